import { api, unwrap } from '@api/client';
import type { SignedIn } from '@api/session';
import { DEFAULT_LANGUAGE, type Language } from '@contract/languages';
import { signedIn } from './session-answers';

export const GOOGLE = 'google';

/** Where the browser goes to sign in with Google or another provider of the settings. */
export function loginAddress(provider: string, role: 'landlord', language: Language): string {
  const path = provider === GOOGLE ? '/auth/google/login' : `/api/auth/openid/${provider}/login`;
  return `${path}?state=${role}${language === DEFAULT_LANGUAGE ? '' : `&lang=${language}`}`;
}

/** Takes up the ticket of a way back from a provider, with the second step done. */
export async function enterByTicket(body: { ticket: string; verificationToken: string }): Promise<SignedIn> {
  return signedIn(await unwrap(api.POST('/api/auth/openid/ticket', { body })));
}
