import { undecided } from '@api/client';
import type { ListPage } from '@api/list-page';
import { useProblemText } from '@api/problem-text';
import { hasSeveralCurrencies } from '@contract/currencies';
import { localeOf } from '@contract/languages';
import { methodIn } from '@contract/transfer-name';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { FilterSheet } from '@shared/list/FilterSheet';
import { ListSearch } from '@shared/list/ListSearch';
import { LoadFailure } from '@shared/list/Loaded';
import { MoreRows } from '@shared/list/MoreRows';
import { useListAddress } from '@shared/list/use-list-address';
import { useAllRows, useMore } from '@shared/list/use-more';
import { useMorePages } from '@shared/list/use-more-pages';
import { useInfiniteQuery, useQuery, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { cx } from '@ui/cx';
import { Checkbox } from '@ui/fields/Choice';
import { FormError } from '@ui/fields/FormError';
import { SelectField } from '@ui/fields/SelectField';
import { TextField } from '@ui/fields/TextField';
import { PageHead } from '@ui/layout/Section';
import { Skeleton } from '@ui/states/Skeleton';
import { EmptyState } from '@ui/states/StatePanel';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { owedQuery, owedTotalsQuery, useRemind, type OwedFilters } from '../api/owed';
import { propertiesQuery } from '../api/payments';
import type { OwedLease, ReminderOutcome } from '../api/types';
import { OwedRow } from '../components/OwedRow';
import { RecordedRows } from '../components/RecordedRows';
import { ReminderOutcomes } from '../components/ReminderOutcomes';
import { RemindManyDialog } from '../components/RemindManyDialog';
import { RentTabs } from '../components/RentTabs';
import { UNKNOWN, useEntries, type Entries } from '../components/use-entries';
import { rowName, useRecordChosen } from '../components/use-record-chosen';
import { OFFLINE_METHODS, type OfflineMethod } from '../methods';
import entry from '../components/entry.module.css';
import styles from '../components/rent.module.css';
import lists from '@shared/list/list.module.css';

const NAMES = ['q', 'propertyId', 'overdue'] as const;

function Filters({ values, set }: ReturnType<typeof useListAddress<(typeof NAMES)[number]>>) {
  const t = useT();
  const { data: properties = [] } = useQuery(propertiesQuery());
  const count = [values.propertyId, values.overdue].filter(Boolean).length;
  return (
    <div className={cx(lists.filters, styles.filters)}>
      <ListSearch value={values.q} label={t('rent.searchOwed')} onChange={(text) => set('q', text)} />
      <FilterSheet set={count}>
        <SelectField
          label={t('rent.property')}
          value={values.propertyId}
          onChange={(event) => set('propertyId', event.target.value)}
          placeholder={t('rent.all')}
          options={properties.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <SelectField
          label={t('rent.owed')}
          value={values.overdue}
          onChange={(event) => set('overdue', event.target.value)}
          placeholder={t('rent.all')}
          options={[{ value: 'true', label: t('rent.onlyOverdue') }]}
        />
      </FilterSheet>
    </div>
  );
}

function Totals({ filters }: { filters: OwedFilters }) {
  const t = useT();
  const { money } = useFormats();
  const { data = [] } = useQuery(owedTotalsQuery(filters));
  const code = data.length > 1;
  return data.map(({ currency, count, openCents, overdueCents }) => (
    <span key={currency}>
      {t('rent.owedTotals', {
        count,
        open: money(openCents, currency, { code }),
        overdue: money(overdueCents, currency, { code }),
      })}
    </span>
  ));
}

/** Day, method and payer of all rows that say nothing else. */
function CommonFields({
  entries,
  latest,
  currency,
  choice,
}: {
  entries: Entries;
  latest: string;
  currency: string;
  choice: ReactNode;
}) {
  const t = useT();
  const { common, setCommon } = entries;
  return (
    <div className={entry.common}>
      {choice}
      <TextField
        type="date"
        label={t('rent.entry.allDay')}
        max={latest}
        value={common.paidOn || latest}
        onChange={(event) => setCommon({ ...common, paidOn: event.target.value })}
      />
      <SelectField
        label={t('rent.entry.allMethod')}
        value={common.method}
        onChange={(event) => setCommon({ ...common, method: event.target.value as OfflineMethod })}
        options={OFFLINE_METHODS.map((value) => ({ value, label: t(`rent.methods.${methodIn(value, currency)}`) }))}
      />
      <SelectField
        label={t('rent.entry.allPayer')}
        value={common.payer}
        onChange={(event) => setCommon({ ...common, payer: event.target.value === UNKNOWN ? UNKNOWN : '' })}
        options={[
          { value: '', label: t('rent.entry.payerEach') },
          { value: UNKNOWN, label: t('rent.entry.payerUnknown') },
        ]}
      />
    </div>
  );
}

/** The sums of the chosen rows, one a currency, which `code` adds to each. */
function useChosenSum(entries: Entries, code: boolean): (leases: readonly OwedLease[]) => string {
  const { money, list } = useFormats();
  const sumIn = (leases: readonly OwedLease[], currency: string) =>
    leases.reduce((sum, lease) => sum + (lease.currency === currency ? (entries.centsOfEntry(lease) ?? 0) : 0), 0);
  return (leases) => {
    const currencies = [...new Set(leases.map(({ currency }) => currency))];
    return list(currencies.map((currency) => money(sumIn(leases, currency), currency, { code })));
  };
}

/** All rows that are loaded; once they are chosen, all that the filters let through. */
function ChooseAll({
  query,
  leases,
  taken,
  choose,
}: SheetProps & { taken: readonly string[]; choose: (ids: readonly string[]) => void }) {
  const t = useT();
  const { total } = useMore(query);
  const rest = useAllRows(query, total, taken, (rows) => choose(rows.map(({ leaseId }) => leaseId)));
  const all = taken.length === leases.length;
  const partly = query.hasNextPage && total !== undefined;
  return (
    <div className={entry.choice}>
      <Checkbox
        label={partly ? t('rent.chooseLoaded', { count: leases.length }) : t('rent.chooseAll')}
        checked={all}
        onChange={() => choose(all ? [] : leases.map(({ leaseId }) => leaseId))}
      />
      {rest && (
        <Button variant="ghost" size="sm" loading={rest.loading} onClick={rest.onClick}>
          {rest.label}
        </Button>
      )}
    </div>
  );
}

interface SheetProps {
  query: UseInfiniteQueryResult<InfiniteData<ListPage<OwedLease>>>;
  leases: readonly OwedLease[];
}

function Sheet({ query, leases, latest }: SheetProps & { latest: string }) {
  const t = useT();
  const problemText = useProblemText();
  const entries = useEntries(localeOf(useLanguage().language));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [outcomes, setOutcomes] = useState<{ all: ReminderOutcome[]; names: Record<string, string> }>();
  const record = useRecordChosen(entries, (done) => setChosen((before) => before.filter((id) => !done.includes(id))));
  const remind = useRemind((all) =>
    setOutcomes({ all, names: Object.fromEntries(leases.map((lease) => [lease.leaseId, rowName(lease)])) }),
  );
  const [asking, setAsking] = useState(false);
  // The row of one currency may be recorded already.
  const code = hasSeveralCurrencies([...leases, ...record.recorded]);
  const sumOf = useChosenSum(entries, code);
  const list = useRef<HTMLUListElement>(null);
  // The field with the error may be far above or below the button that was clicked.
  useEffect(() => list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [record.wrong]);
  // So may the question whether a payment is another one.
  useEffect(() => list.current?.querySelector<HTMLElement>('[data-asks] input')?.focus(), [record.refused]);
  const taken = leases.filter(({ leaseId }) => chosen.includes(leaseId));
  const send = () =>
    remind.mutate(
      taken.map(({ leaseId }) => leaseId),
      { onSettled: () => setAsking(false) },
    );
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
  return (
    <>
      {record.recorded.length > 0 && <RecordedRows rows={record.recorded} code={code} />}
      {outcomes && <ReminderOutcomes outcomes={outcomes.all} nameOf={(id) => outcomes.names[id] ?? ''} />}
      {leases.length > 0 && (
        <CommonFields
          entries={entries}
          latest={latest}
          // Where leases have several currencies, one in Canada keeps the name of its transfers.
          currency={leases.find(({ currency }) => currency === 'CAD')?.currency ?? leases[0]?.currency ?? ''}
          choice={
            <ChooseAll query={query} leases={leases} taken={taken.map(({ leaseId }) => leaseId)} choose={setChosen} />
          }
        />
      )}
      <ul ref={list} className={entry.rows}>
        {leases.map((lease) => (
          <OwedRow
            key={lease.leaseId}
            lease={lease}
            code={code}
            chosen={chosen.includes(lease.leaseId)}
            choose={() => toggle(lease.leaseId)}
            entries={entries}
            wrong={record.wrong[lease.leaseId]}
            refused={record.whyRefused(lease.leaseId)}
            sameOn={record.sameOn(lease)}
          />
        ))}
      </ul>
      {taken.length > 0 && (
        <div className={entry.bar}>
          <span aria-live="polite">{t('rent.chosen', { count: taken.length, amount: sumOf(taken) })}</span>
          {record.error && (
            <FormError title={undecided(record.error) ? t('rent.entry.undecided') : problemText(record.error)} />
          )}
          <div className={entry.buttons}>
            <Button
              variant="secondary"
              loading={remind.isPending}
              onClick={() => (taken.length > 1 ? setAsking(true) : send())}
            >
              {t(taken.length > 1 ? 'rent.remindMany' : 'rent.remind')}
            </Button>
            <Button loading={record.isPending} onClick={() => record.send(taken)}>
              {t('rent.entry.verb', { count: taken.length })}
            </Button>
          </div>
        </div>
      )}
      {asking && taken.length > 0 && (
        <RemindManyDialog leases={taken} loading={remind.isPending} onClose={() => setAsking(false)} onConfirm={send} />
      )}
    </>
  );
}

/** What is owed, lease by lease: the landlord can record payments for many leases together, and remind tenants. */
export default function OwedPage() {
  const t = useT();
  const { values, set } = useListAddress(NAMES);
  const filters = {
    q: values.q || undefined,
    propertyId: values.propertyId || undefined,
    overdue: values.overdue === 'true' || undefined,
  };
  const query = useInfiniteQuery(owedQuery(filters));
  const { rows, more, footer } = useMorePages(query);
  const filtered = Object.values(filters).some((value) => value !== undefined);
  const latest = rows?.reduce((last, { today }) => (today > last ? today : last), '') ?? '';
  return (
    <>
      <PageHead title={t('rent.title')} subtitle={<Totals filters={filters} />} />
      <RentTabs value="owed" />
      <Filters values={values} set={set} />
      <div className={styles.stack}>
        {query.isError && <LoadFailure error={query.error} retry={() => void query.refetch()} />}
        {!rows && !query.isError && <Skeleton shape="list" rows={6} label={t('app.loading')} />}
        {rows && <Sheet query={query} leases={rows} latest={latest} />}
        {rows?.length === 0 &&
          (filtered ? (
            <EmptyState title={t('rent.nothing')}>{t('rent.nothingText')}</EmptyState>
          ) : (
            <EmptyState title={t('rent.allPaid')}>{t('rent.allPaidText')}</EmptyState>
          ))}
        <MoreRows more={more} footer={footer} />
      </div>
    </>
  );
}
