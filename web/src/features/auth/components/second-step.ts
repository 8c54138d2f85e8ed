import type { Problem } from '@api/problem';
import { lazyPart } from '@i18n/lazy-part';

export interface Held {
  email: string;
  challenge: string;
  methods: readonly string[];
  /** After too many wrong codes a mailed link comes first. */
  locked?: boolean;
}

/** What a refusal `two_factor_required` asks for. */
export function heldOf({ body }: Problem): Held {
  const methods = Array.isArray(body['methods']) ? body['methods'].map(String) : ['email', 'sms'];
  return {
    email: String(body['email']),
    challenge: String(body['challenge']),
    methods,
    locked: body['locked'] === true,
  };
}

/** The second step of a sign-in; it loads when it is asked for. */
export const VerificationDialog = lazyPart('auth', () => import('./VerificationDialog'));
