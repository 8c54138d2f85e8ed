import { inLanguage } from '../../contract/languages.js';
import type { Tx } from '../../platform/scope/tx.js';
import { addInvitation } from '../suppliers/invitation.service.js';
import type { Party } from './rules/request-page.js';

interface Opener {
  userId: string;
  party: Party;
  language: string;
  /** An invited supplier who has set no password yet. */
  byLink: boolean;
}

/** The address of a page for an email. Who has nothing to sign in with gets a link of their own, which leads on to it. */
export function mailedAddress(
  tx: Tx,
  { publicUrl, now }: { publicUrl: string; now: Date },
  { userId, party, language, byLink }: Opener,
  { page, accountId, demo }: { page: string; accountId: string; demo: boolean },
): string {
  if (party !== 'supplier' || !byLink) return `${publicUrl}${page}`;
  const { key } = addInvitation(tx, { accountId, demo, userId, registers: false }, now);
  return `${publicUrl}/supplier-invitation?key=${key}&next=${encodeURIComponent(page)}${inLanguage(language)}`;
}
