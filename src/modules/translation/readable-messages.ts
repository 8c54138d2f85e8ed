import { TECHNICIAN_KINDS, type TranslatedKind } from '../../contract/translations.js';
import type { ActorRole } from '../../platform/scope/actor.js';
import type { Query } from '../../platform/scope/scope.js';

/** A message as its reader reads it. */
export interface ReadableMessage {
  id: string;
  text: string;
  /** The account of the conversation; null for the chat of the site. */
  accountId: string | null;
  authorId: string | null;
  /** The language that the author had chosen; null where it is unknown. */
  language: string | null;
  /** What the terms to keep hang on: a lease, a request, a supplier's account, a conversation. */
  about: string;
}

/** Under the reader's own policies: they are the rule for who reads what, here as on the screens. */
const READ: Record<TranslatedKind, string> = {
  lease_message: `select m.id, m.message as text, m.account_id as "accountId", m.sender_id as "authorId", m.language, m.lease_id as about
    from lease_message m where m.id = any($1)`,
  service_request: `select r.id, r.description as text, r.account_id as "accountId", r.reporter_id as "authorId", r.language, r.id as about
    from service_request r where r.id = any($1)`,
  request_title: `select r.id, r.title as text, r.account_id as "accountId", r.reporter_id as "authorId", r.language, r.id as about
    from service_request r where r.id = any($1)`,
  quote_note: `select q.id, q.note as text, q.account_id as "accountId", null::uuid as "authorId", q.language, q.request_id as about
    from quote q where q.id = any($1) and q.note is not null`,
  offer_note: `select o.id, o.note as text, o.account_id as "accountId", null::uuid as "authorId", o.language, o.request_id as about
    from offer o where o.id = any($1) and o.note is not null`,
  proposal_note: `select a.id, a.note as text, a.account_id as "accountId", null::uuid as "authorId", a.language, a.request_id as about
    from appointment_proposal a where a.id = any($1) and a.note is not null`,
  // Notes that are a name, of a company or of someone on call, are no text.
  request_event: `select e.id, e.note as text, e.account_id as "accountId", e.actor_id as "authorId", e.language, e.request_id as about
    from request_event e where e.id = any($1) and e.note is not null and e.kind <> 'on_call'
      and not (e.kind = 'offer' and e.detail in ('offered', 'gap_skipped', 'away_skipped'))`,
  job_note: `select a.id, a.note as text, a.account_id as "accountId", null::uuid as "authorId", a.language, a.request_id as about
    from job_assignment a where a.id = any($1) and a.note is not null`,
  supplier_message: `select m.id, m.message as text, m.account_id as "accountId", m.sender_id as "authorId", m.language, m.supplier_account_id as about
    from supplier_message m where m.id = any($1)`,
  chat_message: `select m.id, m.message as text, null as "accountId", m.sender_id as "authorId", m.language, m.conversation_id as about
    from chat_message m where m.id = any($1) and not m.automatic`,
  invoice_dispute: `select i.id, i.dispute_reason as text, i.account_id as "accountId", null::uuid as "authorId", i.dispute_language as language, i.request_id as about
    from invoice i where i.id = any($1) and i.dispute_reason is not null`,
  board_post: `select b.id, b.description as text, b.account_id as "accountId", null::uuid as "authorId", b.language, b.request_id as about
    from board_post b where b.id = any($1)`,
  board_interest: `select i.id, i.note as text, i.account_id as "accountId", null::uuid as "authorId", i.language, i.request_id as about
    from board_interest i where i.id = any($1) and i.note is not null and i.withdrawn_at is null`,
  // Their readers share no account with the author, so the reader's own pays.
  rating_note: `select g.id, g.note as text, lw_account() as "accountId", g.reporter_id as "authorId", null as language, s.id as about
    from unnest(lw_rated_suppliers($1)) s(id) cross join lateral lw_supplier_ratings(s.id) g where g.id = any($1) and g.note is not null`,
  // By the id of the request, for those who can read it.
  rating_answer: `select a.request_id as id, a.text, a.account_id as "accountId", null::uuid as "authorId", a.language, a.supplier_account_id as about
    from rating_answer a where a.request_id = any($1) and a.text is not null`,
};

/** Answers in the directory, by the id of the rating there. */
const LISTED_ANSWERS = `select g.id, g.answer as text, lw_account() as "accountId", null::uuid as "authorId", g.answer_language as language, s.id as about
  from unnest(lw_rated_suppliers($1)) s(id) cross join lateral lw_supplier_ratings(s.id) g where g.id = any($1) and g.answer is not null`;

