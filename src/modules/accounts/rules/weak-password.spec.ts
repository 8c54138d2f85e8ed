import { describe, expect, it } from '@jest/globals';
import { isWeakPassword } from './weak-password.js';

const ANA = { email: 'ana.ruiz@casaverde.com', firstName: 'Ana María', lastName: 'Ruiz' };

describe('SEC-12 passwords that are too easy to guess', () => {
  it.each([
    '123456',
    '12345678',
    'password',
    'PassWord1',
    'qwerty123',
    'azerty123',
    'motdepasse',
    'iloveyou',
    'Password2026!',
    'contraseña',
    'lodgewell',
    'Lodgewell1',
    'aaaaaaaaaaaa',
    'abababababab',
  ])('%s is in the list, or little more than that', async (password) =>
    expect(await isWeakPassword(password, ANA)).toBe(true),
  );

  it.each([
    'ana.ruiz@casaverde.com',
    'Ana.Ruiz',
    'anaruiz1',
    'ruizana',
    'RUIZ2026',
    'casaverde',
    'CasaVerde!',
    'AnaMaria',
    'ana maría ruiz',
    'María-Ruiz 1984',
    'ruizkqv',
  ])('%s is the person’s own name or address', async (password) =>
    expect(await isWeakPassword(password, ANA)).toBe(true),
  );

  it.each([
    'correct horse',
    'long enough',
    'tres tristes tigres',
    'Ruiz cultiva tomates',
    'k7#vQ2!mZ',
    'x1-anabelle-9q',
    'ruizkqvx',
    'kzqkzqkzqkzq',
    '4821-3907-56',
    '20261984password',
  ])('%s is taken', async (password) => expect(await isWeakPassword(password, ANA)).toBe(false));

  it('takes the longest name out first, and leaves names that are parts of many words alone', async () => {
    const ann = { email: 'x@example.com', firstName: 'Ann', lastName: 'Annabelle' };
    expect(await isWeakPassword('annabelle1', ann)).toBe(true);
    expect(await isWeakPassword('bolibolim', { email: 'x@example.com', firstName: 'Bo', lastName: 'Li' })).toBe(false);
  });

  it('needs no name: an admin’s from the settings has an address alone', async () => {
    expect(await isWeakPassword('root1234', { email: 'root@example.com' })).toBe(true);
    expect(await isWeakPassword('correct horse', { email: 'x@example.com' })).toBe(false);
  });
});
