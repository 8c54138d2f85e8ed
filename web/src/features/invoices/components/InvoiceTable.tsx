import { OWED_AGES, type InvoiceState } from '@contract/invoices';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { FilterSheet } from '@shared/list/FilterSheet';
import { ListSearch } from '@shared/list/ListSearch';
import { LoadFailure } from '@shared/list/Loaded';
import type { useListAddress } from '@shared/list/use-list-address';
import { useListWords } from '@shared/list/use-more';
import { useMorePages } from '@shared/list/use-more-pages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { SelectField } from '@ui/fields/SelectField';
import { EmptyState } from '@ui/states/StatePanel';
import { DataTable, type DataColumn } from '@ui/workspace/DataTable';
import type { ReactNode } from 'react';
import { invoicesQuery, type Invoice, type InvoiceFilters as Filters } from '../api/invoices';
import { InvoiceChip, useLateWords } from './InvoiceChip';
import lists from '@shared/list/list.module.css';

export const LIST_NAMES = ['q', 'sort', 'status', 'owed'] as const;
type Address = ReturnType<typeof useListAddress<(typeof LIST_NAMES)[number]>>;
type Side = 'supplier' | 'landlord';

/** Search, state and age; they are kept in the address. */
export function InvoiceFilters({
  side,
  address: { values, set },
  states,
}: {
  side: Side;
  address: Address;
  states: readonly InvoiceState[];
}) {
  const t = useT();
  return (
    <div className={lists.filters}>
      <ListSearch
        value={values.q}
        label={t(side === 'landlord' ? 'invoices.bills.search' : 'invoices.search')}
        onChange={(text) => set('q', text)}
      />
      <FilterSheet set={[values.status, values.owed].filter(Boolean).length}>
        <SelectField
          label={t('invoices.state')}
          value={values.status}
          onChange={(event) => set('status', event.target.value)}
          placeholder={t('invoices.all')}
          options={states.map((value) => ({ value, label: t(`invoices.status.${value}`) }))}
        />
        <SelectField
          label={t('invoices.owed')}
          value={values.owed}
          onChange={(event) => set('owed', event.target.value)}
          placeholder={t('invoices.anyAge')}
          options={[
            { value: 'all', label: t('invoices.allOwed') },
            ...OWED_AGES.map((value) => ({ value, label: t(`invoices.age.${value}`) })),
          ]}
        />
      </FilterSheet>
    </div>
  );
}

function useColumns(side: Side): DataColumn<Invoice>[] {
  const t = useT();
  const { money, day } = useFormats();
  const late = useLateWords();
  const other = side === 'landlord' ? 'supplierName' : 'landlordName';
  return [
    {
      id: 'number',
      header: t('invoices.number'),
      sort: 'number',
      cell: ({ number }) => number ?? t('invoices.unnumbered'),
    },
    {
      id: 'other',
      header: t(side === 'landlord' ? 'invoices.supplier' : 'invoices.landlord'),
      sort: other,
      cell: (invoice) => invoice[other],
    },
    { id: 'job', header: t('invoices.job'), cell: ({ jobTitle }) => jobTitle },
    { id: 'state', header: t('invoices.state'), cell: ({ status }) => <InvoiceChip status={status} plain /> },
    { id: 'due', header: t('invoices.dueOn'), sort: 'dueOn', cell: ({ dueOn }) => (dueOn ? day(dueOn) : '') },
    { id: 'age', header: t('invoices.ageColumn'), cell: late },
    {
      id: 'total',
      header: t('invoices.total'),
      sort: 'totalCents',
      align: 'end',
      cell: ({ totalCents, currency }) => money(totalCents, currency, { code: true }),
    },
  ];
}

interface InvoiceTableProps {
  side: Side;
  address: Address;
  filters: Pick<Filters, 'status' | 'owed'>;
  empty: ReactNode;
}

/** Invoices of one side, each leading to its page. */
export function InvoiceTable({ side, address: { values, set }, filters, empty }: InvoiceTableProps) {
  const t = useT();
  const { money } = useFormats();
  const late = useLateWords();
  const sort = values.sort || '-createdAt';
  const query = useInfiniteQuery(invoicesQuery({ ...filters, q: values.q || undefined, sort }));
  const { rows, more, footer } = useMorePages(query);
  const words = useListWords();
  const columns = useColumns(side);
  const hrefOf = ({ id }: Invoice) => (side === 'landlord' ? paths.landlordBill(id) : paths.supplierInvoice(id));
  const filtered = Boolean(values.q || filters.status || filters.owed);
  return (
    <DataTable<Invoice>
      caption={t(side === 'landlord' ? 'invoices.bills.title' : 'invoices.title')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={hrefOf}
      sort={sort}
      onSort={(order) => set('sort', order)}
      error={query.isError ? <LoadFailure error={query.error} retry={() => void query.refetch()} /> : undefined}
      empty={
        filtered ? (
          <EmptyState title={t(side === 'landlord' ? 'invoices.bills.nothing' : 'invoices.nothing')}>
            {t('invoices.nothingText')}
          </EmptyState>
        ) : (
          empty
        )
      }
      phone={(invoice) => ({
        title: side === 'landlord' ? invoice.supplierName : invoice.landlordName,
        secondary: [late(invoice), invoice.number ?? t('invoices.unnumbered'), invoice.jobTitle]
          .filter(Boolean)
          .join(', '),
        end: money(invoice.totalCents, invoice.currency, { code: true }),
        endSecondary: <InvoiceChip status={invoice.status} plain />,
      })}
      more={more}
      footer={footer}
      words={words}
    />
  );
}
