import { api, unwrap } from '@api/client';
import { queryOptions } from '@tanstack/react-query';

/** One lease with its home, its tenants and the state of their codes. */
export const leaseQuery = (id: string) =>
  queryOptions({
    queryKey: ['leases', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/landlords/leases/{id}', { params: { path: { id } }, signal })),
  });
