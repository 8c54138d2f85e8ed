import { refusal } from '../../platform/errors/refusals.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { ServiceRequest } from './service-request.entity.js';

const LOCK = "select pg_advisory_xact_lock(hashtextextended('visits ' || $1, 0))";
const FULL = 'select lw_supplier_full($1, $2, $3) as full';

/**
 * 422 `supplier_full` for an appointment on a day on which the supplier has reached their number of appointments, unless it is
 * confirmed (`overCapacity`). Appointments of one supplier are serialized, so that two at the same time can't both take the last
 * place.
 */
export async function refuseFullDay(
  tx: Tx,
  { id, supplierAccountId, scheduledFor }: Pick<ServiceRequest, 'id' | 'supplierAccountId' | 'scheduledFor'>,
  confirmed: boolean | undefined,
): Promise<void> {
  if (!supplierAccountId || !scheduledFor) return;
  await tx.rows(LOCK, [supplierAccountId]);
  if (confirmed) return;
  const [row] = await tx.rows<{ full: boolean }>(FULL, [supplierAccountId, scheduledFor, id]);
  if (row?.full) throw refusal('supplier_full');
}
