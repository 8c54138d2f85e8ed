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

/** What an end or a correction would change of the posted rents. A refusal is said when the form is sent, not while somebody types. */
export const rentChangesQuery = (leaseId: string, terms: OtherTerms) =>
  queryOptions({
    queryKey: ['ledger', leaseId, 'rent-changes', terms],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/landlords/leases/{id}/rent-changes', { params: { path: { id: leaseId }, query: terms }, signal }),
      ),
    retry: false,
  });
