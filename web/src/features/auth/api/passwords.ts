import { api, unwrap } from '@api/client';
import type { Proven } from './verify-email';

/** Asks for a link to a new password; the answer is alike for known and unknown addresses. */
export async function forgotPassword(email: string): Promise<void> {
  await unwrap(api.POST('/api/auth/forgot-password', { body: { email } }));
}

/** Sets a new password by the link of the mail. */
export async function resetPassword(body: { token: string; password: string; confirmPassword: string }): Promise<void> {
  await unwrap(api.POST('/api/auth/reset-password', { body }));
}

/** Takes up the link to a new address; the answer names it. */
export function confirmEmail(token: string): Promise<Proven> {
  return unwrap(api.POST('/api/auth/confirm-email', { body: { token } }));
}
