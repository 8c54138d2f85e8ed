import { hasSeveralCurrencies } from '@contract/currencies';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useDownloadCsv } from '@shared/list/download-csv';
import { ExportButton } from '@shared/list/ExportButton';
import { FilterSheet } from '@shared/list/FilterSheet';
import { ListSearch } from '@shared/list/ListSearch';
import { LoadFailure } from '@shared/list/Loaded';
import { oneOf, useListAddress } from '@shared/list/use-list-address';
import { useAllRows } from '@shared/list/use-more';
import { useMorePages } from '@shared/list/use-more-pages';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '@ui/controls/Button';
import { cx } from '@ui/cx';
import { SelectField } from '@ui/fields/SelectField';
import { PageHead } from '@ui/layout/Section';
import { Pane } from '@ui/pane/Pane';
import { Plate } from '@ui/plate/Plate';
import { EmptyState } from '@ui/states/StatePanel';
import { DataTable, type DataColumn } from '@ui/workspace/DataTable';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useActivateLeases } from '../api/bulk-tasks';
import { leasesQuery } from '../api/list-leases';
import type { LeaseRow } from '../api/types';
import { BulkTasks } from '../components/BulkTasks';
import { ActivateManyDialog } from '../components/lease/ActivateManyDialog';
import { ChargeManyDialog } from '../components/lease/ChargeManyDialog';
import { LateFeesDialog } from '../components/lease/LateFeesDialog';
import { LeaseState, shownState } from '../components/lease/LeaseState';
import { MixedChargeDialog } from '../components/lease/MixedChargeDialog';
import { NoTenantDialog } from '../components/lease/NoTenantDialog';
import { useTerm } from '../components/lease/use-term';
import { LettersDialog } from '../components/LettersDialog';
import { homeName } from '../components/names';
import { PostingProgress } from '../components/PostingProgress';
import { useOwed } from '../components/tenant/use-owed';
import { useBulkToast, useChoosingWords } from '../components/use-bulk-words';
import styles from '../components/list.module.css';
import lists from '@shared/list/list.module.css';

const NAMES = ['q', 'sort', 'state', 'balance', 'access'] as const;
const ACCESS = ['no_code'] as const;
const BALANCES = ['overdue', 'processing'] as const;
const STATES = ['active', 'notice', 'draft', 'ended'] as const;

/** `code` adds the currency to each amount, where the list has several. */
function useColumns(code: boolean): DataColumn<LeaseRow>[] {
  const t = useT();
  const { money } = useFormats();
  const term = useTerm();
  const open = useOwed(code);
  return [
    {
      id: 'tenant',
      header: t('landlords.unit.tenants'),
      sort: 'tenant',
      cell: (lease) => lease.tenants.join(', ') || t('landlords.lease.nobody'),
    },
    {
      id: 'home',
      header: t('landlords.lease.home'),
      sort: 'home',
      cell: (lease) => (
        <span className={styles.plateCell}>
          <Plate size="sm">{homeName(lease.streetNumber, lease.unitLabel)}</Plate> {lease.street}
        </span>
      ),
    },
    {
      id: 'state',
      header: t('landlords.lease.state'),
      cell: (lease) => (
        <span className={styles.whole}>
          <LeaseState state={lease.state} startsOn={lease.startsOn} variant="plain" />
        </span>
      ),
    },
    {
      id: 'term',
      header: t('landlords.lease.term'),
      sort: 'endsOn',
      cell: (lease) => <span className={styles.whole}>{term(lease)}</span>,
    },
    {
      id: 'rent',
      header: t('landlords.unit.rent'),
      sort: 'rentCents',
      align: 'end',
      cell: (lease) => money(lease.rentCents, lease.currency, { code }),
    },
    {
      id: 'open',
      header: t('landlords.leases.balance'),
      sort: 'overdueCents',
      align: 'end',
      cell: (lease) => (
        <span className={lease.overdueCents > 0 && !lease.posting ? styles.overdue : undefined}>{open(lease)}</span>
      ),
    },
  ];
}

