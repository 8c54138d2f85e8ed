import { api, unwrap } from '@api/client';
import type { SignedIn } from '@api/session';
import { signedIn } from './session-answers';

/** Takes up the ticket of a way back from Google, with the second step done. */
export async function enterByTicket(body: { ticket: string; verificationToken: string }): Promise<SignedIn> {
  return signedIn(await unwrap(api.POST('/api/auth/google', { body })));
}
