import type { ServiceRequest } from './api/types';

/** What the landlord approved last, in cents; null without an approved quote. */
export function approvedQuote({ quotes }: Pick<ServiceRequest, 'quotes'>): number | null {
  return quotes?.findLast(({ status }) => status === 'approved')?.amountCents ?? null;
}
