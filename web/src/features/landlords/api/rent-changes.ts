import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { queryOptions } from '@tanstack/react-query';

export type RentChanges = components['schemas']['RentChangesResponse'];
export interface OtherTerms {
  endsOn?: string;
  startsOn?: string;
  rentCents?: number;
  dueDay?: number;
}

/**
 * How an end or a correction would change the posted rents. A refusal is shown when the form is sent, not while someone
 * types.
 */
export const rentChangesQuery = (leaseId: string, terms: OtherTerms) =>
  queryOptions({
    queryKey: ['ledger', leaseId, 'rent-changes', terms],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/landlords/leases/{id}/rent-changes', { params: { path: { id: leaseId }, query: terms }, signal }),
      ),
    retry: false,
  });
