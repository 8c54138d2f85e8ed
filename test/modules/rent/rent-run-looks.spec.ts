import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DUE, UNCHARGED, type DueLease } from '../../../src/modules/rent/rent-due.rows.js';
import type { Actor } from '../../../src/platform/scope/actor.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { letHome } from '../../factories/homes.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { readingsOf } from '../../support/plans.js';

const SYSTEM: Actor = { role: 'system', userId: null, accountId: null, demo: false, sessionId: null };
const [FIRST, LAST] = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
const LEASES = 600;

describe('which leases the rent run looks at', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    const { propertyId } = await letHome(test);
    // Numbers that differ from lease to lease and are the same in each run: zones, due days, ends, and what was charged.
    await test.sql(
      `insert into property (id, account_id, demo, created_at, name, street_number, street, city, region, postal_code, country, type, currency, time_zone)
       select gen_random_uuid(), account_id, demo, created_at, name, street_number, street, city, region, postal_code, country, type, currency, zone
       from property, unnest(array['Pacific/Auckland', 'America/Vancouver', 'Europe/Madrid']) zone where id = $1`,
      [propertyId],
    );
    await test.sql(
      `insert into unit (id, account_id, demo, created_at, property_id, label, bedrooms, half_bathrooms)
       select gen_random_uuid(), account_id, demo, now(), id, 'u' || n, 1, 2 from property, generate_series(1, ${LEASES / 4}) n`,
    );
    await test.sql(
      `insert into lease (id, account_id, demo, created_at, property_id, unit_id, state, starts_on, term_ends_on, ends_on, ends_for_good, rent_cents, currency, due_day, charge_from, activated_at)
       select gen_random_uuid(), account_id, demo, now(), property_id, id, case when n % 7 = 0 then 'ended' when n % 11 = 0 then 'draft' else 'active' end,
         '2026-01-05'::date + (n % 300)::int, case when n % 5 = 0 then '2027-01-31'::date end,
         case when n % 7 = 0 then '2026-01-05'::date + (n % 300)::int + (n % 40)::int end, n % 10 = 0, 100000 + n, 'CAD', 1 + (n % 31)::int, '2026-01-05'::date + (n % 300)::int, now()
       from (select u.*, row_number() over (order by label, property_id) n from unit u where label like 'u%') u`,
    );
    // Most are charged up to one of the last months; of some, a charge was taken back and freed its month.
    await test.sql(
      `insert into charge (id, account_id, demo, created_at, lease_id, kind, period, due_on, amount_cents, currency, superseded, voided_at)
       select gen_random_uuid(), account_id, demo, now(), id, 'rent', to_char(m, 'YYYY-MM'), m, rent_cents, 'CAD', freed, case when freed then now() end
       from (select l.*, row_number() over (order by rent_cents) n from lease l where rent_cents > 100000 and state <> 'draft') l,
         generate_series(date_trunc('month', l.starts_on), '2026-11-01'::date - interval '1 month' * (n % 4), '1 month') m,
         lateral (select n % 13 = 0 and m = '2026-11-01' as freed) f where n % 17 <> 0`,
    );
    await test.sql('vacuum analyze lease, property, charge');
  });
  afterAll(() => test.close());

  const asked = <Row extends object>(sql: string, values: unknown[]): Promise<Row[]> => {
    const scope = test.app.get(Scope);
    return scope.as(SYSTEM, () => scope.rows<Row>(sql, values));
  };
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).toSorted();

  it.each([
    '2026-10-31T12:00:00Z',
    '2026-11-01T00:30:00Z',
    '2026-11-01T11:30:00Z',
    '2026-11-15T12:00:00Z',
    '2026-11-30T11:00:00Z',
    '2026-12-01T06:00:00Z',
    '2027-02-28T23:30:00Z',
  ])('PY-010 at %s the quick look finds all that looking at each lease finds', async (now) => {
    const due = ids(await asked<DueLease>(DUE, [now]));
    const quick = ids(await asked<{ id: string }>(UNCHARGED, [now, FIRST, LAST]));
    const dueOfQuick = ids(await asked<DueLease>(`${DUE} and l.id = any($2::uuid[])`, [now, quick]));
    expect(due.length).toBeGreaterThan(10);
    expect(due.length).toBeLessThan(LEASES);
    expect(dueOfQuick).toEqual(due);
    // What it finds besides are months that were freed.
    expect(quick.length - due.length).toBeLessThan(LEASES / 13 + 1);
  });

  it('of a lease that is charged it reads one entry of an index, however many months were charged', async () => {
    await test.sql(
      `insert into charge (id, account_id, demo, created_at, lease_id, kind, period, due_on, amount_cents, currency)
       select gen_random_uuid(), account_id, demo, now(), id, 'rent', to_char(m, 'YYYY-MM'), m, 1000, 'CAD'
       from lease, generate_series('2020-01-01'::date, '2027-03-01', '1 month') m where state <> 'draft' on conflict do nothing`,
    );
    await test.sql('vacuum analyze charge');
    const values = ['2027-02-28T23:30:00Z', FIRST, LAST];
    expect(await asked(UNCHARGED, values)).toEqual([]);
    const read = await readingsOf(test, SYSTEM, { table: 'charge', sql: UNCHARGED, values });
    expect(read.map(({ index }) => index)).toEqual(['charge_of_period']);
    expect(read.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThanOrEqual(2 * LEASES);
  });
});
