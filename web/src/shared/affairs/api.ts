import { api, unwrap } from '@api/client';
import { readPage } from '@api/list-page';
import type { components } from '@api/schema';
import type { AffairKind } from '@contract/affairs';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

export type Affair = components['schemas']['AffairResponse'];
export type AccountPage = components['schemas']['AccountPageResponse'];

/** Whose affairs are shown. */
export interface Whose {
  of: 'people' | 'accounts';
  id: string;
}

/** Rows at first, and with each “Show more”. */
const ROWS = 10;

/**
 * The server writes each reading into the audit log, so what was read isn't read again automatically: not by live news either, nor
 * after a break. Each visit reads again, and what didn't load is tried again.
 */
export const RECORDED = {
  staleTime: ({ state }: { state: { data: unknown } }) => (state.data === undefined ? 0 : ('static' as const)),
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/** One page of what a person or an account has with us, of what has all the words if there are any. */
export const affairsQuery = ({ of, id }: Whose, kind: AffairKind, words: string) =>
  infiniteQueryOptions({
    queryKey: ['affairs', of, id, kind, words],
    queryFn: ({ pageParam: cursor, signal }) => {
      const path = { id };
      const page = { limit: ROWS, count: true, cursor, q: words || undefined };
      return readPage<Affair>(
        of === 'accounts'
          ? api.GET('/api/accounts/{id}/affairs', {
              params: { path, query: { ...page, kind: kind as Exclude<AffairKind, 'leads'> } },
              signal,
            })
          : api.GET('/api/people/{id}/affairs', { params: { path, query: { ...page, kind } }, signal }),
      );
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    ...RECORDED,
  });

export const accountPageQuery = (id: string) =>
  queryOptions({
    queryKey: ['affairs', 'accounts', id, 'page'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/accounts/{id}', { params: { path: { id } }, signal })),
    ...RECORDED,
  });
