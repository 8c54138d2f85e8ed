import { inLanguage } from '../../contract/languages.js';
import type { Tx } from '../../platform/scope/tx.js';
import { addInvitation } from './invitation.service.js';

interface Invited {
  userId: string;
  language: string;
  /** Whether they have neither set a password nor signed in with a provider such as Google. */
  byLink: boolean;
}

/**
 * The URL of a supplier's page for an email. People who can't sign in otherwise get an invitation link that leads to the
 * page.
 */
export function invitedAddress(
  tx: Tx,
  { publicUrl, now }: { publicUrl: string; now: Date },
  { userId, language, byLink }: Invited,
  { page, accountId, demo }: { page: string; accountId: string; demo: boolean },
): string {
  if (!byLink) return `${publicUrl}${page}`;
  const { key } = addInvitation(tx, { accountId, demo, userId, registers: false }, now);
  return `${publicUrl}/supplier-invitation?key=${key}&next=${encodeURIComponent(page)}${inLanguage(language)}`;
}
