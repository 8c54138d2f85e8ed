import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { searchTerms } from '../../../src/modules/search/search-terms.js';
import { findForTeam, type Found } from '../../../src/modules/search/team/team-finder.js';
import { MOST_FOUND } from '../../../src/modules/search/team/team-sql.js';
import { driversOf } from '../../../src/modules/search/team/word-places.js';
import { TimeLeft } from '../../../src/modules/search/time-left.js';
import { Scope, type Query } from '../../../src/platform/scope/scope.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';

/** Long enough for every statement: no test depends on how fast the machine is. */
const HOURS = 10_000_000;
const BUILDINGS = 1000;
const UNITS_EACH = 3;

interface Plan {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}
const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];
/** Rows of tables that a statement looked at. */
const lookedAt = (plan: Plan): number =>
  nodes(plan)
    .filter((node) => node['Relation Name'])
    .reduce(
      (sum, node) => sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
      0,
    );

describe('the search of the team in a large installation', () => {
  let test: TestApp;
  let staff: Person;
  let place: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
    staff = await person(test, 'staff');
    place = await letHome(test);
    await test.sql("update lease_tenant set first_name = 'Zoé', last_name = 'D’Élan-Roy' where id = $1", [
      place.leaseTenantId,
    ]);
    await fill(test, place);
  });
  afterAll(() => test.close());

  /** What the indexes find, and how many rows were looked at for it. */
  async function found(typed: string): Promise<Found & { rows: number }> {
    const scope = test.app.get(Scope);
    const { plain, words } = searchTerms(typed);
    let rows = 0;
    const counting =
      (query: Query): Query =>
      async <Row extends object>(text: string, values?: unknown[]) => {
        if (!values) return query<Row>(text);
        const [explained] = await query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
          `explain (analyze, format json) ${text}`,
          values,
        );
        rows += lookedAt(explained?.['QUERY PLAN'][0]?.Plan as Plan);
        return query<Row>(text, values);
      };
    const sought = { demo: false, patterns: words, drivers: driversOf(plain) };
    const result = await scope.asSystem(
      'test',
      () => scope.read((query) => findForTeam(counting(query), plain, sought, new TimeLeft(HOURS, HOURS))),
      { demo: false },
    );
    return { ...result, rows };
  }

  /** The same by comparing every row. */
  async function compared(typed: string): Promise<Record<string, string[]>> {
    const { words } = searchTerms(typed);
    const ids = async (from: string, text: string, column: string) =>
      (
        await test.sql<{ id: string }>(
          `select distinct ${column} as id from ${from} and lw_fold(concat_ws(' ', ${text})) like all($1) order by 1`,
          [words],
        )
      ).map(({ id }) => id);
    const property = 'p.name, p.street_number, p.street, p.city, p.postal_code';
    const address = `${property}, u.label, p.street_number || '-' || u.label`;
    const homes = 'unit u join property p on p.id = u.property_id';
    return {
      properties: await ids('property p where not p.demo', property, 'p.id'),
      units: await ids(`${homes} where not u.demo`, address, 'u.id'),
      leases: await ids(
        `${homes} join lease_tenant t on t.unit_id = u.id where not t.demo`,
        `t.first_name, t.last_name, ${address}`,
        't.lease_id',
      ),
      users: await ids('app_user u where not u.demo', 'u.first_name, u.last_name, u.email, u.phone', 'u.id'),
      accounts: await ids('account a where not a.demo', 'a.name', 'a.id'),
    };
  }

  it.each([
    'zoe',
    "d'elan-roy",
    'zoe laurier',
    'zoe 302',
    'zoe 87-302 laurier',
    '87-302',
    '7-302',
    '87-3',
    '87-302 laurier h2t montreal',
    '500-2',
    'street500',
    'street50 city5 2',
    'last77',
    'last77 street',
    'first3 last77 city',
    'person77@',
    '555-0077',
    'test account',
    'nowhere',
    'zoe nowhere',
    'last77 street500',
    'roy 302 laurier montreal h2t zoe',
    '%',
    '7_3',
  ])('%s finds by indexes what comparing every row finds', async (typed) => {
    const all = await compared(typed);
    const { properties, units, tenants, users, accounts, partly } = await found(typed);
    const living = await test.sql<{ id: string }>('select lease_id as id from lease_tenant where unit_id = any($1)', [
      units.map(({ id }) => id),
    ]);
    const sorted = (ids: string[]) => [...new Set(ids)].toSorted();
    const by = {
      properties: sorted(properties.map(({ id }) => id)),
      units: sorted(units.map(({ id }) => id)),
      leases: sorted([...tenants.map(({ leaseId }) => leaseId), ...living.map(({ id }) => id)]),
      users: sorted(users.map(({ id }) => id)),
      accounts: sorted(accounts.map(({ id }) => id)),
    };
    expect(all.leases?.length).toBeLessThan(MOST_FOUND);
    expect([...partly]).toEqual([]);
    expect(by).toEqual(all);
  });

  it.each(['zoe', 'zoe 87-302 laurier', '87-302', 'last77 street500', 'person77@', 'nowhere', 'zoe nowhere'])(
    '%s looks at the rows that have it, however many there are',
    async (typed) => {
      expect((await found(typed)).rows).toBeLessThan(BUILDINGS / 4);
    },
  );

  it('what too many have is said to be incomplete, and ends early', async () => {
    const { partly, properties, units, rows } = await found('springfield');
    expect([...partly].toSorted()).toEqual(['properties', 'units']);
    expect([properties.length, units.length]).toEqual([MOST_FOUND, MOST_FOUND]);
    // Each is counted, up to 5,000, and none is looked at more often than that.
    expect(rows).toBeLessThan(BUILDINGS * 3);
    const answer = await test.http('get', '/api/search?q=springfield', staff.token).expect(200);
    expect(answer.headers['x-narrow-search']?.split(',')).toEqual(expect.arrayContaining(['property', 'lease']));
    expect(answer.body.filter(({ kind }: { kind: string }) => kind === 'property')).toHaveLength(5);
    expect((await test.http('get', '/api/search?q=zoe', staff.token).expect(200)).headers).not.toHaveProperty(
      'x-narrow-search',
    );
  });

  it('two characters alone find what begins with them', async () => {
    const { users, tenants } = await found('zo');
    expect([users.length, tenants.map(({ leaseId }) => leaseId)]).toEqual([0, [place.leaseId]]);
    expect((await found('oe')).tenants).toEqual([]);
  });

  it('a kind that isn’t ready in time is left out and named, and the others answer', async () => {
    const client = new pg.Client({ connectionString: test.database.ownerUrl });
    await client.connect();
    try {
      await client.query('begin');
      await client.query('lock table support_ticket in access exclusive mode');
      const answer = await test.http('get', '/api/search?q=zoe', staff.token).expect(200);
      expect(answer.headers['x-narrow-search']).toBe('ticket');
      expect(answer.body.map(({ kind }: { kind: string }) => kind)).toEqual(['person', 'lease']);
      await client.query('rollback');
      await client.query('begin');
      await client.query('lock table lease_tenant in access exclusive mode');
      const { headers, body } = await test.http('get', '/api/search?q=street500', staff.token).expect(200);
      const narrow = headers['x-narrow-search']?.split(',') ?? [];
      expect(narrow).toEqual(expect.arrayContaining(['lease', 'person']));
      expect(narrow).not.toContain('property');
      expect(body.map(({ kind }: { kind: string }) => kind)).toContain('property');
    } finally {
      await client.end();
    }
  });

  it('ROLE-03 sales gets neither homes nor a word about how many there are', async () => {
    const sales = await person(test, 'staff', { staffRole: 'sales' });
    const { headers, body } = await test.http('get', '/api/search?q=springfield', sales.token).expect(200);
    expect([body, headers['x-narrow-search']]).toEqual([[], undefined]);
  });
});

