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

export type AdminTrends = components['schemas']['AdminTrendsResponse'];

/** The course over a year and two weeks: costlier to count, and it changes slowly. */
export const trendsQuery = () =>
  queryOptions({
    queryKey: ['admin-trends'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/stats/trends', { signal })),
    staleTime: 10 * 60_000,
    refetchInterval: 10 * 60_000,
  });
