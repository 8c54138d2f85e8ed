import type { components } from '@api/schema';
import type { ServiceRequest } from './api/types';

type Invoice = Pick<components['schemas']['InvoiceResponse'], 'offerId'>;

/**
 * Whether an invoice is for the job as it is now, and not for an earlier time that its supplier had it (docs/decisions/2010). Older
 * invoices don't say, and are for all of it.
 */
export function isForNow({ offers = [] }: Pick<ServiceRequest, 'offers'>, { offerId }: Invoice): boolean {
  return !offerId || offers.some(({ id, status }) => id === offerId && status === 'accepted');
}
