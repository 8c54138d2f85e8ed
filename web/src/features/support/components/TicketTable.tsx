import { useProfile } from '@api/session';
import { LANGUAGES } from '@contract/languages';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { LoadFailure } from '@shared/list/Loaded';
import { useListWords } from '@shared/list/use-more';
import { useMorePages } from '@shared/list/use-more-pages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Tag } from '@ui/controls/Tag';
import { StatusChip } from '@ui/pane/StatusChip';
import { DataTable, type DataColumn } from '@ui/workspace/DataTable';
import { useState, type ReactNode } from 'react';
import { ticketsQuery, type Ticket, type TicketFilters } from '../api/tickets';
import { BulkBar } from './BulkBar';
import { PRIORITY_LOOK, STATUS_LOOK } from './ticket-look';
import { Due } from './TicketClock';
import styles from './support.module.css';

function useSubject(office: boolean): DataColumn<Ticket> {
  const t = useT();
  return {
    id: 'subject',
    sort: office ? 'subject' : undefined,
    header: t('support.subject'),
    cell: ({ number, subject, tags }) => (
      <span className={styles.subject}>
        <span className={styles.number}>#{number}</span> <span className={styles.words}>{subject}</span>
        {tags?.slice(0, 2).map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </span>
    ),
  };
}

function useStatus(): DataColumn<Ticket> {
  const t = useT();
  return {
    id: 'status',
    header: t('support.statusLabel'),
    tight: true,
    cell: ({ status }) => (
      <StatusChip variant="plain" status={STATUS_LOOK[status]}>
        {t(`support.status.${status}`)}
      </StatusChip>
    ),
  };
}

/** What a laptop has no room for unless it is asked for. */
export const HIDDEN_AT_FIRST = ['email', 'language', 'first', 'created'];

export function useTicketColumns(office: boolean): DataColumn<Ticket>[] {
  const t = useT();
  const { instant } = useFormats();
  const { userId } = useProfile();
  const [subject, status] = [useSubject(office), useStatus()];
  const short = (at: string | null | undefined) =>
    at ? instant(at, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }) : '–';
  const at: DataColumn<Ticket> = {
    id: 'at',
    sort: office ? 'activity' : undefined,
    header: t('support.lastWord'),
    tight: true,
    cell: ({ lastMessageAt }) => (office ? short(lastMessageAt) : instant(lastMessageAt)),
  };
  if (!office) return [subject, status, at];
  return [
    subject,
    { id: 'requester', sort: 'requester', header: t('support.requester'), cell: ({ name }) => <Short>{name}</Short> },
    {
      id: 'priority',
      sort: 'priority',
      header: t('support.priorityLabel'),
      tight: true,
      cell: ({ priority }) => (
        <StatusChip variant="plain" status={PRIORITY_LOOK[priority]}>
          {t(`support.priority.${priority}`)}
        </StatusChip>
      ),
    },
    status,
    {
      id: 'assignee',
      sort: 'assignee',
      header: t('support.assignee'),
      cell: ({ assignedTo, assignedName }) => (
        <Short>{assignedTo === userId ? t('support.me') : (assignedName ?? t('support.nobody'))}</Short>
      ),
    },
    { id: 'email', header: t('support.email'), cell: ({ email, phone }) => <Short>{email ?? phone ?? '–'}</Short> },
    {
      id: 'language',
      header: t('support.language'),
      tight: true,
      cell: ({ language }) => LANGUAGES.find(({ code }) => code === language)?.nativeName ?? language,
    },
    { id: 'first', header: t('support.clock.first'), tight: true, cell: ({ clock }) => short(clock?.firstAnsweredAt) },
    {
      id: 'created',
      sort: 'createdAt',
      header: t('support.filedAt'),
      tight: true,
      cell: ({ createdAt }) => short(createdAt),
    },
    { id: 'due', sort: 'due', header: t('support.due'), tight: true, cell: (ticket) => <Due ticket={ticket} /> },
    at,
  ];
}

function Short({ children }: { children: ReactNode }) {
  return <span className={styles.short}>{children}</span>;
}

function usePhoneRow(office: boolean) {
  const t = useT();
  const { instant } = useFormats();
  return (ticket: Ticket) => ({
    title: `#${ticket.number} ${ticket.subject}`,
    secondary: office ? ticket.name : t(`support.status.${ticket.status}`),
    end: office ? t(`support.status.${ticket.status}`) : undefined,
    endSecondary: instant(ticket.lastMessageAt, { month: 'short', day: 'numeric' }),
  });
}

function useTableWords() {
  const t = useT();
  return {
    ...useListWords(),
    select: t('support.select'),
    endSelect: t('support.endSelect'),
    selectAll: t('support.selectAll'),
    selectRow: ({ number, subject }: Ticket) => t('support.selectRow', { number, subject }),
    selected: (count: number) => t('support.selected', { count }),
  };
}

interface TicketTableProps {
  filters: TicketFilters;
  office: boolean;
  hrefOf: (ticket: Ticket) => string;
  empty: ReactNode;
  sort?: string;
  onSort?: (order: string) => void;
  /** Without it, all that fit. */
  columns?: readonly DataColumn<Ticket>[];
}

/** Tickets, the latest word first where no other order is asked for. With `onSort` they can be chosen and changed together. */
export function TicketTable({ filters, office, hrefOf, empty, sort, onSort, columns }: TicketTableProps) {
  const t = useT();
  const query = useInfiniteQuery(ticketsQuery(sort ? { ...filters, sort } : filters));
  const { rows, more, footer } = useMorePages(query);
  const all = useTicketColumns(office);
  const [chosen, setChosen] = useState<string[]>([]);
  const selected = chosen.filter((id) => rows?.some((row) => row.id === id));
  return (
    <DataTable
      className={office ? styles.dense : undefined}
      caption={t('support.title')}
      columns={columns ?? all.filter(({ id }) => !HIDDEN_AT_FIRST.includes(id))}
      rows={rows}
      rowKey={(ticket) => ticket.id}
      rowHref={hrefOf}
      error={query.isError ? <LoadFailure error={query.error} retry={() => void query.refetch()} /> : undefined}
      empty={empty}
      phone={usePhoneRow(office)}
      more={more}
      footer={footer}
      words={useTableWords()}
      {...(onSort && {
        sort: sort ?? '-activity',
        onSort,
        selected,
        onSelect: setChosen,
        bulkActions: (
          <BulkBar tickets={rows?.filter(({ id }) => selected.includes(id)) ?? []} onDone={() => setChosen([])} />
        ),
      })}
    />
  );
}
