import { describe, expect, it } from '@jest/globals';
import { totpAt } from '../../../test/support/totp.js';
import { matchingStep, stepOf, toBase32, totpAddress } from './totp.js';

// RFC 6238, appendix B (SHA-1); the last six of its eight digits.
const SECRET = Buffer.from('12345678901234567890');
const VECTORS: [seconds: number, code: string][] = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
];

describe('codes of authenticator apps', () => {
  it.each(VECTORS)('at %d seconds the code is %s', (seconds, code) => {
    const now = new Date(seconds * 1000);
    expect(matchingStep(SECRET, code, now, 0)).toBe(stepOf(now));
  });

  it('takes a code of the neighbouring steps, but each once and none older', () => {
    const now = new Date(1111111109_000);
    const step = stepOf(now);
    expect(matchingStep(SECRET, totpAt(SECRET, step - 1), now, 0)).toBe(step - 1);
    expect(matchingStep(SECRET, totpAt(SECRET, step), now, step)).toBeNull();
    expect(matchingStep(SECRET, totpAt(SECRET, step - 2), now, 0)).toBeNull();
    expect(matchingStep(SECRET, '', now, 0)).toBeNull();
  });

  it.each(['0504711', '05047', '０５０４７１', ' 50471'])('refuses %j, which only looks like the code', (typed) => {
    expect(matchingStep(SECRET, typed, new Date(1111111111_000), 0)).toBeNull();
  });

  it('writes secrets as apps read them', () => {
    expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
    const [label, query] = totpAddress('A B', 'x@y.z', Buffer.from('foobar')).split('?');
    expect(label).toBe('otpauth://totp/A%20B:x%40y.z');
    expect(query?.split('&').toSorted()).toEqual([
      'algorithm=SHA1',
      'digits=6',
      'issuer=A%20B',
      'period=30',
      'secret=MZXW6YTBOI',
    ]);
  });
});
