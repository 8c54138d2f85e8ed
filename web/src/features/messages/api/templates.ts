import { api, idempotency, unwrap } from '@api/client';
import { Problem } from '@api/problem';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type Template = Schemas['MessageTemplateResponse'];
export type NewTemplate = Schemas['NewMessageTemplate'];

/** The text of a template. Its subject becomes the first line of the message. */
export interface MessageText {
  subject: string;
  message: string;
}

/** Texts that the account keeps, by name. */
export const templatesQuery = queryOptions({
  queryKey: ['message-templates'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/messages/templates', { signal })),
});

/** One of them, as it is now. */
export const templateQuery = (id: string) =>
  queryOptions({
    queryKey: ['message-templates', id],
    queryFn: async ({ signal }): Promise<Template> => {
      const found = (await unwrap(api.GET('/api/messages/templates', { signal }))).find((one) => one.id === id);
      if (!found) throw new Problem({ code: 'not_found', status: 404, message: 'Not found.' });
      return found;
    },
  });

const CHANGES = ['message-templates'];

/** Keeps a new one, or changes the one with this id. */
export const useSaveTemplate = (id: string | undefined) =>
  useAction<NewTemplate & { version?: number }, Template>({
    run: ({ version, ...body }, key) =>
      id && version !== undefined
        ? unwrap(api.PATCH('/api/messages/templates/{id}', { params: { path: { id } }, body: { ...body, version } }))
        : unwrap(api.POST('/api/messages/templates', { body, headers: idempotency(key) })),
    changes: CHANGES,
    quiet: true,
  });

export const useRemoveTemplate = () =>
  useAction<Template>({
    run: ({ id }) => unwrap(api.DELETE('/api/messages/templates/{id}', { params: { path: { id } } })),
    changes: CHANGES,
  });

/** Restores a deleted template. */
export const useRestoreTemplate = () =>
  useAction<Template>({
    run: ({ name, subject, message }, key) =>
      unwrap(api.POST('/api/messages/templates', { body: { name, subject, message }, headers: idempotency(key) })),
    changes: CHANGES,
  });

/** A template as the tenants of one lease would read it; undefined where the lease has no one to write to. */
export const useFilled = (leaseId: string) =>
  useAction<MessageText, string | undefined>({
    run: async ({ subject, message }) => {
      const body = { leaseIds: [leaseId], message, ...(subject && { subject }) };
      return (await unwrap(api.POST('/api/messages/bulk/preview', { body })))[0]?.message;
    },
  });
