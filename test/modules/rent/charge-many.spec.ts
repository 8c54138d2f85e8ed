import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v4 } from 'uuid';
import { startTestApp, type TestApp } from '../../support/app.js';
import { eventually } from '../../support/eventually.js';
import { aLandlord, aRunningLease, type Landlord } from '../landlords/landlord.js';

/** One charge for several leases: each for itself, none twice. */
describe('a charge for many leases', () => {
  let test: TestApp;
  let nadia: Landlord;
  const leases: string[] = [];
  beforeAll(async () => {
    test = await startTestApp();
    test.clock.setNow('2026-11-20T15:00:00Z');
    nadia = await aLandlord(test);
    for (let n = 0; n < 3; n += 1)
      leases.push(
        (
          await aRunningLease(test, nadia, {
            tenants: [{ firstName: 'Ana', lastName: 'Sosa', email: `ana${n}@example.com`, language: 'en' }],
          })
        ).id,
      );
  });
  afterAll(() => test.close());

  const send = (more: object = {}, by = nadia.token) =>
    test
      .http('post', '/api/landlords/leases/charges', by)
      .send({ ids: leases, key: v4(), amountCents: 2500, label: 'Key fobs', dueOn: '2026-12-01', ...more });
  const charged = (label: string) =>
    test.sql<{ leaseId: string; cents: number; dueOn: string }>(
      'select lease_id as "leaseId", amount_cents::int as cents, due_on::text as "dueOn" from charge where label = $1 order by lease_id',
      [label],
    );
  const mails = async () =>
    (
      await test.sql<{ count: number }>(
        "select count(*)::int as count from outbox_message where template = 'landlords.owed_charge'",
      )
    )[0]?.count;

  it('charges each lease once and tells its tenants, also when it is sent again or twice at once', async () => {
    const key = v4();
    const both = await Promise.all([send({ key }), send({ key })]);
    expect(both.map(({ status, body }) => [status, body.done.length, body.refused])).toEqual([
      [200, 3, []],
      [200, 3, []],
    ]);
    await send({ key }).expect(200);
    expect(await charged('Key fobs')).toEqual(
      leases.toSorted().map((leaseId) => ({ leaseId, cents: 2500, dueOn: '2026-12-01' })),
    );
    await eventually(async () => (await mails()) === 3);
    await send({ label: 'Parking day' }).expect(200);
    await eventually(async () => (await mails()) === 6);
    expect(await test.sql('select entry_id from posting group by entry_id having sum(amount_cents) <> 0')).toEqual([]);
  });

  it('is refused lease by lease, and undoes no other', async () => {
    const other = await aLandlord(test);
    const foreign = await aRunningLease(test, other);
    const { body } = await send({ ids: [leases[0], foreign.id, leases[1]], label: 'Window' }).expect(200);
    expect(body).toMatchObject({ done: [leases[0], leases[1]], refused: [{ id: foreign.id, code: 'not_found' }] });
    expect(await charged('Window')).toHaveLength(2);
    for (const wrong of [{ amountCents: 0 }, { label: '' }, { key: 'x' }, { ids: [] }, { dueOn: '2026-02-30' }])
      expect([wrong, (await send(wrong)).status]).toEqual([wrong, 400]);
  });

  it('never charges an amount in another currency than was seen', async () => {
    const ours = (await test.sql<{ currency: string }>('select currency from lease where id = $1', [leases[0]]))[0];
    const [here, elsewhere] = ours?.currency === 'CAD' ? ['CAD', 'USD'] : ['USD', 'CAD'];
    const refused = await send({ label: 'Snow', currency: elsewhere }).expect(200);
    expect(refused.body.done).toEqual([]);
    expect(refused.body.refused).toMatchObject(leases.map((id) => ({ id, reason: 'charge_in_other_currency' })));
    expect(await charged('Snow')).toEqual([]);
    await send({ label: 'Snow', currency: here }).expect(200);
    expect(await charged('Snow')).toHaveLength(3);
    await send({ currency: 'XYZ' }).expect(400);
  });

  it('refuses a key that was used for another charge, and answers the same charge as done', async () => {
    const key = v4();
    await send({ key, label: 'Lock' }).expect(200);
    for (const other of [{ amountCents: 9900 }, { label: 'Locks' }, { dueOn: '2026-12-02' }]) {
      const { body } = await send({ key, label: 'Lock', ...other }).expect(200);
      expect([other, body.done]).toEqual([other, []]);
      expect(body.refused).toMatchObject(leases.map((id) => ({ id, code: 'idempotency_mismatch' })));
    }
    const { body } = await send({ key, label: 'Lock', dueOn: undefined }).expect(200);
    expect(body).toMatchObject({ done: leases, refused: [] });
    expect((await charged('Lock')).map(({ cents, dueOn }) => [cents, dueOn])).toEqual(
      leases.map(() => [2500, '2026-12-01']),
    );
  });

  it('charges a lease once, however its id and the key are written', async () => {
    const [key, ids] = [v4(), [leases[0], leases[0]?.toUpperCase()]];
    await send({ key, ids, label: 'Written twice' }).expect(200);
    await send({ key: key.toUpperCase(), ids, label: 'Written twice' }).expect(200);
    expect(await charged('Written twice')).toHaveLength(1);
  });
});
