import { useState } from 'react';
import type { Quote } from './api/types';

/** What a live update did to a sum: `paid` turned it into paying ahead, `amount` made it another one. */
export type Change = 'paid' | 'amount';

export interface Consent {
  /** The payer has seen a sum that was up to date. */
  ready: boolean;
  changed: Change | null;
  /** The payer goes on with the sum that stands there now. */
  give: () => void;
}

interface Seen {
  /** What the payer typed, if anything. */
  asked: number | undefined;
  amountCents: number;
  prepayment: boolean;
}

/**
 * Keeps the sum that a payer opened or typed. A live update may bring another one under their finger, as when somebody else
 * of the home pays first: nobody may pay that without saying so.
 */
export function useConsent(
  quote: Quote | undefined,
  asked: number | undefined,
  answered: boolean,
  reading: boolean,
): Consent {
  const [seen, setSeen] = useState<Seen>();
  const now = quote && { asked, amountCents: quote.amountCents, prepayment: quote.prepayment };
  // One from the cache may be of before the payer's last payment: it counts once it was read again.
  const first = !seen || seen.asked !== asked;
  if (now && first && answered && !reading) setSeen(now);
  return {
    ready: !first,
    changed: first ? null : changeOf(seen, quote),
    give: () => setSeen(now),
  };
}

function changeOf(seen: Seen, quote: Quote | undefined): Change | null {
  if (!quote) return null;
  if (quote.prepayment && !seen.prepayment) return quote.owedCents === 0 ? 'paid' : 'amount';
  return quote.amountCents === seen.amountCents ? null : 'amount';
}
