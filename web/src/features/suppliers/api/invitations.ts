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

export type InvitationLook = components['schemas']['SupplierInvitationLook'];

/** Who invites, and whether the link still serves. It uses nothing. */
export async function lookAtInvitation(key: string): Promise<InvitationLook> {
  return unwrap(api.POST('/api/suppliers/invitations/look', { body: { key } }));
}

/** Has a sign-in link mailed to the person behind a link that was used. */
export async function mailSignInLink(key: string): Promise<void> {
  await unwrap(api.POST('/api/suppliers/invitations/sign-in-link', { body: { key } }));
}

/** Opens a session by the link of the mail, which ends with it. */
export async function openInvitation(key: string): Promise<SignedIn> {
  return unwrap(api.POST('/api/suppliers/invitations/open', { body: { key } }));
}
