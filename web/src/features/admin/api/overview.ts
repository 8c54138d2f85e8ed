import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { queryOptions } from '@tanstack/react-query';

export type AdminStats = components['schemas']['AdminStatsResponse'];

/** Figures of the installation; read again every minute while they are on screen. */
export const overviewQuery = () =>
  queryOptions({
    queryKey: ['admin-overview'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/stats', { signal })),
    refetchInterval: 60_000,
    meta: { alsoWith: ['rating-reports'] },
  });
