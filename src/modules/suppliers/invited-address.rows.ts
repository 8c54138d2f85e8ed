import { inLanguage } from '../../contract/languages.js';
import type { Tx } from '../../platform/scope/tx.js';
import { addInvitation } from './invitation.service.js';

interface Invited {
  userId: string;
  language: string;
  /** Has set no password yet and never came by a provider such as Google. */
  byLink: boolean;
}

/** The address of a supplier's page for an email. Who has nothing to sign in with gets a link of their own, which leads on to it. */
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
