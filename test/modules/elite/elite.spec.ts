import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SubscriptionRun } from '../../../src/modules/subscriptions/subscription-run.service.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { person } from '../../factories/people.js';
import { supplier, type Craftsman } from '../../factories/repairs.js';
import { startTestApp, type TestApp } from '../../support/app.js';

const NINA = { firstName: 'Nina', lastName: 'Roy' };

describe('the Elite Partner subscription', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const subscribe = (who: Craftsman, plan: string) =>
    test.http('post', '/api/elite/subscribe', who.token).send({ plan });
  const own = async (who: Craftsman) => (await test.http('get', '/api/elite/subscription', who.token).expect(200)).body;
  const run = () => test.app.get(Scope).asSystem('test', () => test.app.get(SubscriptionRun).run());
  const invoices = async (who: Craftsman) =>
    (await test.http('get', '/api/subscriptions/invoices', who.token).expect(200)).body as {
      id: string;
      kind: string;
      totalCents: number;
    }[];
  /** The year that was paid is over since then. */
  const over = (who: Craftsman, ago: string) =>
    test.sql(
      "update subscription set anchor_at = now() - $2::interval - interval '1 year', starts_at = now() - $2::interval - interval '1 year', ends_at = now() - $2::interval where account_id = $1",
      [who.accountId, ago],
    );
  const isElite = async (who: Craftsman) =>
    (await test.http('get', `/api/suppliers/${who.id}`, who.token).expect(200)).body.elite as boolean;

  it('EL-007 EL-008 a supplier subscribes through the sandbox, and staff accounts work from then on', async () => {
    const who = await supplier(test);
    await test
      .http('post', `/api/suppliers/${who.id}/staff`, who.token)
      .send(NINA)
      .expect(403)
      .expect(({ body }) => expect(body.code).toBe('elite_required'));
    const { body } = await subscribe(who, 'annual').expect(201);
    expect(body).toMatchObject({
      actionUrl: null,
      subscription: {
        plan: 'annual',
        active: true,
        state: 'active',
        priceCents: 29_900,
        currency: 'USD',
        renews: true,
        moneyBackUntil: expect.any(String),
      },
    });
    await test.http('post', `/api/suppliers/${who.id}/staff`, who.token).send(NINA).expect(201);
    expect([await isElite(who), await own(who)]).toEqual([true, body.subscription]);
    expect((await test.http('get', '/api/elite/payment', who.token).expect(200)).body).toEqual({
      provider: 'sandbox',
      methodLabel: 'Sandbox',
      pendingPlan: null,
      pendingUrl: null,
    });
  });

  it('twice at once is paid once; a year is raised to lifetime, less what is unused of it, and not back', async () => {
    const who = await supplier(test);
    await Promise.all([subscribe(who, 'annual').expect(201), subscribe(who, 'annual').expect(201)]);
    expect(await invoices(who)).toHaveLength(1);
    await test.sql(
      "update subscription set anchor_at = now() - interval '73 days', starts_at = now() - interval '73 days', ends_at = now() + interval '292 days' where account_id = $1",
      [who.accountId],
    );
    const quote = await test.http('get', '/api/elite/quote?plan=lifetime', who.token).expect(200);
    expect(quote.body).toEqual({
      priceCents: 149_900,
      unusedCents: 23_920,
      totalCents: 149_900 - 23_920,
      currency: 'USD',
    });
    expect((await subscribe(who, 'lifetime').expect(201)).body.subscription).toMatchObject({
      plan: 'lifetime',
      priceCents: 149_900,
      endsAt: null,
      renews: false,
      moneyBackUntil: null,
    });
    expect((await invoices(who)).map(({ kind, totalCents }) => [kind, totalCents])).toEqual([
      ['change', 149_900 - 23_920],
      ['start', 29_900],
    ]);
    await subscribe(who, 'annual').expect(422);
    await test.http('post', '/api/elite/cancel', who.token).expect(422);
    await subscribe(who, 'weekly').expect(400);
  });

  it('cancelling within 30 days gives the money back and ends the rights; later the year runs out, or is resumed', async () => {
    const early = await supplier(test);
    await subscribe(early, 'annual').expect(201);
    expect((await test.http('post', '/api/elite/cancel', early.token).expect(201)).body).toMatchObject({
      active: false,
      renews: false,
      refunded: true,
    });
    expect(await isElite(early)).toBe(false);
    expect((await invoices(early))[0]).toMatchObject({ refundedCents: 29_900, refundedAt: expect.any(String) });
    await test.http('post', '/api/elite/cancel', early.token).expect(404);
    const late = await supplier(test);
    await subscribe(late, 'annual').expect(201);
    await test.sql("update subscription set starts_at = starts_at - interval '31 days' where account_id = $1", [
      late.accountId,
    ]);
    expect((await test.http('post', '/api/elite/cancel', late.token).expect(201)).body).toMatchObject({
      active: true,
      renews: false,
      refunded: false,
    });
    expect(await isElite(late)).toBe(true);
    expect((await subscribe(late, 'annual').expect(201)).body.subscription).toMatchObject({ renews: true });
    expect(await invoices(late)).toHaveLength(1);
    await test.http('post', '/api/elite/cancel', late.token).expect(201);
    await over(late, '1 minute');
    await run();
    expect([await isElite(late), (await own(late)).state]).toEqual([false, 'ended']);
    expect(await test.sql('select 1 from supplier where id = $1 and closed_at is null', [late.id])).toHaveLength(1);
  });

  it('an annual plan goes on by itself, once for each year, with a receipt by email', async () => {
    const who = await supplier(test);
    await subscribe(who, 'annual').expect(201);
    await over(who, '1 hour');
    await Promise.all([run(), run()]);
    await run();
    expect((await invoices(who)).map(({ kind }) => kind)).toEqual(['renewal', 'start']);
    expect(await own(who)).toMatchObject({ active: true, renews: true });
    const [first] = await invoices(who);
    const pdf = await test.http('get', `/api/subscriptions/invoices/${first?.id}/pdf`, who.token).expect(200);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.headers['content-disposition']).toMatch(/L-\d+\.pdf/);
    const stranger = await supplier(test);
    await test.http('get', `/api/subscriptions/invoices/${first?.id}/pdf`, stranger.token).expect(404);
    expect(
      await test.sql("select 1 from outbox_message where template = 'subscriptions.paid' and recipient = $1", [
        who.email,
      ]),
    ).toHaveLength(2);
  });

  it('after a long standstill the next year begins now: nobody pays for time in which nothing was given', async () => {
    const who = await supplier(test);
    await subscribe(who, 'annual').expect(201);
    await over(who, '20 days');
    expect(await isElite(who)).toBe(true);
    await run();
    const { startsAt } = await own(who);
    expect(Date.now() - Date.parse(startsAt)).toBeLessThan(60_000);
    expect(await invoices(who)).toHaveLength(2);
  });

  it('the subscription of a supplier who has left is not renewed', async () => {
    const who = await supplier(test);
    await subscribe(who, 'annual').expect(201);
    await over(who, '1 minute');
    await test.sql('update app_user set suspended_at = now() where email = $1', [who.email]);
    await run();
    expect(
      await test.sql('select state, end_reason as why from subscription where account_id = $1', [who.accountId]),
    ).toEqual([{ state: 'ended', why: 'abandoned' }]);
  });

  it('others cannot subscribe, and a supplier’s subscription is his own affair', async () => {
    for (const role of ['tenant', 'landlord', 'staff', 'admin'] as const) {
      await test
        .http('post', '/api/elite/subscribe', (await person(test, role)).token)
        .send({ plan: 'annual' })
        .expect(403);
    }
    await test.http('get', '/api/elite/payment', (await person(test, 'landlord')).token).expect(403);
    await test.http('get', '/api/subscriptions/invoices', (await person(test, 'tenant')).token).expect(403);
    await subscribe(await supplier(test), 'annual').expect(201);
    expect(await own(await supplier(test))).toBeNull();
  });
});
