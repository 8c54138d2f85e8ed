import { api, unwrap } from '@api/client';
import type { Proven } from './verify-email';

/** Requests a link for a new password. The answer is the same for known and unknown addresses. */
export async function forgotPassword(email: string): Promise<void> {
  await unwrap(api.POST('/api/auth/forgot-password', { body: { email } }));
}

/** Sets a new password by the link of the mail. */
export async function resetPassword(body: { token: string; password: string; confirmPassword: string }): Promise<void> {
  await unwrap(api.POST('/api/auth/reset-password', { body }));
}

/** Confirms a new address with its link. The answer contains the address. */
export function confirmEmail(token: string): Promise<Proven> {
  return unwrap(api.POST('/api/auth/confirm-email', { body: { token } }));
}
