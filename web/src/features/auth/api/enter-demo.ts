import { api, unwrap } from '@api/client';
import type { SignedIn } from '@api/session';
import type { DEMO_USER_TYPES } from '@contract/roles';
import { signedIn } from './session-answers';

export type DemoType = (typeof DEMO_USER_TYPES)[number];

/** Signs in as a person of the demo world. */
export async function enterDemo(userType: DemoType): Promise<SignedIn> {
  return signedIn(await unwrap(api.POST('/api/auth/demo', { body: { userType } })));
}
