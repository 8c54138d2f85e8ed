import { api, unwrap } from '@api/client';
import type { SignedIn } from '@api/session';
import { signedIn, type TenantSetupBody } from './session-answers';

/** Makes a tenant's account with an unused code. */
export async function setUpTenant(body: TenantSetupBody): Promise<SignedIn> {
  return signedIn(await unwrap(api.POST('/api/auth/tenant-setup', { body })));
}
