import { refusalWith } from '../../platform/errors/refusals.js';
import type { Tx } from '../../platform/scope/tx.js';

const UNITS = 'select id from unit where import_id = $1';
const PROPERTIES = 'select id from property where import_id = $1';
const LEASES = 'select id from lease where import_id = $1';

/** What can depend on imported rows, and the name that the client uses for it. */
const HANGS = {
  running_lease: `lease where import_id = $1 and state <> 'draft'`,
  other_lease: `lease where unit_id in (${UNITS}) and import_id is distinct from $1`,
  other_unit: `unit where property_id in (${PROPERTIES}) and import_id is distinct from $1`,
  tenant: `lease_tenant where lease_id in (${LEASES}) and user_id is not null`,
  code: `access_code where lease_id in (${LEASES})`,
  request: `service_request where property_id in (${PROPERTIES}) or unit_id in (${UNITS})`,
  document: `stored_file where unit_id in (${UNITS}) or lease_id in (${LEASES})`,
  schedule: `maintenance_schedule where property_id in (${PROPERTIES}) or unit_id in (${UNITS})`,
  instructions: `payment_instruction where property_id in (${PROPERTIES})`,
  plan: `unit_plan where unit_id in (${UNITS})`,
} as const;

export const DEPENDENTS = Object.entries(HANGS)
  .map(([reason, from]) => `select '${reason}' as reason where exists (select from ${from})`)
  .join(' union all ');

/** Refuses with the reasons: `hangs: ['document']`. Other references are protected by their foreign keys (409). */
export async function refuseDependents(tx: Tx, importId: string): Promise<void> {
  const reasons = await tx.rows<{ reason: string }>(DEPENDENTS, [importId]);
  if (reasons.length === 0) return;
  const hangs = reasons.map(({ reason }) => reason);
  throw refusalWith({ hangs }, 'import_in_use', { hangs: hangs.join(', ') });
}
