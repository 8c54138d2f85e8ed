import { refusal } from '../../platform/errors/refusals.js';
import type { Tx } from '../../platform/scope/tx.js';

const MOVED_OUT = `select from lease_tenant t join property p on p.id = t.property_id
  where t.lease_id = $1 and t.user_id = $2 and t.leaves_on < ($3::timestamptz at time zone p.time_zone)::date`;

/** 422 `moved_out` for a tenant whose own last day on the lease has passed: they read it still, and act on it no more. */
export async function refuseMovedOut(
  tx: Tx,
  { leaseId, userId, now }: { leaseId: string; userId: string | null; now: Date },
): Promise<void> {
  if ((await tx.rows(MOVED_OUT, [leaseId, userId, now])).length > 0) throw refusal('moved_out');
}
