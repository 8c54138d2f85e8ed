import { LANGUAGES } from '@contract/languages';
import { useT } from '@i18n/messages';
import { usePageTitle } from '@nav/page-title';
import { paths } from '@nav/paths';
import { useListWords } from '@shared/list/use-more';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { Button, ButtonLink } from '@ui/controls/Button';
import { FactList } from '@ui/data/FactList';
import { Text } from '@ui/layout/Heading';
import { PageHead, Section } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import { Avatar } from '@ui/person/Avatar';
import { Plate } from '@ui/plate/Plate';
import { DataTable, type DataColumn } from '@ui/workspace/DataTable';
import { useState, type ReactNode } from 'react';
import type { TenantDetail, TenantRow } from '../../api/types';
import { Crumbs } from '../Crumbs';
import { LeaseState, shownState } from '../lease/LeaseState';
import { AccessState, EditTenant } from '../lease/TenantAccess';
import { useTerm } from '../lease/use-term';
import { fullName, homeName } from '../names';
import { useEmailWords } from '../use-email-words';
import { useOwed } from './use-owed';
import styles from '../list.module.css';

const nameOf = (code: string) => LANGUAGES.find((language) => language.code === code)?.nativeName ?? code;

function Contact({ tenant }: { tenant: TenantDetail }) {
  const t = useT();
  const emailOf = useEmailWords();
  const [editing, setEditing] = useState(false);
  return (
    <Section
      title={t('landlords.tenants.contact')}
      aside={
        <Button
          variant="secondary"
          size="sm"
          icon={<IconPencil size={16} stroke={1.75} aria-hidden />}
          onClick={() => setEditing(true)}
        >
          {t('landlords.tenant.edit')}
        </Button>
      }
    >
      <FactList
        facts={[
          {
            label: t('landlords.tenants.email'),
            value: tenant.email ? <Link href={`mailto:${tenant.email}`}>{tenant.email}</Link> : emailOf(tenant),
          },
          {
            label: t('landlords.tenants.phone'),
            value: tenant.phone ? (
              <Link href={`tel:${tenant.phone.replace(/[^+\d]/g, '')}`}>{tenant.phone}</Link>
            ) : (
              t('landlords.tenants.noPhone')
            ),
          },
          {
            label: t('landlords.tenant.language'),
            value: <span lang={tenant.language}>{nameOf(tenant.language)}</span>,
          },
          {
            label: t('landlords.tab.access'),
            value: (
              <Link href={paths.landlordLease(tenant.leaseId, 'access')}>
                <AccessState tenant={tenant} variant="plain" />
              </Link>
            ),
          },
        ]}
      />
      {editing && <EditTenant leaseId={tenant.leaseId} tenant={tenant} onClose={() => setEditing(false)} />}
    </Section>
  );
}

function useColumns(): DataColumn<TenantRow>[] {
  const t = useT();
  const term = useTerm();
  const owed = useOwed();
  return [
    {
      id: 'home',
      header: t('landlords.lease.home'),
      cell: ({ streetNumber, unitLabel, street }) => (
        <span className={styles.plateCell}>
          <Plate size="sm">{homeName(streetNumber, unitLabel)}</Plate> {street}
        </span>
      ),
    },
    {
      id: 'state',
      header: t('landlords.lease.state'),
      cell: ({ leaseState, startsOn }) => (
        <span className={styles.whole}>
          <LeaseState state={leaseState} startsOn={startsOn} variant="plain" />
        </span>
      ),
    },
    {
      id: 'term',
      header: t('landlords.lease.term'),
      cell: (lease) => <span className={styles.whole}>{term({ ...lease, termEndsOn: null })}</span>,
    },
    {
      id: 'owed',
      header: t('landlords.leases.balance'),
      align: 'end',
      cell: (lease) => (
        <span className={lease.overdueCents > 0 && !lease.posting ? styles.overdue : undefined}>{owed(lease)}</span>
      ),
    },
  ];
}

function Leases({ tenant }: { tenant: TenantDetail }) {
  const t = useT();
  const term = useTerm();
  const owed = useOwed();
  const columns = useColumns();
  const words = useListWords();
  return (
    <Section title={t('landlords.leases.title')}>
      <DataTable
        caption={t('landlords.leases.title')}
        columns={columns}
        rows={tenant.leases}
        rowKey={({ id }) => id}
        rowHref={({ leaseId }) => paths.landlordLease(leaseId)}
        phone={(lease) => ({
          title: `${homeName(lease.streetNumber, lease.unitLabel)} ${lease.street}`,
          secondary: `${t(`landlords.leaseState.${shownState(lease.leaseState, lease.startsOn)}`)} · ${term({ ...lease, termEndsOn: null })}`,
          end: owed(lease),
        })}
        empty={null}
        words={words}
      />
      <Text look="small" ink={2}>
        {t('landlords.tenants.joint')}
      </Text>
    </Section>
  );
}

/** A tenant: contact, every lease of the same person, and what other features bring about the lease. */
export function TenantView({ tenant, children }: { tenant: TenantDetail; children: ReactNode }) {
  const t = useT();
  const name = fullName(tenant);
  usePageTitle(name);
  return (
    <>
      <Crumbs items={[{ label: t('landlords.tenants.title'), href: paths.landlordTenants() }]} />
      <PageHead
        lead={<Avatar name={name} size="lg" />}
        title={name}
        subtitle={
          <span className={styles.chips}>
            {`${homeName(tenant.streetNumber, tenant.unitLabel)} ${tenant.street}, ${tenant.city}`}{' '}
            <LeaseState state={tenant.leaseState} startsOn={tenant.startsOn} />
          </span>
        }
        actions={
          tenant.leaseState !== 'draft' && (
            <ButtonLink
              variant="secondary"
              href={paths.landlordMessages(tenant.leaseId)}
              icon={<IconMessage size={18} stroke={1.75} aria-hidden />}
            >
              {t('landlords.message')}
            </ButtonLink>
          )
        }
      />
      <div className={styles.detail}>
        <div className={styles.main}>
          <Leases tenant={tenant} />
          {children}
        </div>
        <div className={styles.aside}>
          <Contact tenant={tenant} />
        </div>
      </div>
    </>
  );
}
