-- Webhooks of landlords' accounts and the log of their messages. Only the system reads them: it signs with the secrets, and reads
-- the owners' lists for them.
create table "webhook_endpoint" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "created_by" uuid not null, "url" varchar(500) not null, "description" varchar(120) null, "events" jsonb not null, "enabled" boolean not null default true, "off_reason" text null, "failing_since" timestamptz(3) null, "secret" text not null, "key_id" varchar(16) not null, "previous_secret" text null, "previous_until" timestamptz(3) null, primary key ("id"));
alter table "webhook_endpoint" add constraint "webhook_endpoint_off_reason_check" check ("off_reason" in ('failing', 'gone'));
create index "webhook_endpoint_account_id_index" on "webhook_endpoint" ("account_id");
alter table "webhook_endpoint" enable row level security;
create policy "one_world" on "webhook_endpoint" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "webhook_endpoint" to "lw_system" using (true) with check (true);
alter table webhook_endpoint add foreign key (account_id) references account (id) deferrable initially deferred;
alter table webhook_endpoint add foreign key (created_by) references app_user (id) deferrable initially deferred;

create table "webhook_delivery" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "endpoint_id" uuid not null, "event_id" uuid not null, "type" text not null, "body" text not null, "state" text not null default 'pending', "manual" boolean not null default false, "attempts" int not null default 0, "next_attempt_at" timestamptz(3) null, "last_attempt_at" timestamptz(3) null, "status" int null, "failure" text null, "duration_ms" int null, "answer" varchar(1000) null, primary key ("id"));
alter table "webhook_delivery" add constraint "webhook_delivery_type_check" check ("type" in ('payment.received', 'payment.failed', 'payment.returned', 'payment.disputed', 'payment.refunded', 'charge.added', 'credit.added', 'lease.activated', 'lease.renewed', 'lease.ended', 'tenant_notice.given', 'service_request.submitted', 'service_request.updated', 'invoice.sent', 'invoice.approved', 'invoice.paid', 'webhook.test'));
alter table "webhook_delivery" add constraint "webhook_delivery_state_check" check ("state" in ('pending', 'delivered', 'failed'));
alter table "webhook_delivery" add constraint "webhook_delivery_failure_check" check ("failure" in ('status', 'timeout', 'address', 'name', 'certificate', 'connection', 'off'));
create index "webhook_delivery_endpoint_id_created_at_id_index" on "webhook_delivery" ("endpoint_id", "created_at", "id");
create index "webhook_delivery_account_id_index" on "webhook_delivery" ("account_id");
create index "webhook_delivery_created_at_index" on "webhook_delivery" ("created_at");
-- What is still to be sent is little among what is kept.
create index webhook_delivery_pending on webhook_delivery (endpoint_id) where state = 'pending';
alter table "webhook_delivery" enable row level security;
create policy "one_world" on "webhook_delivery" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "webhook_delivery" to "lw_system" using (true) with check (true);
alter table webhook_delivery add foreign key (account_id) references account (id) deferrable initially deferred;
alter table webhook_delivery add foreign key (endpoint_id) references webhook_endpoint (id) on delete cascade deferrable initially deferred;
