import { describe, expect, it } from '@jest/globals';
import { invoiceTotals } from './invoice-totals.js';
import { taxesWithin } from './paper-taxes.js';
import { suggestedTaxes } from './sales-taxes.js';

describe('taxes within a total', () => {
  it('are those that were added to the price before taxes', () => {
    for (const region of ['CA-QC', 'CA-ON', 'CA-AB', 'CA-NS']) {
      const taxes = suggestedTaxes(region);
      for (const unitCents of [100, 12_345, 40_000, 999_999]) {
        const line = { description: 'Labor', quantityThousandths: 1000, unitCents, taxes };
        const written = invoiceTotals([line]);
        const found = taxesWithin(written.totalCents, taxes);
        for (const [at, tax] of written.taxes.entries())
          expect(Math.abs((found[at] ?? 0) - tax.amountCents)).toBeLessThanOrEqual(1);
      }
    }
  });

  it('are nothing without taxes, and nothing of nothing', () => {
    expect(taxesWithin(44_000, [])).toEqual([]);
    expect(taxesWithin(0, [{ rateThousandths: 5000 }])).toEqual([0]);
  });
});
