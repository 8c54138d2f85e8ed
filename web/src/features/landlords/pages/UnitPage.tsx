import { unitValues } from '@contract/unit-names';
import { useT } from '@i18n/messages';
import { usePageTitle } from '@nav/page-title';
import { paths } from '@nav/paths';
import { ExportButton } from '@shared/list/ExportButton';
import { Loaded } from '@shared/list/Loaded';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@ui/controls/Button';
import { PageHead, Section } from '@ui/layout/Section';
import { Plate } from '@ui/plate/Plate';
import { EmptyState } from '@ui/states/StatePanel';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { propertyQuery } from '../api/get-property';
import { unitQuery } from '../api/get-unit';
import type { PropertyDetail, UnitDetail } from '../api/types';
import { Crumbs } from '../components/Crumbs';
import { LeaseHistory } from '../components/portfolio/LeaseHistory';
import { UnitFacts } from '../components/portfolio/UnitFacts';
import { UnitMenu } from '../components/portfolio/UnitMenu';
import { UnitPlanCard } from '../components/portfolio/UnitPlanCard';
import { UnitState } from '../components/portfolio/UnitState';
import styles from '../components/list.module.css';

/** What other features add: beside a unit's facts, and below its leases. */
type Part = (unit: UnitDetail) => ReactNode;
interface Parts {
  aside?: Part;
  history?: Part;
}

function View({ unit, property, aside, history }: { unit: UnitDetail; property: PropertyDetail } & Parts) {
  const t = useT();
  const title = t('landlords.unit.named', unitValues(unit.label));
  usePageTitle(`${title}, ${property.name}`);
  const lease = (
    <ButtonLink
      href={paths.landlordNewLease({ property: property.id, unit: unit.id })}
      icon={<IconPlus size={18} stroke={1.75} aria-hidden />}
    >
      {t('landlords.lease.add')}
    </ButtonLink>
  );
  return (
    <>
      <Crumbs
        items={[
          { label: t('landlords.properties.title'), href: paths.landlordProperties() },
          { label: property.name, href: paths.landlordProperty(property.id) },
          { label: title },
        ]}
      />
      <PageHead
        lead={<Plate size="lg">{unit.label}</Plate>}
        title={title}
        subtitle={
          <span className={styles.chips}>
            {`${property.streetNumber} ${property.street}, ${property.city}`} <UnitState unit={unit} />
          </span>
        }
        actions={
          <>
            {unit.status !== 'offline' && !unit.archived && unit.leases.length > 0 && lease}
            <ButtonLink
              variant="secondary"
              href={paths.landlordDocuments(unit.id)}
              icon={<IconFileText size={18} stroke={1.75} aria-hidden />}
            >
              {t('landlords.documents')}
            </ButtonLink>
          </>
        }
        menu={<UnitMenu unit={unit} />}
      />
      <div className={styles.detail}>
        <div className={styles.main}>
          {unit.leases.length === 0 ? (
            <EmptyState
              title={t('landlords.unit.noLeaseTitle')}
              actions={unit.status !== 'offline' && !unit.archived && lease}
            >
              {t('landlords.unit.noLeaseText')}
            </EmptyState>
          ) : (
            <Section
              title={t('landlords.unit.history')}
              aside={
                <ExportButton
                  size="sm"
                  tables={['leases', 'tenants', 'payments', 'ledger']}
                  ids={unit.leases.map(({ id }) => id)}
                />
              }
            >
              <LeaseHistory unit={unit} />
            </Section>
          )}
          {history?.(unit)}
        </div>
        <div className={styles.aside}>
          <UnitFacts unit={unit} />
          {aside?.(unit)}
          {!unit.archived && <UnitPlanCard unitId={unit.id} />}
        </div>
      </div>
    </>
  );
}

function WithProperty({ unit, ...parts }: { unit: UnitDetail } & Parts) {
  const query = useQuery(propertyQuery(unit.propertyId));
  return <Loaded query={query}>{(property) => <View unit={unit} property={property} {...parts} />}</Loaded>;
}

/** One unit with its history. */
export default function UnitPage(parts: Parts) {
  const { unitId = '' } = useParams();
  const query = useQuery(unitQuery(unitId));
  return <Loaded query={query}>{(unit) => <WithProperty unit={unit} {...parts} />}</Loaded>;
}
