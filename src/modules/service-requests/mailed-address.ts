import type { Tx } from '../../platform/scope/tx.js';
import { invitedAddress } from '../suppliers/invited-address.rows.js';
import type { Party } from './rules/request-page.js';

interface Opener {
  userId: string;
  party: Party;
  language: string;
  /** Whether it is an invited supplier who hasn't set a password yet. */
  byLink: boolean;
}

/** Returns the address of a page for an email. People who can't sign in yet get a personal link that leads to it. */
export function mailedAddress(
  tx: Tx,
  on: { publicUrl: string; now: Date },
  { party, byLink, ...opener }: Opener,
  to: { page: string; accountId: string; demo: boolean },
): string {
  return invitedAddress(tx, on, { ...opener, byLink: party === 'supplier' && byLink }, to);
}
