import { expect, it } from '@jest/globals';
import { Settings } from '../../../platform/config/settings.js';
import type { ProviderName } from './provider-names.js';
import { PaymentProviders } from './providers.service.js';
import type { SandboxProvider } from './sandbox/sandbox-provider.js';
import type { StripeProvider } from './stripe/stripe-provider.js';

const sandbox = {} as SandboxProvider;
const stripe = {} as StripeProvider;
const withSetting = (name: string) =>
  new PaymentProviders(Object.assign(new Settings(), { PAYMENT_PROVIDER: name }), sandbox, stripe);

it('a payment is moved by the provider that was named', () => {
  expect(withSetting('stripe').for({ demo: false })).toBe(stripe);
  expect(withSetting('stripe').for({ demo: true })).toBe(sandbox);
  expect(withSetting('sandbox').named('stripe')).toBe(stripe);
});

it('a provider that doesn’t exist stops the start, and no other one replaces it', () => {
  expect(() => withSetting('adyen')).toThrow(
    /There is no payment provider “adyen”. Set PAYMENT_PROVIDER to one of: sandbox, stripe/,
  );
  for (const name of ['adyen', '', 'constructor'])
    expect(() => withSetting('sandbox').named(name as ProviderName)).toThrow('no payment provider');
});
