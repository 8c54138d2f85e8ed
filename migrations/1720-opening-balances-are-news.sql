-- Tenants hear of an opening balance that is entered on a running lease.
select lw_add_notification_kinds(array['owed_opening', 'owed_opening_credit']);
