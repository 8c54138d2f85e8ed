import { api, unwrap } from '@api/client';
import type { SignedIn } from '@api/session';
import { signedIn, type SignUpBody } from './session-answers';

/** Registers a landlord or a supplier. */
export async function signUp(body: SignUpBody): Promise<SignedIn> {
  return signedIn(await unwrap(api.POST('/api/auth/signup', { body })));
}
