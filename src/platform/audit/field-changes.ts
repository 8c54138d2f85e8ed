import { firstOf } from '../../contract/first-of.js';

/** A field that a change touched. Without `from` and `to` the log has its name alone: the values are personal or secret. */
export interface FieldChange {
  field: string;
  from?: string | null;
  to?: string | null;
}

export type Values = Readonly<Record<string, unknown>>;

/** The log isn't a copy of the data: long values are cut, and of very many fields the first are kept. */
const LONGEST = 200;
const MOST = 40;
/** Values of such fields are never written, even if a caller forgets to exclude them. */
const SECRET = /password|secret|token|hash|credential|api_?key|iban|account_?number|routing|transit|card/i;

/**
 * What differs between two states, field by field. Fields in `personal` are named without values: no one can remove
 * them from the log when the person's data is erased.
 */
export function fieldChanges(before: Values, after: Values, personal: readonly string[] = []): FieldChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((field) => ({ field, from: textOf(before[field]), to: textOf(after[field]) }))
    .filter(({ from, to }) => from !== to)
    .slice(0, MOST)
    .map(({ field, from, to }) =>
      personal.includes(field) || SECRET.test(field) ? { field } : { field, from: cut(from), to: cut(to) },
    );
}

/** An empty text is none. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}

const cut = (text: string | null): string | null =>
  text !== null && text.length > LONGEST ? `${firstOf(text, LONGEST - 1)}…` : text;
