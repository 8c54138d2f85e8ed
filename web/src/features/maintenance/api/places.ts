import { api, unwrap } from '@api/client';
import { queryOptions } from '@tanstack/react-query';

export const propertyChoicesQuery = () =>
  queryOptions({
    queryKey: ['properties', 'choices'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/landlords/properties', { params: { query: { limit: 200, sort: 'name' } }, signal })),
  });

export const unitChoicesQuery = (propertyId: string) =>
  queryOptions({
    queryKey: ['properties', 'units', propertyId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/landlords/properties/{id}', { params: { path: { id: propertyId } }, signal })),
    enabled: propertyId !== '',
  });
