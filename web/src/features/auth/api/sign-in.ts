import { api, unwrap } from '@api/client';
import type { SignedIn } from '@api/session';
import { signedIn, type SignInBody } from './session-answers';

/** Signs in by address and password. */
export async function signIn(body: SignInBody): Promise<SignedIn> {
  return signedIn(await unwrap(api.POST('/api/auth/signin', { body })));
}
