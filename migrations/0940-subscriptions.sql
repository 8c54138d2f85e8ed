-- What accounts pay the platform for, by period: one subscription of a product for an account, and an invoice for each payment.
-- Elite subscriptions move over from their own table.
create table "subscription" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "version" int not null default 1, "product" text not null, "plan" varchar(20) not null, "period" text not null, "price_cents" bigint not null, "currency" varchar(3) not null, "state" text not null, "anchor_at" timestamptz(3) not null, "starts_at" timestamptz(3) not null, "ends_at" timestamptz(3) null, "cancel_at_end" boolean not null, "balance_cents" bigint not null, "failed_at" timestamptz(3) null, "next_attempt_at" timestamptz(3) null, "ended_at" timestamptz(3) null, "end_reason" text null, primary key ("id"));
create index "subscription_ends_at_index" on "subscription" ("ends_at");
alter table "subscription" add constraint "subscription_account_id_product_unique" unique ("account_id", "product");

create table "subscription_counter" ("demo" boolean not null, "last_number" int not null, primary key ("demo"));

create table "subscription_invoice" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "version" int not null default 1, "product" text not null, "kind" text not null, "plan" varchar(20) not null, "period" text not null, "price_cents" bigint not null, "unused_cents" bigint not null, "balance_cents" bigint not null, "total_cents" bigint not null, "balance_after_cents" bigint not null, "currency" varchar(3) not null, "period_start" timestamptz(3) null, "period_end" timestamptz(3) null, "provider" text not null, "provider_reference" varchar(120) null, "action_url" varchar(2000) null, "attended" boolean not null, "attempt" int not null, "asked_at" timestamptz(3) not null, "state" text not null, "failure" varchar(60) null, "number" varchar(20) null, "paid_at" timestamptz(3) null, "money_back" text null, "refunded_cents" bigint not null, "refunded_at" timestamptz(3) null, primary key ("id"));
create index "subscription_invoice_account_id_created_at_index" on "subscription_invoice" ("account_id", "created_at");
alter table "subscription_invoice" add constraint "subscription_invoice_number_demo_unique" unique ("number", "demo");

create table "subscription_method" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "version" int not null default 1, "provider" text not null, "customer" varchar(120) not null, "reference" varchar(120) not null, "kind" text not null, "label" varchar(80) not null, primary key ("id"));
alter table "subscription_method" add constraint "subscription_method_account_id_unique" unique ("account_id");


alter table "subscription" add constraint "subscription_product_check" check ("product" in ('elite', 'plan'));
alter table "subscription" add constraint "subscription_period_check" check ("period" in ('month', 'year', 'once'));
alter table "subscription" add constraint "subscription_state_check" check ("state" in ('active', 'past_due', 'ended'));
alter table "subscription" add constraint "subscription_end_reason_check" check ("end_reason" in ('canceled', 'refunded', 'unpaid', 'abandoned'));
alter table "subscription" enable row level security;
create policy "one_world" on "subscription" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "subscription" to "lw_system" using (true) with check (true);
create policy "landlord_read" on "subscription" for select to "lw_landlord" using (account_id = lw_account());
create policy "supplier_read" on "subscription" for select to "lw_supplier" using (account_id = lw_account());
create policy "staff_read" on "subscription" for select to "lw_staff" using (true);
create policy "admin_read" on "subscription" for select to "lw_admin" using (true);

alter table "subscription_counter" enable row level security;
create policy "one_world" on "subscription_counter" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "subscription_counter" to "lw_system" using (true) with check (true);

alter table "subscription_invoice" add constraint "subscription_invoice_product_check" check ("product" in ('elite', 'plan'));
alter table "subscription_invoice" add constraint "subscription_invoice_kind_check" check ("kind" in ('start', 'change', 'renewal'));
alter table "subscription_invoice" add constraint "subscription_invoice_period_check" check ("period" in ('month', 'year', 'once'));
alter table "subscription_invoice" add constraint "subscription_invoice_provider_check" check ("provider" in ('sandbox', 'stripe'));
alter table "subscription_invoice" add constraint "subscription_invoice_state_check" check ("state" in ('open', 'processing', 'paid', 'failed', 'cancelled'));
alter table "subscription_invoice" add constraint "subscription_invoice_money_back_check" check ("money_back" in ('asked', 'refunded', 'failed'));
alter table "subscription_invoice" enable row level security;
create policy "one_world" on "subscription_invoice" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "subscription_invoice" to "lw_system" using (true) with check (true);
create policy "landlord_read" on "subscription_invoice" for select to "lw_landlord" using (account_id = lw_account());
create policy "supplier_read" on "subscription_invoice" for select to "lw_supplier" using (account_id = lw_account());
create policy "admin_read" on "subscription_invoice" for select to "lw_admin" using (true);

