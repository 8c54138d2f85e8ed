import { ERRORS, type ErrorCode, type FieldProblem } from '../../contract/errors.js';
import type { Reason } from '../../contract/reasons.js';

interface ProblemOptions {
  /** Replaces the catalogue's sentence where the specification words it more exactly. */
  sentence?: string;
  /** Why, and what its words need; `refusal` makes these. */
  reason?: Reason;
  values?: Record<string, string | number>;
  details?: FieldProblem[];
  /** Seconds until a retry makes sense; becomes `Retry-After`. */
  retryAfter?: number;
  /** Further fields of the answer, e.g. `challenge` beside `two_factor_required`. */
  extra?: Record<string, unknown>;
  cause?: unknown;
}

/** An error that the caller may see. Throw it with a code of the catalogue; the filter makes the answer. */
export class Problem extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    readonly options: ProblemOptions = {},
  ) {
    super(options.sentence ?? ERRORS[code][1], { cause: options.cause });
    this.status = ERRORS[code][0];
  }
}

/** Throws 404 for what is missing, foreign or unknown alike: existence is not told (docs/specification/api.md). */
export function orNotFound<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Problem('not_found');
  return value;
}
