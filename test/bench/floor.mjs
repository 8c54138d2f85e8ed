// The floor of the bench, in a process of its own: bare node:http and pg, a checked token, the same rows and the same
// JSON as the server, no framework and no policies. DATABASE_URL is the owner's login; JWT_SECRET the server's.
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { PROPERTY_WITH_UNITS, PROPERTY_COLUMNS, toProperty, toPropertyDetail } from '../../dist/src/modules/landlords/property.rows.js';

pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
pool.on('error', () => undefined);
const accounts = new Map(JSON.parse(readFileSync(process.env.BENCH_ACCOUNTS, 'utf8')));
const page = readFileSync(process.env.BENCH_PAGE);

const LIST = `select ${PROPERTY_COLUMNS} from property p where p.account_id = $1 and p.archived_at is null order by p.created_at desc, p.id desc limit 51`;
const REQUEST = `insert into service_request (id, account_id, demo, created_at, property_id, unit_id, lease_id, reporter_id, title, description, issue_type, priority, status, respond_by)
  values ($1, $2, false, now(), $3, $4, $5, $6, $7, $8, $9, $10, 'submitted', now()) returning id, title, description, status, created_at`;

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

async function fileRequest(owner, { title, description, issueType, priority }) {
  const values = [randomUUID(), owner.accountId, owner.propertyId, owner.unitId, owner.leaseId, owner.userId, title, description, issueType, priority];
  return (await pool.query(REQUEST, values)).rows[0];
}

const server = createServer((request, response) => {
  if (request.url === '/') return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  let body = '';
  request.on('data', (chunk) => (body += chunk));
  request.on('end', () =>
    answer(request, body).then(
      ([status, value]) => response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(value)),
      (error) => response.writeHead(500).end(String(error)),
    ),
  );
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('ready\n'));
