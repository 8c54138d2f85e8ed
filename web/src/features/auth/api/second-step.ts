import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';

export type SecondStepMethod = NonNullable<components['schemas']['VerifyCodeRequest']['method']>;

/** Sends a code by e-mail or text message. */
export async function requestCode(body: { email: string; type: 'email' | 'sms'; challenge: string }): Promise<void> {
  await unwrap(api.POST('/api/auth/request-2fa', { body }));
}

/** Mails the link again that is needed after too many wrong codes. */
export async function sendUnlockLink(body: { email: string; challenge: string }): Promise<void> {
  await unwrap(api.POST('/api/auth/second-step/link', { body }));
}

/** Takes that link up: codes may be tried again. */
export async function unlockSecondStep(token: string): Promise<void> {
  await unwrap(api.POST('/api/auth/second-step/unlock', { body: { token } }));
}

/** Checks a code; a right one gives the token for the sign-in. */
export function verifyCode(body: { email: string; code: string; challenge: string; method: SecondStepMethod }) {
  return unwrap(api.POST('/api/auth/verify-2fa', { body }));
}
