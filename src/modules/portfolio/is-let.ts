import type { Tx } from '../../platform/scope/tx.js';

/**
 * Whether someone lives in the unit, or in any of the property's. Asked in SQL: leases are above the portfolio, which
 * doesn't know their module. The states are `OCCUPYING_STATES` of `leases/lease.states.ts`.
 */
export async function isLet(
  tx: Tx,
  { propertyId, unitId }: { propertyId?: string; unitId?: string },
): Promise<boolean> {
  const rows = await tx.rows(
    `select 1 from lease where (property_id = $1 or unit_id = $2) and state in ('active', 'notice') limit 1`,
    [propertyId ?? null, unitId ?? null],
  );
  return rows.length > 0;
}
