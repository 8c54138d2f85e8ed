import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import type { SignedIn } from '@api/session';
import { signedIn } from './session-answers';

type Schemas = components['schemas'];
export type Invitation = Schemas['InvitationResponse'];

/** Who the link invites; the link stays good. */
export async function lookAtInvitation(token: string): Promise<Invitation> {
  const found = await unwrap(api.POST('/api/auth/invitation/look', { body: { token } }));
  return found;
}

/** Chooses the password by the link of the invitation, and signs in. */
export async function acceptInvitation(body: Schemas['AcceptInvitationRequest']): Promise<SignedIn> {
  return signedIn(await unwrap(api.POST('/api/auth/invitation/accept', { body })));
}
