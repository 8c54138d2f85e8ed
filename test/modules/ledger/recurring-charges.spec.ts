import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RecurringChargeRun } from '../../../src/modules/rent/recurring/recurring-charge-run.service.js';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { person, signedInAgain } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

interface Posted {
  month: string;
  due: string;
  cents: number;
  state: string;
}

let test: TestApp;
let home: LetHome;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.setNow('2026-11-03T15:00:00Z');
  // What the tests before have left: the figures of a run are those of this one.
  await test.sql('update recurring_charge set ends_on = starts_on - 1');
  home = await letHome(test, { startsOn: '2026-11-01', chargeFrom: '2026-11-01' });
});

const PARKING = { category: 'parking', label: 'Parking space 12', amountCents: 7500, startsOn: '2026-12-01' };
const path = (rest = '') => `/api/landlords/leases/${home.leaseId}/recurring-charges${rest}`;
const add = (more: object = {}, token = home.landlord.token) =>
  test.http('post', path(), token).send({ ...PARKING, ...more });
const run = () => test.app.get(RecurringChargeRun).run();
const on = async (day: string) => {
  test.clock.setNow(`${day}T15:00:00Z`);
  home = {
    ...home,
    landlord: await signedInAgain(test, home.landlord),
    tenant: await signedInAgain(test, home.tenant),
  };
};
const posted = () =>
  test.sql<Posted>(
    `select recurring_month as month, due_on::text as due, amount_cents::int as cents,
       case when voided_at is null then 'posted' when superseded then 'superseded' else 'voided' end as state
     from charge where lease_id = $1 and recurring_id is not null order by recurring_month, created_at, id`,
    [home.leaseId],
  );
const standing = async () =>
  (await posted()).filter(({ state }) => state === 'posted').map(({ month, cents }) => [month, cents]);
const unbalanced = () => test.sql('select entry_id from posting group by entry_id having sum(amount_cents) <> 0');

