import { Injectable } from '@nestjs/common';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import { personDeleted } from '../accounts/account.events.js';

/** Stands where a name stood, in every language. */
const NOBODY = '–';

/**
 * Takes out of the other tables what is personal to somebody who was deleted, by themselves or by an admin. What has a
 * meaning for others stays: the name on a lease, the name of a company that let homes or did jobs, ledgers and timelines.
 */
@Injectable()
export class Erasure {
  constructor(private readonly scope: Scope) {}

  @Handles(personDeleted, 'profiles.erasure', 'person.deleted>Erasure.erase')
  async erase({ userId }: { userId: string }): Promise<void> {
    await this.scope.write('account.erase', async (tx) => {
      tx.about('user', userId);
      for (const sql of ERASE) await tx.rows(sql, [userId]);
      tx.changed(['suppliers', 'leases'], [userId], {});
    });
  }
}

const BLANK_EMAIL = "'deleted-' || $1::uuid || '@deleted.invalid'";
/** Accounts that have no owner left. */
const ABANDONED = `select m.account_id from membership m where m.user_id = $1 and m.role = 'owner' and not exists (
  select 1 from membership o join app_user u on u.id = o.user_id where o.account_id = m.account_id and o.role = 'owner' and u.deleted_at is null)`;

const ERASE: readonly string[] = [
  'delete from totp_secret where user_id = $1',
  'delete from recovery_code where user_id = $1',
  'delete from two_factor_challenge where user_id = $1',
  'delete from two_factor_reset where user_id = $1 or asked_by = $1',
  "update session set source = '', user_agent = '' where user_id = $1",
  'update autopay set enabled = false where user_id = $1',
  `update lease_tenant set email = ${BLANK_EMAIL}, phone = null where user_id = $1`,
  'update tenant_notice set reason = null, forwarding_address = null where user_id = $1',
  `update request_contact set name = '${NOBODY}', phone = null, access_note = null where request_id in (select id from service_request where reporter_id = $1)`,
  `update request_seen set name = '${NOBODY}' where user_id = $1`,
  `update form_submission set first_name = '${NOBODY}', last_name = '', email = ${BLANK_EMAIL}, details = '{}' where user_id = $1`,
  `update crm_activity set text = null, details = null where lead_id in (select id from crm_lead where user_id = $1 or merged_into_id in (select id from crm_lead where user_id = $1))`,
  `update crm_lead set first_name = '${NOBODY}', last_name = '', email = ${BLANK_EMAIL}, phone = null, company = null, request = null, notes = null, next_step = null, next_step_on = null where user_id = $1 or merged_into_id in (select id from crm_lead where user_id = $1)`,
  `update support_ticket set name = '${NOBODY}', email = ${BLANK_EMAIL} where user_id = $1`,
  // Before the description of a ticket that was made of a chat: where that was merged, it is a message now.
  `with forgets as (select set_config('app.forgets', 'support_ticket_message', true) as name)
   update support_ticket_message m set message = '${NOBODY}' from forgets where forgets.name <> '' and m.author_id = $1 and not m.from_office
     and m.moved_from in (select ticket_id from chat_session where user_id = $1)`,
  `update support_ticket set description = '${NOBODY}' where id in (select ticket_id from chat_session where user_id = $1)`,
  'update support_ticket_rating set comment = null where ticket_id in (select id from support_ticket where user_id = $1)',
  'delete from support_ticket_note where ticket_id in (select id from support_ticket where user_id = $1)',
  'delete from support_ticket_desk where user_id = $1 or ticket_id in (select id from support_ticket where user_id = $1)',
  'delete from support_ticket_writer where user_id = $1',
  `update listing_question set name = '${NOBODY}', email = ${BLANK_EMAIL}, phone = null where user_id = $1`,
  'delete from saved_method where user_id = $1',
  `delete from saved_view where (user_id = $1 and not shared) or account_id in (${ABANDONED})`,
  `delete from message_template where account_id in (${ABANDONED})`,
  `delete from subscription_method where account_id in (${ABANDONED})`,
  `update subscription set cancel_at_end = true, version = version + 1 where state <> 'ended' and ends_at is not null and account_id in (${ABANDONED})`,
  'delete from listing_favorite where user_id = $1',
  'delete from notification where user_id = $1',
  // Parts of uploads go within the hour, as if they had expired.
  "update resumable_upload set name = '', fields = '{}', created_at = created_at - interval '2 days' where user_id = $1",
  `delete from message_translation where author_id = $1 or account_id in (${ABANDONED})`,
  'delete from chat_note where conversation_id in (select id from chat_session where user_id = $1)',
  'delete from chat_duty where user_id = $1',
  "update chat_session set status = 'open', assigned_to = null, version = version + 1 where status = 'assigned' and assigned_to = $1",
  'delete from chat_desk where user_id = $1 or conversation_id in (select id from chat_session where user_id = $1)',
  `update portfolio_import set plan = null, preview = '[]', problems = '[]' where account_id in (${ABANDONED})`,
  `update listing set state = 'closed', closed_at = now() where state <> 'closed' and account_id in (${ABANDONED})`,
  `update maintenance_schedule set ended_at = now() where ended_at is null and account_id in (${ABANDONED})`,
  `delete from on_call_entry where account_id in (${ABANDONED}) or supplier_account_id in (${ABANDONED})`,
  `delete from on_call_list where account_id in (${ABANDONED})`,
  `delete from on_call_link where account_id in (${ABANDONED}) or ask_id in (select id from on_call_ask where supplier_account_id in (${ABANDONED}))`,
  `update on_call_alarm set state = 'stopped', next_at = null, ended_at = now() where state = 'asking' and account_id in (${ABANDONED})`,
  `update on_call_ask set name = '${NOBODY}' where account_id in (${ABANDONED}) and kind <> 'supplier'`,
  `update maintenance_schedule set supplier_account_id = null where supplier_account_id in (${ABANDONED})`,
  `update access_code set revoked_at = now() where revoked_at is null and account_id in (${ABANDONED})`,
  `delete from invoice_settings where account_id in (${ABANDONED})`,
  `delete from invoice where status = 'draft' and supplier_account_id in (${ABANDONED})`,
  `delete from supplier_hours where account_id in (${ABANDONED})`,
  `delete from supplier_paper where account_id in (${ABANDONED})`,
  // The bytes go with the next night, which destroys what no row names.
  `delete from stored_file where purpose = 'certificate' and account_id in (${ABANDONED})`,
  `update supplier set phone = null, about = null, city = null, area_country = null, area_prefixes = null, email = ${BLANK_EMAIL}, closed_at = now() where account_id in (${ABANDONED})`,
  `update supplier_staff set first_name = '${NOBODY}', last_name = '', email = null, phone = null, active = false where account_id in (${ABANDONED})`,
  `update supplier_staff set first_name = '${NOBODY}', last_name = '', email = null, phone = null where user_id = $1`,
  `update account set name = '${NOBODY}' where id in (${ABANDONED})
     and not exists (select 1 from lease l where l.account_id = account.id and l.state <> 'draft')
     and not exists (select 1 from offer o where o.supplier_account_id = account.id)`,
];