function NewLease() {
  const t = useT();
  return (
    <ButtonLink href={paths.landlordNewLease()} icon={<IconPlus size={18} stroke={1.75} aria-hidden />}>
      {t('landlords.lease.add')}
    </ButtonLink>
  );
}

/** What the chosen leases have in common decides: drafts are activated, letters go to who has not joined. */
function BulkActions({
  rows,
  chosen,
  drafts,
  onDone,
}: {
  rows: readonly LeaseRow[];
  chosen: string[];
  drafts: string[];
  onDone: (left: string[]) => void;
}) {
  const t = useT();
  const navigate = useNavigate();
  const [writing, setWriting] = useState(false);
  const change = useActivateLeases();
  const say = useBulkToast();
  const download = useDownloadCsv();
  const [charging, setCharging] = useState(false);
  const [feeing, setFeeing] = useState(false);
  const currencies = [...new Set(rows.filter(({ id }) => chosen.includes(id)).map(({ currency }) => currency))];
  const [currency] = currencies;
  const mixed = currencies.length > 1;
  // Those that another search has shown may be in another currency.
  const allShown = chosen.every((id) => rows.some((row) => row.id === id));
  const [asking, setAsking] = useState(false);
  const empty = rows.filter(({ id, tenants }) => drafts.includes(id) && tenants.length === 0);
  const activate = () =>
    change.mutate(
      { ids: drafts, ...(empty.length > 0 && asking && { withoutTenant: true }) },
      {
        // What becomes of each is shown above the list, also after a reload.
        onSuccess: () => onDone([]),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        loading={download.isPending}
        onClick={() => download.start('leases', chosen)}
      >
        {t('parts.export')}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => setWriting(true)}>
        {t('landlords.bulk.letters')}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        onClick={() => void navigate(paths.landlordMessages(), { state: { writeTo: chosen } })}
      >
        {t('landlords.message')}
      </Button>
      {writing && <LettersDialog leaseIds={chosen} onClose={() => setWriting(false)} />}
      {drafts.length === 0 && (
        <Button size="sm" variant="secondary" onClick={() => setCharging(true)}>
          {t('landlords.charge.open')}
        </Button>
      )}
      <Button size="sm" variant="secondary" onClick={() => setFeeing(true)}>
        {t('landlords.lateFees.open')}
      </Button>
      {feeing && (
        <LateFeesDialog
          ids={chosen}
          currency={mixed || !allShown ? undefined : currency}
          onClose={() => setFeeing(false)}
          onDone={(outcome) => {
            setFeeing(false);
            onDone(say(outcome, 'landlords.lateFees.done'));
          }}
        />
      )}
      {charging && (mixed || !currency) && (
        <MixedChargeDialog currencies={currencies} onClose={() => setCharging(false)} />
      )}
      {charging && !mixed && currency && (
        <ChargeManyDialog
          ids={chosen}
          currency={currency}
          onPaper={rows.flatMap(({ id, onPaper }) => (chosen.includes(id) ? onPaper : []))}
          onClose={() => setCharging(false)}
          onDone={(outcome) => {
            setCharging(false);
            onDone(say(outcome, 'landlords.charge.done'));
          }}
        />
      )}
      {drafts.length > 0 && (
        <Button
          size="sm"
          loading={change.isPending && !asking}
          onClick={() => (empty.length > 0 || drafts.length > 1 ? setAsking(true) : activate())}
        >
          {t('landlords.bulk.activate', { count: drafts.length })}
        </Button>
      )}
      {asking && drafts.length > 1 && (
        <ActivateManyDialog
          count={drafts.length}
          empty={empty.length}
          loading={change.isPending}
          onClose={() => setAsking(false)}
          onConfirm={activate}
        />
      )}
      {asking && drafts.length === 1 && (
        <NoTenantDialog
          count={empty.length}
          loading={change.isPending}
          onClose={() => setAsking(false)}
          onConfirm={activate}
        />
      )}
    </>
  );
}

