import { api, idempotency, unwrap } from '@api/client';
import { readPage } from '@api/list-page';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import type { Language } from '@contract/languages';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type Template = Schemas['EmailTemplateResponse'];
export type NewTemplate = Schemas['NewEmailTemplate'];
export type Version = Schemas['TemplateVersionResponse'];
export type VersionTexts = Schemas['TemplateVersionTexts'];
export type Preview = Schemas['TemplatePreviewResponse'];
export type PreviewedTexts = Schemas['PreviewedTexts'];
export type Lead = Schemas['LeadResponse'];

/** Emails that staff send without changes. */
export const templatesQuery = (filters: { q?: string; category?: string; sort: string }) =>
  infiniteQueryOptions({
    queryKey: ['email-templates', 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      readPage<Template>(
        api.GET('/api/email-templates', {
          params: { query: { limit: 50, ...filters, count: true, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

/** The categories that are in use. */
export const categoriesQuery = queryOptions({
  queryKey: ['email-templates', 'categories'],
  queryFn: async ({ signal }) => {
    const templates = await unwrap(api.GET('/api/email-templates', { params: { query: { limit: 200 } }, signal }));
    return [...new Set(templates.map(({ category }) => category))].toSorted((left, right) => left.localeCompare(right));
  },
});

/** One template in its current version. */
export const templateQuery = (id: string) =>
  queryOptions({
    queryKey: ['email-templates', 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/email-templates/{id}', { params: { path: { id } }, signal })),
  });

/** The versions of a template, newest first. */
export const versionsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['email-templates', 'versions', id],
    queryFn: ({ pageParam, signal }) =>
      readPage<Version>(
        api.GET('/api/email-templates/{id}/versions', {
          params: { path: { id }, query: { limit: 10, count: true, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

export const versionQuery = (id: string, versionId: string) =>
  queryOptions({
    queryKey: ['email-templates', 'version', id, versionId],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/email-templates/{id}/versions/{versionId}', { params: { path: { id, versionId } }, signal }),
      ),
    // A saved version never changes.
    staleTime: Infinity,
  });

/** A preview of the email with sample values, in the given language. */
export const sampleQuery = (language: Language, texts: PreviewedTexts) =>
  queryOptions({
    queryKey: ['email-templates', 'sample', language, texts],
    queryFn: ({ signal }) => unwrap(api.POST('/api/email-templates/preview', { body: { ...texts, language }, signal })),
    placeholderData: keepPreviousData,
  });

/** A preview of the email as a lead would get it. The server records in the audit log that someone read the lead. */
export const leadPreviewQuery = (id: string, texts: PreviewedTexts) =>
  queryOptions({
    queryKey: ['crm-leads', 'email-preview', id, texts],
    queryFn: ({ signal }) =>
      unwrap(api.POST('/api/crm-leads/{id}/email-preview', { params: { path: { id } }, body: texts, signal })),
    placeholderData: keepPreviousData,
  });

/** Leads by name, company, email or phone number. */
export const leadsFoundQuery = (q: string) =>
  queryOptions({
    queryKey: ['crm-leads', 'found', q],
    queryFn: ({ signal }) => unwrap(api.GET('/api/crm-leads', { params: { query: { q, limit: 5 } }, signal })),
    enabled: q.trim().length > 1,
    placeholderData: keepPreviousData,
  });

const CHANGES = ['email-templates', 'audit-log'];

export function useSaveTemplate(id: string | undefined) {
  return useAction<NewTemplate & { version?: number }, Template | undefined>({
    run: ({ version, ...body }, key) =>
      id
        ? unwrap(api.PATCH('/api/email-templates/{id}', { params: { path: { id } }, body: { ...body, version } }))
        : unwrap(api.POST('/api/email-templates', { body, headers: idempotency(key) })),
    ...(id && { answers: templateQuery(id).queryKey }),
    changes: CHANGES,
    quiet: true,
  });
}

export function useRestoreVersion(id: string) {
  return useAction<{ versionId: string; version: number }, Template | undefined>({
    run: ({ versionId, version }, key) =>
      unwrap(
        api.POST('/api/email-templates/{id}/versions/{versionId}/restore', {
          params: { path: { id, versionId } },
          body: { version },
          headers: idempotency(key),
        }),
      ),
    answers: templateQuery(id).queryKey,
    changes: CHANGES,
  });
}

export function useRemoveTemplate(id: string) {
  return useAction<void, unknown>({
    run: () => unwrap(api.DELETE('/api/email-templates/{id}', { params: { path: { id } } })),
    changes: CHANGES,
  });
}

/** Sends the email with sample values to the signed-in user. */
export function useTestTemplate() {
  return useAction<PreviewedTexts & { language: Language }, Schemas['TemplateTestResponse'] | undefined>({
    run: (body, key) => unwrap(api.POST('/api/email-templates/test-mail', { body, headers: idempotency(key) })),
    changes: ['outbox', 'audit-log'],
  });
}
