import { api, idempotency, unwrap } from '@api/client';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';

/** The search for a person on call who takes care of an emergency. */
export const alarmQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['on-call', 'alarm', requestId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/on-call/alarms/{requestId}', { params: { path: { requestId } }, signal })),
  });

/** Records that the landlord takes care of the emergency. */
export function useTakeOn(requestId: string) {
  return useAction({
    run: (_: void, key) =>
      unwrap(
        api.POST('/api/on-call/alarms/{requestId}/acknowledge', {
          params: { path: { requestId } },
          headers: idempotency(key),
        }),
      ),
    answers: alarmQuery(requestId).queryKey,
    changes: ['on-call', 'service-requests'],
  });
}
