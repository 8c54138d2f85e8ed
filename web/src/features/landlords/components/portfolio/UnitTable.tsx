import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Table, type Column } from '@ui/data/Table';
import { Pane } from '@ui/pane/Pane';
import { Plate } from '@ui/plate/Plate';
import type { Unit } from '../../api/types';
import { UnitState } from './UnitState';

const PANE = { occupied: 'active', available: 'vacant', offline: 'offline' } as const;

/** Units of a property in the order of their doors. */
export function UnitTable({ units, caption }: { units: readonly Unit[]; caption: string }) {
  const t = useT();
  const { money } = useFormats();
  const rooms = (unit: Unit) => t('landlords.unit.rooms', { bedrooms: unit.bedrooms, bathrooms: unit.bathrooms });
  const rent = (unit: Unit) => {
    if (unit.lease) return money(unit.lease.rentCents, unit.currency);
    return unit.marketRentCents === null ? '' : t('landlords.unit.market', { amount: money(unit.marketRentCents, unit.currency) });
  };
  const columns: Column<Unit>[] = [
    { id: 'label', header: t('landlords.unit.label'), cell: (unit) => <Plate size="sm">{unit.label}</Plate>, tight: true },
    { id: 'state', header: t('landlords.unit.state'), cell: (unit) => <UnitState unit={unit} variant="plain" /> },
    { id: 'tenants', header: t('landlords.unit.tenants'), cell: (unit) => unit.lease?.tenants.join(', ') },
    { id: 'rooms', header: t('landlords.unit.roomsHead'), cell: rooms },
    { id: 'rent', header: t('landlords.unit.rent'), align: 'end', cell: rent },
  ];
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={units}
      rowKey={(unit) => unit.id}
      rowHref={(unit) => paths.landlordUnit(unit.id)}
      phone={(unit) => ({
        pane: <Pane status={PANE[unit.status]} />,
        title: t('landlords.unit.named', { label: unit.label }),
        secondary: unit.lease?.tenants.join(', ') || t(`landlords.unitStatus.${unit.status}`),
        end: rent(unit),
      })}
    />
  );
}
