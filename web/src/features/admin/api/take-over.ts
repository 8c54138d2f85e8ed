import { queryOptions } from '@tanstack/react-query';
import { api, idempotency, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';

type Lead = components['schemas']['LeadResponse'];

/** The lead that a form has become, if it has. */
export const leadOfFormQuery = (submissionId: string) =>
  queryOptions({
    queryKey: ['crm-leads', 'of-form', submissionId],
    queryFn: async ({ signal }) => (await unwrap(api.GET('/api/crm-leads', { params: { query: { submissionId, limit: 1 } }, signal })))[0] ?? null,
  });

/** Makes a lead of a form, which is handled then. */
export function useTakeOverLead(submissionId: string) {
  return useAction<void, Lead | undefined>({
    run: (_input, key) => unwrap(api.POST('/api/crm-leads', { body: { submissionId }, headers: idempotency(key) })),
    changes: ['crm-leads', 'form-submissions', 'admin-overview'],
  });
}
