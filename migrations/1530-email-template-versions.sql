-- Each saved version of an email template (docs/decisions/1530). They go with the template.
create table "email_template_version" ("id" uuid not null, "demo" boolean not null default lw_demo(), "template_id" uuid not null, "version" int not null, "saved_at" timestamptz(3) null, "author_id" uuid null, "restored_from" int null, "name" varchar(120) not null, "category" varchar(40) not null, "subject" varchar(160) not null, "body" text not null, "subject_fr" varchar(160) null, "body_fr" text null, "subject_es" varchar(160) null, "body_es" text null, primary key ("id"));
alter table "email_template_version" add constraint "email_template_version_template_id_version_unique" unique ("template_id", "version");
alter table "email_template_version" enable row level security;
create policy "one_world" on "email_template_version" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "email_template_version" to "lw_system" using (true) with check (true);
create policy "staff_read" on "email_template_version" for select to "lw_staff" using (true);
create policy "admin_read" on "email_template_version" for select to "lw_admin" using (true);
create policy "admin_create" on "email_template_version" for insert to "lw_admin" with check (true);
alter table email_template add unique (demo, id);
alter table email_template_version add foreign key (demo, template_id) references email_template (demo, id) on delete cascade deferrable initially deferred;

-- What the templates are now is their first known version. Of one that was changed before, no one knows when and by whom.
insert into email_template_version (id, demo, template_id, version, saved_at, name, category, subject, body, subject_fr, body_fr, subject_es, body_es)
  select gen_random_uuid(), demo, id, version, case when version = 1 then created_at end, name, category, subject, body, subject_fr, body_fr, subject_es, body_es
  from email_template;
