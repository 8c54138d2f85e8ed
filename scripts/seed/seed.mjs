import { randomBytes, randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { Problem } from '../lib/problem.mjs';
import { seedLedger } from './ledger.mjs';

const UNITS_EACH = 12;
/** The server's own parameters (src/modules/accounts/rules/passwords.ts). */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const STREETS =
  "array['Rue Saint-Denis', 'Avenue Laurier', 'Rue Rachel', 'Boulevard Saint-Laurent', 'Rue Sherbrooke', 'Avenue du Mont-Royal', 'Rue Ontario']";
const FIRST =
  "array['Amélie', 'Noah', 'Olivia', 'Mateo', 'Chloé', 'Samir', 'Lucía', 'Étienne', 'Grace', 'Thảo', 'William']";
const LAST =
  "array['Dubois', 'Tremblay', 'García', 'Nguyen', 'Roy', 'Smith', 'Bouchard', 'Haddad', 'Okafor', 'Lavoie', 'Chen', 'Gagnon', 'Ortiz']";

/**
 * Writes one landlord with units, nine tenths of them let since last year, and two months of ledger and the running one.
 * Every constraint and trigger of the schema checks the rows. Each run adds another landlord.
 * @param {string} ownerUrl
 * @param {number} units
 */
export async function seed(ownerUrl, units) {
  const client = new pg.Client({ connectionString: ownerUrl, options: '-c app.maintenance=on' });
  await client.connect();
  try {
    const {
      rows: [{ there }],
    } = await client.query("select to_regclass('public.lease') is not null there");
    if (!there) throw new Problem('The database has no tables yet: start the product once with npm run dev.');
    const password = randomBytes(9).toString('base64url');
    await client.query('begin');
    const landlord = await addPerson(client, 'landlord', password);
    const tenant = await addPerson(client, 'tenant', password);
    const account = await addAccount(client, landlord.id, `Seeded with ${units} units`);
    await addUnits(client, account, units);
    const leases = await letUnits(client, account, tenant.id);
    await seedLedger(client, account);
    await client.query('commit');
    await client.query('analyze');
    return { landlord: landlord.email, tenant: tenant.email, password, leases };
  } finally {
    await client.end();
  }
}

/** @param {pg.Client} client @param {'landlord' | 'tenant'} type @param {string} password */
async function addPerson(client, type, password) {
  const id = randomUUID();
  const email = `${type}-${id.slice(0, 6)}@example.com`;
  await client.query(
    `insert into app_user (id, demo, email, email_verified_at, user_type, first_name, last_name, language, created_at)
     values ($1, false, $2, now(), $3, 'Sam', 'Seed', 'en', now())`,
    [id, email, type],
  );
  await client.query('insert into credential (user_id, password_hash, changed_at) values ($1, $2, now())', [
    id,
    await hash(password, ARGON2),
  ]);
  return { id, email };
}

/** @param {pg.Client} client @param {string} userId @param {string} name */
async function addAccount(client, userId, name) {
  const id = randomUUID();
  await client.query(
    "insert into account (id, demo, kind, name, created_at) values ($1, false, 'landlord', $2, now())",
    [id, name],
  );
  await client.query(
    "insert into membership (id, account_id, demo, user_id, role, created_at) values (gen_random_uuid(), $1, false, $2, 'owner', now())",
    [id, userId],
  );
  return id;
}

/** @param {pg.Client} client @param {string} account @param {number} units */
async function addUnits(client, account, units) {
  await client.query(
    `insert into property (id, account_id, demo, created_at, name, street_number, street, city, region, postal_code, country, type, currency, time_zone)
     select gen_random_uuid(), $1, false, now() - n * interval '1 second', '', (100 + n * 2)::text, (${STREETS})[1 + n % 7], 'Montréal', 'QC', 'H2T 2N1', 'CA', 'apartment', 'CAD', 'America/Toronto'
     from generate_series(1, ceil($2::numeric / ${UNITS_EACH})::int) n`,
    [account, units],
  );
  await client.query(
    `insert into unit (id, account_id, demo, created_at, property_id, label, bedrooms, half_bathrooms, square_feet, market_rent_cents)
     select gen_random_uuid(), $1, false, p.created_at, p.id, (100 + n)::text, n % 4, 2 + n % 3, 450 + n % 4 * 200, 110000 + n % 4 * 35000
     from (select *, row_number() over (order by created_at desc) at from property where account_id = $1) p, generate_series(1, ${UNITS_EACH}) n
     where (p.at - 1) * ${UNITS_EACH} + n <= $2`,
    [account, units],
  );
}

/**
 * Creates leases for nine in ten units, the first one for this tenant. @param {pg.Client} client @param {string}
 * account @param {string} tenant
 */
async function letUnits(client, account, tenant) {
  const { rowCount } = await client.query(
    `insert into lease (id, account_id, demo, created_at, property_id, unit_id, state, starts_on, rent_cents, currency, due_day, charge_from, activated_at)
     select gen_random_uuid(), $1, false, now(), property_id, id, 'active', date_trunc('month', now()) - interval '1 year', market_rent_cents, 'CAD', 1,
       date_trunc('month', now()) - interval '2 months', now()
     from (select *, row_number() over (order by property_id, label) at from unit where account_id = $1) u where at % 10 <> 0`,
    [account],
  );
  await client.query(
    `insert into lease_tenant (id, account_id, demo, created_at, property_id, unit_id, lease_id, user_id, first_name, last_name, email, language, joined_at)
     select gen_random_uuid(), $1, false, now(), property_id, unit_id, id, case when at = 1 then $2::uuid end, (${FIRST})[1 + at % 11], (${LAST})[1 + at % 13],
       'tenant-' || left(id::text, 8) || '@example.com', (array['en', 'fr', 'es'])[1 + at % 3], case when at = 1 then now() end
     from (select *, row_number() over (order by id) at from lease where account_id = $1) l`,
    [account, tenant],
  );
  return rowCount ?? 0;
}
