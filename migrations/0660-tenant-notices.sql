-- Tenants give notice in the product: what they gave or asked for, and what became of it.
create table "tenant_notice" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "version" int not null default 1, "lease_id" uuid not null, "lease_tenant_id" uuid not null, "user_id" uuid not null, "name" varchar(161) not null, "kind" text not null, "state" text not null default 'sent', "last_day" date not null, "given_on" date not null, "earliest_day" date null, "reason" varchar(500) null, "forwarding_address" varchar(300) null, "effect" text null, "answer_note" varchar(1000) null, "answered_at" timestamptz(3) null, "withdrawal_asked_at" timestamptz(3) null, "withdrawn_at" timestamptz(3) null, primary key ("id"));
create index "tenant_notice_lease_id_index" on "tenant_notice" ("lease_id");
create index "tenant_notice_account_id_state_index" on "tenant_notice" ("account_id", "state");
alter table "tenant_notice" add constraint "tenant_notice_account_id_id_unique" unique ("account_id", "id");

alter table "lease_tenant" add "leaves_on" date null;

alter table "notification" drop constraint "notification_kind_check";
alter table "notification" add constraint "notification_kind_check" check ("kind" in ('payment_received', 'payment_failed', 'payment_returned', 'payment_refunded', 'refund_failed', 'request_submitted', 'request_approved', 'request_declined', 'request_cancelled', 'request_scheduled', 'request_in_progress', 'request_completed', 'request_closed', 'request_sent_back', 'request_offered', 'request_offer_accepted', 'request_offer_declined', 'request_offer_withdrawn', 'request_offer_answered', 'request_offer_picked', 'request_offer_lost', 'request_offer_expired', 'request_quote_sent', 'request_quote_approved', 'request_quote_refused', 'request_quote_withdrawn', 'request_board_interest', 'message', 'supplier_message', 'document_shared', 'notice_given', 'notice_withdrawn', 'rent_change', 'rent_change_canceled', 'lease_ended', 'lease_corrected', 'renewal_offered', 'renewal_replied', 'renewal_withdrawn', 'renewal_signed', 'renewal_accepted', 'renewal_declined', 'renewal_asked', 'listing_question', 'paper_expires', 'tenant_notice_given', 'tenant_notice_asked', 'tenant_notice_withdrawn', 'tenant_notice_withdrawal_asked', 'tenant_notice_told', 'tenant_notice_leaving', 'tenant_notice_declined', 'tenant_notice_replied', 'tenant_notice_kept', 'tenant_notice_staying'));

alter table "tenant_notice" add constraint "tenant_notice_kind_check" check ("kind" in ('notice', 'early_end'));
alter table "tenant_notice" add constraint "tenant_notice_state_check" check ("state" in ('sent', 'acknowledged', 'declined', 'withdrawn'));
alter table "tenant_notice" add constraint "tenant_notice_effect_check" check ("effect" in ('lease_ends', 'tenant_leaves'));
alter table "tenant_notice" enable row level security;
create policy "one_world" on "tenant_notice" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "tenant_notice" to "lw_system" using (true) with check (true);
create policy "landlord_read" on "tenant_notice" for select to "lw_landlord" using (account_id = lw_account());
create policy "landlord_change" on "tenant_notice" for update to "lw_landlord" using (account_id = lw_account()) with check (account_id = lw_account());
create policy "staff_read" on "tenant_notice" for select to "lw_staff" using (true);
create policy "admin_read" on "tenant_notice" for select to "lw_admin" using (true);
create policy "tenant_read" on "tenant_notice" for select to "lw_tenant" using (lease_id = any((select lw_own_leases())::uuid[]));
create policy "tenant_own_create" on "tenant_notice" for insert to "lw_tenant" with check (user_id = lw_uid() and lease_id = any((select lw_own_leases())::uuid[]));
create policy "tenant_own_change" on "tenant_notice" for update to "lw_tenant" using (user_id = lw_uid() and lease_id = any((select lw_own_leases())::uuid[])) with check (user_id = lw_uid() and lease_id = any((select lw_own_leases())::uuid[]));

alter table tenant_notice add foreign key (account_id, lease_id) references lease (account_id, id) deferrable initially deferred;
alter table tenant_notice add foreign key (account_id, lease_tenant_id) references lease_tenant (account_id, id) deferrable initially deferred;
-- One at a time for each tenant of a lease, also when it is sent twice at once.
create unique index tenant_notice_open on tenant_notice (lease_id, user_id) where state in ('sent', 'acknowledged');
-- What was given is never rewritten: only what becomes of it changes.
revoke update on tenant_notice from lw_landlord, lw_tenant;
grant update (state, effect, answer_note, answered_at, withdrawal_asked_at, withdrawn_at, version) on tenant_notice to lw_landlord;
grant update (state, withdrawal_asked_at, withdrawn_at, version) on tenant_notice to lw_tenant;

-- A tenant who leaves a lease that goes on keeps access for 24 months after the own last day.
grant update (leaves_on) on lease_tenant to lw_landlord;
-- The functions belong to the system (see 0161), so the system replaces them, and lends the right that the trigger asks for.
do $do$
declare
  me constant text := current_user;
  was_member constant boolean := pg_has_role(current_user, 'lw_system', 'member');
  before_16 constant boolean := current_setting('server_version_num')::int < 160000;
begin
  execute format('grant lw_system to %I', me) || (case when before_16 then '' else ' with inherit false, set true' end);
  grant create on schema public to lw_system;
  set local role lw_system;
  create or replace function tenants_follow_lease() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
  begin
    update lease_tenant t set access_ends_at = (select tenant_access_end(least(new.ends_on, t.leaves_on), p.time_zone) from property p where p.id = new.property_id)
    where t.lease_id = new.id;
    return null;
  end
  $$;
  create or replace function tenant_follows_lease() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
  begin
    new.access_ends_at := (
      select tenant_access_end(least(l.ends_on, new.leaves_on), p.time_zone) from lease l join property p on p.id = l.property_id where l.id = new.lease_id
    );
    return new;
  end
  $$;
  create or replace function tenants_follow_property() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
  begin
    update lease_tenant t set access_ends_at = tenant_access_end(least(l.ends_on, t.leaves_on), new.time_zone)
    from lease l where l.property_id = new.id and least(l.ends_on, t.leaves_on) is not null and t.lease_id = l.id;
    return null;
  end
  $$;
  execute format('grant execute on function tenant_follows_lease() to %I', me);
  execute format('set local role %I', me);
  create trigger tenant_leaves before update of leaves_on on lease_tenant
    for each row when (old.leaves_on is distinct from new.leaves_on) execute function tenant_follows_lease();
  set local role lw_system;
  execute format('revoke execute on function tenant_follows_lease() from %I', me);
  execute format('set local role %I', me);
  revoke create on schema public from lw_system;
  if before_16 and not was_member then
    execute format('revoke lw_system from %I', me);
  end if;
end
$do$;
