import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AutopayRun } from '../../../../src/modules/payments/autopay-run.service.js';
import { PaymentReports } from '../../../../src/modules/payments/payment-reports.service.js';
import { RentRun } from '../../../../src/modules/rent/rent-run.service.js';
import { letHome, type LetHome } from '../../../factories/homes.js';
import { person } from '../../../factories/people.js';
import { startTestApp, type TestApp } from '../../../support/app.js';
import { signed, stripeMessages, stripeSettings } from '../../../support/stripe-messages.js';
import { StripeStandIn } from '../../../support/stripe-stand-in.js';

const UNBALANCED = 'select entry_id from posting group by entry_id having sum(amount_cents) <> 0';

describe('payments with Stripe', () => {
  const stripe = new StripeStandIn();
  let test: TestApp;
  let home: LetHome;
  let account: string;

  beforeAll(async () => {
    test = await startTestApp(stripeSettings(await stripe.start()));
  });
  afterAll(async () => {
    await test.close();
    await stripe.stop();
  });

  beforeEach(async () => {
    test.clock.setNow('2026-11-03T15:00:00Z');
    home = await letHome(test, { startsOn: '2026-11-01', chargeFrom: '2026-11-01' });
    await test.app.get(RentRun).run();
    await post('/landlords/payment-setup/onboarding', {}, home.landlord.token).expect(201);
    account = String(stripe.sent('POST', '/v1/account_links').at(-1)?.body['account']);
    stripe.change(account, { details_submitted: true, charges_enabled: true, payouts_enabled: true });
    await hook('account.updated', { object: 'account', id: account }).expect(200);
  });

  const get = (path: string, token = home.tenant.token) => test.http('get', `/api${path}`, token);
  const post = (path: string, body: object, token = home.tenant.token) =>
    test.http('post', `/api${path}`, token).send(body);
  const pay = (body: object = {}) => post('/payments', { amountCents: 165_000, method: 'credit_card', ...body });
  const stateOf = async (id: string) => (await get(`/payments/${id}`)).body.state;
  const balance = async () => (await get('/tenants/me/lease')).body.balanceCents;

  const { message, send, hook } = stripeMessages(
    () => test,
    () => account,
  );

  /** The tenant is led to Stripe's page. */
  const begin = async (body: object = {}) => {
    const { body: begun } = await pay(body).expect(201);
    const session = String(begun.actionUrl).split('/').at(-1) ?? '';
    return { id: String(begun.id), session, begun };
  };
  const sessionOf = (id: string, session: string, more: object) => ({
    id: session,
    object: 'checkout.session',
    mode: 'payment',
    client_reference_id: id,
    payment_intent: 'pi_of_page',
    ...more,
  });
  const paid = (id: string, session: string) => sessionOf(id, session, { status: 'complete', payment_status: 'paid' });

  it('PY-019 takes offline payments only until the landlord’s account is ready, and says so', async () => {
    const other = await letHome(test, { startsOn: '2026-11-01', chargeFrom: '2026-11-01' });
    await test.app.get(RentRun).run();
    const setup = (token: string) => get('/landlords/payment-setup', token).expect(200);
    expect((await setup(other.landlord.token)).body).toMatchObject({
      provider: 'stripe',
      onboarding: 'none',
      feeBearer: 'tenant',
    });
    expect((await post('/payments/quote', {}, other.tenant.token).expect(200)).body).toMatchObject({
      offlineOnly: 'landlord_not_ready',
      methods: [],
      freeMethods: ['cash', 'cheque', 'transfer'],
    });
    await post('/payments', { amountCents: 100, method: 'bank' }, other.tenant.token).expect(422);
    const verified = (at: string | null) =>
      test.sql('update app_user set email_verified_at = $2 where id = $1', [other.landlord.userId, at]);
    await verified(null);
    const unproven = await post('/landlords/payment-setup/onboarding', {}, other.landlord.token).expect(403);
    expect(unproven.body.code).toBe('email_unverified');
    await verified('2026-11-01T12:00:00Z');
    const { body } = await post('/landlords/payment-setup/onboarding', {}, other.landlord.token).expect(201);
    const opened = stripe.sent('POST', '/v1/accounts').at(-1);
    expect(opened?.body).toMatchObject({
      type: 'express',
      country: 'CA',
      'capabilities[card_payments][requested]': 'true',
      'capabilities[acss_debit_payments][requested]': 'true',
    });
    expect(body.url).toContain('connect.stripe.test/acct_');
    expect((await setup(other.landlord.token)).body.onboarding).toBe('begun');
    // Asked again, the same account goes on.
    const accounts = stripe.sent('POST', '/v1/accounts').length;
    await post('/landlords/payment-setup/onboarding', {}, other.landlord.token).expect(201);
    expect(stripe.sent('POST', '/v1/accounts')).toHaveLength(accounts);
    stripe.change(String(body.url).split('/').at(-1) ?? '', { details_submitted: true, charges_enabled: true });
    expect((await post('/landlords/payment-setup/refresh', {}, other.landlord.token).expect(200)).body.onboarding).toBe(
      'ready',
    );
    expect((await setup(home.landlord.token)).body).toMatchObject({ onboarding: 'ready', payoutsEnabled: true });
  });

  it('PY-018 leads to Stripe’s page with amount, fee and the landlord’s account, and books what comes back', async () => {
    const { id, session, begun } = await begin();
    expect(begun).toMatchObject({
      state: 'requires_action',
      provider: 'stripe',
      actionUrl: expect.stringContaining('https://checkout.stripe.test/'),
    });
    const request = stripe.sent('POST', '/v1/checkout/sessions').at(-1);
    expect(request).toMatchObject({ account, idempotencyKey: id });
    expect(request?.body).toMatchObject({
      mode: 'payment',
      client_reference_id: id,
      'payment_intent_data[application_fee_amount]': '4785',
      'payment_intent_data[metadata][paymentId]': id,
      'line_items[0][price_data][unit_amount]': '165000',
      'line_items[0][price_data][currency]': 'cad',
      'allowed_payment_method_types[0]': 'card',
    });
    await hook('checkout.session.completed', paid(id, session)).expect(200);
    expect(await stateOf(id)).toBe('succeeded');
    expect((await get(`/payments/${id}`)).body).toMatchObject({
      receiptNumber: 'R-1001',
      settles: [{ period: '2026-11' }],
    });
  });

  it('asks for a Canadian debit as Stripe wants it, which takes days and may fail', async () => {
    const { id, session } = await begin({ method: 'bank' });
    expect(stripe.sent('POST', '/v1/checkout/sessions').at(-1)?.body).toMatchObject({
      'allowed_payment_method_types[0]': 'acss_debit',
      'payment_method_options[acss_debit][mandate_options][transaction_type]': 'personal',
    });
    await hook(
      'checkout.session.completed',
      sessionOf(id, session, { status: 'complete', payment_status: 'unpaid' }),
    ).expect(200);
    expect(await stateOf(id)).toBe('processing');
    stripe.keep({
      id: 'pi_of_page',
      kind: 'payment_intents',
      status: 'requires_payment_method',
      created: 1_793_700_000,
      metadata: { paymentId: id, way: 'page' },
      last_payment_error: { code: 'payment_method_bank_account_closed' },
    });
    await hook(
      'checkout.session.async_payment_failed',
      sessionOf(id, session, { status: 'complete', payment_status: 'unpaid' }),
    ).expect(200);
    expect((await get(`/payments/${id}`)).body.failure).toBe('payment_method_bank_account_closed');
    expect([await stateOf(id), await balance()]).toEqual(['failed', 165_000]);
  });

  it('PY-011 applies a message once, doubled and at the same time', async () => {
    const { id, session } = await begin();
    const payload = message('checkout.session.completed', paid(id, session));
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(payload)));
    await send(payload).expect(200);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(
      await test.sql("select count(*)::int as n from journal_entry where payment_id = $1 and kind = 'online_payment'", [
        id,
      ]),
    ).toEqual([{ n: 1 }]);
    expect(await balance()).toBe(-1650);
  });

  it('PY-011 puts up with messages that come late and out of order', async () => {
    const { id, session } = await begin({ method: 'bank' });
    stripe.keep({ id: 'pi_of_page', kind: 'payment_intents', metadata: { paymentId: id } });
    stripe.keep({
      id: 'txn_1',
      kind: 'balance_transactions',
      account,
      source: { object: 'charge', metadata: { paymentId: id } },
    });
    await hook('payout.paid', { id: 'po_1', object: 'payout' }).expect(200);
    expect(await stateOf(id)).toBe('settled');
    await hook('checkout.session.completed', paid(id, session)).expect(200);
    await hook('payment_intent.processing', {
      id: 'pi_of_page',
      status: 'processing',
      created: 1_793_700_000,
      metadata: { paymentId: id, way: 'page' },
    }).expect(200);
    expect(await stateOf(id)).toBe('settled');
    await hook('charge.dispute.closed', {
      payment_intent: 'pi_of_page',
      status: 'lost',
      reason: 'bank_cannot_process',
    }).expect(200);
    await hook('charge.dispute.created', {
      payment_intent: 'pi_of_page',
      status: 'needs_response',
      reason: 'bank_cannot_process',
    }).expect(200);
    expect([await stateOf(id), await balance()]).toEqual(['lost', 165_000]);
    expect(await test.sql(UNBALANCED)).toEqual([]);
  });

  it('PY-011 refuses what is forged, changed, stale or unsigned', async () => {
    const { id, session } = await begin();
    const payload = message('checkout.session.completed', paid(id, session));
    const sign = (more: object) => signed(payload, more);
    await send(payload, sign({ secret: 'whsec_of_somebody_else' })).expect(400);
    await send(`${payload} `, sign({})).expect(400);
    await send(payload, sign({ timestamp: Math.floor(Date.now() / 1000) - 600 })).expect(400);
    await send(payload, 'nonsense').expect(400);
    await test.http('post', '/api/payments/webhooks/stripe').send({ type: 'checkout.session.completed' }).expect(400);
    expect(await stateOf(id)).toBe('requires_action');
  });

  it('PY-011 an account speaks of its own payments alone', async () => {
    const { id, session } = await begin();
    await hook('checkout.session.completed', paid(id, session), { account: 'acct_of_another' }).expect(200);
    await hook('checkout.session.completed', paid(id, session), { account: undefined }).expect(200);
    await hook('checkout.session.completed', paid('not-an-id', session)).expect(200);
    expect(await stateOf(id)).toBe('requires_action');
  });

  it('a refused card may be followed by a good one; given up, the rent may be paid anew', async () => {
    const { id } = await begin();
    await hook('payment_intent.payment_failed', {
      id: 'pi_of_page',
      status: 'requires_payment_method',
      created: 1_793_700_000,
      metadata: { paymentId: id, way: 'page' },
    }).expect(200);
    expect(await stateOf(id)).toBe('requires_action');
    await post(`/payments/${id}/cancel`, {}, (await letHome(test)).tenant.token).expect(404);
    await post(`/payments/${id}/cancel`, {}).expect(200);
    expect((await post(`/payments/${id}/cancel`, {}).expect(200)).body.state).toBe('cancelled');
    const again = await begin();
    await hook(
      'checkout.session.expired',
      sessionOf(again.id, again.session, { status: 'expired', payment_status: 'unpaid' }),
    ).expect(200);
    expect(await stateOf(again.id)).toBe('cancelled');
  });

  it('gives money back through Stripe: sent once, booked when Stripe says so', async () => {
    const { id, session } = await begin();
    await hook('checkout.session.completed', paid(id, session)).expect(200);
    stripe.change(session, { payment_intent: 'pi_of_page' });
    const { body } = await post(
      `/payments/${id}/refunds`,
      { amountCents: 65_000, balance: 'owed_again' },
      home.landlord.token,
    ).expect(201);
    expect(body.refundedCents).toBe(65_000);
    const sent = stripe.sent('POST', '/v1/refunds').at(-1);
    expect(sent).toMatchObject({
      account,
      body: { payment_intent: 'pi_of_page', amount: '65000', refund_application_fee: 'false' },
    });
    expect(await balance()).toBe(-1650);
    const refundId = String(sent?.body['metadata[refundId]']);
    const [made] = [...stripe.objects.values()].filter(
      (one) => one['kind'] === 'refunds' && (one['metadata'] as { refundId?: string }).refundId === refundId,
    );
    const told = stripe.change(String(made?.['id']), { status: 'succeeded' });
    for (const type of ['refund.updated', 'refund.updated']) await hook(type, told).expect(200);
    expect(await balance()).toBe(65_000 - 1000);
    expect(await test.sql(UNBALANCED)).toEqual([]);
  });

  it('a refund that Stripe refuses for good has failed, and leaves the money to be given back', async () => {
    const { id, session } = await begin();
    await hook('checkout.session.completed', paid(id, session)).expect(200);
    stripe.change(session, { payment_intent: 'pi_of_page' });
    stripe.refuseNext = true;
    expect(
      (
        await post(
          `/payments/${id}/refunds`,
          { amountCents: 65_000, balance: 'owed_again' },
          home.landlord.token,
        ).expect(201)
      ).body.refundedCents,
    ).toBe(0);
    expect(await test.sql('select state from refund where payment_id = $1', [id])).toEqual([{ state: 'failed' }]);
    expect(
      (await post(`/payments/${id}/refunds`, { balance: 'owed_again' }, home.landlord.token).expect(201)).body
        .refundedCents,
    ).toBe(165_000);
  });

  it('autopay takes the method that was left with Stripe, and a refusal counts', async () => {
    const change = (body: object) => test.http('put', '/api/tenants/me/autopay', home.tenant.token).send(body);
    await change({ enabled: true, method: 'credit_card' }).expect(422);
    const { body } = await post('/tenants/me/payment-methods', { method: 'credit_card' }).expect(201);
    expect(body.url).toContain('checkout.stripe.test');
    const asked = stripe.sent('POST', '/v1/checkout/sessions').at(-1);
    expect(asked?.body).toMatchObject({
      mode: 'setup',
      customer_creation: 'always',
      'metadata[leaseId]': home.leaseId,
    });
    stripe.keep({
      id: 'seti_1',
      kind: 'setup_intents',
      payment_method: { id: 'pm_1', type: 'card', card: { brand: 'Visa', last4: '4242' } },
    });
    const done = {
      object: 'checkout.session',
      id: 'cs_setup',
      mode: 'setup',
      status: 'complete',
      setup_intent: 'seti_1',
      customer: 'cus_1',
      metadata: { leaseId: home.leaseId, userId: home.tenant.userId, method: 'credit_card' },
    };
    await hook('checkout.session.completed', done, { account: 'acct_of_another' }).expect(200);
    expect((await get('/tenants/me/autopay')).body.saved).toEqual([]);
    await hook('checkout.session.completed', done).expect(200);
    expect((await change({ enabled: true, method: 'credit_card', owedToo: true }).expect(200)).body).toMatchObject({
      enabled: true,
      saved: [{ method: 'credit_card', label: 'Visa •••• 4242' }],
    });
    stripe.declineNext = true;
    expect(await test.app.get(AutopayRun).run()).toBe(1);
    expect((await get('/payments')).body[0]).toMatchObject({ state: 'failed', failure: 'insufficient_funds' });
    test.clock.setNow('2026-11-05T15:00:00Z');
    await test.app.get(AutopayRun).run();
    expect(stripe.sent('POST', '/v1/payment_intents').at(-1)).toMatchObject({
      account,
      body: {
        amount: '165000',
        currency: 'cad',
        application_fee_amount: '4785',
        customer: 'cus_1',
        payment_method: 'pm_1',
        off_session: 'true',
        confirm: 'true',
      },
    });
    const rows = () =>
      test.sql('select state from payment where lease_id = $1 order by created_at, id', [home.leaseId]);
    expect(await rows()).toEqual([{ state: 'failed' }, { state: 'succeeded' }]);
    test.clock.setNow('2026-12-01T15:00:00Z');
    await test.app.get(RentRun).run();
    stripe.refuseNext = true;
    await test.app.get(AutopayRun).run();
    expect(await rows()).toEqual([{ state: 'failed' }, { state: 'succeeded' }, { state: 'failed' }]);
  });

  describe('reconciliation', () => {
    const later = () => test.clock.setNow('2026-11-03T15:40:00Z');
    const compare = async () =>
      (await post('/payment-findings/compare', {}, home.landlord.token).expect(200)).body.newFindings;
    const findings = async (token = home.landlord.token) =>
      (await get('/payment-findings?state=open', token).expect(200)).body;
    const resolve = (id: string, body: object, token = home.landlord.token) =>
      post(`/payment-findings/${id}/resolve`, body, token);
    const atStripe = (id: string, more: object = {}) =>
      stripe.keep({
        id,
        kind: 'payment_intents',
        account,
        object: 'payment_intent',
        status: 'succeeded',
        amount: 165_000,
        currency: 'cad',
        created: 1_793_720_000,
        metadata: {},
        payment_method_types: ['card'],
        ...more,
      });

    it('asks about what was not heard of: a missed message, a page that nobody finished, an answer that was lost', async () => {
      const arrived = await begin({ amountCents: 100_000 });
      stripe.change(arrived.session, { status: 'complete', payment_status: 'paid' });
      atStripe(`pi_${arrived.id}`, { amount: 100_000, metadata: { paymentId: arrived.id } });
      const gone = await begin({ amountCents: 5000 });
      stripe.objects.delete(gone.session);
      const left = await begin({ amountCents: 50_000 });
      stripe.change(left.session, { status: 'expired' });
      const lost = await begin({ amountCents: 10_000 });
      await test.sql('update payment set provider_reference = null where id = $1', [lost.id]);
      stripe.change(lost.session, { status: 'complete', payment_status: 'unpaid' });
      later();
      expect(await compare()).toBe(0);
      expect([await stateOf(arrived.id), await stateOf(left.id), await stateOf(lost.id)]).toEqual([
        'succeeded',
        'cancelled',
        'processing',
      ]);
      expect(await stateOf(gone.id)).toBe('requires_action');
      expect((await get('/landlords/payment-setup', home.landlord.token)).body).toMatchObject({
        comparedAt: expect.stringContaining('2026-11-03T15:40'),
        openFindings: 0,
      });
    });

    it('lists what Stripe has and we do not, once, and books it on the lease that it belongs to', async () => {
      atStripe(`pi_theirs_${account}`, { amount: 77_000 });
      later();
      expect([await compare(), await compare()]).toEqual([1, 0]);
      const [finding] = await findings();
      expect(finding).toMatchObject({
        kind: 'unknown_here',
        reference: `pi_theirs_${account}`,
        amountCents: 77_000,
        currency: 'CAD',
        method: 'credit_card',
        state: 'open',
      });
      const other = await letHome(test);
      await resolve(finding.id, { action: 'dismiss', note: 'x' }, other.landlord.token).expect(404);
      await resolve(finding.id, { action: 'book', leaseId: other.leaseId }).expect(404);
      await resolve(finding.id, { action: 'book' }).expect(400);
      await resolve(finding.id, { action: 'give_up' }).expect(422);
      const both = await Promise.all([1, 2].map(() => resolve(finding.id, { action: 'book', leaseId: home.leaseId })));
      expect(both.map(({ status, body }) => [status, body.state])).toEqual([
        [200, 'booked'],
        [200, 'booked'],
      ]);
      expect(both[0]?.body).toMatchObject({ resolvedBy: 'Test Person', leaseId: home.leaseId });
      // An admin who still sees it as open learns that it was resolved, instead of reading that theirs was.
      const admin = await person(test, 'admin');
      const stale = await resolve(finding.id, { action: 'dismiss', note: 'Known' }, admin.token);
      expect([stale.status, stale.body.code]).toEqual([409, 'stale_version']);
      expect(await balance()).toBe(165_000 - 77_000);
      expect([await compare(), await findings()]).toEqual([0, []]);
      const audit = await test.sql(
        "select action, user_id from audit_entry where action = 'payment_finding.book' and user_id = $1",
        [home.landlord.userId],
      );
      expect(audit.length).toBeGreaterThan(0);
      expect(await test.sql(UNBALANCED)).toEqual([]);
    });

    it('lists what we have and Stripe does not, and takes it back by a verb', async () => {
      const { id, session } = await begin();
      await hook('checkout.session.completed', paid(id, session)).expect(200);
      stripe.objects.delete(session);
      atStripe(`pi_other_${account}`, { amount: 5000 });
      later();
      expect(await compare()).toBe(2);
      const [elsewhere] = (await findings()).filter(({ kind }: { kind: string }) => kind === 'unknown_here');
      expect(
        (await resolve(elsewhere.id, { action: 'dismiss', note: 'Paid for the parking lot' }).expect(200)).body,
      ).toMatchObject({ state: 'dismissed', note: 'Paid for the parking lot' });
      const [finding] = await findings();
      expect(finding).toMatchObject({ kind: 'unknown_there', paymentId: id, amountCents: 165_000 });
      await resolve(finding.id, { action: 'dismiss' }).expect(400);
      await resolve(finding.id, { action: 'give_up', note: 'Stripe has no such payment' }, home.tenant.token).expect(
        403,
      );
      expect((await resolve(finding.id, { action: 'give_up' }).expect(200)).body.state).toBe('given_up');
      expect([await stateOf(id), await balance()]).toEqual(['returned', 165_000]);
      expect(await test.sql(UNBALANCED)).toEqual([]);
    });

    it('mends as a whole or not at all, whenever the process ends', async () => {
      const { id, session } = await begin();
      await hook('checkout.session.completed', paid(id, session)).expect(200);
      stripe.objects.delete(session);
      later();
      expect(await compare()).toBe(1);
      const [finding] = await findings();
      jest.spyOn(test.app.get(PaymentReports), 'apply').mockRejectedValueOnce(new Error('the process ended here'));
      await resolve(finding.id, { action: 'give_up' }).expect(500);
      expect([(await findings()).length, await stateOf(id)]).toEqual([1, 'succeeded']);
      await resolve(finding.id, { action: 'give_up' }).expect(200);
      expect([(await findings()).length, await stateOf(id), await balance()]).toEqual([0, 'returned', 165_000]);
    });

    it('takes back nothing that Stripe disputes: it knows that payment', async () => {
      const { id, session } = await begin();
      await hook('checkout.session.completed', paid(id, session)).expect(200);
      stripe.keep({ id: 'pi_of_page', kind: 'payment_intents', metadata: { paymentId: id } });
      await hook('charge.dispute.created', {
        payment_intent: 'pi_of_page',
        status: 'needs_response',
        reason: 'fraudulent',
      }).expect(200);
      stripe.objects.delete(session);
      later();
      await compare();
      const [finding] = await findings();
      expect(finding).toMatchObject({ kind: 'unknown_there', paymentState: 'disputed' });
      expect((await resolve(finding.id, { action: 'give_up' }).expect(422)).body.code).toBe('transition_forbidden');
      expect([(await findings()).length, await stateOf(id), await balance()]).toEqual([1, 'disputed', -1650]);
      expect((await resolve(finding.id, { action: 'dismiss', note: 'The bank decides' }).expect(200)).body.state).toBe(
        'dismissed',
      );
    });

    it('books what was paid there though it failed here, by the terms that were agreed, and names what has come meanwhile', async () => {
      const { id, begun } = await begin();
      const pi = `pi_twice_${account}`;
      await test.sql("update payment set state = 'failed', provider_reference = $2 where id = $1", [id, pi]);
      atStripe(pi, { amount: begun.totalCents, metadata: { paymentId: id } });
      later();
      expect(await compare()).toBe(1);
      const [finding] = await findings();
      const { body } = await resolve(finding.id, { action: 'book', leaseId: home.leaseId }).expect(200);
      expect([body.state, body.paymentId === id]).toEqual(['booked', false]);
      expect((await get(`/payments/${body.paymentId}`)).body).toMatchObject({
        state: 'succeeded',
        method: 'credit_card',
        amountCents: 165_000,
        feeCents: 4785,
        cashbackCents: 1650,
      });
      expect([await stateOf(id), await balance(), await compare()]).toEqual(['failed', -1650, 0]);
      // The same once more, when its payment is there already: no second one.
      await test.sql("update payment_finding set state = 'open', payment_id = null, lease_id = null where id = $1", [
        finding.id,
      ]);
      expect((await resolve(finding.id, { action: 'book', leaseId: home.leaseId }).expect(200)).body).toMatchObject({
        state: 'booked',
        paymentId: body.paymentId,
      });
      expect(await balance()).toBe(-1650);
      expect(await test.sql(UNBALANCED)).toEqual([]);
    });
  });
});
