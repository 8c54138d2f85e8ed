import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Section } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import { StatusChip } from '@ui/pane/StatusChip';
import { Street, type StreetPropertyData, type StreetUnit } from '@ui/street/Street';
import type { StreetProperty } from '../../api/types';
import styles from './home.module.css';

type Unit = StreetProperty['units'][number];

const LEGEND = ['paid', 'processing', 'partial', 'due', 'overdue', 'vacant', 'offline'] as const;

function useUnit(): (property: StreetProperty, unit: Unit) => StreetUnit {
  const t = useT();
  const { money, day } = useFormats();
  return (property, unit) => {
    const state = t(`landlords.state.${unit.state}`);
    const tenants = unit.tenants.join(', ');
    const owed = unit.openCents > 0 ? money(unit.openCents, unit.currency) : '';
    const due = unit.dueOn && owed ? t('landlords.street.dueOn', { amount: owed, day: day(unit.dueOn, { month: 'short', day: 'numeric' }) }) : state;
    return {
      id: unit.id,
      href: unit.leaseId ? paths.landlordLease(unit.leaseId) : paths.landlordUnit(unit.id),
      status: unit.state,
      label: [t('landlords.unit.named', { label: unit.label }), tenants, state, owed].filter(Boolean).join(', '),
      tooltip: (
        <>
          <strong>{[`${property.streetNumber}-${unit.label}`, tenants].filter(Boolean).join(', ')}</strong>
          <br />
          {due}
        </>
      ),
    };
  };
}

function Note({ property }: { property: StreetProperty }) {
  const t = useT();
  const leased = t('landlords.street.leased', { leased: property.leasedCount, units: property.unitCount });
  if (property.overdueCount === 0) return <>{leased}</>;
  return (
    <>
      {leased}, <span className={styles.overdue}>{t('landlords.street.overdue', { count: property.overdueCount })}</span>
    </>
  );
}

/** "Your street": every property a building, every unit a window. */
export function HomeStreet({ street, propertyCount }: { street: readonly StreetProperty[]; propertyCount: number }) {
  const t = useT();
  const unitOf = useUnit();
  const properties = street.map((property): StreetPropertyData => ({
    id: property.id,
    plate: property.streetNumber,
    name: property.street,
    note: <Note property={property} />,
    href: paths.landlordProperty(property.id),
    units: property.units.map((unit) => unitOf(property, unit)),
  }));
  const aside = (
    <div className={styles.streetAside}>
      <ul className={styles.legend} aria-label={t('landlords.street.legend')}>
        {LEGEND.map((state) => (
          <li key={state}>
            <StatusChip variant="plain" status={state}>{t(`landlords.state.${state}`)}</StatusChip>
          </li>
        ))}
      </ul>
      <Link href={paths.landlordProperties()}>{t('landlords.street.all', { count: propertyCount })}</Link>
    </div>
  );
  return (
    <Section title={t('landlords.street.title')} aside={aside}>
      <Street properties={properties} label={t('landlords.street.title')} />
    </Section>
  );
}
