import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { LoadFailure } from '@shared/list/Loaded';
import { useListWords, useMore } from '@shared/list/use-more';
import { useInfiniteQuery } from '@tanstack/react-query';
import { StatusChip } from '@ui/pane/StatusChip';
import { DataTable, type DataColumn } from '@ui/workspace/DataTable';
import type { ReactNode } from 'react';
import { ticketsQuery, type Ticket, type TicketFilters } from '../api/tickets';
import { PRIORITY_LOOK, STATUS_LOOK } from './ticket-look';
import lists from '@shared/list/list.module.css';

function useColumns(office: boolean): DataColumn<Ticket>[] {
  const t = useT();
  const { instant } = useFormats();
  const subject: DataColumn<Ticket> = {
    id: 'subject',
    header: t('support.subject'),
    cell: (ticket) => (
      <span className={lists.words}>
        <span>{ticket.subject}</span>
        {office && <span className={lists.quiet}>{`${ticket.name} · ${ticket.email}`}</span>}
      </span>
    ),
  };
  const status: DataColumn<Ticket> = {
    id: 'status',
    header: t('support.statusLabel'),
    cell: (ticket) => (
      <StatusChip variant="plain" status={STATUS_LOOK[ticket.status]}>
        {t(`support.status.${ticket.status}`)}
      </StatusChip>
    ),
  };
  const at: DataColumn<Ticket> = {
    id: 'at',
    header: t('support.lastWord'),
    tight: true,
    cell: (ticket) => instant(ticket.lastMessageAt),
  };
  if (!office) return [subject, status, at];
  return [
    subject,
    {
      id: 'priority',
      header: t('support.priorityLabel'),
      cell: (ticket) => (
        <StatusChip variant="plain" status={PRIORITY_LOOK[ticket.priority]}>
          {t(`support.priority.${ticket.priority}`)}
        </StatusChip>
      ),
    },
    status,
    { id: 'assignee', header: t('support.assignee'), cell: (ticket) => ticket.assignedName ?? t('support.nobody') },
    at,
  ];
}

interface TicketTableProps {
  filters: TicketFilters;
  office: boolean;
  hrefOf: (ticket: Ticket) => string;
  empty: ReactNode;
}

/** Tickets, the latest word first. */
export function TicketTable({ filters, office, hrefOf, empty }: TicketTableProps) {
  const t = useT();
  const { instant } = useFormats();
  const query = useInfiniteQuery(ticketsQuery(filters));
  const { rows, more, footer } = useMore(query);
  return (
    <DataTable
      caption={t('support.title')}
      columns={useColumns(office)}
      rows={rows}
      rowKey={(ticket) => ticket.id}
      rowHref={hrefOf}
      error={query.isError ? <LoadFailure error={query.error} retry={() => void query.refetch()} /> : undefined}
      empty={empty}
      phone={(ticket) => ({
        title: ticket.subject,
        secondary: office ? ticket.name : t(`support.status.${ticket.status}`),
        end: office ? t(`support.status.${ticket.status}`) : undefined,
        endSecondary: instant(ticket.lastMessageAt, { month: 'short', day: 'numeric' }),
      })}
      more={more}
      footer={footer}
      words={useListWords()}
    />
  );
}
