import { tagsIn, type TicketView } from '../../contract/tickets.js';
import type { ListDefinition } from '../../platform/lists/list-rows.js';
import type { Query } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { breachedBy, CLOCK_COLUMNS, NEXT_DUE } from './clock/clock.rows.js';
import type { TicketQuery, TicketRow } from './ticket.dto.js';

/** Tags and clock are null for requesters, because the policies of their tables apply here too. */
const COLUMNS = `t.id, t.number, t.subject, t.description, t.status, t.priority, t.user_id as "userId", t.name, t.email, t.phone, t.language, t.assigned_to as "assignedTo",
  nullif(trim(s.first_name || ' ' || s.last_name), '') as "assignedName", t.submission_id as "submissionId", t.waiting, t.last_message_at as "lastMessageAt",
  t.merged_into as "mergedInto", g.number as "mergedNumber", t.split_from as "splitFrom", o.number as "splitNumber", ${CLOCK_COLUMNS},
  (select coalesce(jsonb_agg(a.tag order by a.tag), '[]') from support_ticket_tag a where a.ticket_id = t.id) as tags,
  r.rating, r.comment as "ratingComment", t.created_at as "createdAt", t.version`;
const FROM = `support_ticket t left join app_user s on s.id = t.assigned_to left join support_ticket_care c on c.ticket_id = t.id
  left join support_ticket g on g.id = t.merged_into left join support_ticket o on o.id = t.split_from left join support_ticket_rating r on r.ticket_id = t.id`;

const ACTIVE = "t.status in ('open', 'in_progress')";

/** The condition of each view. `now` is the placeholder of the current time. */
const IN_VIEW: Record<TicketView, (now: string) => string> = {
  mine: () => `${ACTIVE} and t.assigned_to = lw_uid()`,
  unassigned: () => `${ACTIVE} and t.assigned_to is null`,
  waiting: () => `${ACTIVE} and t.waiting`,
  pending: () => `${ACTIVE} and not t.waiting`,
  breached: (now) => `${ACTIVE} and ${breachedBy(now)}`,
  solved: () => "t.status in ('resolved', 'closed')",
  all: () => 'true',
};

const SORTS = {
  createdAt: 't.created_at',
  activity: 't.last_message_at',
  number: 't.number',
  subject: 'lower(t.subject)',
  requester: 'lower(t.name)',
  priority: "array_position(array['low', 'medium', 'high', 'urgent'], t.priority)",
  assignee: "lower(coalesce(nullif(trim(s.first_name || ' ' || s.last_name), ''), ''))",
  due: NEXT_DUE,
};

/** Tickets that the reader may see, newest first. `q` searches numbers, subjects, people and messages. */
export function ticketList(asked: TicketQuery, now: Date): ListDefinition {
  const { status, priority, assignedTo, userId, submissionId, waiting, view, tag } = asked;
  const filters = [
    ['t.status', status],
    ['t.priority', priority],
    ['t.assigned_to', assignedTo],
    ['t.user_id', userId],
    ['t.submission_id', submissionId],
  ] as const;
  const set = filters.filter(([, value]) => value !== undefined);
  const values: unknown[] = set.map(([, value]) => value);
  const bind = (value: unknown) => `$${values.push(value)}`;
  const where = [
    ...set.map(([column], at) => `${column} = $${at + 1}`),
    ...(waiting ? [`t.waiting and ${ACTIVE}`] : []),
    ...tagsIn(tag).map(
      (one) => `exists (select 1 from support_ticket_tag a where a.ticket_id = t.id and a.tag = ${bind(one)})`,
    ),
    ...(view === 'breached'
      ? [IN_VIEW.breached(`${bind(now)}::timestamptz`)]
      : view && view !== 'all'
        ? [IN_VIEW[view]('')]
        : []),
  ];
  return {
    select: COLUMNS,
    from: FROM,
    where,
    values,
    sorts: SORTS,
    defaultSort: '-createdAt',
    id: 't.id',
    search: [
      "'#' || t.number",
      't.subject',
      't.name',
      't.email',
      't.phone',
      't.description',
      "(select string_agg(m.message, E'\\n') from support_ticket_message m where m.ticket_id = t.id)",
    ],
  };
}

/** Solved tickets, and all tickets, are counted up to this number. No one needs an exact figure above it. */
export const TICKETS_COUNTED = 1000;

const upTo = (where: string) =>
  `(select count(*)::int from (select 1 from support_ticket t where ${where} limit ${TICKETS_COUNTED}) n)`;

export const TICKET_COUNTS = `select ${(['mine', 'unassigned', 'waiting', 'pending', 'breached'] as const)
  .map((view) => `count(*) filter (where ${IN_VIEW[view]('$1::timestamptz')})::int as "${view}"`)
  .join(', ')}, ${upTo(IN_VIEW.solved(''))} as solved, ${upTo('true')} as "all"
  from support_ticket t left join support_ticket_care c on c.ticket_id = t.id where ${ACTIVE}`;

export const TICKET_SQL = `select ${COLUMNS} from ${FROM} where t.id = $1`;

export async function readTicket(tx: Tx, id: string): Promise<TicketRow | undefined> {
  const [row] = await tx.rows<TicketRow>(TICKET_SQL, [id]);
  return row;
}

/** 404 if the reader has no such ticket. */
export async function ticketExists(query: Query, id: string): Promise<boolean> {
  return (await query('select 1 from support_ticket where id = $1', [id])).length > 0;
}
