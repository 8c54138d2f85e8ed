import { ERRORS, type ErrorCode, type FieldProblem } from '../../contract/errors.js';
import type { Reason } from '../../contract/reasons.js';

interface ProblemOptions {
  /** Replaces the catalogue's sentence where the specification has a more exact one. */
  sentence?: string;
  /** The reason and the values for its text; created by `refusal`. */
  reason?: Reason;
  values?: Record<string, string | number>;
  details?: FieldProblem[];
  /** Seconds until a retry makes sense; becomes `Retry-After`. */
  retryAfter?: number;
  /** Additional fields of the answer, such as `challenge` for `two_factor_required`. */
  extra?: Record<string, unknown>;
  cause?: unknown;
}

/** An error that the caller may see. Throw it with a code of the catalogue; the filter writes the answer. */
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

/**
 * Throws 404 for anything missing, unknown or belonging to someone else, so that no one learns what exists
 * (docs/specification/api.md).
 */
export function orNotFound<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Problem('not_found');
  return value;
}
