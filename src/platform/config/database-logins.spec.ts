import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { loginUrl, withPasswords } from './database-logins.js';

const DATABASE_URL = 'postgresql://rentals_app@database:5432/rentals';

describe('passwords of the database', () => {
  it('survive unchanged, with any characters', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'binary' }), (password) => {
        const url = new URL(loginUrl({ DATABASE_URL, DATABASE_PASSWORD: password }, 'DATABASE_URL') ?? '');
        expect(decodeURIComponent(url.password)).toBe(password);
        expect([url.username, url.host, url.pathname]).toEqual(['rentals_app', 'database:5432', '/rentals']);
      }),
    );
  });

  it('leave an address alone that has one, has no login, or can’t be read', () => {
    for (const address of ['postgres://a:b@c/d', 'postgres://c/d', 'not an address'])
      expect(loginUrl({ DATABASE_URL: address, DATABASE_PASSWORD: 'x' }, 'DATABASE_URL')).toBe(address);
    expect(loginUrl({ DATABASE_URL }, 'DATABASE_URL')).toBe(DATABASE_URL);
  });

  it('belong to their own login', () => {
    const env = { DATABASE_URL, MIGRATION_DATABASE_URL: 'postgres://owner@c/d', DATABASE_PASSWORD: 'x' };
    expect(withPasswords(env)).toEqual({ ...env, DATABASE_URL: 'postgresql://rentals_app:x@database:5432/rentals' });
  });
});
