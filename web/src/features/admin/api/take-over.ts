import { api, idempotency, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';

/** What a form can become. */
export type Work = 'lead' | 'ticket';

const RESOURCE = { lead: 'crm-leads', ticket: 'support-tickets' } as const;

/** The lead or ticket that a form has become, if it has. */
export const workOfFormQuery = (work: Work, submissionId: string) =>
  queryOptions({
    queryKey: [RESOURCE[work], 'of-form', submissionId],
    queryFn: async ({ signal }): Promise<{ id: string } | null> =>
      (await unwrap(api.GET(`/api/${RESOURCE[work]}`, { params: { query: { submissionId, limit: 1 } }, signal })))[0] ??
      null,
  });

type Schemas = components['schemas'];
export type Taken = Schemas['LeadResponse'] | Schemas['TicketResponse'];

/** Whose it is now: of two people who take a form over, the first. */
export const holderOf = (taken: Taken): { id: string | null; name: string | null } =>
  'staffId' in taken
    ? { id: taken.staffId, name: taken.staffName }
    : { id: taken.assignedTo, name: taken.assignedName };

/** Makes a lead or a ticket of a form, which is handled then. */
export function useTakeOver(work: Work, submissionId: string) {
  return useAction<void, Taken | undefined>({
    run: (_input, key) =>
      unwrap(api.POST(`/api/${RESOURCE[work]}`, { body: { submissionId }, headers: idempotency(key) })),
    changes: [RESOURCE[work], 'form-submissions', 'admin-overview'],
  });
}
