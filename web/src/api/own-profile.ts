import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from './client';

/** The signed-in person, with their settings. */
export const ownProfileQuery = queryOptions({
  queryKey: ['profiles', 'me'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/profiles/me', { signal })),
});
