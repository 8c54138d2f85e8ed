-- Roles within staff (docs/decisions/1500). People who are staff already can do what they could, and so can people whom an older process invites.
alter table "app_user" add "staff_role" text not null default 'manager';
alter table "app_user" add constraint "app_user_staff_role_check" check ("staff_role" in ('support', 'sales', 'manager'));

-- Conversations that were handed to someone of sales.
alter table "chat_session" add "for_sales" boolean not null default false;
create index chat_session_for_sales on chat_session (id) where for_sales;

-- The role of the signed-in member of staff, as the database has it and not as a session says: a change is in force with its commit,
-- in older processes too. It runs as the system, because the policies of app_user ask for it (see 0160).
create function lw_staff_role() returns text language sql stable parallel safe security definer set search_path = public, pg_temp as $$
  select staff_role from app_user where id = lw_uid() and user_type = 'staff'
$$;

-- The people of leads, and of conversations that were handed to sales.
create function lw_people_of_sales() returns uuid[] language sql stable parallel safe security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(id), '{}') from (
    select user_id as id from crm_lead where user_id is not null and demo = lw_demo()
    union select user_id from chat_session where for_sales and user_id is not null and demo = lw_demo()
  ) people
$$;

do $$
declare
  was_member constant boolean := pg_has_role(current_user, 'lw_system', 'member');
  before_16 constant boolean := current_setting('server_version_num')::int < 160000;
begin
  execute format('grant lw_system to %I', current_user) || (case when before_16 then '' else ' with inherit false, set true' end);
  grant create on schema public to lw_system;
  revoke execute on function lw_staff_role(), lw_people_of_sales() from public;
  grant execute on function lw_staff_role(), lw_people_of_sales() to lw_staff;
  alter function lw_staff_role() owner to lw_system;
  alter function lw_people_of_sales() owner to lw_system;
  revoke create on schema public from lw_system;
  if before_16 and not was_member then
    execute format('revoke lw_system from %I', current_user);
  end if;
end
$$;

drop policy "staff_change" on "chat_canned_answer";
drop policy "staff_create" on "chat_canned_answer";
drop policy "staff_remove" on "chat_canned_answer";
drop policy "staff_own_change" on "chat_duty";
drop policy "staff_own_create" on "chat_duty";
create policy "staff_role" on "account" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "allocation" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "appointment_proposal" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "autopay" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "board_interest" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "board_post" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "bulk_task" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "bulk_task_item" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_change" on "chat_canned_answer" for update to "lw_staff" using (((select lw_staff_role()) <> 'support' and (select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'support' and (select lw_staff_role()) <> 'sales'));
create policy "staff_create" on "chat_canned_answer" for insert to "lw_staff" with check (((select lw_staff_role()) <> 'support' and (select lw_staff_role()) <> 'sales'));
create policy "staff_remove" on "chat_canned_answer" for delete to "lw_staff" using (((select lw_staff_role()) <> 'support' and (select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "charge" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_own_change" on "chat_duty" for update to "lw_staff" using (user_id = lw_uid() or ((select lw_staff_role()) <> 'support' and (select lw_staff_role()) <> 'sales')) with check (user_id = lw_uid() or ((select lw_staff_role()) <> 'support' and (select lw_staff_role()) <> 'sales'));
create policy "staff_own_create" on "chat_duty" for insert to "lw_staff" with check (user_id = lw_uid() or ((select lw_staff_role()) <> 'support' and (select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "chat_mail" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales') or (conversation_id = any(array(select id from chat_session where for_sales or user_id = lw_uid())) or conversation_id = lw_chat())) with check (((select lw_staff_role()) <> 'sales') or (conversation_id = any(array(select id from chat_session where for_sales or user_id = lw_uid())) or conversation_id = lw_chat()));
create policy "staff_role" on "chat_message" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales') or (conversation_id = any(array(select id from chat_session where for_sales or user_id = lw_uid())) or conversation_id = lw_chat())) with check (((select lw_staff_role()) <> 'sales') or (conversation_id = any(array(select id from chat_session where for_sales or user_id = lw_uid())) or conversation_id = lw_chat()));
create policy "staff_role" on "chat_note" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales') or (conversation_id = any(array(select id from chat_session where for_sales or user_id = lw_uid())) or conversation_id = lw_chat())) with check (((select lw_staff_role()) <> 'sales') or (conversation_id = any(array(select id from chat_session where for_sales or user_id = lw_uid())) or conversation_id = lw_chat()));
create policy "staff_role" on "chat_session" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales') or for_sales or user_id = lw_uid() or id = lw_chat()) with check (((select lw_staff_role()) <> 'sales') or for_sales or user_id = lw_uid() or id = lw_chat());
create policy "staff_role" on "request_checklist_line" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "coverage" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "deposit_return" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "expense" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "form_submission" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'support') or kind = 'contact' or user_id = lw_uid()) with check (((select lw_staff_role()) <> 'support') or kind = 'contact' or user_id = lw_uid());
create policy "staff_role" on "gap_override" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "invoice" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "invoice_settings" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "job_assignment" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "job_visit" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "journal_entry" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "crm_lead" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'support')) with check (((select lw_staff_role()) <> 'support'));
create policy "staff_role" on "crm_activity" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'support')) with check (((select lw_staff_role()) <> 'support'));
create policy "staff_role" on "lease" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "lease_change" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "lease_tenant" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "lease_term" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "listing" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales') or state = 'published' and not withheld) with check (((select lw_staff_role()) <> 'sales') or state = 'published' and not withheld);
create policy "staff_role" on "listing_question" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales') or user_id = lw_uid()) with check (((select lw_staff_role()) <> 'sales') or user_id = lw_uid());
create policy "staff_role" on "maintenance_occurrence" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "maintenance_schedule" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "maintenance_settings" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "membership" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "newsletter_subscriber" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'support')) with check (((select lw_staff_role()) <> 'support'));
create policy "staff_role" on "notification" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'support') or kind <> 'lead_due') with check (((select lw_staff_role()) <> 'support') or kind <> 'lead_due');
create policy "staff_role" on "offer" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "on_call_alarm" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "on_call_ask" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "on_call_entry" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "on_call_list" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "outbox_message" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'support' and (select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'support' and (select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "owed_reminder" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "payment" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "payment_finding" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "payment_setup" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "posting" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "preferred_supplier" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "property" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "quote" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "rating_answer" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "recurring_charge" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "recurring_charge_rate" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "recurring_expense" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "refund" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "lease_renewal" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "renewal_intent" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "renewal_offer" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "request_contact" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "request_event" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "request_seen" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "crm_suppression" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'support')) with check (((select lw_staff_role()) <> 'support'));
create policy "staff_role" on "service_request" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "stored_file" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "subscription" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "supplier" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "supplier_hours" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "supplier_message" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "supplier_paper" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "supplier_staff" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "tenant_notice" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "support_ticket" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "support_ticket_care" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "support_ticket_desk" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "support_ticket_message" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "support_ticket_note" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "support_ticket_rating" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "support_ticket_tag" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "support_ticket_target" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "support_ticket_writer" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "unit" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "unit_plan" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "staff_role" on "app_user" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales') or (id = lw_uid() or user_type in ('staff', 'admin') or id = any((select lw_people_of_sales())::uuid[]))) with check (((select lw_staff_role()) <> 'sales') or (id = lw_uid() or user_type in ('staff', 'admin') or id = any((select lw_people_of_sales())::uuid[])));
-- Older than the entities, and kept for what was paid before subscriptions.
create policy "staff_role" on "elite_subscription" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
