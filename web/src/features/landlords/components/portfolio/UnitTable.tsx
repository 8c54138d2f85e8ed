import { unitValues } from '@contract/unit-names';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { ListSearch } from '@shared/list/ListSearch';
import { oneOf, useListAddress } from '@shared/list/use-list-address';
import { cx } from '@ui/cx';
import { SelectField } from '@ui/fields/SelectField';
import { Pane } from '@ui/pane/Pane';
import { Plate } from '@ui/plate/Plate';
import { EmptyState } from '@ui/states/StatePanel';
import { DataTable, type DataColumn } from '@ui/workspace/DataTable';
import { useState } from 'react';
import type { Unit } from '../../api/types';
import { useChoosingWords } from '../use-bulk-words';
import { UnitBulk } from './UnitBulk';
import { unitsShown, UNIT_STATES } from './units-shown';
import { UnitState } from './UnitState';
import styles from '../list.module.css';
import lists from '@shared/list/list.module.css';

const PANE = { occupied: 'active', available: 'vacant', offline: 'offline' } as const;
const NAMES = ['q', 'sort', 'state'] as const;
/** How many rows are rendered. */
const STEP = 100;

function useRent(): (unit: Unit) => string {
  const t = useT();
  const { money } = useFormats();
  return (unit) => {
    if (unit.lease) return money(unit.lease.rentCents, unit.currency);
    return unit.marketRentCents === null
      ? ''
      : t('landlords.unit.market', { amount: money(unit.marketRentCents, unit.currency) });
  };
}

function useColumns(): DataColumn<Unit>[] {
  const t = useT();
  const rent = useRent();
  const rooms = (unit: Unit) => t('landlords.unit.rooms', { bedrooms: unit.bedrooms, bathrooms: unit.bathrooms });
  return [
    {
      id: 'label',
      header: t('landlords.unit.label'),
      sort: 'label',
      cell: (unit) => <Plate size="sm">{unit.label}</Plate>,
      tight: true,
    },
    {
      id: 'state',
      header: t('landlords.unit.state'),
      sort: 'state',
      cell: (unit) => <UnitState unit={unit} variant="plain" />,
    },
    {
      id: 'tenants',
      header: t('landlords.unit.tenants'),
      sort: 'tenants',
      cell: (unit) => unit.lease?.tenants.join(', '),
    },
    { id: 'rooms', header: t('landlords.unit.roomsHead'), sort: 'rooms', cell: rooms },
    { id: 'rent', header: t('landlords.unit.rent'), sort: 'rent', align: 'end', cell: rent },
  ];
}

/**
 * Units of a property: search, order and filter are in the address, as in every list. The default order is that of the
 * doors.
 */
export function UnitTable({ units, caption }: { units: readonly Unit[]; caption: string }) {
  const t = useT();
  const { language } = useLanguage();
  const rent = useRent();
  const columns = useColumns();
  const words = useChoosingWords<Unit>((unit) => t('landlords.unit.named', unitValues(unit.label)));
  const { values, set } = useListAddress(NAMES);
  const [chosen, choose] = useState<string[]>([]);
  const [drawn, draw] = useState(STEP);
  const found = unitsShown(
    units,
    { q: values.q, state: oneOf(UNIT_STATES, values.state), sort: values.sort },
    language,
  );
  const rows = found.slice(0, drawn);
  return (
    <>
      <div className={cx(lists.filters, styles.filters)}>
        <ListSearch value={values.q} label={t('landlords.units.search')} onChange={(text) => set('q', text)} />
        <SelectField
          label={t('landlords.unit.state')}
          value={values.state}
          onChange={(event) => set('state', event.target.value)}
          placeholder={t('landlords.filter.all')}
          options={UNIT_STATES.map((state) => ({ value: state, label: t(`landlords.unitStatus.${state}`) }))}
        />
      </div>
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows}
        rowKey={(unit) => unit.id}
        rowHref={(unit) => paths.landlordUnit(unit.id)}
        sort={values.sort || 'label'}
        onSort={(order) => set('sort', order)}
        empty={<EmptyState title={t('landlords.nothingFound')}>{t('landlords.nothingFoundText')}</EmptyState>}
        phone={(unit) => ({
          pane: <Pane status={PANE[unit.status]} />,
          title: t('landlords.unit.named', unitValues(unit.label)),
          secondary: unit.lease?.tenants.join(', ') || t(`landlords.unitStatus.${unit.status}`),
          end: rent(unit),
        })}
        more={found.length > rows.length ? { label: t('parts.more'), onClick: () => draw(drawn + STEP) } : undefined}
        footer={found.length > STEP ? t('parts.shown', { shown: rows.length, total: found.length }) : undefined}
        selected={chosen}
        onSelect={choose}
        bulkActions={<UnitBulk chosen={found.filter(({ id }) => chosen.includes(id))} onDone={choose} />}
        words={words}
      />
    </>
  );
}
