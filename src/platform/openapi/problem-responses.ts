import { ERRORS, type ErrorCode } from '../../contract/errors.js';
import { own } from '../../contract/own.js';
import type { Reference, Responses } from './open-api.types.js';

const DESCRIPTIONS: Record<number, string> = {
  400: 'The request is not valid; `details` names the fields.',
  401: 'There is no valid session, or the credentials are wrong.',
  403: 'The role, or the state of the account, does not allow this.',
  404: 'It does not exist, or the caller may not see it.',
  409: 'It conflicts with what exists, or someone else changed it first.',
  413: 'The body or the file is too large.',
  415: 'The body has a content type that is not accepted here.',
  422: 'The request is valid, but this is not allowed; the code says why.',
  429: 'Too many requests. `Retry-After` says how many seconds to wait.',
  503: 'The service is busy, unavailable or not configured. `Retry-After` says how many seconds to wait, where it is known.',
};

/** The code for a status that a docstring names without a code. */
const USUAL: Record<string, ErrorCode> = {
  400: 'invalid_input',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  415: 'unsupported_media',
  422: 'rule_broken',
  429: 'too_many_requests',
  503: 'not_configured',
};

const BY_SENTENCE = new Map(
  Object.entries(ERRORS).map(([code, [, sentence]]) => [sentence as string, code as ErrorCode]),
);

/** The codes that an endpoint's docstring promises: `409 \`stale_version\``, a sentence of the catalogue, or a status alone. */
export function promisedCodes(text: string): ErrorCode[] {
  const named = [...text.matchAll(/`([^`]+)`/g)].flatMap(([, word = '']) => {
    const code = own(ERRORS, word) ? (word as ErrorCode) : BY_SENTENCE.get(word);
    return code && DESCRIPTIONS[ERRORS[code][0]] ? [code] : [];
  });
  const statuses = new Set(named.map((code) => String(ERRORS[code][0])));
  const alone = [...text.matchAll(/\b[45]\d\d\b/g)].flatMap(([status]) =>
    USUAL[status] && !statuses.has(status) ? [USUAL[status]] : [],
  );
  return [...named, ...alone];
}

/** One response for each status of the codes. Operations share equal ones, which keeps the document small. */
export function problemResponses(codes: Iterable<ErrorCode>, shared: Responses): Record<string, Reference> {
  const byStatus = Map.groupBy([...new Set(codes)].sort(), (code) => ERRORS[code][0]);
  return Object.fromEntries(
    [...byStatus].map(([status, ofStatus]) => {
      const name = `Problem${status}_${ofStatus.join('_')}`;
      shared[name] ??= response(status, ofStatus);
      return [String(status), { $ref: `#/components/responses/${name}` }];
    }),
  );
}

function response(status: number, codes: ErrorCode[]): Responses[string] {
  return {
    description: `${DESCRIPTIONS[status]} Codes: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
    ...((status === 429 || status === 503) && {
      headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
    }),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  };
}
