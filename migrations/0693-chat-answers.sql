-- Answers that staff write often, by shortcut, in the languages that they were written in.
create table "chat_canned_answer" ("id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "version" int not null default 1, "shortcut" varchar(30) not null, "text_en" varchar(2000) null, "text_fr" varchar(2000) null, "text_es" varchar(2000) null, primary key ("id"));
alter table "chat_canned_answer" add constraint "chat_canned_answer_demo_shortcut_unique" unique ("demo", "shortcut");
alter table "chat_canned_answer" enable row level security;
create policy "one_world" on "chat_canned_answer" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "chat_canned_answer" to "lw_system" using (true) with check (true);
create policy "staff_read" on "chat_canned_answer" for select to "lw_staff" using (true);
create policy "staff_create" on "chat_canned_answer" for insert to "lw_staff" with check (true);
create policy "staff_change" on "chat_canned_answer" for update to "lw_staff" using (true) with check (true);
create policy "staff_remove" on "chat_canned_answer" for delete to "lw_staff" using (true);
create policy "admin_read" on "chat_canned_answer" for select to "lw_admin" using (true);
create policy "admin_create" on "chat_canned_answer" for insert to "lw_admin" with check (true);
create policy "admin_change" on "chat_canned_answer" for update to "lw_admin" using (true) with check (true);
create policy "admin_remove" on "chat_canned_answer" for delete to "lw_admin" using (true);

alter table chat_canned_answer add constraint chat_canned_answer_said check (coalesce(text_en, text_fr, text_es) is not null);
alter table chat_canned_answer add constraint chat_canned_answer_typed check (shortcut ~ '^[a-z0-9][a-z0-9-]*$');
