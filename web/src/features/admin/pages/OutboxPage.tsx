import { useFormats } from '@i18n/formats';
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
import { useLocation } from 'react-router-dom';
import { outboxQuery, type OutboxMessage } from '../api/outbox';
import { MessageDialog } from '../components/outbox/MessageDialog';
import { MessageState } from '../components/outbox/MessageState';
import lists from '@shared/list/list.module.css';

const NAMES = ['q', 'state', 'channel', 'message', 'cols', 'sort'] as const;
const STATES = ['queued', 'sent', 'kept', 'failed'] as const;
const CHANNELS = ['email', 'sms'] as const;

function useColumns(): DataColumn<OutboxMessage>[] {
  const t = useT();
  const { instant } = useFormats();
  return [
    {
      id: 'subject',
      header: t('admin.outbox.subject'),
      cell: (message) => (
        <span className={lists.words}>
          <span>{message.subject}</span>
          {message.failure && <span className={lists.quiet}>{message.failure}</span>}
          {message.bounce && <span className={lists.quiet}>{t(`admin.outbox.bounce.${message.bounce}`)}</span>}
        </span>
      ),
    },
    { id: 'to', header: t('admin.outbox.to'), cell: (message) => message.recipient },
    {
      id: 'channel',
      header: t('admin.outbox.channel'),
      cell: (message) => t(`admin.outbox.channel.${message.channel}`),
    },
    {
      id: 'state',
      header: t('admin.users.stateLabel'),
      cell: (message) => <MessageState state={message.state} variant="plain" />,
    },
    {
      id: 'created',
      header: t('admin.outbox.created'),
      sort: 'createdAt',
      tight: true,
      cell: (message) => instant(message.createdAt),
    },
  ];
}

/** Every mail and text message: to be read, and sent again when it failed. */
export default function OutboxPage() {
  const t = useT();
  const { pathname, search } = useLocation();
  const { instant } = useFormats();
  const { values, set } = useListAddress(NAMES);
  const columns = useColumnChoice(useColumns(), { value: values.cols, onChange: (next) => set('cols', next) });
  const query = useInfiniteQuery(
    outboxQuery({
      q: values.q || undefined,
      state: oneOf(STATES, values.state),
      channel: oneOf(CHANNELS, values.channel),
      sort: values.sort || undefined,
    }),
  );
  const { rows, total, more, footer } = useMorePages(query);
  const addressOf = (id: string) => {
    const params = new URLSearchParams(search);
    params.set('message', id);
    return `${pathname}?${params.toString()}`;
  };
  return (
    <>
      <PageHead
        title={t('admin.outbox.title')}
        subtitle={total === undefined ? t('admin.outbox.lead') : t('admin.outbox.count', { count: total })}
      />
      <div className={lists.filters}>
        <ListSearch value={values.q} label={t('admin.outbox.search')} onChange={(text) => set('q', text)} />
        <FilterSheet set={[values.state, values.channel].filter(Boolean).length}>
          <SelectField
            label={t('admin.users.stateLabel')}
            value={values.state}
            onChange={(event) => set('state', event.target.value)}
            placeholder={t('admin.filter.all')}
            options={STATES.map((state) => ({ value: state, label: t(`admin.outbox.state.${state}`) }))}
          />
          <SelectField
            label={t('admin.outbox.channel')}
            value={values.channel}
            onChange={(event) => set('channel', event.target.value)}
            placeholder={t('admin.filter.all')}
            options={CHANNELS.map((channel) => ({ value: channel, label: t(`admin.outbox.channel.${channel}`) }))}
          />
        </FilterSheet>
        {columns.menu}
      </div>
      <DataTable
        caption={t('admin.outbox.title')}
        columns={columns.shown}
        rows={rows}
        rowKey={(message) => message.id}
        rowHref={(message) => addressOf(message.id)}
        sort={values.sort || '-createdAt'}
        onSort={(order) => set('sort', order)}
        error={query.isError ? <LoadFailure error={query.error} retry={() => void query.refetch()} /> : undefined}
        empty={
          values.q || values.state || values.channel ? (
            <EmptyState title={t('admin.nothingFound')}>{t('admin.nothingFoundText')}</EmptyState>
          ) : (
            <EmptyState title={t('admin.outbox.emptyTitle')}>{t('admin.outbox.emptyText')}</EmptyState>
          )
        }
        phone={(message) => ({
          title: message.subject,
          secondary: message.recipient,
          end: t(`admin.outbox.state.${message.state}`),
          endSecondary: instant(message.createdAt, { month: 'short', day: 'numeric' }),
        })}
        more={more}
        footer={footer}
        words={useListWords()}
      />
      {values.message && <MessageDialog id={values.message} onClose={() => set('message', '')} />}
    </>
  );
}
