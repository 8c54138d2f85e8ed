import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from './client';

/** Who is signed in, with the settings. */
export const ownProfileQuery = queryOptions({
  queryKey: ['profiles', 'me'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/profiles/me', { signal })),
});
