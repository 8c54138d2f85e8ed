import { QUANTITY_UNIT, TAX_RATE_UNIT } from './invoices.js';
import { add, cents, portion, sum, ZERO, type Cents } from './money.js';

export interface LineTax {
  /** The name as it is printed: GST, QST. */
  readonly name: string;
  /** In thousandths of a percent: 9975 is 9.975 %. */
  readonly rateThousandths: number;
}

export interface InvoiceLine {
  readonly description: string;
  /** In thousandths: 1500 is 1.5. */
  readonly quantityThousandths: number;
  /** The price of one, before taxes. */
  readonly unitCents: number;
  readonly taxes: readonly LineTax[];
}

export interface TaxTotal extends LineTax {
  /** The amount that the tax is charged on. */
  readonly baseCents: Cents;
  readonly amountCents: Cents;
}

export interface InvoiceTotals {
  readonly lines: readonly Cents[];
  readonly netCents: Cents;
  readonly taxes: readonly TaxTotal[];
  readonly taxCents: Cents;
  readonly totalCents: Cents;
}

/**
 * Quantity times price is rounded once for each line. Each tax is rounded once, on the sum of the lines that have it
 * (docs/decisions/0601-totals-of-an-invoice.md). Taxes with the same name and rate count as one, also within a line. No tax is
 * charged on another.
 */
export function invoiceTotals(lines: readonly InvoiceLine[]): InvoiceTotals {
  const nets = lines.map(({ unitCents, quantityThousandths }) =>
    portion(cents(unitCents), quantityThousandths, QUANTITY_UNIT),
  );
  const bases = new Map<string, { tax: LineTax; base: Cents }>();
  for (const [at, line] of lines.entries()) {
    const ofLine = new Map(line.taxes.map((tax) => [`${tax.rateThousandths} ${tax.name}`, tax]));
    for (const [key, tax] of ofLine) {
      bases.set(key, { tax, base: add(bases.get(key)?.base ?? ZERO, nets[at] ?? ZERO) });
    }
  }
  const taxes = [...bases.values()].map(({ tax: { name, rateThousandths }, base }) => ({
    name,
    rateThousandths,
    baseCents: base,
    amountCents: portion(base, rateThousandths, TAX_RATE_UNIT),
  }));
  const netCents = sum(nets);
  const taxCents = sum(taxes.map(({ amountCents }) => amountCents));
  return { lines: nets, netCents, taxes, taxCents, totalCents: add(netCents, taxCents) };
}
