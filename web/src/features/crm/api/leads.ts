import { api, idempotency, unwrap } from '@api/client';
import { readPage } from '@api/list-page';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type Lead = Schemas['LeadResponse'];
export type NewLead = Schemas['NewLead'];
export type LeadChange = Schemas['LeadChange'];
export type EmailTemplate = Schemas['EmailTemplateResponse'];

export interface LeadFilters {
  q?: string;
  status?: Lead['status'];
  staffId?: string;
}

/** Leads of the office, newest first. */
export const leadsQuery = (filters: LeadFilters) =>
  infiniteQueryOptions({
    queryKey: ['crm-leads', 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      readPage<Lead>(
        api.GET('/api/crm-leads', {
          params: { query: { limit: 50, ...filters, count: true, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

/** One lead; the server writes each reading into the audit log. */
export const leadQuery = (id: string) =>
  queryOptions({
    queryKey: ['crm-leads', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/crm-leads/{id}', { params: { path: { id } }, signal })),
    refetchOnWindowFocus: false,
  });

/** Staff and admins, to whom a lead can be given. */
export const colleaguesQuery = queryOptions({
  queryKey: ['people', 'colleagues'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/people/colleagues', { signal })),
});

export const templatesQuery = queryOptions({
  queryKey: ['email-templates', 'all'],
  queryFn: ({ signal }) =>
    unwrap(api.GET('/api/email-templates', { params: { query: { limit: 200, sort: 'name' } }, signal })),
});

const CHANGES = ['crm-leads'];

export function useCreateLead() {
  return useAction<NewLead, Lead | undefined>({
    run: (body, key) => unwrap(api.POST('/api/crm-leads', { body, headers: idempotency(key) })),
    changes: CHANGES,
    quiet: true,
  });
}

/** Changes what is sent; a form shows failures itself (`quiet`). */
export function useChangeLead(id: string, quiet = false) {
  return useAction<LeadChange, Lead | undefined>({
    run: (body) => unwrap(api.PATCH('/api/crm-leads/{id}', { params: { path: { id } }, body })),
    answers: leadQuery(id).queryKey,
    changes: CHANGES,
    quiet,
  });
}

export function useEmailLead(id: string) {
  return useAction<string, Lead | undefined>({
    run: (templateId, key) =>
      unwrap(
        api.POST('/api/crm-leads/{id}/emails', {
          params: { path: { id } },
          body: { templateId },
          headers: idempotency(key),
        }),
      ),
    answers: leadQuery(id).queryKey,
    changes: [...CHANGES, 'outbox'],
  });
}
