import { Problem } from './problem.js';

/** Refuses a change that was made to an older version than the present one (409 `stale_version`). */
export function checkVersion(present: { version: number }, asked: number | undefined | null): void {
  if (asked !== undefined && asked !== null && asked !== present.version) throw new Problem('stale_version');
}

/** 400 that names a field. */
export function invalidField(field: string, message: string): Problem {
  return new Problem('invalid_input', { details: [{ field, message }] });
}

/** 422 in words. */
export function ruleBroken(sentence: string): Problem {
  return new Problem('rule_broken', { sentence });
}
