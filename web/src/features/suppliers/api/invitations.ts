import { api, idempotency, unwrap } from '@api/client';
import type { components } from '@api/schema';
import type { SignedIn } from '@api/session';
import { useAction } from '@api/use-action';

type NewInvitation = components['schemas']['NewSupplierInvitation'];

/** Invites a supplier by email. The form shows errors. */
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

/** Says who invites and whether the link is still valid, without using it. */
export async function lookAtInvitation(key: string): Promise<InvitationLook> {
  return unwrap(api.POST('/api/suppliers/invitations/look', { body: { key } }));
}

/** Emails a sign-in link to the person whose invitation link was used or has expired. */
export async function mailSignInLink(key: string): Promise<void> {
  await unwrap(api.POST('/api/suppliers/invitations/sign-in-link', { body: { key } }));
}

/** Signs in with the link of the email, which then stops working. */
export async function openInvitation(key: string): Promise<SignedIn> {
  return unwrap(api.POST('/api/suppliers/invitations/open', { body: { key } }));
}
