import { api, unwrap } from '@api/client';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';
import type { Method } from './types';

/** Whether autopay is on, when it pays next, and how much. The amount depends on what is owed. */
export const autopayQuery = (leaseId: string) =>
  queryOptions({
    queryKey: ['autopay', leaseId],
    queryFn: ({ signal }) => unwrap(api.GET('/api/tenants/me/autopay', { params: { query: { leaseId } }, signal })),
    meta: { alsoWith: ['payments', 'ledger', 'leases'] },
  });

export function useAutopay(leaseId: string) {
  return useAction({
    run: (wish: { enabled: boolean; method?: Method; owedToo?: boolean; owedCents?: number }) =>
      unwrap(api.PUT('/api/tenants/me/autopay', { body: { leaseId, ...wish } })),
    changes: ['autopay'],
  });
}
