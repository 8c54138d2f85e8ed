import { api, idempotency, unwrap } from '@api/client';
import type { components } from '@api/schema';
import type { SignedIn } from '@api/session';
import { useAction } from '@api/use-action';

type NewInvitation = components['schemas']['NewSupplierInvitation'];

/** Invites a supplier by e-mail; the form shows failures itself. */
export function useInvite(onInvited: () => void) {
  return useAction({
    run: (body: NewInvitation, key) =>
      unwrap(api.POST('/api/suppliers/invitations', { body, headers: idempotency(key) })),
    changes: ['suppliers'],
    onSuccess: onInvited,
    quiet: true,
  });
}

/** Opens a session by the link of the mail. */
export async function openInvitation(key: string): Promise<SignedIn> {
  return unwrap(api.POST('/api/suppliers/invitations/open', { body: { key } }));
}
