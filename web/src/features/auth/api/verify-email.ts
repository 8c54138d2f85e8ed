import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';

/** The address that a link has verified, and its person. */
export type Proven = components['schemas']['VerifiedResponse'];

/** Proves an address by the link of the mail; the answer names it. */
export function verifyEmail(token: string): Promise<Proven> {
  return unwrap(api.POST('/api/auth/verify-email', { body: { token } }));
}

/** Sends the link again to the person who is signed in. */
export async function resendVerification(): Promise<void> {
  await unwrap(api.POST('/api/auth/verify-email/resend'));
}
