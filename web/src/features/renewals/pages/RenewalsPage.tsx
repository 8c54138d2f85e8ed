import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { ExportButton } from '@shared/list/ExportButton';
import { ListSearch } from '@shared/list/ListSearch';
import { LoadFailure } from '@shared/list/Loaded';
import { oneOf, useHrefWith, useListAddress } from '@shared/list/use-list-address';
import { useAllRows } from '@shared/list/use-more';
import { useMorePages } from '@shared/list/use-more-pages';
import { useNote } from '@shared/notes';
import IconCalendarSearch from '@tabler/icons-react/dist/esm/icons/IconCalendarSearch.mjs';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { cx } from '@ui/cx';
import { PageHead } from '@ui/layout/Section';
import { SegmentedControl } from '@ui/layout/SegmentedControl';
import { toast } from '@ui/overlay/toastStore';
import { Pane } from '@ui/pane/Pane';
import { Notice } from '@ui/states/Notice';
import { EmptyState } from '@ui/states/StatePanel';
import { DataTable } from '@ui/workspace/DataTable';
import { useState } from 'react';
import {
  renewalQuery,
  renewalsQuery,
  useDecide,
  useGenerate,
  type Decision,
  type Outcome,
  type Renewal,
} from '../api/renewals';
import { BulkBar } from '../components/BulkBar';
import { endOf, homeName, rentOf, TONE, useRise } from '../components/names';
import { NothingOpen } from '../components/NothingOpen';
import { WaitingNotices } from '../components/notice/WaitingNotices';
import { RenewalDialog } from '../components/RenewalDialog';
import { isOpen } from '../components/steps';
import { useRenewalColumns } from '../components/use-columns';
import { useRefusal } from '../components/use-refusal';
import styles from '../components/renewals.module.css';
import lists from '@shared/list/list.module.css';

const NAMES = ['q', 'sort', 'show', 'renewal'] as const;
const SHOW = ['open', 'closed'] as const;

/** Those that were refused, each with its reason; the others are done. */
function Refused({ outcome }: { outcome: Outcome | undefined }) {
  const t = useT();
  const refusal = useRefusal();
  if (!outcome || outcome.refused.length === 0) return null;
  return (
    <Notice tone="danger" announce title={t('renewals.refused', { count: outcome.refused.length })}>
      {outcome.refused
        .map(({ renewal, error }) =>
          t('parts.named', { name: homeName(renewal), value: refusal(error, renewal.currency) ?? '' }),
        )
        .join(' ')}
    </Notice>
  );
}

function useDecisions() {
  const note = useNote('renewals');
  const [outcome, setOutcome] = useState<Outcome>();
  const action = useDecide((made) => {
    setOutcome(made);
    if (made.done > 0) toast({ title: note((t) => t('renewals.done', { count: made.done })) });
  });
  return {
    outcome,
    busy: action.isPending,
    decide: (decisions: Decision[]) => action.mutate(decisions),
    clear: () => setOutcome(undefined),
  };
}

function useRenewals(show: 'open' | 'closed', q: string, sort: string) {
  const { language } = useLanguage();
  const query = useInfiniteQuery(renewalsQuery({ show, language, q: q || undefined, sort: sort || 'startsOn' }));
  return { query, ...useMorePages(query) };
}

/**
 * The recommendation that the address names: from the list, or loaded separately while it matches the current filter.
 */
function useOpened(id: string, show: 'open' | 'closed', rows: readonly Renewal[] | undefined): Renewal | undefined {
  const listed = rows?.find((row) => row.id === id);
  const { data: single } = useQuery(renewalQuery(rows && !listed ? id : ''));
  return listed ?? (single && isOpen(single) === (show === 'open') ? single : undefined);
}

/** A recommendation on a phone. */
function usePhoneRow() {
  const t = useT();
  const { money, day } = useFormats();
  const rise = useRise();
  return (renewal: Renewal) => ({
    pane: <Pane status={TONE[renewal.status]} />,
    title: renewal.tenants.join(', ') || homeName(renewal),
    secondary: `${homeName(renewal)}, ${renewal.monthly ? t('renewals.monthly') : t('renewals.endsOn', { day: day(endOf(renewal)) })}`,
    end: money(rentOf(renewal), renewal.currency),
    endSecondary: `${rise(renewal)}, ${t(`renewals.status.${renewal.status}`)}`,
  });
}

