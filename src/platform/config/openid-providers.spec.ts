import { describe, expect, it } from '@jest/globals';
import { readSettings } from './settings.js';

const DATABASE_URL = 'postgres://app@localhost/x';
const ACME = {
  id: 'acme',
  name: 'Acme',
  issuer: 'https://id.acme.example',
  clientId: 'lodgewell',
  clientSecret: 'hidden-value',
};
const read = (...list: object[]) => readSettings({ DATABASE_URL, OPENID_PROVIDERS: JSON.stringify(list) });

describe('OPENID_PROVIDERS', () => {
  it('is a list of providers; pages get their ids and names, Google first', () => {
    const settings = read(ACME, { ...ACME, id: 'other', domains: ['acme.example'] });
    expect(settings.openIdProviders).toMatchObject([ACME, { id: 'other', domains: ['acme.example'] }]);
    expect(settings.site.signInWith).toEqual([
      { id: 'acme', name: 'Acme' },
      { id: 'other', name: 'Acme' },
    ]);
    const google = { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' };
    expect(readSettings({ DATABASE_URL, ...google }).site.signInWith).toEqual([{ id: 'google', name: 'Google' }]);
    expect(readSettings({ DATABASE_URL }).site.signInWith).toBeUndefined();
  });

  it.each([
    ['text', 'keycloak'],
    ['an object', JSON.stringify(ACME)],
    ['a value that is missing', JSON.stringify([{ ...ACME, clientId: undefined }])],
    ['a field that is misspelled', JSON.stringify([{ ...ACME, domain: ['acme.example'] }])],
    ['an id twice', JSON.stringify([ACME, ACME])],
    ['the id of Google', JSON.stringify([{ ...ACME, id: 'google' }])],
    ['an id for no address', JSON.stringify([{ ...ACME, id: '../x' }])],
    ['an issuer without TLS', JSON.stringify([{ ...ACME, issuer: 'http://id.acme.example' }])],
  ])('refuses %s at the start, by name and without the secret', (_what, text) => {
    const start = () => readSettings({ DATABASE_URL, OPENID_PROVIDERS: text });
    expect(start).toThrow(/OPENID_PROVIDERS must/);
    expect(start).not.toThrow(/hidden-value/);
  });
});
