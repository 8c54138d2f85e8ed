import { describe, expect, it } from '@jest/globals';
import { toProblem } from './to-problem.js';

describe('what is thrown', () => {
  it('a status of Fastify is ours', () => {
    expect(
      toProblem(Object.assign(new Error('Too large'), { code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 })).code,
    ).toBe('too_large');
  });

  it('a status of a provider is not: its refusal of our key signs no one out', () => {
    for (const statusCode of [400, 401, 402, 403, 404, 429]) {
      expect(
        toProblem(Object.assign(new Error('Invalid API Key'), { type: 'StripeAuthenticationError', statusCode })).code,
      ).toBe('internal');
    }
  });

  it('SEC-18 a value that PostgreSQL cannot read is the caller’s mistake, for every kind of mistake', () => {
    for (const code of ['22P02', '22007', '22008', '22003', '22021', '2201X', '22023']) {
      expect([code, toProblem(Object.assign(new Error('invalid input syntax'), { code })).code]).toEqual([
        code,
        'invalid_input',
      ]);
    }
  });
});
