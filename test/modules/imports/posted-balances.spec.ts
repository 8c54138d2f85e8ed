import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { LEDGER_FAULTS } from '../../support/ledger-faults.js';
import { aLandlord, type Landlord } from '../landlords/landlord.js';
import { buildiumRoll } from './import-fixtures.js';

/** `IMPORT_LEASES=400` is the manager whom this is for; it prints how long each part took. */
const LEASES = Number(process.env.IMPORT_LEASES ?? 60);

interface Listed {
  id: string;
  state: string;
  overdueCents: number;
  openingBalanceCents: number;
}

/** A rent roll becomes running leases: after the last is posted, every screen owes what its line says, to the cent. */
describe('the balances of a whole rent roll', () => {
  let test: TestApp;
  let marc: Landlord;
  const roll = buildiumRoll(LEASES);
  const took: Record<string, number> = {};
  beforeAll(async () => {
    test = await startTestApp();
    test.clock.setNow('2026-11-24T17:00:00Z');
    marc = await aLandlord(test);
  });
  afterAll(() => test.close());

  const timed = async <T>(part: string, run: () => Promise<T>): Promise<T> => {
    const from = performance.now();
    const result = await run();
    took[part] = Math.round(performance.now() - from);
    return result;
  };
  const get = async (path: string) => test.http('get', `/api${path}`, marc.token).expect(200);
  const importRoll = async () => {
    const fields = (request: ReturnType<TestApp['http']>, values: object) => {
      for (const [name, value] of Object.entries(values)) void request.field(name, JSON.stringify(value));
      return request.attach('file', Buffer.from(roll.text), 'roll.csv');
    };
    const post = (path: string, values: object) =>
      fields(test.http('post', `/api/landlords/imports${path}`, marc.token), values);
    const { mapping } = (await post('/columns', {}).expect(200)).body;
    const answers = {
      dayFirst: false,
      balanceAge: 'rents',
      defaults: { country: 'US', propertyType: 'apartment', dueDay: '1' },
    };
    const { id } = (await post('', { mapping, answers }).expect(201)).body;
    await test.http('post', `/api/landlords/imports/${id}/apply`, marc.token).expect(200);
  };
  const everyLease = async (): Promise<Listed[]> => {
    const leases: Listed[] = [];
    for (let next = '/api/landlords/leases?sort=home&limit=200'; next;) {
      const { body, headers } = await test.http('get', next, marc.token).expect(200);
      leases.push(...body);
      next = /<([^>]+)>/.exec(headers.link ?? '')?.[1] ?? '';
    }
    return leases;
  };
  /** Looks twice a second: what is looked at is work of the same process. */
  const settled = (look: () => Promise<boolean>) => eventually(async () => (await pause(500), look()), 900_000);
  const posted = () =>
    settled(async () => {
      const { body } = await get('/landlords/leases/posting');
      return body.total === 0 || body.posted === body.total;
    });

  it('RNT-01 are on each lease what its line says, in the list, the ledger, the headline and the report', async () => {
    await timed('import', importRoll);
    const drafts = await everyLease();
    expect(drafts).toHaveLength(LEASES);
    // Before anything is posted the list says what each brings along.
    const amounts = (cents: number[]) => cents.toSorted((one, other) => one - other);
    expect(amounts(drafts.map(({ openingBalanceCents }) => openingBalanceCents))).toEqual(
      amounts(roll.owed.map(({ balanceCents }) => balanceCents)),
    );
    const ids = drafts.map(({ id }) => id);
    const most = drafts.toSorted((one, other) => other.openingBalanceCents - one.openingBalanceCents)[0];
    expect((await get(`/landlords/leases/${most?.id}`)).body.opening).toMatchObject({
      balanceCents: most?.openingBalanceCents,
      owedSince: expect.stringMatching(/^2026-\d\d-01$/),
      depositHeldCents: 50_000,
    });
    const { body: task } = await timed('activate', () =>
      test.http('post', '/api/landlords/leases/activations', marc.token).send({ ids }).expect(201),
    );
    await timed('all running', () =>
      settled(async () => (await get(`/landlords/bulk-tasks/${task.id}`)).body.pending === 0),
    );
    await timed('all posted', posted);

    const owed = new Map(
      (
        await test.sql<{ id: string; street: string; unit: string }>(
          `select l.id, p.street_number || ' ' || p.street as street, u.label as unit
           from lease l join unit u on u.id = l.unit_id join property p on p.id = u.property_id where l.account_id = $1`,
          [marc.accountId],
        )
      ).map(({ id, street, unit }) => [id, roll.owed.find((line) => line.street === street && line.unit === unit)!]),
    );
    const leases = await everyLease();
    expect(leases.map(({ state, openingBalanceCents }) => [state, openingBalanceCents])).toEqual(
      leases.map(() => ['active', 0]),
    );
    const ledgers: [string, number][] = [];
    for (const { id } of leases)
      ledgers.push([id, (await get(`/landlords/leases/${id}/ledger/summary`)).body.balanceCents]);
    expect(ledgers).toEqual(leases.map(({ id }) => [id, owed.get(id)?.balanceCents]));
    expect(leases.map(({ id, overdueCents }) => [id, overdueCents])).toEqual(
      leases.map(({ id }) => [id, Math.max(0, owed.get(id)?.balanceCents ?? Number.NaN)]),
    );

    const arrears = roll.owed.filter(({ balanceCents }) => balanceCents > 0);
    const arrearsCents = arrears.reduce((sum, { balanceCents }) => sum + balanceCents, 0);
    const { body: home } = await get('/landlords/overview');
    expect(home.rent).toMatchObject([
      { month: '2026-12', expectedCents: roll.rentCents, arrearsCents, arrearsCount: arrears.length },
    ]);
    const { body: ageing } = await get('/reports/ageing');
    const ages = (ageing.tables[0].rows as { subtotal: boolean; cells: { amount: number }[] }[])
      .filter(({ subtotal }) => !subtotal)
      .map(({ cells }) => cells.slice(3).map(({ amount }) => amount));
    // Not due, up to 30, 60 and 90 days late, longer, and in all: the rents of November, October and September.
    const late = arrears.map(({ balanceCents, rentCents }) => {
      const rents = [0, 1, 2].map((nth) => Math.max(0, Math.min(rentCents, balanceCents - nth * rentCents)));
      return [0, ...rents, 0, balanceCents];
    });
    const lines = (rows: (number | undefined)[][]) => rows.map((row) => row.join(' ')).toSorted();
    expect(lines(ages)).toEqual(lines(late));
    for (const [fault, sql] of Object.entries(LEDGER_FAULTS))
      for (const id of ids) expect([fault, await test.sql(sql, [id])]).toEqual([fault, []]);
    if (process.env.IMPORT_LEASES) process.stdout.write(`${LEASES} leases, milliseconds: ${JSON.stringify(took)}\n`);
  }, 1_200_000);
});
