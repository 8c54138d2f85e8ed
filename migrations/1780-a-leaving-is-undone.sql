-- Everyone on the lease hears that a confirmed leaving was undone.
select lw_add_notification_kinds(array['tenant_notice_undone']);
