-- Autopay that is off can be set up again by any tenant of the lease: who had turned it off, or has left, kept the others from it.
drop policy "tenant_change" on "autopay";
create policy "tenant_change" on "autopay" for update to "lw_tenant" using ((user_id = lw_uid() or not enabled) and lease_id = any((select lw_own_leases())::uuid[])) with check (user_id = lw_uid() and lease_id = any((select lw_own_leases())::uuid[]));
