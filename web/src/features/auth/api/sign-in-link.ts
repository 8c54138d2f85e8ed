import { api, unwrap } from '@api/client';
import type { SignedIn } from '@api/session';
import { signedIn } from './session-answers';

/** Takes up the sign-in link of a mail; it serves once. */
export async function enterByLink(body: { token: string; verificationToken?: string }): Promise<SignedIn> {
  return signedIn(await unwrap(api.POST('/api/auth/sign-in-link', { body })));
}
