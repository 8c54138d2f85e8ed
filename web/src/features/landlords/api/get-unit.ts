import { api, unwrap } from '@api/client';
import { queryOptions } from '@tanstack/react-query';

/** One unit with every lease it had. */
export const unitQuery = (id: string) =>
  queryOptions({
    queryKey: ['units', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/landlords/units/{id}', { params: { path: { id } }, signal })),
  });
