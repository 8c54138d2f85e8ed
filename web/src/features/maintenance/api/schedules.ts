import { api, idempotency, unwrap } from '@api/client';
import { readPage } from '@api/list-page';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type Schedule = Schemas['MaintenanceScheduleResponse'];
export type DueDay = Schemas['MaintenanceDueDay'];
export type ScheduleBody = Schemas['CreateMaintenanceScheduleRequest'];

/** Saving one may make its request. */
const CHANGES = ['maintenance-schedules', 'service-requests'];

/** Schedules with their due days of a year, page by page. */
export const yearQuery = (asked: { year: number; propertyId?: string }) =>
  infiniteQueryOptions({
    queryKey: ['maintenance-schedules', 'year', asked],
    queryFn: ({ pageParam, signal }) =>
      readPage(
        api.GET('/api/maintenance-schedules', {
          params: { query: { limit: 100, sort: 'property', ...asked, count: true, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

/** The next few of a property or a unit. */
export const nextQuery = (place: { propertyId?: string; unitId?: string }) =>
  queryOptions({
    queryKey: ['maintenance-schedules', 'next', place],
    queryFn: ({ signal }) =>
      readPage(
        api.GET('/api/maintenance-schedules', {
          params: { query: { limit: 5, sort: 'nextOn', count: true, ...place } },
          signal,
        }),
      ),
  });

export const scheduleQuery = (id: string) =>
  queryOptions({
    queryKey: ['maintenance-schedules', 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/maintenance-schedules/{id}', { params: { path: { id } }, signal })),
  });

export const supplierChoicesQuery = () =>
  queryOptions({
    queryKey: ['maintenance-schedules', 'suppliers'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/maintenance-schedules/suppliers', { signal })),
  });

/** Adds one, or changes one for the due days to come. */
export function useSaveSchedule(onSuccess: (saved: Schedule) => void) {
  return useAction<{ body: ScheduleBody; present?: Schedule }, Schedule>({
    run: ({ body, present }, key) =>
      present
        ? unwrap(
            api.PATCH('/api/maintenance-schedules/{id}', {
              params: { path: { id: present.id } },
              body: { ...body, version: present.version },
            }),
          )
        : unwrap(api.POST('/api/maintenance-schedules', { body, headers: idempotency(key) })),
    changes: CHANGES,
    onSuccess,
    quiet: true,
  });
}

export function usePauseSchedule(onSuccess: (saved: Schedule) => void) {
  return useAction<Schedule, Schedule>({
    run: ({ id, paused, version }) =>
      unwrap(
        api.PATCH('/api/maintenance-schedules/{id}', { params: { path: { id } }, body: { paused: !paused, version } }),
      ),
    changes: CHANGES,
    onSuccess,
  });
}

export function useEndSchedule(onSuccess: () => void) {
  return useAction<string>({
    run: (id) => unwrap(api.DELETE('/api/maintenance-schedules/{id}', { params: { path: { id } } })),
    changes: CHANGES,
    onSuccess,
  });
}
