import { expect, it } from '@jest/globals';
import type { Settings } from '../../platform/config/settings.js';
import { WebhookSecrets } from './webhook-secrets.js';

const OLD = 'a'.repeat(40);
const NEW = 'b'.repeat(40);
const of = (CODE_KEY: string, CODE_KEY_ACCEPTED?: string) =>
  new WebhookSecrets({ CODE_KEY, CODE_KEY_ACCEPTED } as Settings);

it('WH-003 a secret is 256 random bits in the form of Standard Webhooks', () => {
  const secrets = Array.from({ length: 100 }, () => of(OLD).create());
  expect(new Set(secrets).size).toBe(100);
  for (const secret of secrets) {
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32);
  }
});

it('WH-003 it is sealed for its webhook, and opens with each key that is accepted', () => {
  const sealed = of(OLD).seal('one', 'whsec_secret');
  expect(sealed).not.toContain('secret');
  expect(of(OLD).open('one', sealed)).toBe('whsec_secret');
  expect(of(NEW, OLD).open('one', sealed)).toBe('whsec_secret');
  expect(() => of(OLD).open('two', sealed)).toThrow(/authenticate/);
  expect(() => of(NEW).open('one', sealed)).toThrow(/authenticate/);
});

it('WH-003 a change of the server key seals it again', () => {
  const again = of(NEW, OLD).reseal('one', of(OLD).seal('one', 'whsec_secret')) ?? '';
  expect(of(NEW).open('one', again)).toBe('whsec_secret');
  expect(of(NEW).reseal('one', of(OLD).seal('one', 'whsec_secret'))).toBeNull();
});
