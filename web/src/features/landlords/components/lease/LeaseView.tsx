import { unitValues } from '@contract/unit-names';
import { useT } from '@i18n/messages';
import type { LeaseTab } from '@nav/dashboard-paths';
import { usePageTitle } from '@nav/page-title';
import { paths } from '@nav/paths';
import { oneOf } from '@shared/list/use-list-address';
import { cx } from '@ui/cx';
import { PageHead, Section } from '@ui/layout/Section';
import { Tabs } from '@ui/layout/Tabs';
import { Plate } from '@ui/plate/Plate';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Lease } from '../../api/types';
import { Crumbs } from '../Crumbs';
import { fullName } from '../names';
import { UnitPlanCard } from '../portfolio/UnitPlanCard';
import { AccessTab } from './AccessTab';
import { DraftNote } from './DraftNote';
import { LeaseFacts } from './LeaseFacts';
import { LeaseMenu } from './LeaseMenu';
import { LeaseState } from './LeaseState';
import { LeaseTermsTab } from './LeaseTermsTab';
import styles from '../list.module.css';

/** What other features bring to the lease's page. */
export interface LeaseParts {
  ledger: (lease: Lease) => ReactNode;
  /** Beside the title: recording a payment. */
  actions?: (lease: Lease) => ReactNode;
  /** Above every tab: what tenants gave notice of. */
  notices?: (lease: Lease) => ReactNode;
  /** Beneath the terms: what is being repaired. */
  aside?: (lease: Lease) => ReactNode;
  /** Chips beside the state: how much is overdue. */
  chips?: (lease: Lease) => ReactNode;
  /** Tabs of other features; each is asked for once it is open. */
  tabs: Readonly<Record<'documents' | 'requests' | 'messages', (lease: Lease) => ReactNode>>;
  /** Figures on those tabs, as soon as they are known. */
  counts?: Readonly<Partial<Record<LeaseTab, number>>>;
}

const TABS = ['ledger', 'lease', 'documents', 'requests', 'messages', 'plan', 'access'] as const satisfies LeaseTab[];
/** Next to these there is room for the terms and other sections of the lease. */
const WITH_ASIDE: readonly LeaseTab[] = ['ledger', 'access'];

/** A lease: its tenants, unit and state, its ledger, its terms, and its tenants' access. */
export function LeaseView({ lease, parts }: { lease: Lease; parts: LeaseParts }) {
  const t = useT();
  const [params] = useSearchParams();
  const tab = oneOf(TABS, params.get('tab') ?? '') ?? 'ledger';
  const names = lease.tenants.map(fullName).join(', ') || t('landlords.lease.nobody');
  const home = `${lease.unit.streetNumber} ${lease.unit.street}`;
  usePageTitle(names);
  return (
    <>
      <Crumbs
        items={[
          { label: t('landlords.leases.title'), href: paths.landlordLeases() },
          { label: home, href: paths.landlordProperty(lease.propertyId) },
          { label: t('landlords.unit.named', unitValues(lease.unit.label)), href: paths.landlordUnit(lease.unitId) },
        ]}
      />
      <PageHead
        lead={<Plate size="xl">{lease.unit.label}</Plate>}
        title={names}
        subtitle={
          <span className={styles.chips}>
            {`${home}, ${lease.unit.city}`} <LeaseState state={lease.state} startsOn={lease.startsOn} />{' '}
            {parts.chips?.(lease)}
          </span>
        }
        actions={parts.actions?.(lease)}
        menu={<LeaseMenu lease={lease} />}
      />
      <Tabs
        tabs={TABS.map((id) => ({
          id,
          label: t(`landlords.tab.${id}`),
          href: paths.landlordLease(lease.id, id),
          count: parts.counts?.[id] || undefined,
        }))}
        value={tab}
        label={t('landlords.tab.label')}
      />
      <div className={cx(styles.detail, !WITH_ASIDE.includes(tab) && styles.alone)}>
        <div className={styles.stack}>
          {lease.state === 'draft' && <DraftNote lease={lease} />}
          {parts.notices?.(lease)}
          {tab === 'ledger' && parts.ledger(lease)}
          {tab === 'lease' && <LeaseTermsTab lease={lease} />}
          {(tab === 'documents' || tab === 'requests' || tab === 'messages') && parts.tabs[tab](lease)}
          {tab === 'plan' && <UnitPlanCard unitId={lease.unitId} />}
          {tab === 'access' && <AccessTab lease={lease} />}
        </div>
        {WITH_ASIDE.includes(tab) && (
          <div className={styles.aside}>
            <Section title={t('landlords.tab.lease')}>
              <LeaseFacts lease={lease} />
            </Section>
            {parts.aside?.(lease)}
          </div>
        )}
      </div>
    </>
  );
}
