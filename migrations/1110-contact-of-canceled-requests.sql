-- Whom to call and how to get in: a supplier and its technicians read it while they hold the job, and no longer once the
-- request is canceled (docs/decisions/1110).
drop policy "supplier_read" on "request_contact";
drop policy "technician_read" on "request_contact";
create policy "supplier_read" on "request_contact" for select to "lw_supplier" using (request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and state = 'accepted' and lw_open(access_ends_at))) and request_id = any(array(select id from service_request where supplier_account_id = lw_account() and status <> 'cancelled' and status <> 'declined')));
create policy "technician_read" on "request_contact" for select to "lw_technician" using (demo = (select lw_demo()) and request_id = any((select lw_technician_jobs())::uuid[]) and request_id = any(array(select id from service_request where supplier_account_id = lw_account() and status <> 'cancelled' and status <> 'declined')));
