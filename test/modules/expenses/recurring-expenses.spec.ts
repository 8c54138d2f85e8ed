import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RecurringExpenseRun } from '../../../src/modules/expenses/recurring-expense-run.service.js';
import { home, type Home } from '../../factories/homes.js';
import { person, signedInAgain } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';

let test: TestApp;
let mine: Home;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.setNow('2026-11-23T17:00:00Z');
  // What the tests before have left: the figures of a run are those of this one.
  await test.sql('update recurring_expense set ended_at = now()');
  mine = await home(test);
});

const INSURANCE = {
  category: 'insurance',
  frequency: 'monthly',
  amountCents: 12_000,
  taxCents: 1_000,
  payee: 'Assurances Lacroix',
  nextOn: '2026-11-30',
};
const add = (more: object = {}, token = mine.landlord.token) =>
  test
    .http('post', '/api/recurring-expenses', token)
    .send({ propertyId: mine.propertyId, unitId: mine.unitId, ...INSURANCE, ...more });
const change = (id: string, body: object, token = mine.landlord.token) =>
  test.http('patch', `/api/recurring-expenses/${id}`, token).send(body);
const list = async () => (await test.http('get', '/api/recurring-expenses', mine.landlord.token).expect(200)).body;
const run = () => test.app.get(RecurringExpenseRun).run();
const on = async (day: string) => {
  test.clock.setNow(`${day}T17:00:00Z`);
  mine = { ...mine, landlord: await signedInAgain(test, mine.landlord) };
};
const booked = async () =>
  (
    await test.sql<{ day: string }>(
      'select spent_on::text as day from expense where property_id = $1 and recurring_id is not null order by 1',
      [mine.propertyId],
    )
  ).map(({ day }) => day);

