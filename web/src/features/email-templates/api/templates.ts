import { api, idempotency, unwrap } from '@api/client';
import { foundIn } from '@api/found-in';
import { readPage } from '@api/list-page';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type Template = Schemas['EmailTemplateResponse'];
export type NewTemplate = Schemas['NewEmailTemplate'];

/** Mails that staff send as they stand, by name. */
export const templatesQuery = (filters: { q?: string; category?: string }) =>
  infiniteQueryOptions({
    queryKey: ['email-templates', 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      readPage<Template>(
        api.GET('/api/email-templates', {
          params: { query: { limit: 50, sort: 'name', ...filters, count: true, cursor: pageParam } },
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

/** One of them, as it stands now. */
export const templateQuery = (id: string) =>
  queryOptions({
    queryKey: ['email-templates', 'one', id],
    queryFn: ({ signal }) =>
      foundIn<Template>(id, (cursor) =>
        api.GET('/api/email-templates', { params: { query: { limit: 200, cursor } }, signal }),
      ),
  });

const CHANGES = ['email-templates', 'audit-log'];

export function useSaveTemplate(id: string | undefined) {
  return useAction<NewTemplate & { version?: number }, Template | undefined>({
    run: ({ version, ...body }, key) =>
      id
        ? unwrap(api.PATCH('/api/email-templates/{id}', { params: { path: { id } }, body: { ...body, version } }))
        : unwrap(api.POST('/api/email-templates', { body, headers: idempotency(key) })),
    changes: CHANGES,
    quiet: true,
  });
}

export function useRemoveTemplate(id: string) {
  return useAction<void, unknown>({
    run: () => unwrap(api.DELETE('/api/email-templates/{id}', { params: { path: { id } } })),
    changes: CHANGES,
  });
}
