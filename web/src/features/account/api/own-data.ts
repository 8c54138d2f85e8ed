import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { PRODUCT } from '@contract/product';
import { queryOptions } from '@tanstack/react-query';

export type Obstacle = components['schemas']['DeletionResponse']['obstacles'][number];

/** Where the copy of everything is downloaded from, with the session's header. */
export const EXPORT_PATH = '/api/profiles/me/export';

/** What keeps the account from being deleted; nothing when it may be. */
export const deletionQuery = queryOptions({
  queryKey: ['profiles', 'deletion'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/profiles/me/deletion', { signal })),
});

/** Deletes the account for good. Throws `two_factor_required` with a challenge while the second step is on. */
export async function deleteAccount(body: components['schemas']['DeleteAccountRequest']): Promise<void> {
  await unwrap(api.POST('/api/profiles/me/deletion', { body }));
}

/**
 * Downloads a landlord’s whole account, to import it into another installation. The browser follows an address that is valid for some
 * minutes, and writes the file to the disk while it arrives: it may be far larger than the memory.
 */
export async function downloadAccount(): Promise<void> {
  const { url } = await unwrap(api.GET('/api/landlords/account-archive'));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${PRODUCT.slug}-account.tar`;
  link.click();
}
