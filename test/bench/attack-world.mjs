// The world of npm run bench -- attacks and -- live: a landlord and a tenant of the attacker's, and tenants who pay their rent.
import { createHmac, randomUUID } from 'node:crypto';
import pg from 'pg';

const TENANTS = 400;
export const PASSWORD = 'correct horse battery';

/** A token as the server signs it: HS256, 24 hours. */
export function token(secret, { userId, sessionId }) {
  const now = Math.floor(Date.now() / 1000);
  const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: userId, sid: sessionId, iat: now, exp: now + 86_400 })}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

export async function post(url, path, body, headers = {}) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: JSON.parse((await answer.text()) || 'null') };
}

/** Everyone whom the run needs. `guardedEmail` is one of ADMIN_2FA_EMAILS. */
export async function attackWorld({ url, ownerUrl, secret, guardedEmail }) {
  const client = new pg.Client({ connectionString: ownerUrl, options: '-c app.maintenance=on' });
  await client.connect();
  const landlord = await landlordIn(client);
  const own = await landlordIn(client);
  const tenants = [];
  for (let at = 0; at < TENANTS; at += 1) tenants.push(await tenantOf(client, landlord));
  const tenant = await tenantOf(client, own);
  await client.end();
  const signed = (person) => ({ ...person, token: token(secret, person) });
  const chat = (await post(url, '/api/chat-sessions', {}, { 'x-forwarded-for': '198.51.100.1' })).body;
  const guarded = await guardedPerson(url, guardedEmail);
  return {
    url,
    chat: { id: chat.id, secret: chat.secret },
    guarded,
    attacker: signed(own),
    tenant: signed(tenant),
    payers: tenants.map(signed),
    /** Whose homes the payers rent. */
    landlord: signed(landlord),
  };
}

/** Someone whose second step is guessed at: the guesser has the password. */
async function guardedPerson(url, email) {
  const from = { 'x-forwarded-for': '198.51.100.2' };
  await post(
    url,
    '/api/auth/signup',
    { email, password: PASSWORD, userData: { firstName: 'Ana', lastName: 'Ruiz', userType: 'landlord' } },
    from,
  );
  const { body } = await post(url, '/api/auth/signin', { email, password: PASSWORD }, from);
  return { email, challenge: body.challenge };
}

async function landlordIn(client) {
  const [person, accountId, propertyId] = [await personIn(client, 'landlord'), randomUUID(), randomUUID()];
  await client.query(
    "insert into account (id, demo, kind, name, created_at) values ($1, false, 'landlord', 'Bench', now())",
    [accountId],
  );
  await client.query(
    "insert into membership (id, account_id, demo, user_id, role, created_at) values (gen_random_uuid(), $1, false, $2, 'owner', now())",
    [accountId, person.userId],
  );
  await client.query(
    `insert into property (id, account_id, demo, created_at, name, street_number, street, city, region, postal_code, country, type, currency, time_zone)
     values ($1, $2, false, now(), 'Laurier', '87', 'Laurier Avenue West', 'Montréal', 'QC', 'H2T 2N1', 'CA', 'apartment', 'CAD', 'America/Toronto')`,
    [propertyId, accountId],
  );
  const unitId = await unitIn(client, { accountId, propertyId });
  return { ...person, accountId, propertyId, unitId };
}

async function unitIn(client, { accountId, propertyId }) {
  const unitId = randomUUID();
  await client.query(
    'insert into unit (id, account_id, demo, created_at, property_id, label, bedrooms, half_bathrooms) values ($1, $2, false, now(), $3, $4, 2, 2)',
    [unitId, accountId, propertyId, unitId.slice(0, 8)],
  );
  return unitId;
}

async function tenantOf(client, landlord) {
  const [person, unitId, leaseId] = [await personIn(client, 'tenant'), await unitIn(client, landlord), randomUUID()];
  const home = [leaseId, landlord.accountId, landlord.propertyId, unitId];
  await client.query(
    `insert into lease (id, account_id, demo, created_at, property_id, unit_id, state, starts_on, rent_cents, currency, due_day, charge_from, activated_at)
     values ($1, $2, false, now(), $3, $4, 'active', '2026-01-01', 165000, 'CAD', 1, current_date, now())`,
    home,
  );
  await client.query(
    `insert into lease_tenant (id, account_id, demo, created_at, property_id, unit_id, lease_id, user_id, first_name, last_name, email, language, joined_at)
     values (gen_random_uuid(), $2, false, now(), $3, $4, $1, $5, 'Bench', 'Tenant', $6, 'en', now())`,
    [...home, person.userId, person.email],
  );
  return { ...person, leaseId };
}

export async function personIn(client, type) {
  const [userId, sessionId] = [randomUUID(), randomUUID()];
  const email = `${userId}@example.com`;
  await client.query(
    `insert into app_user (id, demo, email, email_verified_at, user_type, first_name, last_name, language, created_at)
     values ($1, false, $2, now(), $3, 'Bench', 'Person', 'en', now())`,
    [userId, email, type],
  );
  await client.query(
    "insert into session (id, demo, user_id, via_code, created_at, last_seen_at, source, user_agent) values ($1, false, $2, false, now(), now(), 'bench', '')",
    [sessionId, userId],
  );
  return { userId, sessionId, email };
}
