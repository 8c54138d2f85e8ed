import { requirePerson } from '../../platform/auth/require-person.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Offer } from './offer.entity.js';
import type { ServiceRequestChange } from './request.dto.js';
import type { ServiceRequest } from './service-request.entity.js';
import type { ServiceRequestState } from './service-request.states.js';
import { addEvent } from './timeline.js';

const BEGINS_FROM: readonly ServiceRequestState[] = ['approved', 'offered', 'scheduled'];
/** The functions of the migrations 0460 and 1870 are the single place for this rule. Its triggers use them too. */
const LIMIT = 'select lw_spending_limit($1, $2) as "limitCents", lw_quote_waits($1, $2) as waits';

interface Limit {
  limitCents: number | null;
  waits: boolean;
}
type Before = Pick<ServiceRequest, 'status' | 'costCents'>;

/** Returns what the supplier of a job may spend, and whether a price above it waits for the landlord. */
export async function limitOf(
  tx: Tx,
  { id, supplierAccountId }: Pick<ServiceRequest, 'id' | 'supplierAccountId'>,
): Promise<Limit> {
  const [limit] = await tx.rows<Limit>(LIMIT, [id, supplierAccountId ?? null]);
  return orNotFound(limit);
}

/**
 * 422 `quote_pending` for work that begins or ends while a price above the limit waits, 422 `over_limit` for a cost above it.
 * Work that the landlord does without a supplier has no limit.
 */
export async function refuseOverLimit(tx: Tx, request: ServiceRequest, before: Before): Promise<void> {
  const begins = request.status === 'in_progress' && BEGINS_FROM.includes(before.status);
  const ends = request.status === 'completed' && before.status !== 'completed';
  const priced = (request.costCents ?? null) !== (before.costCents ?? null);
  if (!request.supplierAccountId || !(begins || ends || priced)) return;
  const { limitCents, waits } = await limitOf(tx, request);
  if ((begins || ends) && waits) throw new Problem('quote_pending');
  const cost = request.costCents ?? null;
  if ((ends || priced) && limitCents !== null && cost !== null && cost > limitCents) throw new Problem('over_limit');
}

/**
 * A landlord who enters a cost above the limit can approve it in the same step: the limit becomes the cost. 403 for anyone else,
 * and for an API key.
 */
export async function approveCost(
  tx: Tx,
  request: ServiceRequest,
  { approveCost: approves, costCents }: ServiceRequestChange,
  now: Date,
): Promise<void> {
  if (!approves) return;
  if (tx.actor.role !== 'landlord') throw new Problem('forbidden');
  requirePerson(tx.actor);
  const { limitCents } = await limitOf(tx, request);
  if (limitCents === null || costCents === undefined || costCents === null || costCents <= limitCents) return;
  const offer = orNotFound(await tx.em.findOne(Offer, { requestId: request.id, state: 'accepted' }));
  offer.budgetCents = costCents;
  // The trigger on the request reads the offer, so it must be written first.
  await tx.em.flush();
  addEvent(tx, request, { kind: 'quote', detail: 'limit_raised', internal: true }, now);
}
