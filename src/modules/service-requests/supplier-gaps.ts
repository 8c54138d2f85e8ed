import type { SupplierGap } from '../../contract/supplier-papers.js';
import { Problem } from '../../platform/errors/problem.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { ServiceRequest } from './service-request.entity.js';
import type { ServiceRequestState } from './service-request.states.js';

/** The functions of migrations 0530 and 1760 are the single place for this rule. Its triggers use them too. */
const GAPS = 'select lw_job_gaps($1, $2, $3) as gaps';
const BEGUN = 'select lw_job_begun($1) as begun';

const BEFORE_WORK: readonly ServiceRequestState[] = ['approved', 'offered', 'scheduled'];
const TOWARDS_WORK: readonly ServiceRequestState[] = ['scheduled', 'in_progress'];

/**
 * Returns why a supplier may not do a job now: documents that have expired or are missing on today's date at the home, and
 * weren't overridden.
 */
export async function gapsOf(tx: Tx, requestId: string, supplierAccountId: string, now: Date): Promise<SupplierGap[]> {
  const [row] = await tx.rows<{ gaps: SupplierGap[] }>(GAPS, [requestId, supplierAccountId, now]);
  return row?.gaps ?? [];
}

/**
 * 422 `supplier_gap`, with the gaps, for offering the job to such a supplier, and for answering, accepting or picking their
 * offer.
 */
export async function refuseGaps(tx: Tx, requestId: string, supplierAccountId: string, now: Date): Promise<void> {
  const gaps = await gapsOf(tx, requestId, supplierAccountId, now);
  if (gaps.length > 0) throw new Problem('supplier_gap', { extra: { gaps } });
}

/** The same for an appointment and the start of work. A supplier who has begun may finish, also with another visit. */
export async function refuseGapsOfStep(
  tx: Tx,
  request: ServiceRequest,
  before: ServiceRequestState,
  now: Date,
): Promise<void> {
  const moves = before !== request.status && BEFORE_WORK.includes(before) && TOWARDS_WORK.includes(request.status);
  if (!request.supplierAccountId || !moves) return;
  const [row] = await tx.rows<{ begun: boolean }>(BEGUN, [request.id]);
  if (!row?.begun) await refuseGaps(tx, request.id, request.supplierAccountId, now);
}
