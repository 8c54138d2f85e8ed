/** Condition of policies: rows of the leases that the tenant is on. */
export const OWN_LEASES = 'lease_id = any((select lw_own_leases())::uuid[])';
