import { normaliseTenantCode } from '@contract/tenant-code';
import { dropDraft, keepDraft, readDraft } from '@shared/form/draft';
import type { TenantInvitation } from '../api/session-answers';

/** The second step of the tenant's sign-in: its code, and the initial values of its fields. */
export interface Setup {
  code: string;
  invitation?: TenantInvitation;
}

const NAME = 'tenant-setup';

/** Keeps the step for this tab, with what was typed in place of what the landlord knew. Passwords are no part of it. */
export const keepSetup = (setup: Setup): void => keepDraft(NAME, setup);

export const dropSetup = (): void => dropDraft(NAME);

/** The step that was open in this tab; the link of another code starts again. */
export function keptSetup(linked: string | null): Setup | undefined {
  const { code, invitation } = readDraft<Setup>(NAME);
  if (!code || (linked && normaliseTenantCode(linked) !== normaliseTenantCode(code))) return undefined;
  return { code, invitation };
}
