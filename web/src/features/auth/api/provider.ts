import { api, unwrap } from '@api/client';
import type { SignedIn } from '@api/session';
import { DEFAULT_LANGUAGE, type Language } from '@contract/languages';
import { signedIn } from './session-answers';

export const GOOGLE = 'google';

/** The address at which the browser signs in with Google or another configured provider. */
export function loginAddress(provider: string, role: 'landlord', language: Language): string {
  const path = provider === GOOGLE ? '/auth/google/login' : `/api/auth/openid/${provider}/login`;
  return `${path}?state=${role}${language === DEFAULT_LANGUAGE ? '' : `&lang=${language}`}`;
}

/** Uses the ticket from a provider's redirect, after the second step. */
export async function enterByTicket(body: { ticket: string; verificationToken: string }): Promise<SignedIn> {
  return signedIn(await unwrap(api.POST('/api/auth/openid/ticket', { body })));
}
