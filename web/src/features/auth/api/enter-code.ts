import { api, unwrap } from '@api/client';
import type { SignedIn } from '@api/session';
import type { TenantInvitation } from './session-answers';

/** An unused code leads to the set-up, a used one straight in. */
export type CodeAnswer = { kind: 'setup'; invitation?: TenantInvitation } | { kind: 'session'; session: SignedIn };

export async function enterCode(code: string): Promise<CodeAnswer> {
  const answer = await unwrap(api.POST('/api/auth/tenant-code', { body: { code } }));
  if (answer.needsAccountSetup || answer.isFirstTime) return { kind: 'setup', invitation: answer.invitation };
  return { kind: 'session', session: answer as unknown as SignedIn };
}
