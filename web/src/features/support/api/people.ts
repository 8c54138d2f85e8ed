import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { RECORDED } from '@shared/affairs/api';
import { queryOptions } from '@tanstack/react-query';

export type Person = components['schemas']['PersonResponse'];

export type FoundPerson = components['schemas']['SearchHitResponse'];

/** People whom a name, an address or a home finds; the server records that someone looked. Not read again by itself. */
export const personSearchQuery = (q: string) =>
  queryOptions({
    queryKey: ['people', 'found', q],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/search', { params: { query: { q } }, signal }))).filter(
        ({ kind }) => kind === 'person',
      ),
    enabled: q.trim().length > 1,
    ...RECORDED,
  });

/** A person's page; the server writes each reading into the audit log, so it isn't read again automatically. */
export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['people', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/people/{id}', { params: { path: { id } }, signal })),
    ...RECORDED,
  });
