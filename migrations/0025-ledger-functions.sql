-- Functions that run with the owner's rights are nobody's unless they are given: locks are for those who post to a lease,
-- statistics for the system's long runs.
revoke execute on function lock_lease(uuid), analyze_ledger() from public;
grant execute on function lock_lease(uuid) to lw_tenant, lw_landlord, lw_system;
grant execute on function analyze_ledger() to lw_system;