/** Every lease with what it owes: search, order and filters are in the address. */
export default function LeasesPage() {
  const t = useT();
  const [chosen, choose] = useState<string[]>([]);
  const words = useChoosingWords<LeaseRow>((lease) =>
    `${lease.tenants.join(', ')} ${homeName(lease.streetNumber, lease.unitLabel)}`.trim(),
  );
  const { values, set } = useListAddress(NAMES);
  const query = useInfiniteQuery(
    leasesQuery({
      q: values.q || undefined,
      sort: values.sort || undefined,
      state: oneOf(STATES, values.state),
      balance: oneOf(BALANCES, values.balance),
      access: oneOf(ACCESS, values.access),
    }),
  );
  const { rows, total, more, footer } = useMorePages(query);
  const mixed = hasSeveralCurrencies(rows);
  const columns = useColumns(mixed);
  const open = useOwed(mixed);
  const { money } = useFormats();
  const all = useAllRows(query, total, chosen, (loaded) => choose(loaded.map(({ id }) => id)));
  const filtered = Boolean(values.q || values.state || values.balance || values.access);
  return (
    <>
      <PageHead
        title={t('landlords.leases.title')}
        subtitle={total === undefined ? undefined : t('landlords.leases.count', { count: total })}
        actions={
          <>
            {total !== 0 && <ExportButton tables={['leases', 'tenants', 'payments', 'ledger']} />}
            {(total !== 0 || filtered) && <NewLease />}
          </>
        }
      />
      <BulkTasks back={paths.landlordLeases()} />
      <PostingProgress />
      <div className={cx(lists.filters, styles.leaseFilters)}>
        <ListSearch value={values.q} label={t('landlords.leases.search')} onChange={(text) => set('q', text)} />
        <FilterSheet set={[values.state, values.balance, values.access].filter(Boolean).length}>
          <SelectField
            label={t('landlords.lease.state')}
            value={values.state}
            onChange={(event) => set('state', event.target.value)}
            placeholder={t('landlords.filter.all')}
            options={STATES.map((state) => ({ value: state, label: t(`landlords.leaseState.${state}`) }))}
          />
          <SelectField
            label={t('landlords.leases.balance')}
            value={values.balance}
            onChange={(event) => set('balance', event.target.value)}
            placeholder={t('landlords.filter.all')}
            options={BALANCES.map((value) => ({ value, label: t(`landlords.state.${value}`) }))}
          />
          <SelectField
            label={t('landlords.tab.access')}
            value={values.access}
            onChange={(event) => set('access', event.target.value)}
            placeholder={t('landlords.filter.all')}
            options={ACCESS.map((value) => ({ value, label: t('landlords.leases.noCode') }))}
          />
        </FilterSheet>
      </div>
      <DataTable
        caption={t('landlords.leases.title')}
        columns={columns}
        rows={rows}
        rowKey={(lease) => lease.id}
        rowHref={(lease) => paths.landlordLease(lease.id)}
        sort={values.sort || undefined}
        onSort={(order) => set('sort', order)}
        error={query.isError ? <LoadFailure error={query.error} retry={() => void query.refetch()} /> : undefined}
        empty={
          filtered ? (
            <EmptyState title={t('landlords.nothingFound')}>{t('landlords.nothingFoundText')}</EmptyState>
          ) : (
            <EmptyState title={t('landlords.leases.emptyTitle')} actions={<NewLease />}>
              {t('landlords.leases.emptyText')}
            </EmptyState>
          )
        }
        phone={(lease) => ({
          pane: <Pane status={lease.posting ? 'scheduled' : lease.overdueCents > 0 ? 'overdue' : lease.state} />,
          title: lease.tenants.join(', ') || t('landlords.lease.nobody'),
          secondary: `${homeName(lease.streetNumber, lease.unitLabel)}, ${t(`landlords.leaseState.${shownState(lease.state, lease.startsOn)}`)}`,
          end: money(lease.rentCents, lease.currency, { code: mixed }),
          endSecondary: open(lease),
        })}
        more={more}
        all={all}
        footer={footer}
        selected={chosen}
        onSelect={choose}
        bulkActions={
          <BulkActions
            rows={rows ?? []}
            chosen={chosen}
            drafts={(rows ?? [])
              .filter(({ id, state }) => state === 'draft' && chosen.includes(id))
              .map(({ id }) => id)}
            onDone={choose}
          />
        }
        words={words}
      />
    </>
  );
}
