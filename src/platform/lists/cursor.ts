import { validate } from 'uuid';
import { Problem } from '../errors/problem.js';
import { invalidField } from '../errors/refusals.js';

/** A cursor contains the order it belongs to, the sort key and the id of the last row. Callers treat it as opaque. */
export function encodeCursor(sort: string, key: string, id: string): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');
}

/** Refuses a cursor that doesn't belong to this list in this order (400). */
export function decodeCursor(cursor: string, sort: string): { key: string; id: string } {
  const parts = parse(cursor);
  if (!Array.isArray(parts) || parts.length !== 3) throw invalid();
  const [ofSort, key, id] = parts as unknown[];
  if (ofSort !== sort || typeof key !== 'string' || typeof id !== 'string' || !validate(id)) throw invalid();
  return { key, id };
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw invalid();
  }
}

function invalid(): Problem {
  return invalidField('cursor', 'cursor does not belong to this list', 'shape');
}
