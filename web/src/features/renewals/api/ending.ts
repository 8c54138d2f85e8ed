import { api, unwrap } from '@api/client';
import { queryOptions } from '@tanstack/react-query';

/** How many lease terms end soon, as the landlord’s home page counts them. */
export const endingQuery = queryOptions({
  queryKey: ['overview', 'ending'],
  queryFn: async ({ signal }) => {
    const { waiting } = await unwrap(api.GET('/api/landlords/overview', { signal }));
    return waiting.find(({ kind }) => kind === 'ending')?.count ?? 0;
  },
});
