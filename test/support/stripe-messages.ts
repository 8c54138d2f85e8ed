import { Stripe } from 'stripe';
import type { TestApp } from './app.js';

const SECRET = 'whsec_of_the_test';
const PLATFORM_SECRET = 'whsec_of_the_platform';
const sdk = new Stripe('sk_test_signs_only');
let events = 0;

/** Settings with which the application talks to the stand-in. */
export const stripeSettings = (url: string) => ({
  PAYMENT_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_WEBHOOK_SECRET: SECRET,
  STRIPE_PLATFORM_WEBHOOK_SECRET: PLATFORM_SECRET,
  STRIPE_API_URL: url,
});

/** The header with which Stripe signs what it sends. */
export const signed = (payload: string, more: object = {}) =>
  sdk.webhooks.generateTestHeaderString({ payload, secret: SECRET, ...more });

/** Messages that are built, signed and sent as Stripe does. `of` names the account that they come from. */
export function stripeMessages(test: () => TestApp, of: () => string) {
  const message = (type: string, object: object, more: object = {}) =>
    JSON.stringify({
      id: `evt_${(events += 1)}`,
      object: 'event',
      type,
      account: of(),
      created: 1_794_000_000_000,
      data: { object },
      ...more,
    });
  const send = (payload: string, signature = signed(payload)) =>
    test()
      .http('post', '/api/payments/webhooks/stripe')
      .set('content-type', 'application/json')
      .set('stripe-signature', signature)
      .send(payload);
  return {
    message,
    send,
    hook: (type: string, object: object, more: object = {}) => send(message(type, object, more)),
  };
}

/** Messages of the platform's own Stripe account, which come to a webhook of their own. */
export function platformMessages(test: () => TestApp) {
  const send = (payload: string, secret = PLATFORM_SECRET) =>
    test()
      .http('post', '/api/payments/webhooks/stripe/platform')
      .set('content-type', 'application/json')
      .set('stripe-signature', sdk.webhooks.generateTestHeaderString({ payload, secret }))
      .send(payload);
  const message = (type: string, object: object, more: object = {}) =>
    JSON.stringify({ id: `evt_platform_${(events += 1)}`, object: 'event', type, data: { object }, ...more });
  return { message, send, hook: (type: string, object: object) => send(message(type, object)), SECRET };
}
