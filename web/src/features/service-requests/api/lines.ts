import { api, unwrap } from '@api/client';
import { useAction } from '@api/use-action';
import type { NewLine } from './types';

/** Writes into the conversation of a request. */
export const useSayLine = (id: string, onDone: () => void) =>
  useAction({
    run: (body: NewLine) => unwrap(api.POST('/api/service-requests/{id}/lines', { params: { path: { id } }, body })),
    changes: ['service-requests'],
    onSuccess: onDone,
  });

/** Marks the conversation as read up to the newest line that is shown. */
export const useLinesRead = (id: string) =>
  useAction({
    run: (until: string) =>
      unwrap(api.POST('/api/service-requests/{id}/lines/read', { params: { path: { id } }, body: { until } })),
    changes: ['service-requests', 'notifications'],
    quiet: true,
  });
