import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TrialMails } from '../../../src/modules/billing/trial-mails.service.js';
import { SubscriptionRun } from '../../../src/modules/subscriptions/subscription-run.service.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { home, letHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { platformMessages, stripeSettings } from '../../support/stripe-messages.js';
import { payOnPage } from '../../support/stripe-pages.js';
import { StripeStandIn } from '../../support/stripe-stand-in.js';

const HOME = {
  streetNumber: '12',
  street: 'rue Cartier',
  city: 'Montréal',
  postalCode: 'H2K 4B8',
  country: 'CA',
  region: 'QC',
};

describe('plans of landlords', () => {
  const stripe = new StripeStandIn();
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ ...stripeSettings(await stripe.start()), BILLING_ENABLED: 'true' });
  });
  afterAll(async () => {
    await test.close();
    await stripe.stop();
  });

  const { hook } = platformMessages(() => test);
  const get = (path: string, who: Person) => test.http('get', `/api${path}`, who.token);
  const post = (path: string, body: object, who: Person) => test.http('post', `/api${path}`, who.token).send(body);
  const billing = async (who: Person) => (await get('/billing', who).expect(200)).body;
  const choose = (who: Person, plan: string, period = 'month', more: object = {}) =>
    post('/billing/plan', { plan, period, ...more }, who);
  let streets = 0;
  const add = (who: Person) => post('/landlords/properties', { ...HOME, streetNumber: String((streets += 1)) }, who);
  const many = (who: Person, count: number) =>
    test.sql(
      `insert into property (id, account_id, demo, created_at, version, name, street_number, street, city, region, postal_code, country, type, currency, time_zone)
       select gen_random_uuid(), $1, false, now(), 1, 'Home ' || n, n::text, 'rue Berri', 'Montréal', 'QC', 'H2L 4C3', 'CA', 'apartment', 'CAD', 'America/Toronto' from generate_series(1, $2::int) n`,
      [who.accountId, count],
    );
  const trialEnds = (who: Person, when: string) =>
    test.sql(`update account set trial_ends_at = now() + $2::interval where id = $1`, [who.accountId, when]);
  const shift = (who: Person, set: string) =>
    test.sql(`update subscription set ${set} where account_id = $1`, [who.accountId]);
  const sessionOf = ({ actionUrl }: { actionUrl: string }) => actionUrl.split('/').at(-1) ?? '';
  const asSystem = <T>(fn: () => Promise<T>) => test.app.get(Scope).asSystem('test', fn);
  const run = () => asSystem(() => test.app.get(SubscriptionRun).run());
  const mails = async (who: Person) =>
    (
      await test.sql<{ template: string }>(
        "select template from outbox_message where recipient = $1 and (template like 'subscriptions.%' or template like 'billing.%') order by created_at, id",
        [who.email],
      )
    ).map(({ template }) => template);
  const invoices = async (who: Person) => (await get('/subscriptions/invoices', who).expect(200)).body;
  /** A landlord who pays Starter by the month. */
  const onStarter = async () => {
    const who = await person(test, 'landlord');
    const { body } = await choose(who, 'starter').expect(201);
    await hook('checkout.session.completed', payOnPage(stripe, sessionOf(body))).expect(200);
    await eventually(async () => (await billing(who)).plan);
    return who;
  };
  /** Half of the month that is paid has passed. */
  const halfway = (who: Person) =>
    shift(
      who,
      "anchor_at = now() - interval '15 days', starts_at = now() - interval '15 days', ends_at = now() + interval '15 days'",
    );
  /** The month that is paid ended a minute ago: at "now" the database's microseconds would be ahead of the product's clock. */
  const monthEnded = (who: Person) =>
    shift(
      who,
      "anchor_at = now() - interval '1 minute' - interval '1 month', starts_at = now() - interval '1 minute' - interval '1 month', ends_at = now() - interval '1 minute'",
    );

  it('RG-044 a trial has no limit; when it is over no property is added, and everything else stays usable', async () => {
    const who = await person(test, 'landlord');
    await trialEnds(who, '2 days');
    expect(await billing(who)).toMatchObject({ plan: null, trialOver: false, propertyLimit: null, subscription: null });
    await many(who, 11);
    const { body: kept } = await add(who).expect(201);
    await trialEnds(who, '-1 minute');
    expect(await billing(who)).toMatchObject({ trialOver: true, propertyLimit: 0, propertyCount: 12 });
    const refused = await add(who).expect(422);
    expect(refused.body).toMatchObject({ code: 'rule_broken', reason: 'trial_over' });
    await test.http('put', `/api/landlords/properties/${kept.id}`, who.token).send({ name: 'Renamed' }).expect(200);
    await post(`/landlords/properties/${kept.id}/units`, { label: '1', bedrooms: 1, bathrooms: 1 }, who).expect(201);
    await get('/landlords/properties', who).expect(200);
  });

  it('CN-006 a trial that ends becomes no plan: nothing is charged, and no payment method is asked for', async () => {
    const who = await person(test, 'landlord');
    const before = stripe.requests.length;
    await trialEnds(who, '-1 minute');
    await run();
    await asSystem(() => test.app.get(TrialMails).run());
    expect(await billing(who)).toMatchObject({ plan: null, trialOver: true, subscription: null });
    expect(await invoices(who)).toEqual([]);
    expect(stripe.requests.length).toBe(before);
  });

  it('CN-006 a plan renews at the price at which it was chosen, whatever a new one costs', async () => {
    const who = await onStarter();
    // As if Starter had cost $25.00 on the day it was chosen.
    await shift(who, 'price_cents = 2500');
    await monthEnded(who);
    await run();
    expect((await invoices(who))[0]).toMatchObject({ kind: 'renewal', totalCents: 2500, state: 'paid' });
    expect(stripe.sent('POST', '/v1/payment_intents').at(-1)?.body).toMatchObject({ amount: '2500' });
    expect((await get('/billing/quote?plan=professional&period=month', who).expect(200)).body.priceCents).toBe(7900);
  });

  it('RG-044 nothing gets around the limit: an import, bringing back from the archive, two at once for the last place', async () => {
    const who = await onStarter();
    await many(who, 9);
    const both = await Promise.all([add(who), add(who)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(both.find(({ status }) => status === 422)?.body).toMatchObject({
      reason: 'plan_full',
      values: { limit: 10 },
    });
    const old = both.find(({ status }) => status === 201)?.body as { id: string };
    const archive = (archived: boolean) =>
      test.http('put', `/api/landlords/properties/${old.id}`, who.token).send({ archived });
    await archive(true).expect(200);
    await add(who).expect(201);
    expect((await archive(false).expect(422)).body.reason).toBe('plan_full');
    const csv = 'streetNumber,street,city,region,postalCode,country,unit\n7,rue Neuve,Montréal,QC,H2K 4B8,CA,1\n';
    const checked = await test
      .http('post', '/api/landlords/imports', who.token)
      .attach('file', Buffer.from(csv), 'homes.csv');
    expect(checked.body.problemCount).toBe(0);
    expect((await post(`/landlords/imports/${checked.body.id}/apply`, {}, who).expect(422)).body.reason).toBe(
      'plan_full',
    );
    expect((await billing(who)).propertyCount).toBe(10);
  });

  it('PR-001 choosing leads to Stripe’s page for $29, and the plan is there when it is paid; a year is 30 % less and can be paid by bank', async () => {
    const who = await person(test, 'landlord');
    const month = await choose(who, 'starter').expect(201);
    const asked = stripe.sent('POST', '/v1/checkout/sessions').at(-1);
    expect(asked?.account).toBeUndefined();
    expect(asked?.body).toMatchObject({ 'line_items[0][price_data][unit_amount]': '2900' });
    expect(asked?.body).not.toHaveProperty('allowed_payment_method_types[1]');
    const year = await choose(who, 'professional', 'year').expect(201);
    expect(stripe.sent('POST', `/v1/checkout/sessions/${sessionOf(month.body)}/expire`)).toHaveLength(1);
    expect(stripe.sent('POST', '/v1/checkout/sessions').at(-1)?.body).toMatchObject({
      'line_items[0][price_data][unit_amount]': '66360',
      'allowed_payment_method_types[1]': 'us_bank_account',
    });
    expect((await billing(who)).plan).toBeNull();
    // A bank debit takes some days: the plan begins when it has arrived.
    const page = sessionOf(year.body);
    const waiting = payOnPage(stripe, page) as { payment_intent: string };
    stripe.change(waiting.payment_intent, { status: 'processing' });
    await hook('checkout.session.completed', stripe.change(page, { payment_status: 'unpaid' })).expect(200);
    await eventually(async () => (await billing(who)).payment.pendingUrl === null);
    expect(await billing(who)).toMatchObject({ plan: null, payment: { pendingPlan: 'professional' } });
    expect((await choose(who, 'starter').expect(409)).body.reason).toBe('subscription_payment_running');
    stripe.change(waiting.payment_intent, { status: 'succeeded' });
    await hook('checkout.session.async_payment_succeeded', stripe.change(page, { payment_status: 'paid' })).expect(200);
    await eventually(async () => (await billing(who)).plan === 'professional');
    expect(await billing(who)).toMatchObject({
      propertyLimit: 50,
      subscription: { period: 'year', priceCents: 66_360 },
    });
  });

  it('PR-006 an upgrade is there at once and costs what is left of it; two at once are one; a downgrade leaves a credit for the next invoice', async () => {
    const who = await onStarter();
    await halfway(who);
    const quote = await get('/billing/quote?plan=professional&period=month', who).expect(200);
    expect(quote.body).toEqual({
      priceCents: 7900,
      unusedCents: 1450,
      balanceCents: 0,
      totalCents: 6450,
      balanceAfterCents: 0,
      currency: 'USD',
    });
    const both = await Promise.all([choose(who, 'professional'), choose(who, 'professional')]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(await billing(who)).toMatchObject({ plan: 'professional', propertyLimit: 50 });
    expect((await invoices(who)).map(({ totalCents }: { totalCents: number }) => totalCents)).toEqual([6450, 2900]);
    await halfway(who);
    expect((await choose(who, 'starter').expect(201)).body).toMatchObject({
      actionUrl: null,
      billing: { plan: 'starter', propertyLimit: 10, subscription: { balanceCents: 1050 } },
    });
    // The credit pays for a part of the next month.
    await monthEnded(who);
    await run();
    expect((await invoices(who))[0]).toMatchObject({
      kind: 'renewal',
      balanceCents: 1050,
      totalCents: 1850,
      state: 'paid',
    });
    expect(stripe.sent('POST', '/v1/payment_intents').at(-1)?.body).toMatchObject({ amount: '1850' });
  });

  it('two different changes at once: one is made at a time, and each is charged for itself', async () => {
    const who = await onStarter();
    await halfway(who);
    const answers = await Promise.all([choose(who, 'professional'), choose(who, 'professional', 'year')]);
    for (const { status } of answers) expect([201, 409]).toContain(status);
    expect(
      await test.sql("select 1 from subscription_invoice where account_id = $1 and state in ('open', 'processing')", [
        who.accountId,
      ]),
    ).toHaveLength(0);
    const charged = (await invoices(who)).filter(({ state }: { state: string }) => state === 'paid');
    expect(charged.length).toBe(1 + answers.filter(({ status }) => status === 201).length);
    expect((await billing(who)).plan).toBe('professional');
  });

  it('a card that is refused changes nothing', async () => {
    const who = await onStarter();
    stripe.declineNext = true;
    expect((await choose(who, 'professional').expect(422)).body.reason).toBe('card_declined');
    expect(await billing(who)).toMatchObject({ plan: 'starter', subscription: { state: 'active' } });
    expect(await mails(who)).toEqual(['subscriptions.paid']);
    expect((await choose(who, 'professional', 'month', { newMethod: true }).expect(201)).body.actionUrl).toContain(
      'checkout',
    );
  });

  it('RG-044 a renewal that fails is announced, and when the plan ends no property is added but nothing is locked; then it begins again', async () => {
    const who = await onStarter();
    await trialEnds(who, '-1 day');
    await many(who, 2);
    await monthEnded(who);
    stripe.declineNext = true;
    await run();
    expect(await billing(who)).toMatchObject({ plan: 'starter', subscription: { state: 'past_due', active: true } });
    await add(who).expect(201);
    // The last of the days on which it is tried again: the message then says when the plan ends.
    await shift(who, "failed_at = now() - interval '13 days', next_attempt_at = now() - interval '1 minute'");
    stripe.declineNext = true;
    await run();
    await shift(who, "failed_at = now() - interval '15 days', next_attempt_at = null");
    await run();
    expect(await billing(who)).toMatchObject({ plan: null, trialOver: true, subscription: { state: 'ended' } });
    expect((await add(who).expect(422)).body.reason).toBe('trial_over');
    expect((await get('/landlords/properties', who).expect(200)).body).toHaveLength(3);
    expect(await mails(who)).toEqual(
      ['paid', 'unpaid', 'unpaid_last', 'ended_unpaid'].map((name) => `subscriptions.${name}`),
    );
    await choose(who, 'starter').expect(201);
    await add(who).expect(201);
  });

  it('canceled, it runs to the end of the month that is paid, and can be kept until then', async () => {
    const who = await onStarter();
    expect((await post('/billing/cancel', {}, who).expect(200)).body).toMatchObject({
      plan: 'starter',
      subscription: { renews: false },
    });
    expect((await choose(who, 'starter').expect(201)).body.billing.subscription.renews).toBe(true);
    await post('/billing/cancel', {}, who).expect(200);
    const before = stripe.requests.length;
    await monthEnded(who);
    await run();
    expect(stripe.requests.length).toBe(before);
    expect((await billing(who)).plan).toBeNull();
    expect(await mails(who)).toEqual(['subscriptions.paid', 'subscriptions.ended_canceled']);
    await post('/billing/cancel', {}, who).expect(404);
  });

  it('RG-044 tells before the trial ends and when it has ended, once each, and again for an extended one', async () => {
    const who = await person(test, 'landlord');
    const tell = () => asSystem(() => test.app.get(TrialMails).run());
    await tell();
    expect(await mails(who)).toEqual([]);
    await trialEnds(who, '2 days');
    await Promise.all([tell(), tell()]);
    await tell();
    expect(await mails(who)).toEqual(['billing.trial_ending']);
    await trialEnds(who, '-1 hour');
    await tell();
    await tell();
    expect(await mails(who)).toEqual(['billing.trial_ending', 'billing.trial_over']);
    const admin = await person(test, 'admin');
    await post(`/admin/accounts/${who.accountId}/trial`, { days: 2, reason: 'Asked on the phone' }, admin).expect(200);
    await tell();
    expect((await mails(who)).at(-1)).toBe('billing.trial_ending');
    expect(await mails(who)).toHaveLength(3);
    const long = await person(test, 'landlord');
    await trialEnds(long, '-40 days');
    await tell();
    expect(await mails(long)).toEqual([]);
  });

  it('two admins who extend the same trial at once extend it once', async () => {
    const [who, admin, other] = [
      await person(test, 'landlord'),
      await person(test, 'admin'),
      await person(test, 'admin'),
    ];
    await trialEnds(who, '5 days');
    const path = `/admin/accounts/${who.accountId}`;
    const { trialEndsAt: seen } = (await get(path, admin).expect(200)).body;
    const extend = (by: Person) => post(`${path}/trial`, { days: 10, reason: 'Asked for it', seen }, by);
    const answers = [await extend(admin), await extend(other)];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [200, undefined],
      [409, 'stale_version'],
    ]);
    const { trialEndsAt: now } = (await get(path, other).expect(200)).body;
    expect(Date.parse(now) - Date.parse(seen)).toBe(10 * 86_400_000);
    await post(`${path}/trial`, { days: 1, reason: 'Asked again', seen: now }, other).expect(200);
  });

  it('an admin sees plan, units and volume, extends a trial and agrees on Enterprise, each with a reason in the audit log', async () => {
    const [who, admin] = [await person(test, 'landlord'), await person(test, 'admin')];
    await many(who, 12);
    await trialEnds(who, '-1 day');
    const path = `/admin/accounts/${who.accountId}`;
    expect((await get(path, admin).expect(200)).body).toMatchObject({
      plan: null,
      trialOver: true,
      propertyCount: 12,
      unitCount: 0,
      volume: [],
      email: who.email,
      invoices: [],
    });
    await post(`${path}/trial`, { days: 10 }, admin).expect(400);
    await post(`${path}/trial`, { days: 500, reason: 'Long' }, admin).expect(400);
    await post(`${path}/trial`, { days: 10, reason: 'Moves in slowly' }, admin).expect(200);
    await add(who).expect(201);
    expect(
      (await post(`${path}/enterprise`, { enterprise: true, reason: 'Contract 17' }, admin).expect(200)).body,
    ).toMatchObject({
      plan: 'enterprise',
      propertyLimit: null,
    });
    expect((await post(`${path}/trial`, { days: 1, reason: 'No more' }, admin).expect(422)).body.reason).toBe(
      'trial_of_plan',
    );
    expect(
      await test.sql(
        "select action, user_id as by, reason, changes from audit_entry where subject_id = $1 and action like 'account.%' and action <> 'account.read' order by at, id",
        [who.accountId],
      ),
    ).toEqual([
      {
        action: 'account.extend_trial',
        by: admin.userId,
        reason: 'Moves in slowly',
        changes: [{ field: 'trialEndsAt', from: expect.any(String), to: expect.any(String) }],
      },
      {
        action: 'account.enterprise',
        by: admin.userId,
        reason: 'Contract 17',
        changes: [{ field: 'plan', from: null, to: 'enterprise' }],
      },
    ]);
    for (const role of ['landlord', 'supplier', 'tenant', 'staff'] as const) {
      const other = role === 'landlord' ? who : await person(test, role);
      await get(path, other).expect(403);
      await post(`${path}/trial`, { days: 10, reason: 'For myself' }, other).expect(403);
    }
    await get(`/admin/accounts/${(await person(test, 'supplier')).accountId}`, admin).expect(404);
  });

  it('an admin sees the units and leases of an account, and the rent of a year by currency', async () => {
    const [who, admin] = [await person(test, 'landlord'), await person(test, 'admin')];
    const { leaseId } = await letHome(test, {}, who);
    const { unitId: archived } = await home(test, who);
    await test.sql('update unit set archived_at = now() where id = $1', [archived]);
    // Someone else's rent isn't counted.
    const other = await letHome(test);
    const paid = (
      state: string,
      cents: number,
      daysAgo: number,
      { lease = leaseId, by = who, currency = 'CAD' } = {},
    ) =>
      test.sql(
        `insert into payment (id, account_id, demo, created_at, lease_id, method, state, amount_cents, fee_cents, fee_bearer, cashback_cents, currency, provider, paid_on)
         values (gen_random_uuid(), $1, false, now(), $2, 'cheque', $3, $4, 0, 'landlord', 0, $5, 'offline', $6::timestamptz::date)`,
        [by.accountId, lease, state, cents, currency, new Date(test.clock.now().getTime() - daysAgo * 86_400_000)],
      );
    await paid('succeeded', 165_000, 3);
    await paid('succeeded', 165_050, 300);
    await paid('succeeded', 90_000, 3, { currency: 'USD' });
    await paid('succeeded', 70_000, 400);
    await paid('failed', 60_000, 3);
    await paid('succeeded', 50_000, 3, { lease: other.leaseId, by: other.landlord });
    const { body } = await get(`/admin/accounts/${who.accountId}`, admin).expect(200);
    expect(body).toMatchObject({ propertyCount: 2, unitCount: 1, runningLeases: 1 });
    expect(body.volume).toEqual([
      { currency: 'CAD', cents: 330_050, payments: 2 },
      { currency: 'USD', cents: 90_000, payments: 1 },
    ]);
  });

  it('Enterprise ends what is paid online with its period, and stays when that is over', async () => {
    const [who, admin] = [await onStarter(), await person(test, 'admin')];
    const set = (enterprise: boolean) =>
      post(`/admin/accounts/${who.accountId}/enterprise`, { enterprise, reason: 'Contract' }, admin).expect(200);
    await set(true);
    expect(await billing(who)).toMatchObject({ plan: 'enterprise', subscription: { renews: false } });
    await set(false);
    expect((await billing(who)).plan).toBe('starter');
    await set(true);
    await monthEnded(who);
    await run();
    expect(await billing(who)).toMatchObject({ plan: 'enterprise', subscription: { state: 'ended' } });
  });

  it('others have no plan, nobody sees another’s invoices, and no landlord gives himself a plan', async () => {
    const [who, other] = [await onStarter(), await person(test, 'landlord')];
    const [invoice] = await invoices(who);
    await get(`/subscriptions/invoices/${invoice.id}/pdf`, who).expect(200);
    await get(`/subscriptions/invoices/${invoice.id}/pdf`, other).expect(404);
    expect(await invoices(other)).toEqual([]);
    for (const role of ['tenant', 'supplier', 'staff', 'admin'] as const)
      await get('/billing', await person(test, role)).expect(403);
    await choose(other, 'enterprise').expect(400);
    await choose(other, 'starter', 'once').expect(400);
    await choose(other, 'starter', 'month', { priceCents: 1 }).expect(400);
  });

  it('a demo landlord pays nothing and is not limited', async () => {
    const who = await person(test, 'landlord', { demo: true });
    const before = stripe.requests.length;
    expect((await choose(who, 'starter').expect(201)).body).toMatchObject({
      actionUrl: null,
      billing: { plan: 'starter', propertyLimit: null },
    });
    expect((await billing(who)).payment.provider).toBe('sandbox');
    expect(stripe.requests.length).toBe(before);
  });
});

describe('an installation that sells no plans', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('RG-044 limits and charges nobody, and says so', async () => {
    const who = await person(test, 'landlord');
    await test.sql("update account set trial_ends_at = now() - interval '1 year' where id = $1", [who.accountId]);
    await test.http('post', '/api/landlords/properties', who.token).send(HOME).expect(201);
    for (const call of [
      test.http('get', '/api/billing', who.token),
      test.http('get', '/api/billing/quote?plan=starter&period=month', who.token),
      test.http('post', '/api/billing/plan', who.token).send({ plan: 'starter', period: 'month' }),
      test.http('post', '/api/billing/cancel', who.token),
    ])
      expect((await call.expect(422)).body.reason).toBe('billing_off');
    await test.app.get(Scope).asSystem('test', () => test.app.get(TrialMails).run());
    expect(await test.sql("select 1 from outbox_message where template like 'billing.%'")).toEqual([]);
  });
});
