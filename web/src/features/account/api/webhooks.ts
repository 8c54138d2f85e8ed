import { api, idempotency, unwrap } from '@api/client';
import { readPage } from '@api/list-page';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type Webhook = Schemas['WebhookResponse'];
export type NewWebhook = Schemas['NewWebhook'];
/** A webhook with its secret, which only the answer to making one contains. */
export type WebhookSecret = Schemas['WebhookSecretResponse'];
export type WebhookDelivery = Schemas['WebhookDeliveryResponse'];

export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/webhooks', { signal })),
});

export const webhookQuery = (id: string) =>
  queryOptions({
    queryKey: ['webhooks', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/webhooks/{id}', { params: { path: { id } }, signal })),
  });

export interface DeliveryFilters {
  state?: WebhookDelivery['state'];
  type?: WebhookDelivery['type'];
}

/** The log, newest first, page by page. */
export const deliveriesQuery = (id: string, filters: DeliveryFilters) =>
  infiniteQueryOptions({
    queryKey: ['webhooks', id, 'deliveries', filters],
    queryFn: ({ pageParam, signal }) =>
      readPage<WebhookDelivery>(
        api.GET('/api/webhooks/{id}/deliveries', {
          params: { path: { id }, query: { limit: 20, ...filters, count: true, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

/** Throws what the server refused: the form shows it. */
export const makeWebhook = (body: NewWebhook): Promise<WebhookSecret> => unwrap(api.POST('/api/webhooks', { body }));
export const changeWebhook = (id: string, body: Schemas['WebhookChange']): Promise<Webhook> =>
  unwrap(api.PATCH('/api/webhooks/{id}', { params: { path: { id } }, body }));
export const replaceSecret = (id: string, body: Schemas['WebhookProof']): Promise<WebhookSecret> =>
  unwrap(api.POST('/api/webhooks/{id}/secret', { params: { path: { id } }, body }));

export function useSwitchWebhook(id: string) {
  return useAction<boolean, Webhook>({ run: (enabled) => changeWebhook(id, { enabled }), changes: ['webhooks'] });
}

export function useDeleteWebhook(id: string, onDone: () => void) {
  return useAction<void>({
    run: () => unwrap(api.DELETE('/api/webhooks/{id}', { params: { path: { id } } })),
    onSuccess: onDone,
  });
}

export function useTestWebhook(id: string, onDone: () => void) {
  return useAction<void, WebhookDelivery>({
    run: (_input, key) =>
      unwrap(api.POST('/api/webhooks/{id}/test', { params: { path: { id } }, headers: idempotency(key) })),
    changes: ['webhooks'],
    onSuccess: onDone,
  });
}

export function useReplay(id: string, onDone: () => void) {
  return useAction<string, WebhookDelivery>({
    run: (deliveryId, key) =>
      unwrap(
        api.POST('/api/webhooks/{id}/deliveries/{deliveryId}/replay', {
          params: { path: { id, deliveryId } },
          headers: idempotency(key),
        }),
      ),
    changes: ['webhooks'],
    onSuccess: onDone,
  });
}
