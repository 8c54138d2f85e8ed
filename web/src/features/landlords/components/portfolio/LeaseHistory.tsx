import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Table, type Column } from '@ui/data/Table';
import { Pane } from '@ui/pane/Pane';
import type { UnitDetail, UnitLease } from '../../api/types';
import { LeaseState } from '../lease/LeaseState';
import { useTerm } from '../lease/use-term';

type State = 'draft' | 'active' | 'notice' | 'ended';

/** Every lease that a unit had, newest first. */
export function LeaseHistory({ unit }: { unit: UnitDetail }) {
  const t = useT();
  const { money } = useFormats();
  const term = useTerm();
  const names = (lease: UnitLease) => lease.tenants.join(', ') || t('landlords.lease.nobody');
  const columns: Column<UnitLease>[] = [
    { id: 'tenants', header: t('landlords.unit.tenants'), cell: names },
    {
      id: 'state',
      header: t('landlords.lease.state'),
      cell: (lease) => <LeaseState state={lease.state as State} startsOn={lease.startsOn} variant="plain" />,
    },
    { id: 'term', header: t('landlords.lease.term'), cell: term },
    {
      id: 'rent',
      header: t('landlords.unit.rent'),
      align: 'end',
      cell: (lease) => money(lease.rentCents, unit.currency),
    },
  ];
  return (
    <Table
      caption={t('landlords.unit.history')}
      columns={columns}
      rows={unit.leases}
      rowKey={(lease) => lease.id}
      rowHref={(lease) => paths.landlordLease(lease.id)}
      phone={(lease) => ({
        pane: <Pane status={lease.state as State} />,
        title: names(lease),
        secondary: term(lease),
        end: money(lease.rentCents, unit.currency),
      })}
    />
  );
}
