import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import type { CalendarKind } from '@contract/calendar-feeds';
import { queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type CalendarFeed = Schemas['CalendarFeedResponse'];
/** With the address, which only the answer to making it contains. */
export type CalendarAddress = Schemas['CalendarAddressResponse'];

export const calendarQuery = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/calendar-feed', { signal })),
});

/** Throws what the server refused: the form shows it. */
export const makeCalendar = (body: Schemas['NewCalendarAddress']): Promise<CalendarAddress> =>
  unwrap(api.POST('/api/calendar-feed', { body }));

export function useCalendarKinds() {
  return useAction<CalendarKind[], CalendarFeed>({
    run: (kinds) => unwrap(api.PATCH('/api/calendar-feed', { body: { kinds } })),
    // Awaiting a reload, the next switch would send what this one has just changed.
    answers: calendarQuery.queryKey,
  });
}

export function useTurnCalendarOff(onDone: () => void) {
  return useAction<void>({
    run: () => unwrap(api.DELETE('/api/calendar-feed')),
    changes: ['calendar-feed'],
    onSuccess: onDone,
  });
}
