/**
 * Condition of policies: rows of the leases that the tenant is on. (The ledger has its own copy, because modules don't
 * import each other's internals.)
 */
export const OWN_LEASES = 'lease_id = any((select lw_own_leases())::uuid[])';
