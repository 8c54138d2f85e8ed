import { api, unwrap } from '@api/client';
import type { SignedIn } from '@api/session';
import { signedIn, type AdminSetupBody } from './session-answers';

/** Makes the first admin by the link of the terminal. */
export async function setUpAdmin(body: AdminSetupBody): Promise<SignedIn> {
  return signedIn(await unwrap(api.POST('/api/auth/admin-setup', { body })));
}
