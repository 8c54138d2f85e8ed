-- Suppliers answer an offer with a price and a time, and the landlord picks one; the first to accept gets the job only where
-- the landlord has said so. An offer that nobody answers in time goes to the next supplier of the landlord's list.
alter table "offer" add column "first_wins" boolean not null default false;
alter table "offer" add column "ask_next" boolean not null default false;
alter table "offer" add column "answer_minutes" int null;
alter table "offer" add column "price_cents" bigint null;
alter table "offer" add column "proposed_for" timestamptz(3) null;
alter table "offer" add column "proposed_until" timestamptz(3) null;
-- Offers so far were taken by whoever accepted first.
update offer set first_wins = true;

alter table "offer" drop constraint "offer_state_check";
alter table "offer" add constraint "offer_state_check" check ("state" in ('sent', 'answered', 'accepted', 'declined', 'expired', 'withdrawn'));
alter table offer add constraint offer_answer check ((state <> 'answered' or (price_cents is not null and proposed_for is not null)) and price_cents > 0 and (proposed_until is null or proposed_until > proposed_for));
alter table offer add constraint offer_answer_minutes check (answer_minutes > 0);
drop index offer_open_once;
create unique index offer_open_once on offer (request_id, supplier_account_id) where state in ('sent', 'answered', 'accepted');

grant update (price_cents, proposed_for, proposed_until) on offer to lw_supplier;
-- A supplier takes a job alone only where the first to accept gets it.
drop policy "supplier_change" on "offer";
create policy "supplier_change" on "offer" for update to "lw_supplier" using (supplier_account_id = lw_account()) with check (supplier_account_id = lw_account() and (state <> 'accepted' or first_wins));

create table "preferred_supplier" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "version" int not null default 1, "supplier_account_id" uuid not null, "position" int not null, primary key ("id"));
alter table "preferred_supplier" add constraint "preferred_supplier_account_id_supplier_account_id_unique" unique ("account_id", "supplier_account_id");
alter table "preferred_supplier" enable row level security;
create policy "one_world" on "preferred_supplier" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "preferred_supplier" to "lw_system" using (true) with check (true);
create policy "landlord_read" on "preferred_supplier" for select to "lw_landlord" using (account_id = lw_account());
create policy "landlord_create" on "preferred_supplier" for insert to "lw_landlord" with check (account_id = lw_account());
create policy "landlord_change" on "preferred_supplier" for update to "lw_landlord" using (account_id = lw_account()) with check (account_id = lw_account());
create policy "landlord_remove" on "preferred_supplier" for delete to "lw_landlord" using (account_id = lw_account());
create policy "staff_read" on "preferred_supplier" for select to "lw_staff" using (true);
create policy "admin_read" on "preferred_supplier" for select to "lw_admin" using (true);
alter table preferred_supplier add foreign key (account_id) references account (id) deferrable initially deferred;
alter table preferred_supplier add foreign key (supplier_account_id) references account (id) deferrable initially deferred;
