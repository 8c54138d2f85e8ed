import { api, unwrap } from '@api/client';
import { toProblem } from '@api/problem';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The tenant's home and what is due next; without an id the present home. */
export const ownLeaseQuery = (leaseId?: string) =>
  queryOptions({
    queryKey: ['leases', 'own', leaseId ?? 'present'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/tenants/me/lease', { params: { query: leaseId ? { leaseId } : {} }, signal })),
  });

/** The lease that the address names, else the present one: a link of an old email may name one that can't be read anymore. */
export function useOwnLease() {
  const [params, setParams] = useSearchParams();
  const named = params.get('lease') ?? undefined;
  const query = useQuery(ownLeaseQuery(named));
  const unreadable = named !== undefined && query.error !== null && toProblem(query.error).status === 404;
  useEffect(() => {
    if (unreadable) setParams((now) => (now.delete('lease'), now), { replace: true });
  }, [unreadable, setParams]);
  return unreadable ? { ...query, error: null } : query;
}
