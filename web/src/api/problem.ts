import type { FieldProblem } from '@contract/errors';

export interface ProblemInit {
  /** The server's code, `network` if no answer came, or `http` for an answer that doesn't have the error shape. */
  code: string;
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** The server's English sentence, for developers. Readers see the words for `code` and `reason`. */
  message: string;
  /** The reason, where the code alone says too little, and the values that its words need. */
  reason?: string;
  values?: Readonly<Record<string, string | number>>;
  details?: readonly FieldProblem[];
  requestId?: string;
  /** The rest of the body, such as `challenge` and `methods` of `two_factor_required`. */
  body?: Record<string, unknown>;
  /** Seconds of `Retry-After`. */
  retryAfter?: number;
}

/** Any failed call, in one shape (docs/specification/errors.md). */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: string;
  readonly status: number;
  readonly reason: string | undefined;
  readonly values: Readonly<Record<string, string | number>>;
  readonly details: readonly FieldProblem[];
  readonly requestId: string | undefined;
  readonly body: Record<string, unknown>;
  readonly retryAfter: number | undefined;

  constructor(init: ProblemInit) {
    super(init.message);
    this.code = init.code;
    this.status = init.status;
    this.reason = init.reason;
    this.values = init.values ?? {};
    this.details = init.details ?? [];
    this.requestId = init.requestId;
    this.body = init.body ?? {};
    this.retryAfter = init.retryAfter;
  }
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

const isFieldProblem = (value: unknown): value is FieldProblem =>
  typeof value === 'object' && value !== null && 'field' in value && 'code' in value;

const isValues = (value: unknown): value is Record<string, string | number> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => typeof one === 'string' || typeof one === 'number');

/**
 * Turns an unsuccessful answer into a Problem. An answer without an error field becomes `HTTP {status}`
 * (docs/specification/errors.md).
 */
export function problemOf(response: Response, body: unknown): Problem {
  const shape = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return new Problem({
    code: text(shape.code) ?? 'http',
    status: response.status,
    message: text(shape.error) ?? `HTTP ${response.status}`,
    reason: text(shape.reason),
    values: isValues(shape.values) ? shape.values : {},
    details: Array.isArray(shape.details) ? shape.details.filter(isFieldProblem) : [],
    requestId: text(shape.requestId) ?? response.headers.get('X-Request-Id') ?? undefined,
    body: shape,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
}

export function networkProblem(cause: unknown): Problem {
  const problem = new Problem({ code: 'network', status: 0, message: 'Network error. Please try again.' });
  problem.cause = cause;
  return problem;
}

/** Turns anything thrown into a Problem. The message of a programming error goes to the console only. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const problem = new Problem({ code: 'client', status: 0, message: 'Something went wrong on this page.' });
  problem.cause = error;
  return problem;
}
