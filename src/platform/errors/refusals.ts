import type { FieldProblem } from '../../contract/errors.js';
import type { FaultValues, FieldFault } from '../../contract/field-faults.js';
import { REASONS, type Reason, type ReasonValues } from '../../contract/reasons.js';
import { Problem } from './problem.js';

/** Values are required only where the text needs some. */
export type ValuesOf<Values> = object extends Values ? [values?: Values] : [values: Values];

/** Refuses a change that is based on an older version of the row (409 `stale_version`). */
export function checkVersion(present: { version: number }, asked: number | undefined | null): void {
  if (asked !== undefined && asked !== null && asked !== present.version) throw new Problem('stale_version');
}

/**
 * A refusal with a reason: its code, its English sentence with the values filled in, and the reason and values for the client's
 * own text.
 */
export function refusal<R extends Reason>(reason: R, ...[values]: ValuesOf<ReasonValues<R>>): Problem {
  return refusalWith({}, reason, ...([values] as ValuesOf<ReasonValues<R>>));
}

/** The same, with additional fields of the answer. */
export function refusalWith<R extends Reason>(
  extra: Record<string, unknown>,
  reason: R,
  ...[values]: ValuesOf<ReasonValues<R>>
): Problem {
  const [code, sentence] = REASONS[reason];
  const filled: Record<string, string | number> = { ...values };
  return new Problem(code, {
    sentence: sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(filled[name])),
    reason,
    values: filled,
    extra,
  });
}

/** What is wrong with one field: the sentence for developers, and the code for which the client has words. */
export function fault<F extends FieldFault>(
  field: string,
  message: string,
  code: F,
  ...[values]: ValuesOf<FaultValues<F>>
): FieldProblem {
  return { field, message, code, ...(values && { values }) };
}

/** A 400 that names a field. */
export function invalidField<F extends FieldFault>(
  field: string,
  message: string,
  code: F,
  ...values: ValuesOf<FaultValues<F>>
): Problem {
  return new Problem('invalid_input', { details: [fault(field, message, code, ...values)] });
}
