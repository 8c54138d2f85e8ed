import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type ApiKey = Schemas['ApiKeyResponse'];
export type NewApiKey = Schemas['NewApiKey'];
/** A key with its secret, which only the answer to making it contains. */
export type MadeApiKey = Schemas['NewApiKeyResponse'];

export const apiKeysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/api-keys', { signal })),
});

/** Throws what the server refused: the form shows it. */
export const makeApiKey = (body: NewApiKey): Promise<MadeApiKey> => unwrap(api.POST('/api/api-keys', { body }));

export function useRevokeApiKey(onDone: () => void) {
  return useAction<string>({
    run: (id) => unwrap(api.DELETE('/api/api-keys/{id}', { params: { path: { id } } })),
    changes: ['api-keys'],
    onSuccess: onDone,
  });
}
