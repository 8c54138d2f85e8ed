import { api, apiFetch, idempotency, unwrap } from '@api/client';
import { readPage } from '@api/list-page';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type Lead = Schemas['LeadResponse'];
export type NewLead = Schemas['NewLead'];
export type LeadChange = Schemas['LeadChange'];
export type EmailTemplate = Schemas['EmailTemplateResponse'];
export type Activity = Schemas['ActivityResponse'];
export type NewActivity = Schemas['NewActivity'];
export type LeadEmail = Schemas['LeadEmail'];
export type Figures = Schemas['FiguresResponse'];
export type LeadFile = Schemas['LeadFileResponse'];

export interface LeadFilters {
  q?: string;
  status?: Lead['status'];
  source?: Lead['source'];
  staffId?: string;
  unassigned?: boolean;
  due?: boolean;
  sort?: string;
}

/** Leads of the team, newest first unless `sort` says otherwise. */
export const leadsQuery = (filters: LeadFilters, limit = 50) =>
  infiniteQueryOptions({
    queryKey: ['crm-leads', 'list', filters, limit],
    queryFn: ({ pageParam, signal }) =>
      readPage<Lead>(
        api.GET('/api/crm-leads', {
          params: { query: { limit, ...filters, count: true, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

/** The number of leads in each stage, and their value. */
export const stagesQuery = (filters: LeadFilters) =>
  queryOptions({
    queryKey: ['crm-leads', 'stages', filters],
    queryFn: ({ signal }) => unwrap(api.GET('/api/crm-leads/stages', { params: { query: filters }, signal })),
  });

/** How many months the figures cover, including the current one. */
const FIGURE_MONTHS = 6;

export const figuresQuery = (staffId: string | undefined) =>
  queryOptions({
    queryKey: ['crm-leads', 'figures', staffId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/crm-leads/figures', { params: { query: { staffId, months: FIGURE_MONTHS } }, signal })),
  });

/** One lead. The server records each reading in the audit log. */
export const leadQuery = (id: string) =>
  queryOptions({
    queryKey: ['crm-leads', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/crm-leads/{id}', { params: { path: { id } }, signal })),
    refetchOnWindowFocus: false,
  });

/** The history of a lead, newest first. `kind` limits it to one kind of entry. */
export const activitiesQuery = (id: string, kind?: Activity['kind']) =>
  infiniteQueryOptions({
    queryKey: ['crm-leads', id, 'activities', kind],
    queryFn: ({ pageParam, signal }) =>
      readPage<Activity>(
        api.GET('/api/crm-leads/{id}/activities', {
          params: { path: { id }, query: { kind, limit: 30, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

/** The newest email to a lead from here, or null. */
export const newestMailQuery = (id: string) =>
  queryOptions({
    queryKey: ['crm-leads', id, 'newest-mail'],
    queryFn: async ({ signal }) => {
      const params = { path: { id }, query: { kind: 'mail' as const, limit: 1 } };
      const [newest] = await unwrap(api.GET('/api/crm-leads/{id}/activities', { params, signal }));
      return newest ?? null;
    },
  });

export const duplicatesQuery = (id: string) =>
  queryOptions({
    queryKey: ['crm-leads', id, 'duplicates'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/crm-leads/{id}/duplicates', { params: { path: { id } }, signal })),
  });

/** Staff and admins to whom a lead can be given. */
export const colleaguesQuery = queryOptions({
  queryKey: ['people', 'colleagues', 'leads'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/people/colleagues', { params: { query: { right: 'leads' } }, signal })),
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

/** `quiet`: errors are not shown here because the calling form shows them. */
export function useChangeLead(id: string, quiet = false) {
  return useAction<LeadChange, Lead | undefined>({
    run: (body) => unwrap(api.PATCH('/api/crm-leads/{id}', { params: { path: { id } }, body })),
    changes: CHANGES,
    answers: leadQuery(id).queryKey,
    quiet,
  });
}

export function useAddActivity(id: string) {
  return useAction<NewActivity, Activity | undefined>({
    run: (body, key) =>
      unwrap(api.POST('/api/crm-leads/{id}/activities', { params: { path: { id } }, body, headers: idempotency(key) })),
    changes: CHANGES,
    quiet: true,
  });
}

export function useMerge(id: string) {
  return useAction<string, Lead | undefined>({
    run: (leadId, key) =>
      unwrap(
        api.POST('/api/crm-leads/{id}/merge', {
          params: { path: { id } },
          body: { leadId },
          headers: idempotency(key),
        }),
      ),
    changes: CHANGES,
    answers: leadQuery(id).queryKey,
  });
}

export function useEmailLead(id: string) {
  return useAction<LeadEmail, Lead | undefined>({
    run: (body, key) =>
      unwrap(api.POST('/api/crm-leads/{id}/emails', { params: { path: { id } }, body, headers: idempotency(key) })),
    changes: [...CHANGES, 'outbox'],
    answers: leadQuery(id).queryKey,
    quiet: true,
  });
}

export function useStopEmails(id: string) {
  return useAction<void, undefined>({
    run: (_input, key) =>
      unwrap(api.POST('/api/crm-leads/{id}/stop-emails', { params: { path: { id } }, headers: idempotency(key) })),
    changes: CHANGES,
  });
}

interface FileInput {
  file: File;
  preview: boolean;
}

/** Checks (`preview`) or imports a file. */
export function useImportLeads() {
  return useAction<FileInput, LeadFile>({
    run: async ({ file, preview }, key) => {
      const body = new FormData();
      body.append('preview', String(preview));
      body.append('file', file, file.name);
      const answer = await apiFetch('/api/crm-leads/import', { method: 'POST', body, headers: idempotency(key) });
      return (await answer.json()) as LeadFile;
    },
    changes: CHANGES,
    quiet: true,
  });
}

/** Downloads the leads that match the filters as a CSV file. */
export function useExportLeads() {
  return useAction<LeadFilters>({
    run: async (filters) => {
      const given = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '');
      const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
      const answer = await apiFetch(`/api/crm-leads.csv?${query.toString()}`);
      const address = URL.createObjectURL(await answer.blob());
      const link = document.createElement('a');
      link.href = address;
      link.download = 'leads.csv';
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), 1000);
    },
  });
}
