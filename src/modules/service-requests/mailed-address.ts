import type { Tx } from '../../platform/scope/tx.js';
import { invitedAddress } from '../suppliers/invited-address.rows.js';
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
  on: { publicUrl: string; now: Date },
  { party, byLink, ...opener }: Opener,
  to: { page: string; accountId: string; demo: boolean },
): string {
  return invitedAddress(tx, on, { ...opener, byLink: party === 'supplier' && byLink }, to);
}
