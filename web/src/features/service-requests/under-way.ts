import type { UnderWay } from '@contract/under-way';
import type { ServiceRequest } from './api/types';
import { approvedQuote, hasPickedPrice } from './approved-quote';

/**
 * What the supplier of a job can still bill if it ends for them now, as the database decides it (migrations/1985): work that has
 * begun, an appointment, or a price that was agreed. Undefined if nothing is under way.
 */
export function underWayOf(request: ServiceRequest): UnderWay | undefined {
  if (request.status === 'in_progress') return 'work';
  if (request.status === 'scheduled') return 'appointment';
  if (request.status !== 'offered' || !request.supplier) return undefined;
  return hasPickedPrice(request) || approvedQuote(request) !== null ? 'quote' : undefined;
}
