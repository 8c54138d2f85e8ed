-- What a tenant's policies ask for again and again: their own leases, homes, landlords and requests. PostgreSQL plans each
-- query under policies anew, and planned such a subquery for each table of the query; a function keeps its plan for as long
-- as the connection lives. They run with the rights of who asks, so the policies of the tables they read hold inside of them.
-- A plan made while a table was empty would read the whole table for as long as it is kept, so they never plan that.
create function lw_own_leases() returns uuid[] language plpgsql stable set search_path = public, pg_temp set enable_seqscan = off as
  $$ begin return array(select lease_id from lease_tenant where user_id = lw_uid()); end $$;
create function lw_own_units() returns uuid[] language plpgsql stable set search_path = public, pg_temp set enable_seqscan = off as
  $$ begin return array(select unit_id from lease_tenant where user_id = lw_uid()); end $$;
create function lw_own_properties() returns uuid[] language plpgsql stable set search_path = public, pg_temp set enable_seqscan = off as
  $$ begin return array(select property_id from lease_tenant where user_id = lw_uid()); end $$;
create function lw_own_landlords() returns uuid[] language plpgsql stable set search_path = public, pg_temp set enable_seqscan = off as
  $$ begin return array(select account_id from lease_tenant where user_id = lw_uid()); end $$;
create function lw_own_requests() returns uuid[] language plpgsql stable set search_path = public, pg_temp set enable_seqscan = off as
  $$ begin return array(select id from service_request where reporter_id = lw_uid()); end $$;
-- For a row that is written: one look by key, however many requests the tenant has filed.
create function lw_own_request(request uuid) returns boolean language plpgsql stable set search_path = public, pg_temp set enable_seqscan = off as
  $$ begin return exists (select from service_request where id = request and reporter_id = lw_uid()); end $$;

drop policy "tenant_read" on "account";

drop policy "tenant_read" on "allocation";

drop policy "tenant_change" on "autopay";
drop policy "tenant_create" on "autopay";
drop policy "tenant_home_read" on "autopay";

drop policy "tenant_read" on "charge";

drop policy "tenant_read" on "deposit_return";

drop policy "tenant_read" on "journal_entry";

drop policy "tenant_read" on "lease";

drop policy "tenant_create" on "lease_message";
drop policy "tenant_read" on "lease_message";

drop policy "tenant_read" on "lease_term";

drop policy "tenant_change" on "message_seen";
drop policy "tenant_create" on "message_seen";
drop policy "tenant_read" on "message_seen";

drop policy "tenant_create" on "payment";
drop policy "tenant_read" on "payment";

drop policy "tenant_read" on "payment_setup";

drop policy "tenant_read" on "posting";

drop policy "tenant_read" on "property";

drop policy "tenant_read" on "refund";

drop policy "tenant_change" on "renewal_intent";
drop policy "tenant_create" on "renewal_intent";
drop policy "tenant_read" on "renewal_intent";

drop policy "tenant_read" on "renewal_offer";

drop policy "tenant_change" on "request_contact";
drop policy "tenant_create" on "request_contact";
drop policy "tenant_read" on "request_contact";

drop policy "tenant_create" on "request_event";
drop policy "tenant_read" on "request_event";

drop policy "tenant_change" on "service_request";
drop policy "tenant_create" on "service_request";
drop policy "tenant_read" on "service_request";

drop policy "tenant_change" on "stored_file";
drop policy "tenant_create" on "stored_file";
drop policy "tenant_read" on "stored_file";
drop policy "tenant_remove" on "stored_file";

drop policy "tenant_read" on "unit";

drop policy "tenant_read" on "unit_plan";

create policy "tenant_read" on "account" for select to "lw_tenant" using (id = any((select lw_own_landlords())::uuid[]));

create policy "tenant_read" on "allocation" for select to "lw_tenant" using (lease_id = any((select lw_own_leases())::uuid[]));

create policy "tenant_change" on "autopay" for update to "lw_tenant" using (user_id = lw_uid() and lease_id = any((select lw_own_leases())::uuid[])) with check (user_id = lw_uid() and lease_id = any((select lw_own_leases())::uuid[]));
create policy "tenant_create" on "autopay" for insert to "lw_tenant" with check (user_id = lw_uid() and lease_id = any((select lw_own_leases())::uuid[]));
create policy "tenant_home_read" on "autopay" for select to "lw_tenant" using (lease_id = any((select lw_own_leases())::uuid[]));

create policy "tenant_read" on "charge" for select to "lw_tenant" using (lease_id = any((select lw_own_leases())::uuid[]));

create policy "tenant_read" on "deposit_return" for select to "lw_tenant" using (lease_id = any((select lw_own_leases())::uuid[]));

create policy "tenant_read" on "journal_entry" for select to "lw_tenant" using (lease_id = any((select lw_own_leases())::uuid[]));

create policy "tenant_read" on "lease" for select to "lw_tenant" using (id = any((select lw_own_leases())::uuid[]));

create policy "tenant_create" on "lease_message" for insert to "lw_tenant" with check (from_tenant and sender_id = lw_uid() and lease_id = any((select lw_own_leases())::uuid[]));
create policy "tenant_read" on "lease_message" for select to "lw_tenant" using (lease_id = any((select lw_own_leases())::uuid[]));

create policy "tenant_read" on "lease_term" for select to "lw_tenant" using (lease_id = any((select lw_own_leases())::uuid[]));

