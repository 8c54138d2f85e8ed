import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Jobs } from '../../../src/platform/outbox/jobs.js';
import { EVENT_QUEUE } from '../../../src/platform/outbox/queues.js';
import { Worker } from '../../../src/platform/outbox/worker.js';
import { person } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { aLandlord, type Landlord } from '../landlords/landlord.js';

const HEAD =
  'streetNumber,street,city,region,postalCode,country,unit,leaseStart,rent,openingBalance,firstName,lastName,email';
const line = (unit: number, balance: string) =>
  `87,Laurier,Montréal,QC,H2T 2N6,CA,${unit},2025-03-01,1650.00,${balance},Kim,Larsen,kim${unit}@example.com`;

/** What tenants owed before a landlord came to Lodgewell: it has an age, and every screen tells the same of it. */
describe('arrears that an import brings along', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    test.clock.setNow('2026-11-24T17:00:00Z');
  });
  afterAll(() => test.close());

  const read = async (path: string, token: string) => (await test.http('get', `/api${path}`, token).expect(200)).body;
  const importOf = async ({ token }: Landlord, balances: string[]): Promise<string[]> => {
    const table = [HEAD, ...balances.map((balance, at) => line(at + 1, balance))].join('\n');
    const { body } = await test
      .http('post', '/api/landlords/imports', token)
      .attach('file', Buffer.from(table), 'units.csv')
      .expect(201);
    await test.http('post', `/api/landlords/imports/${body.id}/apply`, token).expect(200);
    return (await read('/landlords/leases?sort=home', token)).map(({ id }: { id: string }) => id);
  };
  const activate = (landlord: Landlord, ids: string[]) =>
    test.http('post', '/api/landlords/leases/bulk', landlord.token).send({ ids, action: 'activate' }).expect(200);
  const posted = (landlord: Landlord) =>
    eventually(async () => {
      const [row] = await test.sql<{ left: number }>(
        'select count(*)::int as left from lease where account_id = $1 and posting_since is not null',
        [landlord.accountId],
      );
      return row?.left === 0;
    });
  const panes = (home: {
    street: { units: { label: string; state: string; openCents: number; dueOn: string | null }[] }[];
  }) =>
    home.street.flatMap(({ units }) =>
      units.map(({ label, state, openCents, dueOn }) => [label, state, openCents, dueOn]),
    );

  it('RNT-01 are overdue from the day before the lease ran here, in the headline, the windows, the lists, the ledger, the tenant’s home and the report', async () => {
    const nadia = await aLandlord(test);
    const [owing = '', clear = '', ahead = ''] = await importOf(nadia, ['500.00', '', '-200.00']);
    await test.sql("update portfolio_import set applied_at = '2026-11-22T17:00:00Z' where account_id = $1", [
      nadia.accountId,
    ]);
    const kim = await person(test, 'tenant');
    await test.sql('update lease_tenant set user_id = $1, joined_at = now() where lease_id = $2', [kim.userId, owing]);
    await activate(nadia, [owing, clear, ahead]);
    await posted(nadia);
    // Part of the start, so no one is told of it.
    expect(await test.sql("select 1 from outbox_message where template like 'landlords.owed_opening%'")).toEqual([]);

    const home = await read('/landlords/overview', nadia.token);
    expect(home.rent).toMatchObject([
      {
        month: '2026-12',
        expectedCents: 495_000,
        paidCents: 20_000,
        dueCents: 475_000,
        dueCount: 3,
        overdueCount: 0,
        arrearsCents: 50_000,
        arrearsCount: 1,
      },
    ]);
    // Due since the day of the import: by then it was owed.
    expect(panes(home)).toEqual([
      ['1', 'overdue', 50_000, '2026-11-22'],
      ['2', 'due', 165_000, '2026-12-01'],
      ['3', 'partial', 145_000, '2026-12-01'],
    ]);
    expect(home.waiting[0]).toMatchObject({ kind: 'overdue', count: 1, cents: 50_000, day: '2026-11-22' });
    expect(await read('/landlords/leases?balance=overdue', nadia.token)).toMatchObject([
      { id: owing, openCents: 50_000, overdueCents: 50_000 },
    ]);
    expect(await read(`/landlords/leases/${owing}/ledger/summary`, nadia.token)).toMatchObject({
      balanceCents: 50_000,
      overdueCents: 50_000,
      daysOverdue: 2,
    });
    expect(await read('/tenants/me/lease', kim.token)).toMatchObject({
      balanceCents: 50_000,
      overdueCents: 50_000,
      owed: [{ kind: 'opening_balance', dueOn: '2026-11-22', amountCents: 50_000 }],
    });
    const { tables } = await read('/reports/ageing', nadia.token);
    expect(
      tables[0].rows.map(({ cells }: { cells: unknown[] }) =>
        cells.slice(3).map((cell) => (cell as { amount: number }).amount),
      ),
    ).toEqual([[0, 50_000, 0, 0, 0, 50_000]]);
  });

  it('RNT-01 of a lease that is entered by hand are due the day before its rent counts here, however late they are entered', async () => {
    const omar = await aLandlord(test);
    const [id = ''] = await importOf(omar, ['']);
    await test.sql("update lease set import_id = null, charge_from = '2026-08-01' where id = $1", [id]);
    await activate(omar, [id]);
    await posted(omar);
    await test
      .http('post', `/api/landlords/leases/${id}/opening`, omar.token)
      .send({ balanceCents: 10_000 })
      .expect(201);
    expect(
      await test.sql("select due_on::text as day from charge where lease_id = $1 and kind = 'opening_balance'", [id]),
    ).toEqual([{ day: '2026-07-31' }]);
  });

  it('RNT-01 show that they are being posted until they are, and how far that is', async () => {
    const lea = await aLandlord(test);
    const ids = await importOf(lea, ['500.00', '', '']);
    const { boss } = test.app.get(Jobs);
    await boss.offWork(EVENT_QUEUE);
    await activate(lea, ids);
    expect(await read('/landlords/leases/posting', lea.token)).toEqual({ posted: 0, total: 3 });
    const before = await read('/landlords/overview', lea.token);
    expect(panes(before).map(([, state]) => state)).toEqual(['posting', 'posting', 'posting']);
    expect((await read('/landlords/leases', lea.token)).map(({ posting }: { posting: boolean }) => posting)).toEqual([
      true,
      true,
      true,
    ]);
    expect(await read(`/landlords/leases/${ids[0]}/ledger/summary`, lea.token)).toMatchObject({ posting: true });

    const jobs = await test.sql<{ data: Parameters<Worker['handle']>[1] & { payload: { leaseId: string } } }>(
      "select data from pgboss.job where name = $1 and state in ('created', 'retry')",
      [EVENT_QUEUE],
    );
    const of = (leaseId: string | undefined) => jobs.filter(({ data }) => data.payload.leaseId === leaseId);
    for (const { data } of of(ids[0])) await test.app.get(Worker).handle(`posting-${data.handler}-${ids[0]}`, data);
    expect(await read('/landlords/leases/posting', lea.token)).toEqual({ posted: 1, total: 3 });
    expect(panes(await read('/landlords/overview', lea.token)).map(([, state]) => state)).toEqual([
      'overdue',
      'posting',
      'posting',
    ]);
    for (const id of ids.slice(1))
      for (const { data } of of(id)) await test.app.get(Worker).handle(`posting-${data.handler}-${id}`, data);
    expect(await read('/landlords/leases/posting', lea.token)).toEqual({ posted: 3, total: 3 });
    expect(
      await test.sql("select count(*)::int as n from charge where lease_id = any($1) and kind = 'opening_balance'", [
        ids,
      ]),
    ).toEqual([{ n: 1 }]);
  });
});
