-- without transaction
-- The check of 1920 for the rows that were there before (docs/decisions/1822).
alter table notification validate constraint notification_kind_check;
