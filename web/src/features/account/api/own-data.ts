import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { queryOptions } from '@tanstack/react-query';

export type Obstacle = components['schemas']['DeletionResponse']['obstacles'][number];

/** Where the copy of everything is downloaded from, with the session's header. */
export const EXPORT_PATH = '/api/profiles/me/export';

/** Where a landlord’s whole account is downloaded from, to import it into another installation. */
export const MOVE_PATH = '/api/landlords/account-archive';

/** What keeps the account from being deleted; nothing when it may be. */
export const deletionQuery = queryOptions({
  queryKey: ['profiles', 'deletion'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/profiles/me/deletion', { signal })),
});

/** Deletes the account for good. Throws `two_factor_required` with a challenge while the second step is on. */
export async function deleteAccount(body: components['schemas']['DeleteAccountRequest']): Promise<void> {
  await unwrap(api.POST('/api/profiles/me/deletion', { body }));
}
