import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { invoiceTotals, type InvoiceLine } from './invoice-totals.js';

const GST = { name: 'GST', rateThousandths: 5000 };
const QST = { name: 'QST', rateThousandths: 9975 };
const line = (more: Partial<InvoiceLine> = {}): InvoiceLine => ({
  description: 'Work',
  quantityThousandths: 1000,
  unitCents: 10_000,
  taxes: [],
  ...more,
});

describe('the totals of an invoice', () => {
  it('are the lines and the taxes of Quebec, each on the price before taxes', () => {
    const totals = invoiceTotals([
      line({ quantityThousandths: 2500, unitCents: 8000, taxes: [GST, QST] }),
      line({ unitCents: 4599, taxes: [GST, QST] }),
    ]);
    expect(totals).toEqual({
      lines: [20_000, 4599],
      netCents: 24_599,
      taxes: [
        { ...GST, baseCents: 24_599, amountCents: 1230 },
        { ...QST, baseCents: 24_599, amountCents: 2454 },
      ],
      taxCents: 3684,
      totalCents: 28_283,
    });
  });

  it('round a tax once, not line by line', () => {
    const three = [line({ unitCents: 10 }), line({ unitCents: 10 }), line({ unitCents: 10 })];
    const taxed = three.map((one) => ({ ...one, taxes: [GST] }));
    // Rounding each line would add half a cent a line, three cents in total.
    expect(invoiceTotals(taxed).taxCents).toBe(2);
  });

  it('charge a tax once on a line that names it twice', () => {
    const { taxes, totalCents } = invoiceTotals([line({ taxes: [GST, { ...GST }] })]);
    expect(taxes).toEqual([{ ...GST, baseCents: 10_000, amountCents: 500 }]);
    expect(totalCents).toBe(10_500);
  });

  it('are nothing without lines, and keep lines without a tax out of it', () => {
    expect(invoiceTotals([])).toMatchObject({ netCents: 0, taxCents: 0, totalCents: 0, taxes: [] });
    expect(invoiceTotals([line({ taxes: [GST] }), line({ unitCents: 999 })]).taxes).toEqual([
      { ...GST, baseCents: 10_000, amountCents: 500 },
    ]);
  });
});

it('over random lines: the parts add up, the order does not matter, and no tax is further than half a cent from exact', () => {
  const taxes = fc.subarray([
    GST,
    QST,
    { name: 'HST', rateThousandths: 13_000 },
    { name: 'GST', rateThousandths: 7000 },
  ]);
  const lines = fc.array(
    fc.record({
      description: fc.constant('Work'),
      quantityThousandths: fc.integer({ min: 1, max: 1_000_000 }),
      unitCents: fc.integer({ min: 0, max: 10_000_000 }),
      taxes,
    }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(lines, (given) => {
      const totals = invoiceTotals(given);
      expect(totals.netCents).toBe(totals.lines.reduce((total, one) => total + one, 0));
      expect(totals.totalCents).toBe(totals.netCents + totals.taxCents);
      for (const { name, rateThousandths, baseCents, amountCents } of totals.taxes) {
        const taxed = totals.lines.filter((_, at) =>
          given[at]?.taxes.some((tax) => tax.name === name && tax.rateThousandths === rateThousandths),
        );
        expect(baseCents).toBe(taxed.reduce((total, one) => total + one, 0));
        const twiceOff = 2n * (BigInt(amountCents) * 100_000n - BigInt(baseCents) * BigInt(rateThousandths));
        expect(twiceOff <= 100_000n && twiceOff > -100_000n).toBe(true);
      }
      expect(invoiceTotals(given.toReversed()).totalCents).toBe(totals.totalCents);
    }),
    { numRuns: 300 },
  );
});
