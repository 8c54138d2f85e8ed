import { useState } from 'react';
import type { Method, Quote, QuoteMethod } from './api/types';

/** What a live update did to a sum: `paid` turned it into paying ahead, `amount` made it another one, as a new fee does. */
export type Change = 'paid' | 'amount';

export interface Consent {
  /** The payer has seen a sum that was up to date. */
  ready: boolean;
  changed: Change | null;
  /** The payer agrees to the sum that is shown now. */
  give: () => void;
}

interface Seen {
  /** What the payer typed, if anything. */
  asked: number | undefined;
  quote: Quote;
}

/** The method that is paid with: the one selected, or another one where it is no longer offered. */
export const methodOf = ({ methods }: Quote, selected: Method): QuoteMethod | undefined =>
  methods.find(({ method }) => method === selected) ?? methods[0];

/**
 * Keeps the sum that a payer opened or typed. A live update may bring another one under their finger, as when a
 * co-tenant pays first, and they must agree before they pay that.
 */
export function useConsent(
  quote: Quote | undefined,
  method: Method,
  asked: number | undefined,
  upToDate: boolean,
): Consent {
  const [seen, setSeen] = useState<Seen>();
  const now = quote && { asked, quote };
  // One from the cache may be of before the payer's last payment: it counts once it was read again without an error.
  const first = !seen || seen.asked !== asked;
  if (now && first && upToDate) setSeen(now);
  return {
    ready: !first,
    changed: first ? null : changeOf(seen.quote, quote, method),
    give: () => setSeen(now),
  };
}

function changeOf(seen: Quote, quote: Quote | undefined, method: Method): Change | null {
  if (!quote) return null;
  if (quote.prepayment && !seen.prepayment) return quote.owedCents === 0 ? 'paid' : 'amount';
  const sameTotal = methodOf(quote, method)?.totalCents === methodOf(seen, method)?.totalCents;
  return sameTotal && quote.amountCents === seen.amountCents ? null : 'amount';
}
