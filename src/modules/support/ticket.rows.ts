import type { ListDefinition } from '../../platform/lists/list-rows.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { TicketQuery, TicketRow } from './ticket.dto.js';

const COLUMNS = `t.id, t.subject, t.description, t.status, t.priority, t.user_id as "userId", t.name, t.email, t.language, t.assigned_to as "assignedTo",
  nullif(trim(s.first_name || ' ' || s.last_name), '') as "assignedName", t.submission_id as "submissionId", t.waiting, t.last_message_at as "lastMessageAt",
  t.created_at as "createdAt", t.version`;
const FROM = 'support_ticket t left join app_user s on s.id = t.assigned_to';

/** Tickets that the reader may see, newest first; `q` searches subjects, names and addresses. */
export function ticketList({
  status,
  priority,
  assignedTo,
  userId,
  submissionId,
  waiting,
}: TicketQuery): ListDefinition {
  const filters = [
    ['t.status', status],
    ['t.priority', priority],
    ['t.assigned_to', assignedTo],
    ['t.user_id', userId],
    ['t.submission_id', submissionId],
  ] as const;
  const asked = filters.filter(([, value]) => value !== undefined);
  const where = [
    ...asked.map(([column], at) => `${column} = $${at + 1}`),
    ...(waiting ? ["t.waiting and t.status in ('open', 'in_progress')"] : []),
  ];
  return {
    select: COLUMNS,
    from: FROM,
    where,
    values: asked.map(([, value]) => value),
    sorts: { createdAt: 't.created_at', activity: 't.last_message_at' },
    defaultSort: '-createdAt',
    id: 't.id',
    search: ['t.subject', 't.name', 't.email'],
  };
}

export const TICKET_SQL = `select ${COLUMNS} from ${FROM} where t.id = $1`;

export async function readTicket(tx: Tx, id: string): Promise<TicketRow | undefined> {
  const [row] = await tx.rows<TicketRow>(TICKET_SQL, [id]);
  return row;
}
