import { Problem } from '../errors/problem.js';
import { invalidField } from '../errors/refusals.js';

/** Deeper than any body of the API, and far from a depth that would exhaust the stack. */
const MAX_DEPTH = 32;
/** Integer columns and sums of cents in the database are no larger. A larger number is a mistake or an attack. */
const MAX_NUMBER = 2 ** 31 - 1;

/**
 * Parses a body and refuses what PostgreSQL or a validator would break on: NUL and lone surrogates in text,
 * numbers beyond 2^31, deep nesting, `__proto__`.
 */
export function parseStrictJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  refuseDeep(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Problem('invalid_body', { cause });
  }
  refuseUnsafe(value, '');
  return value;
}

/** Counts brackets before parsing. Brackets inside strings count too, so it is too strict only for more than 32 of them in a row. */
function refuseDeep(text: string): void {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (inString) {
      if (char === '\\') at += 1;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') depth -= 1;
    if (depth > MAX_DEPTH) throw new Problem('invalid_body');
  }
}

function refuseUnsafe(value: unknown, field: string): void {
  if (typeof value === 'string') refuseText(value, field);
  else if (typeof value === 'number') refuseNumber(value, field);
  else if (value !== null && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) {
      refuseText(key, field);
      if (key === '__proto__') throw refused(field, 'is not a known field', 'unknown_field');
      refuseUnsafe(inner, field ? `${field}.${key}` : key);
    }
  }
}

export function refuseText(text: string, field: string): void {
  if (text.includes('\0')) throw refused(field, 'contains a character that text may not have', 'bad_character');
  if (!text.isWellFormed()) throw refused(field, 'contains a broken character', 'bad_character');
}

function refuseNumber(value: number, field: string): void {
  if (Math.abs(value) > MAX_NUMBER) throw refused(field, 'is too large a number', 'number_too_large');
}

function refused(
  field: string,
  message: string,
  code: 'unknown_field' | 'bad_character' | 'number_too_large',
): Problem {
  return invalidField(field, `${field || 'body'} ${message}`, code);
}
