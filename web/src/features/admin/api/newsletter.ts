import { api, idempotency, unwrap } from '@api/client';
import { readPage } from '@api/list-page';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import type { Language } from '@contract/languages';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type Issue = Schemas['IssueResponse'];
export type IssueTest = Schemas['IssueTestResponse'];
export type IssueBody = Schemas['NewIssueRequest'];

/** All newsletters, newest first. */
export const issuesQuery = (filters: { q?: string; sort?: string }) =>
  infiniteQueryOptions({
    queryKey: ['newsletter', 'issues', filters],
    queryFn: ({ pageParam, signal }) =>
      readPage<Issue>(
        api.GET('/api/newsletter/issues', {
          params: { query: { limit: 50, ...filters, count: true, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

export const issueQuery = (id: string) =>
  queryOptions({
    queryKey: ['newsletter', 'issue', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/newsletter/issues/{id}', { params: { path: { id } }, signal })),
  });

export type Subscriber = Schemas['NewsletterSubscriberResponse'];

export interface SubscriberFilters {
  q?: string;
  state: Subscriber['state'] | 'all';
  language?: Language;
  sort?: string;
}

/** Addresses of the list, newest first. */
export const subscribersQuery = (filters: SubscriberFilters) =>
  infiniteQueryOptions({
    queryKey: ['newsletter', 'subscribers', filters],
    queryFn: ({ pageParam, signal }) =>
      readPage<Subscriber>(
        api.GET('/api/newsletter/subscribers', {
          params: { query: { limit: 50, ...filters, count: true, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

export function useRemoveSubscriber(id: string) {
  return useAction<void, unknown>({
    run: () => unwrap(api.DELETE('/api/newsletter/subscribers/{id}', { params: { path: { id } } })),
    changes: CHANGES,
  });
}

/** The email as its readers get it; another one with each change, which `version` counts. */
export const issuePreviewQuery = (id: string, version: number, language: Language) =>
  queryOptions({
    queryKey: ['newsletter', 'preview', id, version, language],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/newsletter/issues/{id}/preview', { params: { path: { id }, query: { language } }, signal })),
  });

/** Who would get a newsletter that is sent now. */
export const countsQuery = queryOptions({
  queryKey: ['newsletter', 'counts'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/newsletter/counts', { signal })),
});

const CHANGES = ['newsletter', 'audit-log'];

/** Writes a new draft, or changes the one with the id. */
export function useSaveIssue(id: string | undefined) {
  return useAction<IssueBody & { version?: number }, Issue>({
    run: ({ version, ...body }, key) =>
      id
        ? unwrap(api.PUT('/api/newsletter/issues/{id}', { params: { path: { id } }, body: { ...body, version } }))
        : unwrap(api.POST('/api/newsletter/issues', { body, headers: idempotency(key) })),
    ...(id && { answers: issueQuery(id).queryKey }),
    changes: CHANGES,
    quiet: true,
  });
}

export function useScheduleIssue(id: string) {
  return useAction<{ sendAt?: string; version: number }, Issue>({
    run: (body, key) =>
      unwrap(
        api.POST('/api/newsletter/issues/{id}/schedule', {
          params: { path: { id } },
          body,
          headers: idempotency(key),
        }),
      ),
    changes: CHANGES,
  });
}

/** Emails a draft to the admin, in the languages that are written. */
export function useTestIssue(id: string) {
  return useAction<void, IssueTest>({
    run: (_input, key) =>
      unwrap(api.POST('/api/newsletter/issues/{id}/test', { params: { path: { id } }, headers: idempotency(key) })),
    changes: CHANGES,
  });
}

/** What an admin does with one click. */
export function useIssueStep(id: string, step: 'unschedule' | 'remove') {
  const params = { path: { id } };
  return useAction<void, unknown>({
    run: (_input, key) => {
      const headers = idempotency(key);
      if (step === 'unschedule') return unwrap(api.POST('/api/newsletter/issues/{id}/unschedule', { params, headers }));
      return unwrap(api.DELETE('/api/newsletter/issues/{id}', { params }));
    },
    changes: CHANGES,
  });
}
