-- Reminders of the due day of scheduled maintenance, and a confirmed leaving that was undone. Last in its transaction, so that
-- notifications are locked for a moment only; 1781 reads the old rows.
select lw_widen_notification_kinds(array['request_due', 'request_overdue', 'tenant_notice_undone']);