/**
 * In a chat, a visitor gets translations of the team's messages. What visitors write themselves isn't translated for
 * them: it could be any text.
 */
const OF_TEAM = `${READ.chat_message} and m.sender_type = 'agent'`;

export function readMessages(
  query: Query,
  kind: TranslatedKind,
  ids: readonly string[],
  role: ActorRole,
): Promise<ReadableMessage[]> {
  return query<ReadableMessage>(statementOf(kind, role), [ids]);
}

function statementOf(kind: TranslatedKind, role: ActorRole): string {
  if (kind === 'chat_message' && role !== 'staff' && role !== 'admin') return OF_TEAM;
  // The list of ratings is for landlords; suppliers read their own (`Ratings.list`).
  if (kind === 'rating_note' && role === 'supplier') return `${READ.rating_note} and s.id = lw_account()`;
  return kind === 'rating_answer' && role === 'landlord'
    ? `${READ.rating_answer} union all ${LISTED_ANSWERS}`
    : READ[kind];
}

/** Roles that can't read a kind at all: their database roles may not even ask. */
export function isKeptFrom(kind: TranslatedKind, role: ActorRole): boolean {
  // The database role of technicians is granted none of the other tables.
  if (role === 'technician') return !TECHNICIAN_KINDS.includes(kind);
  return kind === 'rating_note' && role !== 'landlord' && role !== 'supplier';
}

const PLACE = `p.name, p.street, p.street_number || ' ' || p.street, p.city`;
const TENANTS = `select t.first_name || ' ' || t.last_name as term, t.lease_id as about from lease_tenant t
  union all select t.first_name, t.lease_id from lease_tenant t union all select t.last_name, t.lease_id from lease_tenant t`;
/** Also who has left: their names are in what was written. */
const COLLEAGUES = (
  account: string,
) => `select unnest(array[u.first_name || ' ' || u.last_name, u.first_name, u.last_name])
  from membership m join app_user u on u.id = m.user_id where m.account_id = ${account} and m.role <> 'invited'`;

/** Names of people and companies, places and labels of homes that a conversation may name. Read as the system: the same for every reader, so that a text is paid for once. */
const TERMS: Record<TranslatedKind, string> = {
  lease_message: `select l.id as about, array(select term from (${TENANTS}) n where n.about = l.id
      union all ${COLLEAGUES('l.account_id')} union all select unnest(array[a.name, u.label, ${PLACE}])) as terms
    from lease l join account a on a.id = l.account_id join unit u on u.id = l.unit_id join property p on p.id = l.property_id where l.id = any($1)`,
  service_request: ofRequest(),
  request_title: ofRequest(),
  quote_note: ofRequest(),
  offer_note: ofRequest(),
  proposal_note: ofRequest(),
  request_event: ofRequest(),
  job_note: ofRequest(),
  invoice_dispute: ofRequest(),
  board_post: ofRequest(),
  board_interest: ofRequest(),
  rating_note: ofSupplier(),
  rating_answer: ofSupplier(),
  supplier_message: ofSupplier(),
  chat_message: `select s.id as about, array(select unnest(array[u.first_name || ' ' || u.last_name, u.first_name, u.last_name])
      from app_user u where u.id in (s.user_id, s.assigned_to)) as terms
    from chat_session s where s.id = any($1)`,
};

function ofSupplier(): string {
  return `select s.account_id as about, array(select s.company_name union all ${COLLEAGUES('s.account_id')}
      union all select distinct m.landlord_name from supplier_message m where m.supplier_account_id = s.account_id) as terms
    from supplier s where s.account_id = any($1)`;
}

function ofRequest(): string {
  return `select r.id as about, array(select term from (${TENANTS}) n where n.about = r.lease_id union all ${COLLEAGUES('r.account_id')}
      union all select s.company_name from supplier s where s.account_id = r.supplier_account_id
      union all select unnest(array[a.name, u.label, ${PLACE}])) as terms
    from service_request r join account a on a.id = r.account_id join property p on p.id = r.property_id
      left join unit u on u.id = r.unit_id where r.id = any($1)`;
}

/** The terms of each conversation, by what `ReadableMessage.about` names. */
export async function termsOf(
  query: Query,
  kind: TranslatedKind,
  about: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await query<{ about: string; terms: (string | null)[] }>(TERMS[kind], [about]);
  return new Map(rows.map((row) => [row.about, row.terms.filter((term) => term !== null)]));
}
