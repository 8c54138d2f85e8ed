import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { queryOptions } from '@tanstack/react-query';

export type ServerKey = components['schemas']['ServerKeyResponse'];
export type KeyedCount = components['schemas']['KeyedCountResponse'];

/** How often it is read again while rows move to the current key. */
const WHILE_MOVING_MS = 10_000;

export const serverKeysQuery = queryOptions({
  queryKey: ['server-keys'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/admin/server-keys', { signal })),
  refetchInterval: ({ state }) => (state.data?.some(isMoving) ? WHILE_MOVING_MS : false),
});

function isMoving({ protects }: ServerKey): boolean {
  return protects.some(({ left, lost }) => left > (lost ?? 0));
}
