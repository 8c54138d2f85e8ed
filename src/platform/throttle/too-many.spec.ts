import { expect, it } from '@jest/globals';
import { tooMany } from './too-many.js';

it.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3599, '60 minutes'],
  [3600, '1 hour'],
  [3601, '2 hours'],
])('%d seconds to wait are %s', (seconds, words) => {
  const { code, options } = tooMany(seconds);
  expect(code).toBe('too_many_requests');
  expect(options).toEqual({ retryAfter: seconds, sentence: `Too many attempts. Please try again in ${words}.` });
});
