import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Button } from '@ui/controls/Button';
import { Table, type Column } from '@ui/data/Table';
import { Pane } from '@ui/pane/Pane';
import { StatusChip } from '@ui/pane/StatusChip';
import { Plate } from '@ui/plate/Plate';
import { useState } from 'react';
import type { StreetProperty } from '../../api/types';
import { paneOf, useUnitWords, type StreetUnit } from './street-words';
import styles from './home.module.css';

/** How many lines are rendered, because a tower has hundreds. */
const STEP = 100;

interface Row {
  property: StreetProperty;
  /** None of a property that has no units yet. */
  unit?: StreetUnit;
}

const rowsOf = (property: StreetProperty): Row[] =>
  property.units.length === 0 ? [{ property }] : property.units.map((unit) => ({ property, unit }));

/** The street as a list: the same buildings and windows, in the same order, in words. */
export function StreetList({ street }: { street: readonly StreetProperty[] }) {
  const t = useT();
  const words = useUnitWords();
  const [drawn, draw] = useState(STEP);
  const rows = street.flatMap(rowsOf);
  const state = (unit: StreetUnit, variant?: 'plain') => (
    <StatusChip status={paneOf(unit)} variant={variant}>
      {t(`landlords.state.${unit.state}`)}
    </StatusChip>
  );
  const nothing = t('landlords.units.emptyTitle');
  const columns: Column<Row>[] = [
    {
      id: 'unit',
      header: t('landlords.unit.label'),
      cell: ({ property, unit }) =>
        unit ? <Plate size="sm">{`${property.streetNumber}-${unit.label}`}</Plate> : nothing,
      tight: true,
    },
    { id: 'tenants', header: t('landlords.unit.tenants'), cell: ({ unit }) => unit?.tenants.join(', ') },
    { id: 'state', header: t('landlords.unit.state'), cell: ({ unit }) => unit && state(unit, 'plain') },
    {
      id: 'due',
      header: t('landlords.leases.balance'),
      align: 'end',
      cell: ({ unit }) =>
        unit && <span className={paneOf(unit) === 'overdue' ? styles.overdue : undefined}>{words.owed(unit)}</span>,
    },
  ];
  const heading = ({ property: { streetNumber, street: name, leasedCount, unitCount, overdueCount } }: Row) =>
    [
      `${streetNumber} ${name}`,
      t('landlords.street.leased', { leased: leasedCount, units: unitCount }),
      overdueCount > 0 && t('landlords.street.overdue', { count: overdueCount }),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <>
      <Table
        caption={t('landlords.street.title')}
        columns={columns}
        rows={rows.slice(0, drawn)}
        rowKey={({ property, unit }) => unit?.id ?? property.id}
        rowHref={({ property, unit }) => (unit ? words.href(unit) : paths.landlordProperty(property.id))}
        groupOf={heading}
        phone={({ property, unit }) =>
          unit
            ? {
                pane: <Pane status={paneOf(unit)} />,
                title: `${property.streetNumber}-${unit.label}`,
                secondary: unit.tenants.join(', '),
                end: words.owed(unit) || t(`landlords.state.${unit.state}`),
              }
            : { title: nothing }
        }
      />
      {rows.length > drawn && (
        <Button className={styles.more} variant="secondary" onClick={() => draw(drawn + STEP)}>
          {t('parts.more')}
        </Button>
      )}
    </>
  );
}
