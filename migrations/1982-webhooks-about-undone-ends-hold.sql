-- without transaction
-- The check of 1981 for the rows that were there before (docs/decisions/1822).
alter table webhook_delivery validate constraint webhook_delivery_type_check;
