import { compareDays, type Day } from '../../../contract/days.js';
import { amountText, dayText, homeText, listText, type HomeParts } from '../../../platform/i18n/written.js';

export interface Received {
  amountCents: number;
  currency: string;
  payer: string | null;
  home: HomeParts;
  at: Date | string;
  /** In the sandbox: no money was moved. */
  test: boolean;
}

/** The number of payments that one email lists. The page has the others. */
export const LISTED = 50;

/**
 * The contents of an email about payments: their number, the sum per currency, and a line for each. `days` are those on
 * which they arrived.
 */
export function receivedParams(language: string, payments: readonly Received[], days: readonly Day[]) {
  const sums = new Map<string, number>();
  for (const { currency, amountCents } of payments) sums.set(currency, (sums.get(currency) ?? 0) + amountCents);
  const totals = [...sums].map(([currency, cents]) => amountText(language, cents, currency));
  const [first] = days.toSorted(compareDays);
  return {
    count: payments.length,
    total: listText(language, totals),
    lines: payments
      .slice(0, LISTED)
      .map((payment) => lineOf(language, payment))
      .join('\n'),
    more: Math.max(0, payments.length - LISTED),
    home: homeText(language, payments[0]?.home),
    hasPayer: payments[0]?.payer ? 'yes' : 'no',
    payer: payments[0]?.payer ?? '',
    test: payments.every(({ test }) => test) ? 'yes' : 'no',
    oneDay: days.length === 1 ? 'yes' : 'no',
    day: first ? dayText(language, first) : '',
  };
}

const lineOf = (language: string, { home, payer, amountCents, currency }: Received): string =>
  [homeText(language, home), payer, amountText(language, amountCents, currency)].filter(Boolean).join(' · ');
