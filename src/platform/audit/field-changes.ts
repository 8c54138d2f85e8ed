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
/** So much of what is the same is kept before the first difference. */
const BEFORE = 40;
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
      personal.includes(field) || SECRET.test(field) ? { field } : { field, ...around(from, to) },
    );
}

/** Both values, from shortly before the first character that differs: the beginning of a long text is often the same. */
function around(from: string | null, to: string | null): Pick<FieldChange, 'from' | 'to'> {
  const same = sameStart(from ?? '', to ?? '');
  const skipped = same < LONGEST - BEFORE ? 0 : same - BEFORE;
  return { from: cut(from, skipped), to: cut(to, skipped) };
}

function sameStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** An empty text is none. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}

function cut(text: string | null, skipped: number): string | null {
  if (text === null) return null;
  // Never from the middle of a character: half of one is no JSON.
  const rest = skipped > 0 ? `…${text.slice(skipped).replace(/^[\udc00-\udfff]/, '')}` : text;
  return rest.length > LONGEST ? `${firstOf(rest, LONGEST - 1)}…` : rest;
}
