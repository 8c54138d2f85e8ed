// The floor of the bench, in a process of its own: bare node:http and pg, a checked token, the same rows and the same
// JSON as the server, no framework and no policies. DATABASE_URL is the owner's login; JWT_SECRET the server's.
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';
import {
  PROPERTY_WITH_UNITS,
  PROPERTY_COLUMNS,
  toProperty,
  toPropertyDetail,
} from '../../dist/src/modules/portfolio/property.rows.js';
import { columnsFor, REQUEST_FROM, toServiceRequest } from '../../dist/src/modules/service-requests/request-rows.js';

pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
pool.on('error', () => undefined);
const accounts = new Map(JSON.parse(readFileSync(process.env.BENCH_ACCOUNTS, 'utf8')));
const page = readFileSync(process.env.BENCH_PAGE);

const LIST = `select ${PROPERTY_COLUMNS} from property p where p.account_id = $1 and p.archived_at is null order by p.created_at desc, p.id desc limit 51`;
const REQUEST = `insert into service_request (id, account_id, demo, created_at, property_id, unit_id, lease_id, reporter_id, title, description, issue_type, priority, status, may_enter, respond_by)
  values ($1, $2, false, now(), $3, $4, $5, $6, $7, $8, $9, $10, 'submitted', false, now())`;
const CONTACT = `insert into request_contact (id, account_id, demo, created_at, request_id, name, phone) values ($1, $2, false, now(), $3, $4, null)`;
const EVENT = `insert into request_event (id, account_id, demo, created_at, request_id, actor_id, actor_role, kind, detail, internal)
  values ($1, $2, false, now(), $3, $4, 'tenant', 'status', 'submitted', false)`;
const READERS = `select u.email, u.language from membership m join app_user u on u.id = m.user_id where m.account_id = $1 and m.role in ('owner', 'manager')`;
const MAIL = `insert into outbox_message (id, demo, channel, recipient, language, template, params, state, created_at)
  values ($1, false, 'email', $2, $3, 'service-requests.submitted', $4, 'kept', now())`;
const AUDIT = `insert into audit_entry (id, at, demo, role, user_id, account_id, action, subject_type, subject_id, source, request_id)
  values ($1, now(), false, 'tenant', $2, $3, 'service_request.submit', 'service_request', $4, '127.0.0.1', $5)`;
const FILED = `select ${columnsFor('tenant')} from ${REQUEST_FROM} where r.id = $1`;

/** The id of the person whose token this is; undefined when it is not one of ours. */
function userOf(authorization = '') {
  const [header, payload, signature] = authorization.slice(7).split('.');
  const expected = createHmac('sha256', process.env.JWT_SECRET).update(`${header}.${payload}`).digest();
  const given = Buffer.from(signature ?? '', 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return claims.exp * 1000 > Date.now() ? claims.sub : undefined;
}

async function answer(request, body) {
  const owner = accounts.get(userOf(request.headers.authorization));
  if (!owner) return [401, { error: 'Please sign in.' }];
  if (request.method === 'POST') return [201, await fileRequest(owner, JSON.parse(body))];
  const id = request.url.split('/')[4];
  if (!id) return [200, (await pool.query(LIST, [owner.accountId])).rows.slice(0, 50).map(toProperty)];
  const { rows } = await pool.query(PROPERTY_WITH_UNITS, [id]);
  return [200, toPropertyDetail(rows[0])];
}

/** The rows that the server writes for it, each by one statement, in one transaction. */
async function fileRequest(owner, body) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const id = await insertRequest(client, owner, body);
    const { rows } = await client.query(FILED, [id]);
    await client.query('commit');
    return toServiceRequest(rows[0], { role: 'tenant', userId: owner.userId });
  } finally {
    client.release();
  }
}

async function insertRequest(
  client,
  { accountId, propertyId, unitId, leaseId, userId },
  { title, description, issueType, priority },
) {
  const id = randomUUID();
  await client.query(REQUEST, [
    id,
    accountId,
    propertyId,
    unitId,
    leaseId,
    userId,
    title,
    description,
    issueType,
    priority,
  ]);
  await client.query(CONTACT, [randomUUID(), accountId, id, 'Tenant']);
  await client.query(EVENT, [randomUUID(), accountId, id, userId]);
  for (const { email, language } of (await client.query(READERS, [accountId])).rows) {
    await client.query(MAIL, [randomUUID(), email, language, JSON.stringify({ title })]);
  }
  await client.query(AUDIT, [randomUUID(), userId, accountId, id, randomUUID()]);
  return id;
}

const server = createServer((request, response) => {
  if (request.url === '/') return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  let body = '';
  request.on('data', (chunk) => (body += chunk));
  request.on('end', () =>
    answer(request, body).then(
      ([status, value]) =>
        response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(value)),
      (error) => response.writeHead(500).end(String(error)),
    ),
  );
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('ready\n'));