create policy "tenant_change" on "message_seen" for update to "lw_tenant" using (user_id = lw_uid() and lease_id = any((select lw_own_leases())::uuid[])) with check (user_id = lw_uid() and lease_id = any((select lw_own_leases())::uuid[]));
create policy "tenant_create" on "message_seen" for insert to "lw_tenant" with check (user_id = lw_uid() and lease_id = any((select lw_own_leases())::uuid[]));
create policy "tenant_read" on "message_seen" for select to "lw_tenant" using (user_id = lw_uid() and lease_id = any((select lw_own_leases())::uuid[]));

create policy "tenant_create" on "payment" for insert to "lw_tenant" with check (lease_id = any((select lw_own_leases())::uuid[]) and payer_id = lw_uid() and state = 'requires_action');
create policy "tenant_read" on "payment" for select to "lw_tenant" using (lease_id = any((select lw_own_leases())::uuid[]));

create policy "tenant_read" on "payment_setup" for select to "lw_tenant" using (account_id = any((select lw_own_landlords())::uuid[]));

create policy "tenant_read" on "posting" for select to "lw_tenant" using (lease_id = any((select lw_own_leases())::uuid[]));

create policy "tenant_read" on "property" for select to "lw_tenant" using (id = any((select lw_own_properties())::uuid[]));

create policy "tenant_read" on "refund" for select to "lw_tenant" using (lease_id = any((select lw_own_leases())::uuid[]));

create policy "tenant_change" on "renewal_intent" for update to "lw_tenant" using (user_id = lw_uid() and lease_id = any((select lw_own_leases())::uuid[])) with check (user_id = lw_uid() and lease_id = any((select lw_own_leases())::uuid[]));
create policy "tenant_create" on "renewal_intent" for insert to "lw_tenant" with check (user_id = lw_uid() and lease_id = any((select lw_own_leases())::uuid[]));
create policy "tenant_read" on "renewal_intent" for select to "lw_tenant" using (user_id = lw_uid() and lease_id = any((select lw_own_leases())::uuid[]));

create policy "tenant_read" on "renewal_offer" for select to "lw_tenant" using (lease_id = any((select lw_own_leases())::uuid[]));

create policy "tenant_change" on "request_contact" for update to "lw_tenant" using (request_id = any((select lw_own_requests())::uuid[])) with check (request_id = any((select lw_own_requests())::uuid[]));
create policy "tenant_create" on "request_contact" for insert to "lw_tenant" with check (lw_own_request(request_id));
create policy "tenant_read" on "request_contact" for select to "lw_tenant" using (request_id = any((select lw_own_requests())::uuid[]));

create policy "tenant_create" on "request_event" for insert to "lw_tenant" with check (not internal and lw_own_request(request_id));
create policy "tenant_read" on "request_event" for select to "lw_tenant" using (not internal and request_id = any((select lw_own_requests())::uuid[]));

create policy "tenant_change" on "service_request" for update to "lw_tenant" using (reporter_id = lw_uid() and lease_id = any((select lw_own_leases())::uuid[])) with check (reporter_id = lw_uid() and lease_id = any((select lw_own_leases())::uuid[]));
create policy "tenant_create" on "service_request" for insert to "lw_tenant" with check (reporter_id = lw_uid() and lease_id = any((select lw_own_leases())::uuid[]));
create policy "tenant_read" on "service_request" for select to "lw_tenant" using (reporter_id = lw_uid() and lease_id = any((select lw_own_leases())::uuid[]));

create policy "tenant_change" on "stored_file" for update to "lw_tenant" using (uploader_id = lw_uid() and (lease_id is null or lease_id = any((select lw_own_leases())::uuid[])) and (request_id is null or request_id = any((select lw_own_requests())::uuid[])) and account_id = any((select lw_own_landlords())::uuid[])) with check (uploader_id = lw_uid() and (lease_id is null or lease_id = any((select lw_own_leases())::uuid[])) and (request_id is null or request_id = any((select lw_own_requests())::uuid[])) and account_id = any((select lw_own_landlords())::uuid[]));
create policy "tenant_create" on "stored_file" for insert to "lw_tenant" with check (uploader_id = lw_uid() and (lease_id is null or lease_id = any((select lw_own_leases())::uuid[])) and (request_id is null or request_id = any((select lw_own_requests())::uuid[])) and account_id = any((select lw_own_landlords())::uuid[]));
create policy "tenant_read" on "stored_file" for select to "lw_tenant" using ((uploader_id = lw_uid() and (lease_id is null or lease_id = any((select lw_own_leases())::uuid[])) and (request_id is null or request_id = any((select lw_own_requests())::uuid[])) and account_id = any((select lw_own_landlords())::uuid[])) or (shared_with_tenant and (lease_id = any((select lw_own_leases())::uuid[]) or request_id = any((select lw_own_requests())::uuid[]))));
create policy "tenant_remove" on "stored_file" for delete to "lw_tenant" using (uploader_id = lw_uid() and (lease_id is null or lease_id = any((select lw_own_leases())::uuid[])) and (request_id is null or request_id = any((select lw_own_requests())::uuid[])) and account_id = any((select lw_own_landlords())::uuid[]));

create policy "tenant_read" on "unit" for select to "lw_tenant" using (id = any((select lw_own_units())::uuid[]));

create policy "tenant_read" on "unit_plan" for select to "lw_tenant" using (unit_id = any((select lw_own_units())::uuid[]));
