import { api, idempotency, unwrap } from '@api/client';
import { useAction } from '@api/use-action';
import type { NewLine } from '../types';
import { asTechnician, CHANGED } from './as-technician';

/** Writes into the conversation of a request. */
export const useSayLine = (id: string, onDone: () => void) =>
  useAction<NewLine>({
    run: (body, key) => say(id, body, key),
    changes: CHANGED,
    onSuccess: onDone,
  });

async function say(id: string, body: NewLine, key: string): Promise<void> {
  const params = { path: { id } };
  if (!asTechnician()) {
    await unwrap(api.POST('/api/service-requests/{id}/lines', { params, body, headers: idempotency(key) }));
    return;
  }
  // Everyone in the conversation reads what a technician writes.
  const { audience: _everyone, ...line } = body;
  await unwrap(api.POST('/api/my-jobs/{id}/lines', { params, body: line, headers: idempotency(key) }));
}

/** Marks the conversation as read up to the newest line that is shown. */
export const useLinesRead = (id: string) =>
  useAction<string>({
    run: (until) => {
      const call = { params: { path: { id } }, body: { until } };
      return unwrap(
        asTechnician()
          ? api.POST('/api/my-jobs/{id}/lines/read', call)
          : api.POST('/api/service-requests/{id}/lines/read', call),
      );
    },
    changes: [...CHANGED, 'notifications'],
    quiet: true,
  });
