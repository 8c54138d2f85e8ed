import IconRosetteDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { TRADES, type Trade } from '@contract/service-types';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { useT } from '@i18n/messages';
import { ExportButton } from '@parts/list/ExportButton';
import { LoadFailure } from '@parts/list/Loaded';
import { Button } from '@ui/controls/Button';
import { VisuallyHidden } from '@ui/controls/VisuallyHidden';
import { SelectField } from '@ui/fields/SelectField';
import { TextField } from '@ui/fields/TextField';
import { PageHead } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import { EmptyState } from '@ui/states/StatePanel';
import { DataTable, type DataColumn } from '@ui/workspace/DataTable';
import { Dialog } from '@ui/overlay/Dialog';
import { suppliersQuery } from '../api/list-suppliers';
import type { Supplier } from '../api/own-profile';
import { InviteDialog } from '../components/InviteDialog';
import { Thread } from '../components/Thread';
import styles from './DirectoryPage.module.css';

/** /dashboards/landlord/suppliers: whom one can offer work. */
export default function DirectoryPage() {
  const t = useT();
  const [q, setQ] = useState('');
  const [inviting, setInviting] = useState(false);
  const [trade, setTrade] = useState<Trade | ''>('');
  const query = useQuery(suppliersQuery(useDeferredValue(q.trim()), trade));
  return (
    <>
      <PageHead
        title={t('suppliers.directory.title')}
        subtitle={t('suppliers.directory.text')}
        actions={<>{(query.data?.length ?? 0) > 0 && <ExportButton tables={['suppliers']} />}<Button onClick={() => setInviting(true)}>{t('suppliers.invite.title')}</Button></>}
      />
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      <search className={styles.filters}>
        <TextField
          hideLabel
          type="search"
          label={t('suppliers.directory.search')}
          placeholder={t('suppliers.directory.search')}
          prefix={<IconSearch size={18} stroke={1.75} aria-hidden />}
          value={q}
          onChange={(event) => setQ(event.target.value)}
        />
        <SelectField
          hideLabel
          label={t('suppliers.directory.trade')}
          placeholder={t('suppliers.directory.trade')}
          options={TRADES.map((value) => ({ value, label: t(`suppliers.trade.${value}`) }))}
          value={trade}
          onChange={(event) => setTrade(event.target.value as Trade | '')}
        />
      </search>
      <SupplierTable
        rows={query.data}
        error={query.error && <LoadFailure error={query.error} retry={() => void query.refetch()} />}
        empty={<EmptyState title={t('suppliers.directory.none')}>{t('suppliers.directory.noneText')}</EmptyState>}
      />
    </>
  );
}

function SupplierTable({ rows, ...states }: { rows: Supplier[] | undefined; error: ReactNode; empty: ReactNode }) {
  const t = useT();
  const [writing, write] = useState<Supplier>();
  const rating = ({ ratingAverage, ratingCount }: Supplier) => (ratingAverage === null ? t('suppliers.unrated') : t('suppliers.rating', { rating: ratingAverage, count: ratingCount }));
  const columns: DataColumn<Supplier>[] = [
    { id: 'name', header: t('suppliers.company'), cell: (row) => <Name supplier={row} /> },
    { id: 'trade', header: t('suppliers.trade'), cell: (row) => t(`suppliers.trade.${row.trade}`) },
    { id: 'city', header: t('suppliers.city'), cell: (row) => row.city ?? '' },
    { id: 'rating', header: t('suppliers.ratings'), cell: rating },
    { id: 'phone', header: t('suppliers.phone'), cell: (row) => row.phone && <Link href={`tel:${row.phone}`}>{row.phone}</Link> },
    { id: 'write', header: <VisuallyHidden>{t('suppliers.chat.messages')}</VisuallyHidden>, tight: true, cell: (row) => <WriteButton supplier={row} onWrite={write} /> },
  ];
  const table = (
    <DataTable
      caption={t('suppliers.directory.title')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      phone={(row) => ({
        title: <Name supplier={row} />,
        secondary: [t(`suppliers.trade.${row.trade}`), row.city, rating(row)].filter(Boolean).join(', '),
        end: <WriteButton supplier={row} onWrite={write} />,
      })}
      words={{ loading: t('app.loading'), sortRising: '', sortFalling: '' }}
      {...states}
    />
  );
  return (
    <>
      {table}
      <Dialog open={writing !== undefined} onClose={() => write(undefined)} title={writing?.companyName} closeLabel={t('app.close')}>
        {writing && <Thread supplierId={writing.id} />}
      </Dialog>
    </>
  );
}

function WriteButton({ supplier, onWrite }: { supplier: Supplier; onWrite: (supplier: Supplier) => void }) {
  const t = useT();
  return (
    <Button size="sm" variant="secondary" aria-label={t('suppliers.chat.to', { company: supplier.companyName })} onClick={() => onWrite(supplier)}>
      {t('suppliers.chat.open')}
    </Button>
  );
}

function Name({ supplier }: { supplier: Supplier }) {
  const t = useT();
  return (
    <span className={styles.name}>
      {supplier.companyName}
      {supplier.elite && (
        <span className={styles.elite}>
          <IconRosetteDiscountCheck size={16} stroke={1.75} aria-hidden /> {t('suppliers.elite')}
        </span>
      )}
    </span>
  );
}
