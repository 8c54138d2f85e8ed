import { STAFF_ROLES } from '../../../contract/staff-roles.js';
import { tagsIn } from '../../../contract/tickets.js';
import type { ListDefinition } from '../../../platform/lists/list-rows.js';
import { plainWords } from '../../../platform/lists/search-words.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { personName } from '../chat-rows.js';
import type { InboxQuery, InboxSessionRow, InboxState } from './inbox.dto.js';

/** How many of the visitor's messages the reader hasn't seen, if the conversation is open or assigned to the reader. */
const UNREAD = `case when s.status = 'open' or s.status = 'assigned' and s.assigned_to = lw_uid() then (select count(*)::int from chat_message n
  where n.conversation_id = s.id and n.sender_type = 'visitor' and n.sequence > coalesce(
    (select d.seen_sequence from chat_desk d where d.conversation_id = s.id and d.user_id = lw_uid()), 0)) else 0 end`;

const TAGS = `(select coalesce(jsonb_agg(g.tag order by g.tag), '[]') from chat_tag g where g.conversation_id = s.id)`;
const nameOf = (id: string) => `(select ${personName('u')} from app_user u where u.id = ${id})`;
/** Of the newest message that a person wrote. */
const last = (value: string) => `(select ${value} from chat_message m
  where m.conversation_id = s.id and not m.automatic order by m.sequence desc limit 1)`;

/**
 * Nothing is joined: PostgreSQL reads these subqueries for the rows of a page alone, and would join every conversation that a search
 * finds before it takes the page (docs/decisions/1633).
 */
const COLUMNS = `s.id, s.status, case when s.status = 'open' then 'waiting' when s.status = 'closed' then 'closed'
    when s.assigned_to = lw_uid() then 'mine' else 'others' end as state,
  s.visitor_id as "visitorId", s.user_id as "personId", ${nameOf('s.user_id')} as name, s.role, s.service, s.language,
  s.assigned_to as "assignedTo", ${nameOf('s.assigned_to')} as "assignedName", ${last('m.message')} as "lastMessage", ${last('m.id')} as "lastId",
  ${last('m.language')} as "lastLanguage", coalesce(${last("m.sender_type = 'agent'")}, false) as "lastOwn", s.last_message_at as "lastMessageAt",
  s.waiting_since as "waitingSince", ${UNREAD} as unread, s.created_at as "createdAt", s.closed_at as "closedAt",
  ${nameOf('s.closed_by')} as "closedByName", s.close_reason as "closeReason", case when s.status = 'open' then s.team end as team, ${TAGS} as tags, s.ticket_id as "ticketId", s.lead_id as "leadId", s.version`;

const IN_STATE: Record<InboxState, string> = {
  waiting: "s.status = 'open'",
  mine: "s.status = 'assigned' and s.assigned_to = lw_uid()",
  others: "s.status = 'assigned' and s.assigned_to is distinct from lw_uid()",
  closed: "s.status = 'closed'",
};

/** These must match the indexes of migration 0690. */
const SORTS = {
  waiting: "coalesce(s.waiting_since, 'infinity'::timestamptz)",
  ended: 's.closed_at',
  activity: 'coalesce(s.last_message_at, s.created_at)',
};

/** Shorter words can't use the index, which needs three characters (migration 1633). */
const INDEXED = 3;

const SAID = `(s.id in (select lw_chats_of(W)) or exists (select from chat_message m
  where m.conversation_id = s.id and not m.automatic and position(W in lw_fold(m.message)) > 0))`;
/** A single list of ids lets PostgreSQL start with it. With two lists, it would check both for each conversation. */
const SAID_INDEXED = 's.id in (select lw_chats_that_say(W) union all select lw_chats_of(W))';

type Filters = Pick<InboxQuery, 'state' | 'team' | 'tag' | 'q'>;

/** Each word must occur in a name, an address or a message. `first` is the parameter number of the first word. */
function wordsOccur(words: readonly string[], first: number): string[] {
  return words.map((word, at) => {
    const occurs = [...word].length < INDEXED ? SAID : SAID_INDEXED;
    return occurs.replaceAll('W', `$${first + at}::text`);
  });
}

/** The conversations of one state (or of all) in which something was written, of those that wait for a team, or with each of some tags. `q` searches people and what was said. */
export function inboxList({ state, team, tag, q = '' }: Filters): ListDefinition {
  const words = [...new Set(plainWords(q))];
  const chosen: string[] = [];
  const bind = (value: string) => `$${chosen.push(value)}`;
  const narrowed = [
    ...(team ? [`s.status = 'open' and s.team = ${bind(team)}`] : []),
    ...tagsIn(tag).map((one) => `s.id in (select g.conversation_id from chat_tag g where g.tag = ${bind(one)})`),
  ];
  const orderOf = state === 'closed' ? '-ended' : 'waiting';
  return {
    select: COLUMNS,
    from: 'chat_session s',
    where: [
      's.last_message_at is not null',
      ...(state ? [IN_STATE[state]] : []),
      ...narrowed,
      ...wordsOccur(words, chosen.length + 1),
    ],
    values: [...chosen, ...words],
    sorts: SORTS,
    defaultSort: state ? orderOf : '-activity',
    id: 's.id',
  };
}

/** Closed conversations are counted up to this number, because no one needs an exact figure above it. */
export const CLOSED_COUNTED = 1000;

export const COUNTS = `select count(*) filter (where s.status = 'open')::int as waiting,
  ${STAFF_ROLES.map((role) => `count(*) filter (where s.status = 'open' and s.team = '${role}')::int as ${role}`).join(', ')},
  count(*) filter (where s.status = 'assigned' and s.assigned_to = lw_uid())::int as mine,
  count(*) filter (where s.status = 'assigned' and s.assigned_to is distinct from lw_uid())::int as others,
  (select count(*)::int from (select 1 from chat_session where status = 'closed' and last_message_at is not null limit ${CLOSED_COUNTED}) c) as closed
  from chat_session s where s.status in ('open', 'assigned') and s.last_message_at is not null`;

export const INBOX_SESSION_SQL = `select ${COLUMNS} from chat_session s where s.id = $1`;

export async function readInboxSession(tx: Tx, id: string): Promise<InboxSessionRow | undefined> {
  const [row] = await tx.rows<InboxSessionRow>(INBOX_SESSION_SQL, [id]);
  return row;
}
