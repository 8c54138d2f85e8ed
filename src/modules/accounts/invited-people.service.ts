import { NOBODY } from '../../platform/personal-data/erasure.js';
import type { Tx } from '../../platform/scope/tx.js';

/** Of someone who never came: a person who has joined keeps the links that were mailed since. */
const LINKS =
  'delete from account_link k using app_user u where k.user_id = $1 and u.id = k.user_id and u.invited_at is not null';
const NEVER_CAME = 'select 1 from app_user where id = $1 and invited_at is not null for update';
/**
 * Removes invited people who never signed in. They have done nothing that refers to them, so the address is free again.
 * Their invitations and sign-in links are deleted too, also emails that haven't been sent yet, and emails to owners
 * about it no longer name them. Nothing else is deleted: the address was never confirmed, and other emails to it belong
 * to other people.
 */
const FORGET = [
  `delete from outbox_message o using app_user u where u.id = $1 and lower(o.recipient) = lower(u.email) and o.demo = u.demo
    and (o.template in ('colleagues.invitation', 'teams.invitation') or o.template like 'auth.%') and o.created_at >= u.created_at - interval '1 minute'`,
  `update outbox_message o set params = o.params || '{"name": "${NOBODY}", "email": "${NOBODY}"}' from app_user u
    where u.id = $1 and o.template = 'colleagues.invited' and lower(o.params->>'email') = lower(u.email) and o.demo = u.demo`,
  'delete from membership where user_id = $1',
  'delete from credential where user_id = $1',
  'delete from app_user where id = $1',
];

/**
 * Ends the links of an open invitation; true if the person has never signed in. Accepting locks the links first, so
 * they are deleted here before the person is read. Needs the system's transaction.
 */
export async function endInvitation(tx: Tx, userId: string): Promise<boolean> {
  await tx.rows(LINKS, [userId]);
  return (await tx.rows(NEVER_CAME, [userId])).length > 0;
}

/** Deletes a person who never came, after `endInvitation` and when nothing else refers to them. */
export async function forgetInvited(tx: Tx, userId: string): Promise<void> {
  for (const sql of FORGET) await tx.rows(sql, [userId]);
}
