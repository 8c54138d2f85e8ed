import { LANGUAGES } from '@contract/languages';
import { SUBSCRIBER_STATES } from '@contract/newsletter';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useColumnChoice } from '@shared/list/ColumnMenu';
import { FilterSheet } from '@shared/list/FilterSheet';
import { ListSearch } from '@shared/list/ListSearch';
import { LoadFailure } from '@shared/list/Loaded';
import { oneOf, useListAddress } from '@shared/list/use-list-address';
import { useListWords } from '@shared/list/use-more';
import { useMorePages } from '@shared/list/use-more-pages';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { cx } from '@ui/cx';
import { SelectField } from '@ui/fields/SelectField';
import { Breadcrumbs } from '@ui/layout/Breadcrumbs';
import { PageHead } from '@ui/layout/Section';
import type { StatusName } from '@ui/pane/status';
import { StatusChip } from '@ui/pane/StatusChip';
import { EmptyState } from '@ui/states/StatePanel';
import { DataTable, type DataColumn } from '@ui/workspace/DataTable';
import { useState } from 'react';
import { countsQuery, subscribersQuery, type Subscriber } from '../api/newsletter';
import { CsvButton } from '../components/list/CsvButton';
import { RemoveSubscriber } from '../components/newsletter/RemoveSubscriber';
import styles from '../components/newsletter/newsletter.module.css';
import lists from '@shared/list/list.module.css';

const NAMES = ['q', 'state', 'language', 'sort', 'cols'] as const;
const CODES = LANGUAGES.map(({ code }) => code);
const LOOK: Record<Subscriber['state'], StatusName> = {
  active: 'paid',
  unconfirmed: 'processing',
  left: 'draft',
  bounced: 'overdue',
};

const nameOf = (language: string) => LANGUAGES.find(({ code }) => code === language)?.nativeName ?? language;

/** Since when the address is what it is; the list is sorted by when it was added. */
const sinceOf = ({ state, createdAt, confirmedAt, unsubscribedAt, bouncedAt }: Subscriber) =>
  ({ active: confirmedAt, unconfirmed: createdAt, left: unsubscribedAt, bounced: bouncedAt })[state] ?? createdAt;

function useColumns(onRemove: (row: Subscriber) => void): DataColumn<Subscriber>[] {
  const t = useT();
  const { instant } = useFormats();
  return [
    {
      id: 'email',
      sort: 'email',
      header: t('admin.subscribers.email'),
      cell: ({ email, state, softBounces }) => (
        <span className={lists.words}>
          <span>{email}</span>
          {state === 'bounced' && <span className={lists.quiet}>{t('admin.subscribers.bouncedText')}</span>}
          {softBounces > 0 && (
            <span className={lists.quiet}>{t('admin.subscribers.soft', { count: softBounces })}</span>
          )}
        </span>
      ),
    },
    { id: 'language', header: t('admin.subscribers.language'), tight: true, cell: ({ language }) => nameOf(language) },
    {
      id: 'state',
      header: t('admin.subscribers.state'),
      tight: true,
      cell: (row) => (
        <span className={lists.words}>
          <StatusChip variant="plain" status={LOOK[row.state]}>
            {t(`admin.subscribers.state.${row.state}`)}
          </StatusChip>
          <span className={lists.quiet}>{instant(sinceOf(row), { dateStyle: 'medium' })}</span>
        </span>
      ),
    },
    {
      id: 'since',
      sort: 'createdAt',
      header: t('admin.subscribers.since'),
      tight: true,
      cell: ({ createdAt }) => instant(createdAt, { dateStyle: 'medium' }),
    },
    {
      id: 'remove',
      header: '',
      tight: true,
      align: 'end',
      cell: (row) => <Remove row={row} onRemove={onRemove} />,
    },
  ];
}

function Remove({ row, onRemove }: { row: Subscriber; onRemove: (row: Subscriber) => void }) {
  const t = useT();
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={t('admin.subscribers.removeOne', { email: row.email })}
      onClick={() => onRemove(row)}
    >
      {t('admin.subscribers.remove')}
    </Button>
  );
}

/** Who is on the newsletter's list, or was: found by address, language and status, exported, removed. */
export default function SubscribersPage() {
  const t = useT();
  const { values, set } = useListAddress(NAMES);
  const [removing, setRemoving] = useState<Subscriber>();
  const columns = useColumnChoice(useColumns(setRemoving), {
    value: values.cols,
    onChange: (next) => set('cols', next),
  });
  const { data: counts } = useQuery(countsQuery);
  const filters = {
    q: values.q || undefined,
    state: oneOf(SUBSCRIBER_STATES, values.state) ?? ('all' as const),
    language: oneOf(CODES, values.language),
    sort: values.sort || undefined,
  };
  const query = useInfiniteQuery(subscribersQuery(filters));
  const { rows, more, footer } = useMorePages(query);
  const isNarrowed = Boolean(values.q || values.state || values.language);
  return (
    <>
      <Breadcrumbs
        label={t('admin.crumbs')}
        items={[
          { label: t('admin.newsletter.title'), href: paths.adminNewsletter() },
          { label: t('admin.subscribers.title') },
        ]}
      />
      <PageHead
        title={t('admin.subscribers.title')}
        subtitle={counts && t('admin.subscribers.lead', counts)}
        actions={<CsvButton path="/api/newsletter/subscribers.csv" name="subscribers.csv" filters={filters} />}
      />
      <div className={cx(lists.filters, styles.filters)}>
        <ListSearch value={values.q} label={t('admin.subscribers.search')} onChange={(text) => set('q', text)} />
        <FilterSheet set={[values.state, values.language].filter(Boolean).length}>
          <SelectField
            label={t('admin.subscribers.state')}
            value={values.state}
            onChange={(event) => set('state', event.target.value)}
            placeholder={t('admin.filter.all')}
            options={SUBSCRIBER_STATES.map((state) => ({ value: state, label: t(`admin.subscribers.state.${state}`) }))}
          />
          <SelectField
            label={t('admin.subscribers.language')}
            value={values.language}
            onChange={(event) => set('language', event.target.value)}
            placeholder={t('admin.filter.all')}
            options={LANGUAGES.map(({ code, nativeName }) => ({ value: code, label: nativeName }))}
          />
        </FilterSheet>
        {columns.menu}
      </div>
      <DataTable
        caption={t('admin.subscribers.title')}
        columns={columns.shown}
        rows={rows}
        rowKey={({ id }) => id}
        sort={values.sort || '-createdAt'}
        onSort={(order) => set('sort', order)}
        error={query.isError ? <LoadFailure error={query.error} retry={() => void query.refetch()} /> : undefined}
        empty={
          <EmptyState title={t(isNarrowed ? 'admin.nothingFound' : 'admin.subscribers.emptyTitle')}>
            {t(isNarrowed ? 'admin.nothingFoundText' : 'admin.subscribers.emptyText')}
          </EmptyState>
        }
        phone={(row) => ({
          title: row.email,
          secondary: `${t(`admin.subscribers.state.${row.state}`)} · ${nameOf(row.language)}`,
          end: <Remove row={row} onRemove={setRemoving} />,
        })}
        more={more}
        footer={footer}
        words={useListWords()}
      />
      {removing && <RemoveSubscriber subscriber={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}
