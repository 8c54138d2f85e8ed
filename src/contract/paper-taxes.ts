import type { LineTax } from './invoice-totals.js';
import { TAX_RATE_UNIT } from './invoices.js';
import { cents, portion, type Cents } from './money.js';

/**
 * What each tax is within a total that includes all of them, if all of the work is taxed: a suggestion for who types an invoice
 * from paper, which says the exact amounts. Rounded once each, half up.
 */
export function taxesWithin(totalCents: number, taxes: readonly Pick<LineTax, 'rateThousandths'>[]): Cents[] {
  const all = taxes.reduce((sum, { rateThousandths }) => sum + rateThousandths, TAX_RATE_UNIT);
  return taxes.map(({ rateThousandths }) => portion(cents(totalCents), rateThousandths, all));
}
