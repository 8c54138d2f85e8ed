import { api, idempotency, unwrap } from '@api/client';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';

/** A supplier's conversations with landlords, newest first. */
export const conversationsQuery = (supplierId: string) =>
  queryOptions({
    queryKey: ['supplier-messages', 'conversations', supplierId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/suppliers/{id}/conversations', { params: { path: { id: supplierId } }, signal })),
    enabled: supplierId !== '',
  });

/** The messages of one conversation, newest first. `accountId` is the landlord if the reader is a supplier. */
export const threadQuery = (supplierId: string, accountId?: string) =>
  queryOptions({
    queryKey: ['supplier-messages', 'thread', supplierId, accountId ?? ''],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/suppliers/{id}/chat', {
          params: { path: { id: supplierId }, query: { accountId, limit: 100 } },
          signal,
        }),
      ),
  });

export function useSendMessage(supplierId: string, accountId: string | undefined, onSent: () => void) {
  return useAction({
    run: (message: string, key) =>
      unwrap(
        api.POST('/api/suppliers/{id}/chat', {
          params: { path: { id: supplierId } },
          body: { message, accountId },
          headers: idempotency(key),
        }),
      ),
    changes: ['supplier-messages'],
    onSuccess: onSent,
  });
}

export const useMarkRead = (supplierId: string, accountId: string | undefined) =>
  useAction<void>({
    run: () =>
      unwrap(api.POST('/api/suppliers/{id}/chat/read', { params: { path: { id: supplierId } }, body: { accountId } })),
    changes: ['supplier-messages', 'messages', 'notifications'],
    quiet: true,
  });
