-- Landlords get no news of suppliers who had been reminded of an appointment before such news existed (docs/decisions/1450).
alter table "reminder_start" drop constraint "reminder_start_kind_check";
alter table "reminder_start" add constraint "reminder_start_kind_check" check ("kind" in ('steps', 'invoices', 'news'));
insert into reminder_start (kind, begins_at) values ('news', now());
