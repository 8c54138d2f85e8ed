import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { EliteSubscriptions } from '../../../src/modules/elite/elite.service.js';
import { RenewElite } from '../../../src/modules/elite/renew-elite.js';
import { Settings } from '../../../src/platform/config/settings.js';
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
      plan: 'annual',
      active: true,
      priceCents: 29_900,
      currency: 'USD',
      provider: 'sandbox',
      renews: true,
      moneyBackUntil: expect.any(String),
    });
    await test.http('post', `/api/suppliers/${who.id}/staff`, who.token).send(NINA).expect(201);
    expect([await isElite(who), await own(who)]).toEqual([true, body]);
  });

  it('twice at once is paid once; a year is raised to lifetime and not back', async () => {
    const who = await supplier(test);
    await Promise.all([subscribe(who, 'annual').expect(201), subscribe(who, 'annual').expect(201)]);
    expect(await test.sql('select 1 from elite_subscription where account_id = $1', [who.accountId])).toHaveLength(1);
    expect((await subscribe(who, 'lifetime').expect(201)).body).toMatchObject({
      plan: 'lifetime',
      priceCents: 149_900,
      endsAt: null,
      renews: false,
      moneyBackUntil: null,
    });
    await subscribe(who, 'annual').expect(422);
    await test.http('post', '/api/elite/cancel', who.token).expect(422);
    await subscribe(who, 'weekly').expect(400);
  });

  it('cancelling within 30 days gives the money back and ends the rights; later the year runs out', async () => {
    const early = await supplier(test);
    await subscribe(early, 'annual').expect(201);
    expect((await test.http('post', '/api/elite/cancel', early.token).expect(201)).body).toMatchObject({
      active: false,
      renews: false,
      refundedAt: expect.any(String),
    });
    expect(await isElite(early)).toBe(false);
    await test.http('post', '/api/elite/cancel', early.token).expect(404);
    const late = await supplier(test);
    await subscribe(late, 'annual').expect(201);
    await test.sql("update elite_subscription set starts_at = starts_at - interval '31 days' where account_id = $1", [
      late.accountId,
    ]);
    expect((await test.http('post', '/api/elite/cancel', late.token).expect(201)).body).toMatchObject({
      active: true,
      renews: false,
      refundedAt: null,
    });
    expect(await isElite(late)).toBe(true);
    expect((await subscribe(late, 'annual').expect(201)).body).toMatchObject({ renews: true });
  });

  it('an annual plan goes on by itself, once for each year', async () => {
    const who = await supplier(test);
    await subscribe(who, 'annual').expect(201);
    await test.sql(
      "update elite_subscription set starts_at = now() - interval '366 days', ends_at = now() - interval '1 hour' where account_id = $1",
      [who.accountId],
    );
    const renew = () => test.app.get(Scope).asSystem('test', () => test.app.get(RenewElite).renew());
    await Promise.all([renew(), renew()]);
    await renew();
    expect(
      await test.sql('select renews from elite_subscription where account_id = $1 order by starts_at', [who.accountId]),
    ).toEqual([{ renews: false }, { renews: true }]);
    expect(await own(who)).toMatchObject({ active: true, renews: true });
  });

  it('who subscribes anew before the renewal run pays one year', async () => {
    const who = await supplier(test);
    await subscribe(who, 'annual').expect(201);
    await test.sql(
      "update elite_subscription set starts_at = now() - interval '366 days', ends_at = now() - interval '1 minute' where account_id = $1",
      [who.accountId],
    );
    await subscribe(who, 'annual').expect(201);
    await test.app.get(Scope).asSystem('test', () => test.app.get(RenewElite).renew());
    expect(
      await test.sql('select renews from elite_subscription where account_id = $1 order by starts_at', [who.accountId]),
    ).toEqual([{ renews: false }, { renews: true }]);
  });

  it('one that cannot be renewed holds up no other', async () => {
    const [first, second] = [await supplier(test), await supplier(test)];
    for (const [who, ago] of [
      [first, '2 hours'],
      [second, '1 hour'],
    ] as const) {
      await subscribe(who, 'annual').expect(201);
      await test.sql(
        "update elite_subscription set starts_at = now() - interval '366 days', ends_at = now() - $2::interval where account_id = $1",
        [who.accountId, ago],
      );
    }
    jest.spyOn(test.app.get(EliteSubscriptions), 'begin').mockImplementationOnce(() => {
      throw new Error('not now');
    });
    const renew = () => test.app.get(Scope).asSystem('test', () => test.app.get(RenewElite).renew());
    const years = async ({ accountId }: Craftsman) =>
      (await test.sql('select 1 from elite_subscription where account_id = $1', [accountId])).length;
    await renew();
    expect([await years(first), await years(second)]).toEqual([1, 2]);
    await renew();
    expect([await years(first), await years(second)]).toEqual([2, 2]);
  });

  it('a year ends where no payment can be taken: nobody renews for nothing', async () => {
    const who = await supplier(test);
    await subscribe(who, 'annual').expect(201);
    const settings = test.app.get(Settings);
    const provider = jest.replaceProperty(settings, 'PAYMENT_PROVIDER', 'stripe');
    try {
      expect(await own(who)).toMatchObject({ active: true, renews: false, moneyBackUntil: expect.any(String) });
      await test.sql(
        "update elite_subscription set starts_at = now() - interval '366 days', ends_at = now() - interval '1 hour' where account_id = $1",
        [who.accountId],
      );
      await test.app.get(Scope).asSystem('test', () => test.app.get(RenewElite).renew());
      expect(await test.sql('select renews from elite_subscription where account_id = $1', [who.accountId])).toEqual([
        { renews: false },
      ]);
      expect(await own(who)).toMatchObject({ active: false, renews: false });
      await subscribe(who, 'annual').expect(503);
      expect((await test.http('get', '/api/elite/payment', who.token).expect(200)).body).toEqual({ payable: false });
    } finally {
      provider.restore();
    }
  });

  it('others cannot subscribe, and a supplier’s subscription is his own affair', async () => {
    for (const role of ['tenant', 'landlord', 'staff', 'admin'] as const) {
      await test
        .http('post', '/api/elite/subscribe', (await person(test, role)).token)
        .send({ plan: 'annual' })
        .expect(403);
    }
    await test.http('get', '/api/elite/payment', (await person(test, 'landlord')).token).expect(403);
    await subscribe(await supplier(test), 'annual').expect(201);
    expect(await own(await supplier(test))).toBeNull();
  });
});
