import { useT } from '@i18n/messages';
import { useColumnChoice } from '@shared/list/ColumnMenu';
import { FilterSheet } from '@shared/list/FilterSheet';
import { ListSearch } from '@shared/list/ListSearch';
import { LoadFailure } from '@shared/list/Loaded';
import { oneOf, useListAddress } from '@shared/list/use-list-address';
import { useListWords } from '@shared/list/use-more';
import { useMorePages } from '@shared/list/use-more-pages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { SelectField } from '@ui/fields/SelectField';
import { PageHead } from '@ui/layout/Section';
import { EmptyState } from '@ui/states/StatePanel';
import { DataTable, type DataColumn } from '@ui/workspace/DataTable';
import { useState } from 'react';
import { allFindingsQuery, type Finding } from '../api/findings';
import { useFindingColumns, useFindingOnPhone } from '../components/setup/FindingsTable';
import { MendDialog } from '../components/setup/MendDialog';
import lists from '@shared/list/list.module.css';

const NAMES = ['q', 'state', 'cols', 'sort'] as const;
const STATES = ['open', 'booked', 'given_up', 'confirmed', 'dismissed'] as const;

function useColumns(onMend: (finding: Finding) => void): DataColumn<Finding>[] {
  const t = useT();
  const landlord: DataColumn<Finding> = {
    id: 'who',
    header: t('payments.reconcile.landlord'),
    cell: ({ accountName }) => accountName,
  };
  return useFindingColumns(onMend).flatMap((column) =>
    column.id === 'date' ? [{ ...column, sort: 'happenedOn' }, landlord] : [column],
  );
}

/** Payments of all landlords that one side does not know. An admin takes back or explains; booking is the landlord's. */
export default function AdminPaymentsPage() {
  const t = useT();
  const [mending, setMending] = useState<Finding>();
  const { values, set } = useListAddress(NAMES);
  const state = oneOf(STATES, values.state);
  const columns = useColumnChoice(useColumns(setMending), {
    value: values.cols,
    onChange: (next) => set('cols', next),
  });
  const onPhone = useFindingOnPhone(setMending);
  const query = useInfiniteQuery(allFindingsQuery({ q: values.q || undefined, state, sort: values.sort || undefined }));
  const { rows, more } = useMorePages(query);
  const narrowed = Boolean(values.q || state);
  return (
    <>
      <PageHead title={t('payments.admin.title')} subtitle={t('payments.reconcile.text')} />
      <div className={lists.filters}>
        <ListSearch value={values.q} label={t('payments.admin.search')} onChange={(text) => set('q', text)} />
        <FilterSheet set={state ? 1 : 0}>
          <SelectField
            label={t('payments.column.status')}
            value={state ?? ''}
            onChange={(event) => set('state', event.target.value)}
            placeholder={t('payments.admin.all')}
            options={STATES.map((one) => ({ value: one, label: t(`payments.reconcile.state.${one}`) }))}
          />
        </FilterSheet>
        {columns.menu}
      </div>
      <DataTable
        caption={t('payments.admin.title')}
        columns={columns.shown}
        rows={rows}
        rowKey={({ id }) => id}
        sort={values.sort || undefined}
        onSort={(order) => set('sort', order)}
        muted={(finding) => finding.state !== 'open'}
        error={query.isError ? <LoadFailure error={query.error} retry={() => void query.refetch()} /> : undefined}
        empty={
          narrowed ? (
            <EmptyState title={t('payments.admin.nothing')}>{t('payments.admin.nothingText')}</EmptyState>
          ) : (
            <EmptyState title={t('payments.reconcile.none')} />
          )
        }
        phone={(finding) => onPhone(finding, finding.accountName)}
        more={more}
        words={useListWords()}
      />
      {mending && <MendDialog finding={mending} books={false} onClose={() => setMending(undefined)} />}
    </>
  );
}
