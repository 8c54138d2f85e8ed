import { api, unwrap } from '@api/client';
import { queryOptions } from '@tanstack/react-query';

/** The landlord's properties, for choosing where a supplier is needed. */
export const propertiesQuery = queryOptions({
  queryKey: ['properties', 'choose'],
  queryFn: ({ signal }) =>
    unwrap(api.GET('/api/landlords/properties', { params: { query: { limit: 200, sort: 'name' } }, signal })),
});
