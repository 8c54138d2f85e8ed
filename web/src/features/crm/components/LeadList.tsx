import { useProfile } from '@api/session';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { LoadFailure } from '@shared/list/Loaded';
import { useListWords } from '@shared/list/use-more';
import { useMorePages } from '@shared/list/use-more-pages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { StatusChip } from '@ui/pane/StatusChip';
import { DataTable, type DataColumn } from '@ui/workspace/DataTable';
import type { ReactNode } from 'react';
import { leadsQuery, type Lead, type LeadFilters } from '../api/leads';
import { fullName, isLate, LEAD_LOOK, todayHere } from './lead-look';
import styles from './crm.module.css';

/** Columns that are hidden by default because they don't fit on a laptop. */
export const HIDDEN_AT_FIRST = ['email', 'phone'];

export function useLeadColumns(): DataColumn<Lead>[] {
  const t = useT();
  const { instant, money, day } = useFormats();
  const today = todayHere();
  return [
    { id: 'name', header: t('crm.name'), sort: 'name', cell: fullName },
    { id: 'company', header: t('crm.company'), sort: 'company', cell: ({ company }) => company ?? '–' },
    { id: 'email', header: t('crm.email'), cell: ({ email }) => email },
    { id: 'phone', header: t('crm.phone'), cell: ({ phone }) => phone ?? '–' },
    { id: 'source', header: t('crm.sourceLabel'), cell: ({ source }) => t(`crm.source.${source}`) },
    {
      id: 'status',
      header: t('crm.statusLabel'),
      sort: 'status',
      cell: ({ status }) => (
        <StatusChip variant="plain" status={LEAD_LOOK[status]}>
          {t(`crm.status.${status}`)}
        </StatusChip>
      ),
    },
    {
      id: 'value',
      header: t('crm.value'),
      sort: 'value',
      align: 'end',
      cell: ({ valueCents, currency }) =>
        valueCents !== null && currency !== null ? money(valueCents, currency, { fraction: 'auto' }) : '–',
    },
    {
      id: 'next',
      header: t('crm.nextStep'),
      sort: 'nextStepOn',
      cell: (lead) =>
        lead.nextStep ? (
          <span className={isLate(lead, today) ? styles.late : undefined}>
            {lead.nextStepOn && `${day(lead.nextStepOn, { month: 'short', day: 'numeric' })} · `}
            {lead.nextStep}
          </span>
        ) : (
          '–'
        ),
    },
    { id: 'owner', header: t('crm.owner'), cell: ({ staffName }) => staffName ?? t('crm.nobody') },
    {
      id: 'at',
      header: t('crm.since'),
      sort: 'createdAt',
      tight: true,
      cell: ({ createdAt }) => instant(createdAt, { dateStyle: 'medium' }),
    },
  ];
}

/** Leads as a dense table, of which 20 rows fit on a laptop's screen. */
export function LeadList(props: {
  filters: LeadFilters;
  columns: readonly DataColumn<Lead>[];
  onSort: (order: string) => void;
  empty: ReactNode;
}) {
  const { filters, columns, onSort, empty } = props;
  const t = useT();
  const { instant } = useFormats();
  const { userType } = useProfile();
  const query = useInfiniteQuery(leadsQuery(filters));
  const { rows, more, footer } = useMorePages(query);
  return (
    <DataTable
      className={styles.dense}
      caption={t('crm.title')}
      columns={columns}
      rows={rows}
      rowKey={(lead) => lead.id}
      rowHref={({ id }) => paths.dashboard(userType, `/leads/${id}`)}
      sort={filters.sort ?? '-createdAt'}
      onSort={onSort}
      error={query.isError ? <LoadFailure error={query.error} retry={() => void query.refetch()} /> : undefined}
      empty={empty}
      phone={(lead) => ({
        title: fullName(lead),
        secondary: lead.nextStep ?? lead.company ?? lead.email,
        end: t(`crm.status.${lead.status}`),
        endSecondary: instant(lead.createdAt, { month: 'short', day: 'numeric' }),
      })}
      more={more}
      footer={footer}
      words={useListWords()}
    />
  );
}
