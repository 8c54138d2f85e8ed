import { api, unwrap } from '@api/client';
import { queryOptions } from '@tanstack/react-query';

/** The tenancy rules that apply to a property. */
export const regionRulesQuery = (propertyId: string) =>
  queryOptions({
    queryKey: ['properties', propertyId, 'region-rules'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/landlords/properties/{id}/region-rules', { params: { path: { id: propertyId } }, signal })),
  });
