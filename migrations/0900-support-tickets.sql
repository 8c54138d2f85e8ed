-- Support tickets as a workplace: numbers that people quote, clocks with targets, tags, notes, drafts, merging and splitting, and
-- the question whether it helped. People who ask have no policy on clocks, tags, notes, targets, drafts and writers.

-- Each world counts on its own. Sequences leave a gap where filing failed: a number is a name, not a count.
create sequence support_ticket_number start 1001;
create sequence support_ticket_demo_number start 1001;
create function lw_next_ticket_number() returns int language sql
  as $$ select (case when lw_demo() then nextval('support_ticket_demo_number') else nextval('support_ticket_number') end)::int $$;

create table "support_ticket_care" ("id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "ticket_id" uuid not null, "opened_at" timestamptz(3) not null, "first_target" int null, "resolution_target" int null, "first_due_at" timestamptz(3) null, "first_answered_at" timestamptz(3) null, "first_minutes" int null, "running_since" timestamptz(3) null, "spent_minutes" int not null default 0, "resolution_due_at" timestamptz(3) null, "solved_at" timestamptz(3) null, primary key ("id"));
alter table "support_ticket_care" add constraint "support_ticket_care_ticket_id_unique" unique ("ticket_id");

create table "support_ticket_desk" ("id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "ticket_id" uuid not null, "user_id" uuid not null, "draft" varchar(5000) null, primary key ("id"));
create index "support_ticket_desk_user_id_index" on "support_ticket_desk" ("user_id");
alter table "support_ticket_desk" add constraint "support_ticket_desk_ticket_id_user_id_unique" unique ("ticket_id", "user_id");

create table "support_ticket_note" ("id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "ticket_id" uuid not null, "author_id" uuid not null, "text" varchar(2000) not null, primary key ("id"));
create index "support_ticket_note_ticket_id_created_at_index" on "support_ticket_note" ("ticket_id", "created_at");

create table "support_ticket_rating" ("id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "ticket_id" uuid not null, "token_hash" varchar(64) not null, "rating" text null, "comment" varchar(1000) null, "rated_at" timestamptz(3) null, primary key ("id"));
alter table "support_ticket_rating" add constraint "support_ticket_rating_ticket_id_unique" unique ("ticket_id");
alter table "support_ticket_rating" add constraint "support_ticket_rating_token_hash_unique" unique ("token_hash");

create table "support_ticket_tag" ("id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "ticket_id" uuid not null, "tag" varchar(30) not null, primary key ("id"));
create index "support_ticket_tag_demo_tag_index" on "support_ticket_tag" ("demo", "tag");
alter table "support_ticket_tag" add constraint "support_ticket_tag_ticket_id_tag_unique" unique ("ticket_id", "tag");

create table "support_ticket_target" ("id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "priority" text not null, "first_minutes" int not null, "resolution_minutes" int not null, primary key ("id"));
alter table "support_ticket_target" add constraint "support_ticket_target_demo_priority_unique" unique ("demo", "priority");

create table "support_ticket_writer" ("id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "ticket_id" uuid not null, "user_id" uuid not null, "wrote_at" timestamptz(3) null, primary key ("id"));
create index "support_ticket_writer_user_id_index" on "support_ticket_writer" ("user_id");
alter table "support_ticket_writer" add constraint "support_ticket_writer_ticket_id_user_id_unique" unique ("ticket_id", "user_id");

alter table "support_ticket" add "number" int null, add "merged_into" uuid null, add "split_from" uuid null;
update support_ticket t set number = n.number from (
  select id, 1000 + row_number() over (partition by demo order by created_at, id) as number from support_ticket) n where n.id = t.id;
select setval('support_ticket_number', (select coalesce(max(number), 1000) + 1 from support_ticket where not demo), false);
select setval('support_ticket_demo_number', (select coalesce(max(number), 1000) + 1 from support_ticket where demo), false);
alter table "support_ticket" alter "number" set default lw_next_ticket_number(), alter "number" set not null;
create index "support_ticket_merged_into_index" on "support_ticket" ("merged_into");
alter table "support_ticket" add constraint "support_ticket_demo_number_unique" unique ("demo", "number");

alter table "support_ticket_message" add "moved_from" uuid null;
create policy "staff_change" on "support_ticket_message" for update to "lw_staff" using (true) with check (true);
create policy "admin_change" on "support_ticket_message" for update to "lw_admin" using (true) with check (true);

alter table "support_ticket_care" enable row level security;
create policy "one_world" on "support_ticket_care" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "support_ticket_care" to "lw_system" using (true) with check (true);
create policy "staff_read" on "support_ticket_care" for select to "lw_staff" using (true);
create policy "staff_create" on "support_ticket_care" for insert to "lw_staff" with check (true);
create policy "staff_change" on "support_ticket_care" for update to "lw_staff" using (true) with check (true);
create policy "admin_read" on "support_ticket_care" for select to "lw_admin" using (true);
create policy "admin_create" on "support_ticket_care" for insert to "lw_admin" with check (true);
create policy "admin_change" on "support_ticket_care" for update to "lw_admin" using (true) with check (true);

alter table "support_ticket_desk" enable row level security;
create policy "one_world" on "support_ticket_desk" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "support_ticket_desk" to "lw_system" using (true) with check (true);
create policy "staff_read" on "support_ticket_desk" for select to "lw_staff" using (user_id = lw_uid());
create policy "staff_create" on "support_ticket_desk" for insert to "lw_staff" with check (user_id = lw_uid());
create policy "staff_change" on "support_ticket_desk" for update to "lw_staff" using (user_id = lw_uid()) with check (user_id = lw_uid());
create policy "admin_read" on "support_ticket_desk" for select to "lw_admin" using (user_id = lw_uid());
create policy "admin_create" on "support_ticket_desk" for insert to "lw_admin" with check (user_id = lw_uid());
create policy "admin_change" on "support_ticket_desk" for update to "lw_admin" using (user_id = lw_uid()) with check (user_id = lw_uid());

alter table "support_ticket_note" enable row level security;
create policy "one_world" on "support_ticket_note" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "support_ticket_note" to "lw_system" using (true) with check (true);
create policy "staff_read" on "support_ticket_note" for select to "lw_staff" using (true);
create policy "staff_change" on "support_ticket_note" for update to "lw_staff" using (true) with check (true);
create policy "staff_create" on "support_ticket_note" for insert to "lw_staff" with check (author_id = lw_uid());
create policy "admin_read" on "support_ticket_note" for select to "lw_admin" using (true);
create policy "admin_change" on "support_ticket_note" for update to "lw_admin" using (true) with check (true);
create policy "admin_create" on "support_ticket_note" for insert to "lw_admin" with check (author_id = lw_uid());

alter table "support_ticket_rating" add constraint "support_ticket_rating_rating_check" check ("rating" in ('good', 'bad'));
alter table "support_ticket_rating" enable row level security;
create policy "one_world" on "support_ticket_rating" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "support_ticket_rating" to "lw_system" using (true) with check (true);
create policy "tenant_read" on "support_ticket_rating" for select to "lw_tenant" using (ticket_id = any(array(select t.id from support_ticket t where t.user_id = lw_uid())));
create policy "landlord_read" on "support_ticket_rating" for select to "lw_landlord" using (ticket_id = any(array(select t.id from support_ticket t where t.user_id = lw_uid())));
create policy "supplier_read" on "support_ticket_rating" for select to "lw_supplier" using (ticket_id = any(array(select t.id from support_ticket t where t.user_id = lw_uid())));
create policy "staff_read" on "support_ticket_rating" for select to "lw_staff" using (true);
create policy "admin_read" on "support_ticket_rating" for select to "lw_admin" using (true);

alter table "support_ticket_tag" enable row level security;
create policy "one_world" on "support_ticket_tag" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "support_ticket_tag" to "lw_system" using (true) with check (true);
create policy "staff_read" on "support_ticket_tag" for select to "lw_staff" using (true);
create policy "staff_create" on "support_ticket_tag" for insert to "lw_staff" with check (true);
create policy "staff_remove" on "support_ticket_tag" for delete to "lw_staff" using (true);
create policy "admin_read" on "support_ticket_tag" for select to "lw_admin" using (true);
create policy "admin_create" on "support_ticket_tag" for insert to "lw_admin" with check (true);
create policy "admin_remove" on "support_ticket_tag" for delete to "lw_admin" using (true);

alter table "support_ticket_target" add constraint "support_ticket_target_priority_check" check ("priority" in ('low', 'medium', 'high', 'urgent'));
alter table "support_ticket_target" enable row level security;
create policy "one_world" on "support_ticket_target" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "support_ticket_target" to "lw_system" using (true) with check (true);
create policy "staff_read" on "support_ticket_target" for select to "lw_staff" using (true);
create policy "admin_read" on "support_ticket_target" for select to "lw_admin" using (true);
create policy "admin_create" on "support_ticket_target" for insert to "lw_admin" with check (true);
create policy "admin_change" on "support_ticket_target" for update to "lw_admin" using (true) with check (true);

alter table "support_ticket_writer" enable row level security;
create policy "one_world" on "support_ticket_writer" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "support_ticket_writer" to "lw_system" using (true) with check (true);
create policy "staff_read" on "support_ticket_writer" for select to "lw_staff" using (true);
create policy "staff_create" on "support_ticket_writer" for insert to "lw_staff" with check (user_id = lw_uid());
create policy "staff_change" on "support_ticket_writer" for update to "lw_staff" using (user_id = lw_uid()) with check (user_id = lw_uid());
create policy "admin_read" on "support_ticket_writer" for select to "lw_admin" using (true);
create policy "admin_create" on "support_ticket_writer" for insert to "lw_admin" with check (user_id = lw_uid());
create policy "admin_change" on "support_ticket_writer" for update to "lw_admin" using (user_id = lw_uid()) with check (user_id = lw_uid());

-- What may change of rows that staff see: where a message or a note is, and what belongs to a clock.
revoke update on support_ticket_message, support_ticket_note, support_ticket_desk, support_ticket_writer from lw_tenant, lw_landlord, lw_supplier, lw_staff, lw_admin;
grant update (ticket_id, moved_from) on support_ticket_message to lw_staff, lw_admin;
grant update (ticket_id) on support_ticket_note to lw_staff, lw_admin;
grant update (draft) on support_ticket_desk to lw_staff, lw_admin;
grant update (wrote_at) on support_ticket_writer to lw_staff, lw_admin;
grant update (merged_into) on support_ticket to lw_staff, lw_admin;

alter table support_ticket add foreign key (demo, merged_into) references support_ticket (demo, id) deferrable initially deferred;
alter table support_ticket add foreign key (demo, split_from) references support_ticket (demo, id) deferrable initially deferred;
alter table support_ticket add constraint support_ticket_merged check (merged_into is null or (merged_into <> id and status = 'closed'));
alter table support_ticket_care add foreign key (demo, ticket_id) references support_ticket (demo, id) deferrable initially deferred;
alter table support_ticket_desk add foreign key (demo, ticket_id) references support_ticket (demo, id) deferrable initially deferred;
alter table support_ticket_note add foreign key (demo, ticket_id) references support_ticket (demo, id) deferrable initially deferred;
alter table support_ticket_rating add foreign key (demo, ticket_id) references support_ticket (demo, id) deferrable initially deferred;
alter table support_ticket_tag add foreign key (demo, ticket_id) references support_ticket (demo, id) deferrable initially deferred;
alter table support_ticket_writer add foreign key (demo, ticket_id) references support_ticket (demo, id) deferrable initially deferred;
alter table support_ticket_note add constraint support_ticket_note_said check (btrim(text) <> '');
alter table support_ticket_tag add constraint support_ticket_tag_said check (btrim(tag) <> '');
alter table support_ticket_target add constraint support_ticket_target_order check (first_minutes > 0 and resolution_minutes >= first_minutes);

-- Messages move between tickets; their words stay as they were written, until the system forgets a person.
create function refuse_ticket_message_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.demo and current_user = 'lw_system' then
    return old;
  end if;
  if tg_op = 'UPDATE' and (old.id, old.demo, old.created_at, old.author_id, old.from_office) = (new.id, new.demo, new.created_at, new.author_id, new.from_office)
    and (old.message = new.message or (current_user = 'lw_system' and current_setting('app.forgets', true) = tg_table_name)) then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = '23514';
end
$$;
drop trigger append_only on support_ticket_message;
create trigger append_only before update or delete on support_ticket_message for each row execute function refuse_ticket_message_change();

-- Tickets from before have a clock without targets: nothing about them was measured.
insert into support_ticket_care (id, demo, created_at, ticket_id, opened_at, solved_at)
  select gen_random_uuid(), demo, created_at, id, created_at, case when status in ('resolved', 'closed') then last_message_at end from support_ticket;

-- The views of the list, each in its order.
create index support_ticket_work on support_ticket (demo, last_message_at, id) where status in ('open', 'in_progress');

-- Staff and admins search tickets in the top bar.
grant execute on function lw_fold(text) to lw_staff, lw_admin;
revoke execute on function lw_next_ticket_number(), refuse_ticket_message_change() from public;
grant usage on sequence support_ticket_number, support_ticket_demo_number to lw_tenant, lw_landlord, lw_supplier, lw_staff, lw_admin, lw_system;
grant execute on function lw_next_ticket_number() to lw_tenant, lw_landlord, lw_supplier, lw_staff, lw_admin, lw_system;
