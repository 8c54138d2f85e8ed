import { describe, expect, it } from '@jest/globals';
import { matchingStep, stepOf, toBase32, totpAddress, totpAt } from './totp.js';

// RFC 6238, appendix B (SHA-1); the last six of its eight digits.
const SECRET = Buffer.from('12345678901234567890');
const VECTORS: [seconds: number, code: string][] = [
  [59, '287082'], [1111111109, '081804'], [1111111111, '050471'], [1234567890, '005924'], [2000000000, '279037'], [20000000000, '353130'],
];

describe('codes of authenticator apps', () => {
  it.each(VECTORS)('at %d seconds the code is %s', (seconds, code) => {
    expect(totpAt(SECRET, stepOf(new Date(seconds * 1000)))).toBe(code);
  });

  it('takes a code of the neighbouring steps, but each once and none older', () => {
    const now = new Date(1111111109_000);
    const step = stepOf(now);
    expect(matchingStep(SECRET, totpAt(SECRET, step - 1), now, 0)).toBe(step - 1);
    expect(matchingStep(SECRET, totpAt(SECRET, step), now, step)).toBeNull();
    expect(matchingStep(SECRET, totpAt(SECRET, step - 2), now, 0)).toBeNull();
    expect(matchingStep(SECRET, '', now, 0)).toBeNull();
  });

  it('writes secrets as apps read them', () => {
    expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
    expect(totpAddress('A B', 'x@y.z', Buffer.from('foobar'))).toBe('otpauth://totp/A%20B:x%40y.z?secret=MZXW6YTBOI&issuer=A%20B&algorithm=SHA1&digits=6&period=30');
  });
});
