import { api, unwrap } from '@api/client';
import type { Language } from '@contract/languages';
import { queryOptions } from '@tanstack/react-query';

/** A year of the lease's entries, the latest first; what they are called is in the reader's language. */
export const statementQuery = (leaseId: string, year: number, language: Language) =>
  queryOptions({
    queryKey: ['ledger', leaseId, 'statement', year, language],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/leases/{id}/statement/lines', {
          params: { path: { id: leaseId }, query: { year, language } },
          signal,
        }),
      ),
  });
