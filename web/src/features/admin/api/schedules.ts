import { api, idempotency, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';

export type Schedule = components['schemas']['ScheduleResponse'];

/** How often the list is read again while a job in it runs, because open pages aren't notified when a run has ended. */
const WHILE_RUNNING_MS = 3000;

/** Everything that runs by the clock, with its last and next run. */
export const schedulesQuery = queryOptions({
  queryKey: ['schedules', 'list'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/admin/schedules', { signal })),
  refetchInterval: ({ state }) => (state.data?.some(({ running }) => running) ? WHILE_RUNNING_MS : false),
});

export function useRunSchedule(name: string) {
  return useAction<void, unknown>({
    run: (_input, key) =>
      unwrap(api.POST('/api/admin/schedules/{name}/run', { params: { path: { name } }, headers: idempotency(key) })),
    changes: ['schedules', 'audit-log'],
  });
}
