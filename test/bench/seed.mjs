import { randomUUID } from 'node:crypto';
import pg from 'pg';

export const LANDLORDS = 100;
const PROPERTIES_EACH = 200;
const UNITS_EACH = 10;

/**
 * 20,000 properties and 200,000 units of 100 landlords, one of whose units in each property is let; written by the
 * owner in a few statements. Gives the landlords and one let home for each.
 * @param {string} ownerUrl
 */
export async function seed(ownerUrl) {
  const client = new pg.Client({ connectionString: ownerUrl, options: '-c app.maintenance=on' });
  await client.connect();
  const landlords = Array.from({ length: LANDLORDS }, () => ({
    userId: randomUUID(),
    accountId: randomUUID(),
    sessionId: randomUUID(),
  }));
  await client.query('begin');
  await people(client, landlords, 'landlord');
  await client.query(
    `insert into property (id, account_id, demo, created_at, name, street_number, street, city, region, postal_code, country, type, currency, time_zone)
     select gen_random_uuid(), a, false, now() - n * interval '1 minute', 'House ' || n, n::text, 'Laurier Avenue West', 'Montréal', 'QC', 'H2T 2N1', 'CA', 'apartment', 'CAD', 'America/Toronto'
     from unnest($1::uuid[]) a, generate_series(1, ${PROPERTIES_EACH}) n`,
    [landlords.map(({ accountId }) => accountId)],
  );
  await client.query(
    `insert into unit (id, account_id, demo, created_at, property_id, label, bedrooms, half_bathrooms, square_feet, market_rent_cents)
     select gen_random_uuid(), p.account_id, false, p.created_at, p.id, (100 + n)::text, 1 + n % 3, 2, 700 + n, 150000 + n * 100
     from property p, generate_series(1, ${UNITS_EACH}) n`,
  );
  const tenants = landlords.map(() => ({ userId: randomUUID(), accountId: null, sessionId: randomUUID() }));
  await people(client, tenants, 'tenant');
  const homes = await letOneHomeEach(client, landlords, tenants);
  await client.query('commit');
  await client.query('vacuum analyze');
  const { rows } = await client.query('select id, account_id from property');
  await client.end();
  const propertyIds = Object.groupBy(rows, ({ account_id: id }) => id);
  return {
    landlords: landlords.map((landlord) => ({
      ...landlord,
      propertyIds: propertyIds[landlord.accountId].map(({ id }) => id),
    })),
    tenants: tenants.map((tenant, at) => ({ ...tenant, ...homes[at] })),
  };
}

async function people(client, list, type) {
  for (const { userId, accountId, sessionId } of list) {
    await client.query(
      `insert into app_user (id, demo, email, email_verified_at, user_type, first_name, last_name, language, created_at)
       values ($1, false, $2, now(), $3, 'Bench', 'Person', 'en', now())`,
      [userId, `${userId}@example.com`, type],
    );
    if (accountId) {
      await client.query(
        "insert into account (id, demo, kind, name, created_at) values ($1, false, 'landlord', 'Bench', now())",
        [accountId],
      );
      await client.query(
        "insert into membership (id, account_id, demo, user_id, role, created_at) values (gen_random_uuid(), $1, false, $2, 'owner', now())",
        [accountId, userId],
      );
    }
    await client.query(
      "insert into session (id, demo, user_id, via_code, created_at, last_seen_at, source, user_agent) values ($1, false, $2, false, now(), now(), 'bench', '')",
      [sessionId, userId],
    );
  }
}

async function letOneHomeEach(client, landlords, tenants) {
  const homes = [];
  for (const [at, { accountId }] of landlords.entries()) {
    const { rows } = await client.query('select id, property_id from unit where account_id = $1 limit 1', [accountId]);
    const [unit] = rows;
    const leaseId = randomUUID();
    await client.query(
      `insert into lease (id, account_id, demo, created_at, property_id, unit_id, state, starts_on, rent_cents, currency, due_day)
       values ($1, $2, false, now(), $3, $4, 'active', '2026-01-01', 165000, 'CAD', 1)`,
      [leaseId, accountId, unit.property_id, unit.id],
    );
    await client.query(
      `insert into lease_tenant (id, account_id, demo, created_at, property_id, unit_id, lease_id, user_id, first_name, last_name, email, language, joined_at)
       values (gen_random_uuid(), $1, false, now(), $2, $3, $4, $5, 'Bench', 'Tenant', 't@example.com', 'en', now())`,
      [accountId, unit.property_id, unit.id, leaseId, tenants[at].userId],
    );
    homes.push({ accountId, propertyId: unit.property_id, unitId: unit.id, leaseId });
  }
  return homes;
}
