import { TRADES } from '@contract/service-types';
import { useT } from '@i18n/messages';
import { useByWords } from '@shared/list/by-words';
import { ExportButton } from '@shared/list/ExportButton';
import { ListSearch } from '@shared/list/ListSearch';
import { Loaded, LoadFailure } from '@shared/list/Loaded';
import { oneOf, useListAddress } from '@shared/list/use-list-address';
import IconRosetteDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { VisuallyHidden } from '@ui/controls/VisuallyHidden';
import { SelectField } from '@ui/fields/SelectField';
import { PageHead } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import { Dialog } from '@ui/overlay/Dialog';
import { EmptyState } from '@ui/states/StatePanel';
import { DataTable, type DataColumn } from '@ui/workspace/DataTable';
import type { ReactNode } from 'react';
import { supplierQuery, suppliersQuery } from '../api/list-suppliers';
import type { Supplier } from '../api/own-profile';
import { propertiesQuery } from '../api/properties';
import { Area } from '../components/Area';
import { InviteDialog } from '../components/InviteDialog';
import { Numbers, NumbersMeasured } from '../components/Numbers';
import { PreferButton, PreferredButton } from '../components/PreferredDialog';
import { RatingCell, RatingsDialog } from '../components/Ratings';
import { StatedPapers } from '../components/StatedPapers';
import { Thread } from '../components/Thread';
import { useTradesWords } from '../components/TradesFields';
import styles from './DirectoryPage.module.css';

const NAMES = ['q', 'trade', 'property', 'write', 'ratings', 'inviting'] as const;

/**
 * /dashboards/landlord/suppliers: the suppliers to whom a landlord can offer work. Search, trade, property and the supplier
 * whose conversation or ratings are open are kept in the URL, and so is whether one is being invited.
 */
export default function DirectoryPage() {
  const t = useT();
  const { values, set } = useListAddress(NAMES);
  const trades = useByWords(TRADES.map((value) => ({ value, label: t(`suppliers.trade.${value}`) })));
  const homes = useQuery(propertiesQuery).data ?? [];
  const home = homes.find(({ id }) => id === values.property)?.id;
  const trade = oneOf(TRADES, values.trade);
  const invite = () => set('inviting', 'new');
  const query = useQuery(suppliersQuery(values.q.trim(), trade, home));
  return (
    <>
      <PageHead
        title={t('suppliers.directory.title')}
        subtitle={`${t(home ? 'suppliers.directory.textHome' : 'suppliers.directory.text')} ${t('suppliers.directory.stated')}`}
        actions={
          <>
            {(query.data?.length ?? 0) > 0 && <ExportButton tables={['suppliers']} />}
            <PreferredButton />
            <Button onClick={invite}>{t('suppliers.invite.title')}</Button>
          </>
        }
      />
      {values.inviting && <InviteDialog trade={trade} onClose={() => set('inviting', '')} />}
      <search className={styles.filters}>
        <ListSearch label={t('suppliers.directory.search')} value={values.q} onChange={(text) => set('q', text)} />
        <SelectField
          hideLabel
          label={t('suppliers.directory.trade')}
          placeholder={t('suppliers.directory.trade')}
          options={trades}
          value={values.trade}
          onChange={(event) => set('trade', event.target.value)}
        />
        {homes.length > 0 && (
          <SelectField
            hideLabel
            label={t('suppliers.area.home')}
            placeholder={t('suppliers.area.home')}
            options={homes.map(({ id, name }) => ({ value: id, label: name }))}
            value={home ?? ''}
            onChange={(event) => set('property', event.target.value)}
          />
        )}
      </search>
      {values.write && <WriteDialog supplierId={values.write} onClose={() => set('write', '')} />}
      {values.ratings && <RatingsOf supplierId={values.ratings} onClose={() => set('ratings', '')} />}
      <SupplierTable
        rows={query.data}
        onWrite={({ id }) => set('write', id)}
        onRead={({ id }) => set('ratings', id)}
        error={query.error && <LoadFailure error={query.error} retry={() => void query.refetch()} />}
        empty={
          values.q || values.trade ? (
            <EmptyState title={t('suppliers.directory.none')}>{t('suppliers.directory.noneText')}</EmptyState>
          ) : (
            <EmptyState
              title={t('suppliers.directory.empty')}
              actions={<Button onClick={invite}>{t('suppliers.directory.inviteFirst')}</Button>}
            >
              {t('suppliers.directory.emptyText')}
            </EmptyState>
          )
        }
      />
      <NumbersMeasured />
    </>
  );
}