describe('recurring charges', () => {
  it('posts each month once on its due day, beside the rent, and the tenant owes it', async () => {
    const { body } = await add({ dueDay: 5 }).expect(201);
    expect(body).toMatchObject([
      { ...PARKING, dueDay: 5, currency: 'CAD', endsOn: null, nextDueOn: '2026-12-05', nextCents: 7500, ended: false },
    ]);
    await on('2026-12-04');
    expect(await run()).toBe(0);
    await on('2026-12-05');
    expect(await run()).toBe(1);
    expect(await run()).toBe(0);
    await test.app.get(RentRun).run();
    expect(await posted()).toEqual([{ month: '2026-12', due: '2026-12-05', cents: 7500, state: 'posted' }]);
    const { body: rows } = await test
      .http('get', `/api/landlords/leases/${home.leaseId}/ledger`, home.landlord.token)
      .expect(200);
    expect(rows).toContainEqual(
      expect.objectContaining({ entry: 'one_off', label: 'Parking space 12', chargeCents: 7500 }),
    );
    const { body: lines } = await test
      .http('get', `/api/leases/${home.leaseId}/statement/lines?language=en`, home.tenant.token)
      .expect(200);
    expect(JSON.stringify(lines)).toContain('Parking space 12');
    expect(await unbalanced()).toEqual([]);
  });

  it('catches up after a stop of several months: none missing, none doubled, also when two processes run at once', async () => {
    await add().expect(201);
    await add({ category: 'storage', label: 'Storage', amountCents: 4000, startsOn: '2026-12-16' }).expect(201);
    await on('2027-03-20');
    const made = await Promise.all([run(), run(), run()]);
    expect(made.reduce((total, count) => total + count, 0)).toBe(8);
    expect((await standing()).sort()).toEqual(
      ['2026-12', '2027-01', '2027-02', '2027-03']
        .flatMap((month) => [
          [month, 7500],
          [month, month === '2026-12' ? 2065 : 4000],
        ])
        .sort(),
    );
  });

  it('counts days where the property stands', async () => {
    await add().expect(201);
    test.clock.setNow('2026-12-01T04:30:00Z');
    expect(await run()).toBe(0);
    test.clock.setNow('2026-12-01T05:30:00Z');
    expect(await run()).toBe(1);
  });

  it('begins at once when it begins today, for the days that are left, and waits for a draft to run', async () => {
    await add({ startsOn: '2026-11-03', dueDay: 1 }).expect(201);
    expect(await posted()).toEqual([{ month: '2026-11', due: '2026-11-03', cents: 7000, state: 'posted' }]);
    await test.sql("update lease set state = 'draft', activated_at = null where id = $1", [home.leaseId]);
    await add({ label: 'Cat', category: 'pets', startsOn: '2026-11-01' }).expect(201);
    await on('2026-12-10');
    expect(await run()).toBe(0);
  });

  it('costs another amount from a day on; a posted month keeps its own', async () => {
    const [charge] = (await add().expect(201)).body;
    const change = (body: object) => test.http('post', path(`/${charge.id}/amount`), home.landlord.token).send(body);
    await on('2026-12-10');
    await run();
    expect((await change({ amountCents: 9000, from: '2026-12-01' })).status).toBe(400);
    const { body } = await change({ amountCents: 9000, from: '2027-01-15', version: charge.version }).expect(200);
    expect(body[0]).toMatchObject({
      amountCents: 7500,
      rates: [{ amountCents: 7500 }, { from: '2027-01-15', amountCents: 9000 }],
    });
    await change({ amountCents: 1, from: '2027-05-01', version: charge.version }).expect(409);
    await on('2027-02-02');
    await run();
    expect(await standing()).toEqual([
      ['2026-12', 7500],
      ['2027-01', 7500],
      ['2027-02', 9000],
    ]);
    await on('2027-03-01');
    await run();
    expect((await change({ amountCents: 9500, from: '2027-03-01' }).expect(422)).body).toMatchObject({
      reason: 'recurring_posted',
    });
  });

  it('stops on a day: what was posted for days after it goes back, and nothing comes any more', async () => {
    const [charge] = (await add().expect(201)).body;
    const stop = (endsOn: string) =>
      test.http('post', path(`/${charge.id}/stop`), home.landlord.token).send({ endsOn });
    await on('2026-12-05');
    await run();
    expect((await stop('2026-12-01')).status).toBe(400);
    const { body } = await stop('2026-12-15').expect(200);
    expect(body[0]).toMatchObject({ endsOn: '2026-12-15', nextDueOn: null });
    await stop('2026-12-15').expect(200);
    expect((await stop('2026-12-20').expect(422)).body).toMatchObject({ reason: 'recurring_stopped' });
    await on('2027-02-05');
    expect(await run()).toBe(0);
    expect((await stop('2027-06-30').expect(422)).body).toMatchObject({ reason: 'recurring_stopped' });
    expect(await standing()).toEqual([['2026-12', 3629]]);
    expect(await unbalanced()).toEqual([]);
  });

  it('ends with the lease, like rent, and comes back when a notice is withdrawn', async () => {
    await add().expect(201);
    await on('2026-12-05');
    await test.app.get(RentRun).run();
    await run();
    const step = (name: string, body: object) =>
      test.http('post', `/api/landlords/leases/${home.leaseId}/${name}`, home.landlord.token).send(body);
    await step('notice', { endsOn: '2026-12-15', by: 'tenant' }).expect(200);
    expect(await standing()).toEqual([['2026-12', 3629]]);
    await on('2027-01-05');
    expect(await run()).toBe(0);
    await on('2026-12-06');
    await step('notice/withdraw', {}).expect(200);
    expect(await standing()).toEqual([['2026-12', 7500]]);
    expect(await unbalanced()).toEqual([]);
  });

  it('a month that the landlord takes back by hand is not posted again', async () => {
    await add().expect(201);
    await on('2026-12-05');
    await run();
    const ledger = `/api/landlords/leases/${home.leaseId}/ledger`;
    const { body } = await test.http('get', ledger, home.landlord.token);
    const { id } = body.find(
      ({ label, status }: { label: string; status: string }) => label === PARKING.label && status !== 'scheduled',
    );
    await test.http('post', `${ledger}/${id}/reverse`, home.landlord.token).send({}).expect(200);
    expect(await run()).toBe(0);
    expect(await standing()).toEqual([]);
  });

  it('tells the tenants of a new charge, another amount and the end, once each, and not of each month', async () => {
    const [charge] = (await add().expect(201)).body;
    const post = (rest: string, body: object) =>
      test.http('post', path(`/${charge.id}${rest}`), home.landlord.token).send(body);
    await post('/amount', { amountCents: 8000, from: '2027-01-01' }).expect(200);
    await post('/stop', { endsOn: '2027-01-31' }).expect(200);
    await on('2026-12-05');
    expect(await run()).toBe(1);
    const mails = () =>
      test.sql<{ template: string }>(
        'select template from outbox_message where recipient = $1 order by created_at, id',
        [home.tenant.email],
      );
    // Each event has a job of its own, and jobs may end in another order.
    const owed = async () =>
      (await mails())
        .map(({ template }) => template)
        .filter((name) => name.includes('owed'))
        .sort();
    await eventually(async () => (await owed()).length >= 3);
    expect(await owed()).toEqual([
      'landlords.owed_recurring_added',
      'landlords.owed_recurring_changed',
      'landlords.owed_recurring_stopped',
    ]);
  });

  it('asks for a reason and keeps it where the rent of a running lease is capped; never for a draft or a lower amount', async () => {
    await test.sql("update property set region = 'ON', city = 'Toronto' where id = $1", [home.propertyId]);
    expect((await add().expect(422)).body).toMatchObject({
      code: 'confirmation_required',
      rules: [{ code: 'charge_may_be_rent', blocking: false, source: expect.any(String) }],
    });
    const reason = 'Optional parking that the tenant asked for';
    const [charge] = (await add({ confirmReason: reason }).expect(201)).body;
    expect(charge.rates).toMatchObject([{ confirmReason: reason }]);
    const change = (body: object) => test.http('post', path(`/${charge.id}/amount`), home.landlord.token).send(body);
    await change({ amountCents: 8000, from: '2027-01-01' }).expect(422);
    await change({ amountCents: 7000, from: '2027-01-01' }).expect(200);
    await change({ amountCents: 8000, from: '2027-02-01', confirmReason: 'Agreed in writing' }).expect(200);
    await test.sql("update lease set state = 'draft', activated_at = null where id = $1", [home.leaseId]);
    await add({ label: 'Storage' }).expect(201);
  });

  it('refuses what cannot be, and what is somebody else’s', async () => {
    for (const wrong of [
      { amountCents: 0 },
      { amountCents: 1.5 },
      { category: 'fun' },
      { label: '' },
      { dueDay: 32 },
      { startsOn: '2026-11-02' },
      { startsOn: '2026-02-30' },
      { endsOn: '2026-11-30' },
      { kind: 'rent' },
    ])
      expect([wrong, (await add(wrong)).status]).toEqual([wrong, 400]);
    const [charge] = (await add().expect(201)).body;
    const other = await letHome(test);
    const asOther = (method: 'get' | 'post', rest: string) => test.http(method, path(rest), other.landlord.token);
    await asOther('get', '').expect(404);
    await asOther('post', '').send(PARKING).expect(404);
    await asOther('post', `/${charge.id}/stop`).send({ endsOn: '2026-12-31' }).expect(404);
    const theirs = `/api/landlords/leases/${other.leaseId}/recurring-charges/${charge.id}`;
    await test.http('post', `${theirs}/stop`, other.landlord.token).send({ endsOn: '2026-12-31' }).expect(404);
    await test
      .http('post', `${theirs}/amount`, other.landlord.token)
      .send({ amountCents: 1, from: '2026-12-31' })
      .expect(404);
    await test.http('get', path(), home.tenant.token).expect(403);
    await add({}, home.tenant.token).expect(403);
    await test.sql("update lease set state = 'ended', ends_on = '2026-11-02' where id = $1", [home.leaseId]);
    expect((await add().expect(422)).body).toMatchObject({ reason: 'lease_ended' });
  });

  it('keeps the demo apart: each world posts its own', async () => {
    const live = home;
    home = await letHome(test, { startsOn: '2026-11-01' }, await person(test, 'landlord', { demo: true }));
    await add().expect(201);
    await test.http('get', `/api/landlords/leases/${live.leaseId}/recurring-charges`, home.landlord.token).expect(404);
    await on('2026-12-01');
    expect(await run()).toBeGreaterThan(0);
    expect(
      await test.sql('select demo from charge where lease_id = $1 and recurring_id is not null', [home.leaseId]),
    ).toEqual([{ demo: true }]);
  });

  it('goes with a draft that is deleted', async () => {
    await test.sql("update lease set state = 'draft', activated_at = null where id = $1", [home.leaseId]);
    await test.sql('delete from lease_tenant where lease_id = $1', [home.leaseId]);
    await add().expect(201);
    await test.http('delete', `/api/landlords/leases/${home.leaseId}`, home.landlord.token).expect(204);
    expect(await test.sql('select 1 from recurring_charge_rate where lease_id = $1', [home.leaseId])).toEqual([]);
  });
});
