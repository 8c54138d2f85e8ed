-- Landlords hear of a supplier who has a job and sets no appointment (docs/decisions/1450).
select lw_add_notification_kinds(array['request_waits_news']);