/** The conversation with one supplier. */
function WriteDialog({ supplierId, onClose }: { supplierId: string; onClose: () => void }) {
  const t = useT();
  const query = useQuery(supplierQuery(supplierId));
  return (
    <Dialog open onClose={onClose} title={query.data?.companyName} closeLabel={t('app.close')}>
      <Loaded query={query} shape="list">
        {({ id }) => <Thread supplierId={id} />}
      </Loaded>
    </Dialog>
  );
}

/** Renders nothing until the supplier is loaded. */
function RatingsOf({ supplierId, onClose }: { supplierId: string; onClose: () => void }) {
  const { data } = useQuery(supplierQuery(supplierId));
  return data ? <RatingsDialog supplier={data} onClose={onClose} /> : null;
}

interface SupplierTableProps {
  rows: Supplier[] | undefined;
  onWrite: (supplier: Supplier) => void;
  onRead: (supplier: Supplier) => void;
  error: ReactNode;
  empty: ReactNode;
}

function SupplierTable({ rows, onWrite, onRead, ...states }: SupplierTableProps) {
  const t = useT();
  const tradesOf = useTradesWords();
  const rating = (supplier: Supplier) => <RatingCell supplier={supplier} onRead={onRead} />;
  const columns: DataColumn<Supplier>[] = [
    { id: 'name', header: t('suppliers.company'), cell: (row) => <Name supplier={row} /> },
    { id: 'trade', header: t('suppliers.trades'), cell: tradesOf },
    { id: 'city', header: t('suppliers.area.column'), cell: (row) => <Area supplier={row} /> },
    { id: 'rating', header: t('suppliers.ratings'), cell: rating },
    { id: 'numbers', header: t('suppliers.numbers.title'), cell: (row) => <Numbers supplier={row} /> },
    { id: 'papers', header: t('suppliers.papers.column'), cell: (row) => <StatedPapers supplier={row} /> },
    {
      id: 'phone',
      header: t('suppliers.phone'),
      cell: (row) =>
        row.phone && (
          <Link className={styles.phone} href={`tel:${row.phone}`}>
            {row.phone}
          </Link>
        ),
    },
    {
      id: 'actions',
      header: <VisuallyHidden>{t('suppliers.directory.actions')}</VisuallyHidden>,
      cell: (row) => (
        <span className={styles.buttons}>
          <PreferButton supplier={row} />
          <WriteButton supplier={row} onWrite={onWrite} />
        </span>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('suppliers.directory.title')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      phone={(row) => ({
        title: <Name supplier={row} />,
        secondary: (
          <span className={styles.lines}>
            <span>{tradesOf(row)}</span>
            <span>{rating(row)}</span>
            <Area supplier={row} />
            <Numbers supplier={row} />
            <StatedPapers supplier={row} />
            <span className={styles.actions}>
              <PreferButton supplier={row} />
              <WriteButton supplier={row} onWrite={onWrite} />
            </span>
          </span>
        ),
      })}
      words={{ loading: t('app.loading'), sortRising: '', sortFalling: '' }}
      {...states}
    />
  );
}

function WriteButton({ supplier, onWrite }: { supplier: Supplier; onWrite: (supplier: Supplier) => void }) {
  const t = useT();
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-label={t('suppliers.chat.to', { company: supplier.companyName })}
      onClick={() => onWrite(supplier)}
    >
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
