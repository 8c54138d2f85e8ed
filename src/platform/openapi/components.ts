import { ERRORS, type ErrorCode } from '../../contract/errors.js';
import { FIELD_FAULTS, FULL_FAULTS } from '../../contract/field-faults.js';
import { REASONS } from '../../contract/reasons.js';
import type { Components } from './open-api.types.js';

const string = { type: 'string' as const };
/** The values that a sentence needs: amounts, days, names. */
const VALUES = {
  type: 'object' as const,
  additionalProperties: { oneOf: [{ type: 'string' as const }, { type: 'number' as const }] },
};

/** The one shape of every error. */
const PROBLEM_SCHEMA = {
  type: 'object' as const,
  description: 'Every error. Decide by `code`: the sentence in `error` may change. Some codes add fields of their own.',
  required: ['error', 'code', 'requestId'],
  properties: {
    error: string,
    code: { ...string, enum: Object.keys(ERRORS) },
    requestId: string,
    reason: { ...string, enum: Object.keys(REASONS), description: 'Why, where the code alone says too little.' },
    values: { ...VALUES, description: 'What the words of `reason` need.' },
    details: {
      type: 'array' as const,
      items: {
        type: 'object' as const,
        required: ['field', 'message', 'code'],
        properties: {
          field: string,
          message: string,
          code: { ...string, enum: Object.keys({ ...FIELD_FAULTS, ...FULL_FAULTS }) },
          values: VALUES,
        },
      },
    },
  },
};

/** Components that operations refer to. */
export const SHARED: Pick<Components, 'headers' | 'parameters'> & { schemas: { Problem: typeof PROBLEM_SCHEMA } } = {
  schemas: { Problem: PROBLEM_SCHEMA },
  headers: {
    Link: {
      description: 'The address of the next page, `<…>; rel="next"` (RFC 8288). It is missing on the last page.',
      schema: string,
    },
    TotalCount: {
      description: 'How many rows there are on all pages; only with `count=true`.',
      schema: { type: 'integer' },
    },
    RetryAfter: { description: 'Seconds until another attempt makes sense.', schema: { type: 'integer' } },
  },
  parameters: {
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description:
        'A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect.',
      schema: { ...string, maxLength: 200 },
    },
  },
};

/** An example answer for each code. */
export function problemExamples(codes: Iterable<ErrorCode>): NonNullable<Components['examples']> {
  return Object.fromEntries([...codes].sort().map((code) => [code, { value: problemExample(code) }]));
}

function problemExample(code: ErrorCode): object {
  const details = code === 'invalid_input' && {
    details: [{ field: 'email', message: 'email must be an email', code: 'email' }],
  };
  return { error: ERRORS[code][1], code, ...details, requestId: '5b0f4a52-8a2e-4b43-9c0e-1d6a3f4f7f10' };
}