describe('recurring expenses', () => {
  it('books each on its day as an expense, once, also when two processes run at once', async () => {
    const { body: made } = await add().expect(201);
    expect(made).toMatchObject({
      ...INSURANCE,
      propertyName: 'Laurier',
      unitLabel: '302',
      currency: 'CAD',
      paused: false,
      ended: false,
      bookedCount: 0,
    });
    expect(await run()).toBe(0);
    await on('2027-02-28');
    const counts = await Promise.all([run(), run(), run()]);
    expect(counts.reduce((total, count) => total + count, 0)).toBe(4);
    expect(await run()).toBe(0);
    expect(await booked()).toEqual(['2026-11-30', '2026-12-30', '2027-01-30', '2027-02-28']);
    expect(await list()).toMatchObject([{ nextOn: '2027-03-30', bookedCount: 4 }]);
    const { body: expenses } = await test.http('get', '/api/expenses', mine.landlord.token);
    expect(expenses[0]).toMatchObject({
      payee: 'Assurances Lacroix',
      amountCents: 12_000,
      taxCents: 1_000,
      spentOn: '2027-02-28',
    });
    expect(
      await test.sql(
        "select sum(amount_cents)::int as cents from posting where account_id = $1 and ledger_account = 'expense_insurance'",
        [mine.landlord.accountId],
      ),
    ).toEqual([{ cents: 48_000 }]);
    expect(await test.sql('select entry_id from posting group by entry_id having sum(amount_cents) <> 0')).toEqual([]);
  });

  it('is booked at once when it is due today, in the property’s time zone, and an expense that was taken back is not booked again', async () => {
    test.clock.setNow('2026-12-01T03:00:00Z');
    mine = { ...mine, landlord: await signedInAgain(test, mine.landlord) };
    await add({ nextOn: '2026-11-30' }).expect(201);
    expect(await booked()).toEqual(['2026-11-30']);
    const { body: expenses } = await test.http('get', '/api/expenses', mine.landlord.token);
    await test.http('delete', `/api/expenses/${expenses[0].id}`, mine.landlord.token).expect(204);
    expect(await run()).toBe(0);
    expect(await booked()).toHaveLength(1);
  });

  it('leaves out the days of a pause, and goes on with the first one after it', async () => {
    const { body: made } = await add().expect(201);
    await change(made.id, { paused: true, version: made.version }).expect(200);
    await on('2027-01-15');
    expect(await run()).toBe(0);
    expect(await list()).toMatchObject([{ paused: true }]);
    const { body } = await change(made.id, { paused: false }).expect(200);
    expect(body).toMatchObject({ paused: false, nextOn: '2027-01-30' });
    await on('2027-01-30');
    expect(await run()).toBe(1);
    expect(await booked()).toEqual(['2027-01-30']);
  });

  it('changes for the days to come; what was booked stays', async () => {
    const { body: made } = await add().expect(201);
    await on('2026-11-30');
    await run();
    await change(made.id, { amountCents: 15_000, version: made.version }).expect(409);
    const { body } = await change(made.id, {
      amountCents: 15_000,
      frequency: 'quarterly',
      nextOn: '2027-01-31',
      endsOn: '2027-05-01',
    }).expect(200);
    expect(body).toMatchObject({ amountCents: 15_000, nextOn: '2027-01-31' });
    await on('2027-12-31');
    expect(await run()).toBe(2);
    expect(await booked()).toEqual(['2026-11-30', '2027-01-31', '2027-04-30']);
    expect(await list()).toEqual([]);
    expect((await test.http('get', `/api/recurring-expenses/${made.id}`, mine.landlord.token)).body).toMatchObject({
      ended: true,
      bookedCount: 3,
    });
  });

  it('keeps its day of the month when something else changes', async () => {
    await on('2027-01-31');
    const { body: made } = await add({ nextOn: '2027-01-31' }).expect(201);
    const { frequency } = INSURANCE;
    await change(made.id, { amountCents: 15_000, frequency, nextOn: '2027-02-28' }).expect(200);
    await on('2027-03-31');
    await run();
    expect(await booked()).toEqual(['2027-01-31', '2027-02-28', '2027-03-31']);
  });

  it('is not moved to a day that is booked already', async () => {
    await on('2026-11-30');
    const { body: made } = await add({ nextOn: '2026-11-30' }).expect(201);
    expect((await change(made.id, { nextOn: '2026-11-30' }).expect(400)).body.details).toMatchObject([
      { field: 'nextOn' },
    ]);
  });

  it('ends by hand, once', async () => {
    const { body: made } = await add().expect(201);
    const end = () => test.http('delete', `/api/recurring-expenses/${made.id}`, mine.landlord.token);
    await end().expect(204);
    await end().expect(404);
    await change(made.id, { amountCents: 1 }).expect(404);
    await on('2027-12-31');
    expect(await run()).toBe(0);
    expect(await list()).toEqual([]);
  });

  it('books nothing of an archived property', async () => {
    await add().expect(201);
    await test.sql('update property set archived_at = now() where id = $1', [mine.propertyId]);
    await on('2027-01-15');
    expect(await run()).toBe(0);
    expect(await booked()).toEqual([]);
  });

  it('refuses what cannot be, and what is somebody else’s', async () => {
    for (const wrong of [
      { amountCents: 0 },
      { taxCents: 12_001 },
      { category: 'fun' },
      { frequency: 'weekly' },
      { nextOn: '2026-11-22' },
      { nextOn: '2026-02-30' },
      { endsOn: '2026-11-29' },
      { payee: '' },
      { currency: 'USD' },
    ])
      expect([wrong, (await add(wrong)).status]).toEqual([wrong, 400]);
    const other = await home(test);
    await add({}, other.landlord.token).expect(404);
    await add({ unitId: other.unitId }).expect(404);
    const { body: made } = await add().expect(201);
    const asOther = (method: 'get' | 'delete') =>
      test.http(method, `/api/recurring-expenses/${made.id}`, other.landlord.token);
    await asOther('get').expect(404);
    await asOther('delete').expect(404);
    await change(made.id, { amountCents: 1 }, other.landlord.token).expect(404);
    await change(made.id, { propertyId: other.propertyId }).expect(404);
    expect((await test.http('get', '/api/recurring-expenses', other.landlord.token)).body).toEqual([]);
    const tenant = await person(test, 'tenant');
    await test.http('get', '/api/recurring-expenses', tenant.token).expect(403);
    await add({}, tenant.token).expect(403);
  });

  it('keeps the demo apart: each world books its own', async () => {
    const live = mine;
    mine = await home(test, await person(test, 'landlord', { demo: true }));
    const { body: made } = await add().expect(201);
    await test.http('get', `/api/recurring-expenses/${made.id}`, live.landlord.token).expect(404);
    await on('2026-11-30');
    await run();
    expect(await test.sql('select demo from expense where recurring_id = $1', [made.id])).toEqual([{ demo: true }]);
  });
});
