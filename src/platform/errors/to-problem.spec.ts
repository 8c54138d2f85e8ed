import { describe, expect, it } from '@jest/globals';
import { toProblem } from './to-problem.js';

describe('what is thrown', () => {
  it('a status of Fastify is ours', () => {
    expect(toProblem(Object.assign(new Error('Too large'), { code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 })).code).toBe('too_large');
  });

  it('a status of a provider is not: its refusal of our key signs nobody out', () => {
    for (const statusCode of [400, 401, 402, 403, 404, 429]) {
      expect(toProblem(Object.assign(new Error('Invalid API Key'), { type: 'StripeAuthenticationError', statusCode })).code).toBe('internal');
    }
  });
});
