import { api, unwrap } from '@api/client';
import { queryOptions } from '@tanstack/react-query';

/** One property with its units. */
export const propertyQuery = (id: string) =>
  queryOptions({
    queryKey: ['properties', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/landlords/properties/{id}', { params: { path: { id } }, signal })),
  });
