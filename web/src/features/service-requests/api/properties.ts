import { api, unwrap } from '@api/client';
import { queryOptions } from '@tanstack/react-query';

/** The landlord's buildings, to choose where something is broken. */
export const propertiesQuery = queryOptions({
  queryKey: ['properties', 'choose'],
  queryFn: ({ signal }) =>
    unwrap(api.GET('/api/landlords/properties', { params: { query: { limit: 200, sort: 'name' } }, signal })),
});

/** The units of one building. */
export const unitsQuery = (propertyId: string) =>
  queryOptions({
    queryKey: ['properties', 'choose', propertyId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/landlords/properties/{id}', { params: { path: { id: propertyId } }, signal })),
    enabled: propertyId !== '',
  });
