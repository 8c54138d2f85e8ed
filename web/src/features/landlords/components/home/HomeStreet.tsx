import { unitValues } from '@contract/unit-names';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { oneOf, useListAddress } from '@shared/list/use-list-address';
import { Section } from '@ui/layout/Section';
import { SegmentedControl } from '@ui/layout/SegmentedControl';
import { Link } from '@ui/link/Link';
import { StatusChip } from '@ui/pane/StatusChip';
import { Street, type StreetPropertyData, type StreetUnit as Window } from '@ui/street/Street';
import type { StreetProperty } from '../../api/types';
import { paneOf, useUnitWords, type StreetUnit } from './street-words';
import { StreetList } from './StreetList';
import styles from './home.module.css';

const VIEWS = ['street', 'list'] as const;
const LEGEND = ['paid', 'processing', 'partial', 'due', 'overdue', 'vacant', 'offline'] as const;

function useUnit(): (property: StreetProperty, unit: StreetUnit) => Window {
  const t = useT();
  const { money } = useFormats();
  const words = useUnitWords();
  return (property, unit) => {
    const state = t(`landlords.state.${unit.state}`);
    const tenants = unit.tenants.join(', ');
    const owed = unit.openCents > 0 ? money(unit.openCents, unit.currency) : '';
    return {
      id: unit.id,
      href: words.href(unit),
      status: paneOf(unit),
      label: [t('landlords.unit.named', unitValues(unit.label)), tenants, state, owed].filter(Boolean).join(', '),
      tooltip: (
        <>
          <strong>{[`${property.streetNumber}-${unit.label}`, tenants].filter(Boolean).join(', ')}</strong>
          <br />
          {words.owed(unit) || state}
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
      {leased},{' '}
      <span className={styles.overdue}>{t('landlords.street.overdue', { count: property.overdueCount })}</span>
    </>
  );
}

/**
 * "Your street": every property is a building and every unit a window. Or a list with the same contents; the address
 * says which.
 */
export function HomeStreet({ street, propertyCount }: { street: readonly StreetProperty[]; propertyCount: number }) {
  const t = useT();
  const unitOf = useUnit();
  const { values, set } = useListAddress(['view']);
  const view = oneOf(VIEWS, values.view) ?? 'street';
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
            <StatusChip variant="plain" status={state}>
              {t(`landlords.state.${state}`)}
            </StatusChip>
          </li>
        ))}
      </ul>
      <SegmentedControl
        label={t('landlords.street.view')}
        value={view}
        onChange={(next) => set('view', next === 'street' ? '' : next)}
        options={VIEWS.map((value) => ({ value, label: t(`landlords.street.view.${value}`) }))}
      />
      <Link href={paths.landlordProperties()}>{t('landlords.street.all', { count: propertyCount })}</Link>
    </div>
  );
  return (
    <Section title={t('landlords.street.title')} aside={aside}>
      {view === 'list' ? (
        <StreetList street={street} />
      ) : (
        <Street properties={properties} label={t('landlords.street.title')} />
      )}
    </Section>
  );
}
