import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { queryOptions } from '@tanstack/react-query';

export type Person = components['schemas']['PersonResponse'];

/** A person's page; the server writes each reading into the audit log, so it isn't read again automatically. */
export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['people', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/people/{id}', { params: { path: { id } }, signal })),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
