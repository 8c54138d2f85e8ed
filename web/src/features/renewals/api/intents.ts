import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';

export type Intent = components['schemas']['SayIntentRequest']['intent'];

/** Own leases whose term ends soon and without an open offer, with the tenant's plan. */
export const intentsQuery = () =>
  queryOptions({
    queryKey: ['renewal-intents'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/lease-renewals/intents', { signal })),
  });

/** Says whether one means to stay. */
export function useSayIntent(leaseId: string) {
  return useAction({
    run: (intent: Intent) =>
      unwrap(api.PUT('/api/lease-renewals/intents/{leaseId}', { params: { path: { leaseId } }, body: { intent } })),
    answers: intentsQuery().queryKey,
    changes: ['renewal-intents'],
    quiet: true,
  });
}
