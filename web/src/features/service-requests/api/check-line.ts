import { api, unwrap } from '@api/client';
import { useAction } from '@api/use-action';

/** Checks a line of the checklist off, or reopens it. */
export function useCheckLine(requestId: string) {
  return useAction({
    run: ({ lineId, done }: { lineId: string; done: boolean }) =>
      unwrap(
        api.PATCH('/api/service-requests/{id}/checklist/{lineId}', {
          params: { path: { id: requestId, lineId } },
          body: { done },
        }),
      ),
    changes: ['service-requests'],
  });
}