function useTableWords() {
  const t = useT();
  return {
    loading: t('app.loading'),
    sortRising: t('renewals.sort.rising'),
    sortFalling: t('renewals.sort.falling'),
    select: t('renewals.select'),
    endSelect: t('renewals.endSelect'),
    selectAll: t('renewals.selectAll'),
    selectRow: (renewal: Renewal) => t('renewals.selectRow', { home: homeName(renewal) }),
    selected: (count: number) => t('renewals.selected', { count }),
  };
}

/**
 * Leases that end: what is recommended and why. The landlord can accept, adjust, reject and offer, for one or many
 * together.
 */
export default function RenewalsPage() {
  const t = useT();
  const note = useNote('renewals');
  const columns = useRenewalColumns();
  const phone = usePhoneRow();
  const words = useTableWords();
  const { values, set } = useListAddress(NAMES);
  const hrefOf = useHrefWith('renewal');
  const show = oneOf(SHOW, values.show) ?? 'open';
  const [chosen, setChosen] = useState<string[]>([]);
  const decisions = useDecisions();
  const generate = useGenerate((made) => {
    // Leases without a term are looked at too, so more is found than terms that end.
    const monthly = made.filter((renewal) => renewal.monthly).length;
    toast({ title: note((t) => t('renewals.found', { count: made.length, monthly })) });
  });
  const { query, rows, total, more, footer } = useRenewals(show, values.q, values.sort);
  const all = useAllRows(query, total, chosen, (loaded) => setChosen(loaded.map(({ id }) => id)));
  const opened = useOpened(values.renewal, show, rows);
  const decide = (made: Decision[]) => {
    decisions.decide(made);
    setChosen([]);
  };
  const unasked = total === 0 && show === 'open' && !values.q;
  const looking = (
    <Button
      variant={unasked ? 'primary' : 'secondary'}
      loading={generate.isPending}
      icon={<IconCalendarSearch size={18} stroke={1.75} aria-hidden />}
      onClick={() => generate.mutate()}
    >
      {t('renewals.generate')}
    </Button>
  );
  return (
    <>
      <PageHead
        title={t('renewals.title')}
        subtitle={total === undefined ? undefined : t('renewals.count', { count: total })}
        actions={
          !unasked && (
            <>
              {total !== 0 && <ExportButton tables={['renewals']} />}
              {looking}
            </>
          )
        }
      />
      <WaitingNotices />
      <div className={cx(lists.filters, styles.filters)}>
        <SegmentedControl
          label={t('renewals.show')}
          value={show}
          onChange={(value) => set('show', value === 'open' ? '' : value)}
          options={SHOW.map((value) => ({ value, label: t(`renewals.shown.${value}`) }))}
        />
        <ListSearch value={values.q} label={t('renewals.search')} onChange={(text) => set('q', text)} />
      </div>
      {!opened && <Refused outcome={decisions.outcome} />}
      <DataTable<Renewal>
        caption={t('renewals.title')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => hrefOf(id)}
        sort={values.sort || 'startsOn'}
        onSort={(order) => set('sort', order)}
        selected={show === 'open' ? chosen : undefined}
        onSelect={show === 'open' ? setChosen : undefined}
        bulkActions={
          <BulkBar chosen={rows?.filter(({ id }) => chosen.includes(id)) ?? []} busy={decisions.busy} decide={decide} />
        }
        error={query.isError ? <LoadFailure error={query.error} retry={() => void query.refetch()} /> : undefined}
        empty={
          unasked ? (
            <NothingOpen searched={generate.isSuccess} search={looking} />
          ) : (
            <EmptyState title={t(`renewals.empty.${show}`)}>{t(`renewals.empty.${show}Text`)}</EmptyState>
          )
        }
        phone={phone}
        more={more}
        all={all}
        footer={footer}
        words={words}
      />
      {opened && (
        <RenewalDialog
          renewal={opened}
          busy={decisions.busy}
          outcome={decisions.outcome}
          decide={decide}
          onClose={() => {
            decisions.clear();
            set('renewal', '');
          }}
        />
      )}
    </>
  );
}
