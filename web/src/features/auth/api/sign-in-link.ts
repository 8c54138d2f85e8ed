import { api, unwrap } from '@api/client';
import type { SignedIn } from '@api/session';
import { signedIn } from './session-answers';

/** Signs in with the link of an email, which works once. */
export async function enterByLink(body: { token: string; verificationToken?: string }): Promise<SignedIn> {
  return signedIn(await unwrap(api.POST('/api/auth/sign-in-link', { body })));
}