alter table "subscription_method" add constraint "subscription_method_provider_check" check ("provider" in ('sandbox', 'stripe'));
alter table "subscription_method" add constraint "subscription_method_kind_check" check ("kind" in ('card', 'bank'));
alter table "subscription_method" enable row level security;
create policy "one_world" on "subscription_method" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "subscription_method" to "lw_system" using (true) with check (true);

alter table subscription add foreign key (account_id) references account (id) deferrable initially deferred;
alter table subscription_invoice add foreign key (account_id) references account (id) deferrable initially deferred;
alter table subscription_method add foreign key (account_id) references account (id) deferrable initially deferred;
alter table subscription add constraint subscription_sane check (price_cents > 0 and balance_cents >= 0 and ends_at >= starts_at and (ends_at is null) = (period = 'once')
  and (state = 'past_due') = (failed_at is not null) and (state = 'ended') = (ended_at is not null));
-- Nothing is lost and nothing is made up: credit and payment together are the price, and what is left.
alter table subscription_invoice add constraint subscription_invoice_adds_up check (price_cents > 0 and unused_cents >= 0 and balance_cents >= 0 and total_cents >= 0
  and balance_after_cents >= 0 and refunded_cents between 0 and total_cents and unused_cents + balance_cents + total_cents = price_cents + balance_after_cents);
alter table subscription_invoice add constraint subscription_invoice_paid check (state <> 'paid' or (number is not null and paid_at is not null and period_start is not null));
-- One payment at a time of a subscription.
create unique index subscription_invoice_waiting on subscription_invoice (account_id, product) where state in ('open', 'processing');
create index subscription_invoice_asked on subscription_invoice (asked_at) where state in ('open', 'processing');
create index subscription_invoice_money_back on subscription_invoice (created_at) where money_back = 'asked';

insert into subscription (id, account_id, demo, created_at, version, product, plan, period, price_cents, currency, state, anchor_at, starts_at, ends_at,
    cancel_at_end, balance_cents, ended_at, end_reason)
  select distinct on (e.account_id) e.id, e.account_id, e.demo, e.created_at, 1, 'elite', e.plan, case e.plan when 'lifetime' then 'once' else 'year' end,
    e.price_cents, e.currency, case when done then 'ended' else 'active' end, e.starts_at, e.starts_at,
    case e.plan when 'lifetime' then null else greatest(e.ends_at, e.starts_at) end, e.plan <> 'lifetime' and not e.renews and not done, 0,
    case when done then coalesce(e.refunded_at, e.ends_at) end,
    case when e.refunded_at is not null then 'refunded' when done then 'canceled' end
  from elite_subscription e cross join lateral (select e.refunded_at is not null or (e.ends_at is not null and not e.renews and e.ends_at <= now()) as done) o
  order by e.account_id, e.starts_at desc, e.id desc;

insert into subscription_invoice (id, account_id, demo, created_at, version, product, kind, plan, period, price_cents, unused_cents, balance_cents, total_cents,
    balance_after_cents, currency, period_start, period_end, provider, attended, attempt, asked_at, state, number, paid_at, money_back, refunded_cents, refunded_at)
  select e.id, e.account_id, e.demo, e.created_at, 1, 'elite', 'start', e.plan, case e.plan when 'lifetime' then 'once' else 'year' end, e.price_cents, 0, 0,
    e.price_cents, 0, e.currency, e.starts_at, e.ends_at, 'sandbox', true, 1, e.created_at, 'paid',
    'L-' || 1000 + row_number() over (partition by e.demo order by e.created_at, e.id), e.created_at, case when e.refunded_at is not null then 'refunded' end,
    case when e.refunded_at is null then 0 else e.price_cents end, e.refunded_at
  from elite_subscription e;

insert into subscription_counter (demo, last_number) select demo, 1000 + count(*) from elite_subscription group by demo;

-- elite_subscription stays for processes of the version before, which read it while they are replaced; a later release drops it.
