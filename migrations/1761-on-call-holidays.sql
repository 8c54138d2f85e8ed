-- Public holidays on on-call lists: the region whose holidays count, and what they mean for each person.
alter table "on_call_list" add column "holiday_region" varchar(6) null;
alter table "on_call_entry" add column "holidays" text not null default 'as_usual';
alter table "on_call_entry" add constraint "on_call_entry_holidays_check" check ("holidays" in ('as_usual', 'off', 'only'));
