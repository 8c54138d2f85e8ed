import { parseAmount } from '../amount-text.js';
import type { ImportField } from './fields.js';
import type { FileColumn } from './guess.js';

/** What a column of money is called: below such a heading whole numbers are amounts, and elsewhere they may be anything. */
const MONEY_NAME =
  /(?:^|[^\p{L}])(?:rent(?!al)|loyer|alq|bal(?!c)|sold|sald|d[eé]p(?!ar|t)|amt|amount|montant|monto)/iu;
const CENTS_OR_SIGN = /[$€£¥￥]|[.,]\d\d(?!\d)/u;
const MINUS_MARKS = /[()\-−–]/gu;

/** The columns that go nowhere although their first values are amounts of money. */
export function amountsLeftOut<T extends FileColumn>(
  columns: readonly T[],
  fields: readonly (ImportField | null)[],
): T[] {
  return columns.filter((column, at) => !fields[at] && holdsAmounts(column));
}

function holdsAmounts({ heading, samples }: FileColumn): boolean {
  const bare = samples.map((text) => text.replace(MINUS_MARKS, ''));
  const read = bare.map((text) => parseAmount(text, text.includes('.') ? 'en' : 'fr', 'CAD'));
  return (
    read.some(({ ok }) => ok) &&
    // A dash, or "$ -", is how a spreadsheet shows zero.
    read.every((amount) => amount.ok || amount.problem === 'empty') &&
    (MONEY_NAME.test(heading) || bare.some((text) => CENTS_OR_SIGN.test(text)))
  );
}
