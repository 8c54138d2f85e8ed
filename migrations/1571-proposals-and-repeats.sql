-- A step that still waits is reminded of again, and so is a proposal of times that no one answers (docs/decisions/1571). A row of
-- `request_reminder` is one reminder, so its round is part of what makes it happen once.
alter table "request_reminder" add column "round" int not null default 1;
alter table "request_reminder" drop constraint "request_reminder_request_id_step_since_unique";
alter table "request_reminder" add constraint "request_reminder_request_id_step_since_round_unique" unique ("request_id", "step", "since", "round");
select lw_add_notification_kinds(array['request_waits_proposal', 'request_waits_times']);
-- Nothing is sent for proposals and for second reminders that fell due before this was installed, as in 1265.
alter table "reminder_start" drop constraint "reminder_start_kind_check";
alter table "reminder_start" add constraint "reminder_start_kind_check" check ("kind" in ('steps', 'invoices', 'news', 'proposals', 'repeats'));
insert into reminder_start (kind, begins_at) values ('proposals', now()), ('repeats', now());