/** Buildings with units, leases and people, all of one landlord. */
async function fill(test: TestApp, { landlord }: LetHome): Promise<void> {
  const values = [landlord.accountId];
  await test.sql(
    `insert into property (id, account_id, demo, created_at, name, street_number, street, city, region, postal_code, country, type, currency, time_zone)
     select gen_random_uuid(), $1, false, now(), 'Springfield', n::text, 'Street' || n, 'City' || n % 40, 'QC', 'H1X ' || n % 10 || 'Z1', 'CA', 'apartment', 'CAD', 'America/Toronto' from generate_series(101, 100 + ${BUILDINGS}) n`,
    values,
  );
  await test.sql(
    `insert into unit (id, account_id, demo, created_at, property_id, label, bedrooms, half_bathrooms)
     select gen_random_uuid(), $1, false, now(), id, k::text, 1, 2 from property, generate_series(1, ${UNITS_EACH}) k where name = 'Springfield'`,
    values,
  );
  await test.sql(
    `insert into app_user (id, demo, email, user_type, first_name, last_name, phone, language, created_at)
     select gen_random_uuid(), false, 'person' || n || '@example.com', 'tenant', 'First' || n % 50, 'Last' || n, '514 555-' || lpad(n::text, 4, '0'), 'en', now() from generate_series(1, ${BUILDINGS * UNITS_EACH}) n`,
  );
  await test.sql(
    `insert into lease (id, account_id, demo, created_at, property_id, unit_id, state, starts_on, rent_cents, currency, due_day, charge_from)
     select gen_random_uuid(), u.account_id, false, now(), u.property_id, u.id, 'draft', '2026-01-01', 100000, 'CAD', 1, '2026-01-01' from unit u join property p on p.id = u.property_id where p.name = 'Springfield' and u.account_id = $1`,
    values,
  );
  await test.sql(
    `insert into lease_tenant (id, account_id, demo, created_at, property_id, unit_id, lease_id, first_name, last_name, email, language)
     select gen_random_uuid(), account_id, false, now(), property_id, unit_id, id, 'First' || n % 50, 'Last' || n, 'lessee' || n || '@example.com', 'en'
     from (select l.*, row_number() over (order by id) n from lease l where state = 'draft' and account_id = $1) l`,
    values,
  );
  await test.sql('vacuum analyze property, unit, lease_tenant, app_user, account');
}
