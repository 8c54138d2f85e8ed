/**
 * Whether it is known what a visitor has seen. A browser that has never reported it, or asked for an address, has an earlier
 * version of the page.
 */
const KNOWS = '(s.reports_seen or s.email is not null)';

/** Conversations whose visitor has an unseen answer from before `$1`, and has got no email since `$2`. */
export const DUE = `select s.id from chat_session s left join app_user u on u.id = s.user_id
  where not s.demo and s.status <> 'closed' and ${KNOWS} and s.last_sequence > greatest(s.visitor_seen, s.mailed_sequence)
  and (s.email is not null or u.deleted_at is null and u.id is not null)
  and exists (select from chat_message m where m.conversation_id = s.id and m.sequence > greatest(s.visitor_seen, s.mailed_sequence)
    and m.sender_type = 'agent' and not m.automatic and m.created_at <= $1)
  and not exists (select from chat_mail c where c.conversation_id = s.id and c.created_at > $2)
  order by s.last_message_at, s.id limit 200`;

/**
 * Where answers of conversation `$1` are emailed: to the verified address of the account if the person wants such emails,
 * otherwise to the address that the visitor left. A visitor's address counts as proven once the link of an email to it was
 * opened; that of an account, because it was verified.
 */
export const RECIPIENT = `select s.id, to_address.email, coalesce(u.language, s.language) as language,
    s.user_id is not null or coalesce(sent.opened, false) as proven, sent.mails as mails,
    exists (select from chat_mail_stop x where x.demo = s.demo and x.email = to_address.email) as stopped
  from chat_session s left join app_user u on u.id = s.user_id
  cross join lateral (select case when s.user_id is null then s.email
    when u.email_verified_at is not null and u.email_notifications and u.suspended_at is null and u.deleted_at is null then lower(u.email) end as email) to_address
  cross join lateral (select count(*)::int as mails, bool_or(c.opened_at is not null) as opened from chat_mail c
    where c.conversation_id = s.id and c.email = to_address.email) sent
  where s.id = $1 and not s.demo`;

/** Answers of conversation `$1` that the visitor has neither seen nor been emailed, oldest first. */
export const UNTOLD = `select m.message from chat_message m join chat_session s on s.id = m.conversation_id
  where s.id = $1 and ${KNOWS} and m.sender_type = 'agent' and not m.automatic and m.sequence > greatest(s.visitor_seen, s.mailed_sequence) order by m.sequence`;

export interface Recipient {
  id: string;
  email: string | null;
  language: string;
  proven: boolean;
  /** How many emails about this conversation were sent to this address. */
  mails: number;
  stopped: boolean;
}
