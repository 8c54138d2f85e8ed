// What the product answers on a filled database, as people of small and large accounts and as the team.
import { createHmac, randomUUID } from 'node:crypto';

/** Warm calls of which the median counts. A slow one is asked fewer times. */
const CALLS = 15;
const SLOW_MS = 1500;

/** A token as the server signs it. */
function token(secret, { userId, sessionId }) {
  const now = Math.floor(Date.now() / 1000);
  const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: userId, sid: sessionId, iat: now, exp: now + 86_400 })}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

async function signedIn(client, userId) {
  const sessionId = randomUUID();
  await client.query(
    "insert into session (id, demo, user_id, via_code, created_at, last_seen_at, source, user_agent) values ($1, false, $2, false, now(), now(), 'bench', '')",
    [sessionId, userId],
  );
  return { userId, sessionId };
}

async function teamMember(client, type) {
  const userId = randomUUID();
  await client.query(
    `insert into app_user (id, demo, email, email_verified_at, user_type, staff_role, first_name, last_name, language, created_at)
     values ($1, false, $3, now(), $2, 'manager', 'Bench', 'Person', 'en', now())`,
    [userId, type, `${userId}@example.com`],
  );
  return signedIn(client, userId);
}

/** The landlord of a rank in town 1, with one of their leases and its property. */
async function landlord(client, rank) {
  const { rows } = await client.query(
    `select b.user_id as "userId", b.units, l.id as "leaseId", l.property_id as "propertyId" from bench.landlord b
     left join lateral (select id, property_id from lease where account_id = b.account_id limit 1) l on true where b.town = 1 and b.rank = $1`,
    [rank],
  );
  return { ...rows[0], ...(await signedIn(client, rows[0].userId)) };
}

const LANDLORD = [
  ['home', () => '/api/landlords/overview'],
  ['list of properties', () => '/api/landlords/properties'],
  ['one property, its units', ({ propertyId }) => `/api/landlords/properties/${propertyId}`],
  ['list of leases', () => '/api/landlords/leases'],
  ['list of tenants', () => '/api/landlords/tenants'],
  ['list of payments', () => '/api/landlords/payments'],
  ['statement of a lease', ({ leaseId }) => `/api/landlords/leases/${leaseId}/ledger`],
  ['requests', () => '/api/service-requests'],
  ['messages', () => '/api/messages/threads'],
  ['notifications', () => '/api/notifications'],
  ['search "tremblay"', () => '/api/search?q=tremblay'],
  ['report: rent roll', () => '/api/reports/rent_roll'],
];
const TEAM = [
  ['home of admins', () => '/api/admin/stats', 'admin'],
  ['people', () => '/api/admin/users', 'admin'],
  ['people, search "tremblay"', () => '/api/admin/users?q=tremblay', 'admin'],
  ['audit log', () => '/api/admin/audit-log', 'admin'],
  ['audit log, by people alone', () => '/api/admin/audit-log?by=people', 'admin'],
  ['audit log, of one action', () => '/api/admin/audit-log?action=session.sign_in_failed', 'admin'],
  ...[
    'tremblay',
    'zoe tremblay',
    'laurier',
    '104 laurier',
    '100-104',
    'kim laurier',
    'montreal',
    'nowhere',
    'li',
    '1-3',
  ].map((words) => [`search "${words}"`, () => `/api/search?q=${encodeURIComponent(words)}`, 'staff']),
  ['chat inbox', () => '/api/chat-inbox', 'staff'],
];

/** The median in ms of a path, beside that of /ping in the same moments, and what was answered if it isn't 200. */
async function median(url, path, headers) {
  const times = { answer: [], floor: [] };
  const call = async (what, to) => {
    const began = performance.now();
    const answer = await fetch(url + to, { headers });
    await answer.text();
    times[what].push(performance.now() - began);
    return answer.status;
  };
  let status = await call('answer', path);
  const calls = times.answer[0] > SLOW_MS ? 2 : CALLS;
  times.answer.length = 0;
  for (let at = 0; at < calls; at += 1) {
    status = await call('answer', path);
    await call('floor', '/ping');
  }
  const middle = (some) => some.sort((left, right) => left - right)[Math.floor(some.length / 2)];
  return { ms: middle(times.answer), floor: middle(times.floor), status };
}

/** All answers, a line each. @param {{ url: string, secret: string, client: import('pg').Client, ranks?: number[] }} product of landlords in town 1, by how many have more units */
export async function measureAnswers({ url, secret, client, ranks = [3000, 100, 1] }) {
  const team = { admin: await teamMember(client, 'admin'), staff: await teamMember(client, 'staff') };
  const show = async (name, path, person) => {
    const { ms, floor, status } = await median(url, path, { authorization: `Bearer ${token(secret, person)}` });
    console.log(
      `  ${name.padEnd(44)}${ms.toFixed(1).padStart(10)}${floor.toFixed(1).padStart(9)}${status === 200 ? '' : `  ${status}`}`,
    );
  };
  console.log(`\nAnswers, median in ms${''.padEnd(33)}   /ping`);
  for (const rank of ranks) {
    const person = await landlord(client, rank);
    for (const [name, path] of LANDLORD)
      await show(`${person.units.toLocaleString('en')} units: ${name}`, path(person), person);
  }
  for (const [name, path, role] of TEAM) await show(`${role}: ${name}`, path(), team[role]);
}
