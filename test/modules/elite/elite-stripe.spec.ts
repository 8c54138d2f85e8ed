import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Charges } from '../../../src/modules/subscriptions/charges.service.js';
import { SubscriptionRun } from '../../../src/modules/subscriptions/subscription-run.service.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { supplier, type Craftsman } from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { platformMessages, stripeSettings } from '../../support/stripe-messages.js';
import { payOnPage } from '../../support/stripe-pages.js';
import { StripeStandIn } from '../../support/stripe-stand-in.js';

describe('the Elite Partner subscription with Stripe', () => {
  const stripe = new StripeStandIn();
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(stripeSettings(await stripe.start()));
  });
  afterAll(async () => {
    await test.close();
    await stripe.stop();
  });

  const { message, send, hook, SECRET } = platformMessages(() => test);
  const subscribe = (who: Craftsman, plan: string, more: object = {}) =>
    test.http('post', '/api/elite/subscribe', who.token).send({ plan, ...more });
  const own = async (who: Craftsman) => (await test.http('get', '/api/elite/subscription', who.token).expect(200)).body;
  const isElite = async (who: Craftsman) =>
    (await test.http('get', `/api/suppliers/${who.id}`, who.token).expect(200)).body.elite as boolean;
  const invoices = async (who: Craftsman) =>
    (await test.http('get', '/api/subscriptions/invoices', who.token).expect(200)).body;
  const run = () => test.app.get(Scope).asSystem('test', () => test.app.get(SubscriptionRun).run());
  const mails = async (who: Craftsman) =>
    (
      await test.sql<{ template: string }>(
        "select template from outbox_message where recipient = $1 and template like 'subscriptions.%' order by created_at, id",
        [who.email],
      )
    ).map(({ template }) => template);
  const shift = (who: Craftsman, set: string) =>
    test.sql(`update subscription set ${set} where account_id = $1`, [who.accountId]);
  /** The year that is paid ended a minute ago: at "now" the database's microseconds would be ahead of the product's clock. */
  const yearEnded = (who: Craftsman) =>
    shift(
      who,
      "anchor_at = now() - interval '1 minute' - interval '1 year', starts_at = now() - interval '1 minute' - interval '1 year', ends_at = now() - interval '1 minute'",
    );
  const sessionOf = ({ actionUrl }: { actionUrl: string }) => actionUrl.split('/').at(-1) ?? '';
  /** A supplier who has paid a year on Stripe's page and left a card there. */
  const partner = async () => {
    const who = await supplier(test);
    const { body } = await subscribe(who, 'annual').expect(201);
    await hook('checkout.session.completed', payOnPage(stripe, sessionOf(body))).expect(200);
    await eventually(async () => (await own(who))?.active);
    return who;
  };

  it('EL-008 leads to Stripe’s page for $299, on the platform’s own account, and begins when the signed message comes', async () => {
    const who = await supplier(test);
    const { body } = await subscribe(who, 'annual').expect(201);
    expect(body).toEqual({ subscription: null, actionUrl: expect.stringContaining('https://checkout.stripe.test/') });
    const asked = stripe.sent('POST', '/v1/checkout/sessions').at(-1);
    expect(asked?.account).toBeUndefined();
    expect(asked?.body).toMatchObject({
      mode: 'payment',
      'line_items[0][price_data][unit_amount]': '29900',
      'line_items[0][price_data][currency]': 'usd',
      'payment_intent_data[setup_future_usage]': 'off_session',
      'allowed_payment_method_types[0]': 'card',
    });
    expect(asked?.body).not.toHaveProperty('payment_intent_data[application_fee_amount]');
    expect(await isElite(who)).toBe(false);
    // Asked twice, it is the same page.
    expect((await subscribe(who, 'annual').expect(201)).body.actionUrl).toBe(body.actionUrl);
    const paid = message('checkout.session.completed', payOnPage(stripe, sessionOf(body)));
    await send(paid, 'whsec_forged').expect(400);
    await test.http('post', '/api/payments/webhooks/stripe/platform').send({}).expect(400);
    expect(await own(who)).toBeNull();
    await Promise.all([send(paid).expect(200), send(paid).expect(200)]);
    await send(paid).expect(200);
    await eventually(async () => (await own(who))?.active);
    expect(await invoices(who)).toMatchObject([
      { state: 'paid', totalCents: 29_900, number: expect.stringMatching(/^L-/) },
    ]);
    expect((await test.http('get', '/api/elite/payment', who.token)).body).toMatchObject({
      provider: 'stripe',
      methodLabel: 'visa •••• 4242',
      pendingUrl: null,
    });
    expect(await mails(who)).toEqual(['subscriptions.paid']);
    expect(SECRET).not.toBe('whsec_forged');
  });

  it('whoever comes back before the message is served at once; a page that was left costs nothing', async () => {
    const who = await supplier(test);
    const { body } = await subscribe(who, 'annual').expect(201);
    payOnPage(stripe, sessionOf(body));
    const refreshed = await test.http('post', '/api/subscriptions/refresh', who.token).send({ product: 'elite' });
    expect(refreshed.body).toMatchObject({ pendingUrl: null, methodLabel: 'visa •••• 4242' });
    expect((await own(who)).active).toBe(true);
    const other = await supplier(test);
    const left = await subscribe(other, 'annual').expect(201);
    await hook('checkout.session.expired', stripe.change(sessionOf(left.body), { status: 'expired', url: null }));
    await eventually(async () => (await invoices(other)).length === 0);
    expect(await own(other)).toBeNull();
  });

  it('another plan closes the first page; money that comes for it all the same goes back', async () => {
    const who = await supplier(test);
    const annual = sessionOf((await subscribe(who, 'annual').expect(201)).body);
    const lifetime = sessionOf((await subscribe(who, 'lifetime').expect(201)).body);
    expect(stripe.sent('POST', `/v1/checkout/sessions/${annual}/expire`)).toHaveLength(1);
    await hook('checkout.session.completed', payOnPage(stripe, lifetime)).expect(200);
    await eventually(async () => (await own(who))?.plan === 'lifetime');
    // Stripe should not let that happen.
    await hook('checkout.session.completed', payOnPage(stripe, annual)).expect(200);
    await eventually(
      async () =>
        (
          await test.sql("select 1 from subscription_invoice where account_id = $1 and money_back = 'asked'", [
            who.accountId,
          ])
        ).length > 0,
    );
    await run();
    expect(stripe.sent('POST', '/v1/refunds').at(-1)?.body).toMatchObject({ amount: '29900' });
    expect((await own(who)).plan).toBe('lifetime');
  });

  it('renews from the card with nobody there, once, also when two runs meet', async () => {
    const who = await partner();
    await yearEnded(who);
    await Promise.all([run(), run()]);
    const charges = stripe
      .sent('POST', '/v1/payment_intents')
      .filter(({ body }) => body['customer']?.startsWith('cus_'));
    const last = charges.at(-1);
    expect(last?.body).toMatchObject({ amount: '29900', currency: 'usd', off_session: 'true', confirm: 'true' });
    expect(last?.account).toBeUndefined();
    expect(new Set(charges.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect((await invoices(who)).map(({ kind, state }: { kind: string; state: string }) => [kind, state])).toEqual([
      ['renewal', 'paid'],
      ['start', 'paid'],
    ]);
  });

  it('killed between the charge and its record: the next run finds the same charge and takes no second one', async () => {
    const who = await partner();
    await yearEnded(who);
    const before = stripe.sent('POST', '/v1/payment_intents').length;
    const take = jest.spyOn(test.app.get(Charges), 'take').mockRejectedValueOnce(new Error('killed'));
    await run();
    take.mockRestore();
    expect(stripe.sent('POST', '/v1/payment_intents').length).toBe(before + 1);
    expect((await invoices(who))[0]).toMatchObject({ kind: 'renewal', state: 'open' });
    await test.sql("update subscription_invoice set asked_at = now() - interval '10 minutes' where account_id = $1", [
      who.accountId,
    ]);
    await run();
    expect(stripe.sent('POST', '/v1/payment_intents').length).toBe(before + 1);
    expect((await invoices(who))[0]).toMatchObject({ kind: 'renewal', state: 'paid' });
  });

  it('a refused renewal: a mail and days of grace, another try, and at last Elite ends without losing data', async () => {
    const who = await partner();
    await test
      .http('post', `/api/suppliers/${who.id}/staff`, who.token)
      .send({ firstName: 'Nina', lastName: 'Roy' })
      .expect(201);
    await test.sql("update app_user set language = 'fr' where email = $1", [who.email]);
    await yearEnded(who);
    stripe.declineNext = true;
    await run();
    expect(await own(who)).toMatchObject({
      state: 'past_due',
      active: true,
      nextAttemptAt: expect.any(String),
      graceUntil: expect.any(String),
    });
    expect(await isElite(who)).toBe(true);
    await run();
    expect(await mails(who)).toEqual(['subscriptions.paid', 'subscriptions.unpaid']);
    // The third day: tried again under a key of its own, refused again.
    await shift(who, "next_attempt_at = now() - interval '1 minute'");
    stripe.declineNext = true;
    await run();
    const keys = stripe
      .sent('POST', '/v1/payment_intents')
      .slice(-2)
      .map(({ idempotencyKey }) => idempotencyKey);
    expect(keys.map((key) => key?.at(-1))).toEqual(['1', '2']);
    // The grace is over.
    await shift(who, "failed_at = now() - interval '15 days', next_attempt_at = null");
    await run();
    expect(await own(who)).toMatchObject({ state: 'ended', active: false });
    expect(await isElite(who)).toBe(false);
    expect((await mails(who)).at(-1)).toBe('subscriptions.ended_unpaid');
    expect((await test.http('get', `/api/suppliers/${who.id}/staff`, who.token)).status).not.toBe(500);
    expect(await test.sql('select 1 from supplier_staff where account_id = $1', [who.accountId])).toHaveLength(1);
    // It can begin again, from the card that is kept.
    expect((await subscribe(who, 'annual').expect(201)).body).toMatchObject({
      actionUrl: null,
      subscription: { active: true },
    });
    expect(
      await test.sql('select 1 from supplier_staff where account_id = $1 and active', [who.accountId]),
    ).toHaveLength(1);
  });

  it('what is owed is paid on the page or with another card, for the year that was owed', async () => {
    const who = await partner();
    await shift(
      who,
      "starts_at = now() - interval '366 days', anchor_at = now() - interval '366 days', ends_at = now() - interval '1 day'",
    );
    stripe.declineNext = true;
    await run();
    stripe.declineNext = true;
    const refused = await subscribe(who, 'annual').expect(422);
    expect(refused.body.reason).toBe('card_declined');
    const { body } = await subscribe(who, 'annual', { newMethod: true }).expect(201);
    await hook('checkout.session.completed', payOnPage(stripe, sessionOf(body), 'mastercard')).expect(200);
    await eventually(async () => (await own(who)).state === 'active');
    const { startsAt } = await own(who);
    expect(Date.now() - Date.parse(startsAt)).toBeGreaterThan(23 * 3600_000);
    expect((await test.http('get', '/api/elite/payment', who.token)).body.methodLabel).toBe('mastercard •••• 4242');
  });

  it('another card is left on a page of Stripe, for its own account only, and what is owed is tried with it', async () => {
    const [who, other] = [await partner(), await partner()];
    await yearEnded(who);
    stripe.declineNext = true;
    await run();
    const { body } = await test
      .http('post', '/api/subscriptions/method', who.token)
      .send({ product: 'elite' })
      .expect(201);
    const page = sessionOf({ actionUrl: body.url });
    stripe.keep({
      id: 'seti_1',
      payment_method: { id: 'pm_new', type: 'card', card: { brand: 'amex', last4: '0005' } },
    });
    const done = stripe.change(page, { status: 'complete', setup_intent: 'seti_1', customer: 'cus_new' });
    // Someone else's page is no one's card.
    await hook('checkout.session.completed', { ...done, metadata: { platformAccountId: other.accountId } }).expect(200);
    await hook('checkout.session.completed', done).expect(200);
    await eventually(
      async () => (await test.http('get', '/api/elite/payment', who.token)).body.methodLabel === 'amex •••• 0005',
    );
    expect((await test.http('get', '/api/elite/payment', other.token)).body.methodLabel).toBe('visa •••• 4242');
    await run();
    expect(stripe.sent('POST', '/v1/payment_intents').at(-1)?.body).toMatchObject({ payment_method: 'pm_new' });
    expect((await own(who)).state).toBe('active');
  });

  it('EL-003 the money goes back within 30 days, once; a refund on Stripe’s own pages shows on the receipt', async () => {
    const who = await partner();
    await test.http('post', '/api/elite/cancel', who.token).expect(201);
    const sent = stripe.sent('POST', '/v1/refunds').at(-1);
    expect(sent?.account).toBeUndefined();
    expect(sent?.body).toMatchObject({ amount: '29900' });
    expect(await isElite(who)).toBe(false);
    const before = stripe.sent('POST', '/v1/refunds').length;
    const refund = [...stripe.objects.values()].filter(({ object }) => object === 'refund').at(-1);
    stripe.change(String(refund?.['id']), { status: 'succeeded' });
    await run();
    await run();
    expect(stripe.sent('POST', '/v1/refunds')).toHaveLength(before);
    expect((await invoices(who))[0]).toMatchObject({ refundedCents: 29_900 });
    expect(await mails(who)).toEqual(['subscriptions.paid', 'subscriptions.ended_refunded', 'subscriptions.refunded']);
    const kept = await partner();
    const intent = [...stripe.objects.values()].filter(({ id }) => String(id).startsWith('pi_page')).at(-1);
    stripe.keep({
      id: 're_office',
      object: 'refund',
      kind: 'refunds',
      status: 'succeeded',
      amount: 5000,
      payment_intent: intent?.['id'],
    });
    await hook('refund.updated', { id: 're_office', object: 'refund', payment_intent: intent?.['id'] }).expect(200);
    await eventually(async () => (await invoices(kept))[0].refundedCents === 5000);
    expect((await own(kept)).active).toBe(true);
  });
});
