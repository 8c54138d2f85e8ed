import { describe, expect, it } from '@jest/globals';
import { hashPassword, passwordMatches } from './passwords.js';

describe('passwords', () => {
  it('are stored as Argon2id hashes with OWASP’s parameters, each with a salt of its own', async () => {
    const [first, second] = [await hashPassword('correct horse'), await hashPassword('correct horse')];
    for (const hash of [first, second]) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect([await passwordMatches(first, 'correct horse'), await passwordMatches(first, 'wrong')]).toEqual([
      true,
      false,
    ]);
  });
});
