// The floor of npm run bench -- live, in a process of its own: bare node:http and pg. A message is one row and one NOTIFY in a
// transaction, and what listens writes it to the streams that it concerns. No rights, no framework, no sessions.
import { createServer } from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
await pool.query(
  'create table if not exists floor_message (id bigint generated always as identity, lease text, body text)',
);
/** Streams by their reader. */
const streams = new Map();

const listener = new pg.Client({ connectionString: process.env.DATABASE_URL });
await listener.connect();
listener.on('notification', ({ payload }) => {
  const { lease, readers } = JSON.parse(payload);
  for (const reader of readers)
    for (const stream of streams.get(reader) ?? []) stream.write(`data: ${JSON.stringify({ ids: [lease] })}\n\n`);
});
await listener.query('listen floor');

async function store({ lease, body, readers }) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('insert into floor_message (lease, body) values ($1, $2)', [lease, body]);
    await client.query("select pg_notify('floor', $1)", [JSON.stringify({ lease, readers })]);
    await client.query('commit');
  } finally {
    client.release();
  }
}

function open(reader, response) {
  response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': open\n\n');
  const mine = streams.get(reader) ?? new Set();
  streams.set(reader, mine.add(response));
  response.on('close', () => mine.delete(response));
}

const server = createServer((request, response) => {
  if (request.method === 'GET') return open(request.url.slice(1), response);
  let text = '';
  request.on('data', (part) => (text += part));
  request.on('end', () =>
    store(JSON.parse(text)).then(
      () => response.writeHead(201).end('{}'),
      (error) => response.writeHead(500).end(String(error)),
    ),
  );
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('ready\n'));
