// npm run bench -- chat [seconds]: 1,000 visitors who write to the chat, each from an address of their own, while four members of staff
// list, count and search an inbox with 5,000 conversations, on one process. Read the 99th percentiles, and the ratio to a floor of bare
// pg that reads the same page in the same seconds. A program, not a test: it ends with 1 if the inbox takes 200 ms or hides someone.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { chatWorld, CONVERSATIONS } from './chat-world.mjs';
import { cpuSeconds, residentMegabytes } from './process-figures.mjs';
import { withShippedProduct } from './shipped-product.mjs';

const VISITORS = 1000;
const LINES_EACH = 3;
const STAFF = 4;
/** What must hold: of each kind of answer, 99 of 100 take less. */
const WANTED_MS = 200;
const PAGE = 30;
const FLOOR = `select * from chat_session where not demo and status = 'open' and last_message_at is not null
  order by coalesce(waiting_since, 'infinity'::timestamptz), id limit ${PAGE + 1}`;

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

// Connections stay open and are bounded, so that none of the times is that of a connection. Staff have theirs to themselves.
const OF_VISITORS = new Agent({ keepAlive: true, maxSockets: 64 });
const OF_STAFF = new Agent({ keepAlive: true });

/** Asks, and gives status, headers and JSON. */
function ask(target, { agent, headers, body }) {
  const sent = body && JSON.stringify(body);
  const method = body ? 'POST' : 'GET';
  return new Promise((resolve, reject) => {
    const asked = request(target, { agent, method, headers: { 'content-type': 'application/json', ...headers } });
    asked.on('error', reject).on('response', async (answer) => {
      let text = '';
      for await (const chunk of answer.setEncoding('utf8')) text += chunk;
      resolve({ status: answer.statusCode, headers: answer.headers, body: JSON.parse(text || 'null') });
    });
    asked.end(sent);
  });
}

async function read(url, path, { token }) {
  const began = performance.now();
  const answer = await ask(url + path, { agent: OF_STAFF, headers: { authorization: `Bearer ${token}` } });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  const next = /<([^>]+)>; rel="next"/.exec(answer.headers.link ?? '')?.[1];
  return { ms: performance.now() - began, body: answer.body, next };
}

const post = (url, path, body, headers) => ask(url + path, { agent: OF_VISITORS, body, headers });

/** One visitor, as the widget asks: begins, tells the page, and writes lines with ids of their own, some seconds apart. */
async function visit(url, number, seconds, said) {
  const from = { 'x-forwarded-for': `10.${Math.floor(number / 250)}.7.${number % 250}` };
  await pause(Math.random() * seconds * 400);
  const begun = await post(url, '/api/chat-sessions', { role: 'general', visitorId: `visitor-bench-${number}` }, from);
  if (begun.status !== 201) return { refused: 1 };
  const { id, secret } = begun.body;
  const headers = { ...from, 'x-chat-secret': secret };
  let refused = 0;
  for (let line = 0; line < LINES_EACH; line += 1) {
    const body = {
      id: randomUUID(),
      conversation_id: id,
      message: `Is someone there? I am visitor ${number}, line ${line}`,
    };
    const { status } = await post(url, '/api/chat-messages', body, headers);
    if (status !== 201) refused += 1;
    if (line === 0) said.set(id, performance.now());
    await pause((0.5 + Math.random()) * seconds * 150);
  }
  return { refused };
}

/** What members of staff ask for, in turn. */
const asks = (references) => [
  ['list', () => `/api/chat-inbox?state=waiting&limit=${PAGE}`],
  ['counts', () => '/api/chat-inbox/counts'],
  ['list', () => `/api/chat-inbox?state=closed&limit=${PAGE}`],
  ['search', () => `/api/chat-inbox?q=${references[Math.floor(Math.random() * references.length)]}&limit=${PAGE}`],
  ['list', () => `/api/chat-inbox?state=mine&limit=${PAGE}`],
  ['search', () => `/api/chat-inbox?q=heating+second&limit=${PAGE}`],
  ['counts', () => '/api/chat-inbox/counts'],
  ['search', () => `/api/chat-inbox?q=nothing-like-this&limit=${PAGE}`],
];

async function work(url, person, references, { times, until }) {
  const all = asks(references);
  for (let turn = 0; performance.now() < until(); turn += 1) {
    const [kind, path] = all[turn % all.length];
    times[kind].push((await read(url, path(), person)).ms);
    await pause(100);
  }
}

/** Looks at what was written last, again and again, and keeps when each conversation was there for the first time. */
async function watch(url, person, { said, seen, until }) {
  while (performance.now() < until()) {
    const { body } = await read(url, '/api/chat-inbox?sort=-activity&limit=200', person);
    const now = performance.now();
    for (const { id } of body) if (said.has(id) && !seen.has(id)) seen.set(id, now - said.get(id));
    await pause(50);
  }
}

async function floor(client, { times, until }) {
  while (performance.now() < until()) {
    const began = performance.now();
    await client.query(FLOOR);
    times.floor.push(performance.now() - began);
    await pause(100);
  }
}

/** The ids that the queue shows, page by page. */
async function queue(url, person) {
  const ids = [];
  for (let next = '/api/chat-inbox?state=waiting&limit=200'; next;) {
    const page = await read(url, next, person);
    ids.push(...page.body.map(({ id }) => id));
    next = page.next;
  }
  return ids;
}

function report({ times, seen, invisible, twice, refused, memory, cpu, seconds, linesPerSecond }) {
  const sorted = Object.fromEntries(
    Object.entries(times).map(([kind, list]) => [kind, list.toSorted((a, b) => a - b)]),
  );
  console.log(
    `${VISITORS} visitors wrote ${VISITORS * LINES_EACH} lines in ${seconds.toFixed(0)} s beside ${STAFF} members of staff; ${CONVERSATIONS} conversations were there\n`,
  );
  console.log(`${''.padEnd(22)}   answers      p50      p95      p99  to floor`);
  for (const [kind, list] of Object.entries({
    ...sorted,
    'until visible': [...seen.values()].toSorted((a, b) => a - b),
  })) {
    const figures = [0.5, 0.95, 0.99].map((share) => at(list, share).toFixed(1).padStart(9));
    const ratio = (at(list, 0.5) / at(sorted.floor, 0.5)).toFixed(1).padStart(10);
    console.log(`${kind.padEnd(22)}${String(list.length).padStart(10)}${figures.join('')}${ratio}`);
  }
  console.log(
    `\n${invisible} not in the queue, ${twice} twice, ${refused} refused; ${memory.peak} MB at its highest, ${cpu.toFixed(1)} s of CPU; earlier lines were indexed at ${linesPerSecond.toFixed(0)} a second`,
  );
  const slow = ['list', 'counts', 'search'].filter((kind) => !(at(sorted[kind], 0.99) < WANTED_MS));
  const missed = [
    ...slow.map((kind) => `${kind}: p99 is ${WANTED_MS} ms or more`),
    ...(invisible + twice + refused > 0 ? ['not every conversation was visible once'] : []),
  ];
  console.log(
    missed.length > 0
      ? `MISSED: ${missed.join('; ')}`
      : `As wanted: p99 under ${WANTED_MS} ms, and every conversation visible`,
  );
  return missed.length === 0;
}

/** The whole report, and whether what is wanted holds. @param {number} seconds within which the visitors come and write */
export async function benchChat(seconds = 60) {
  return withShippedProduct({ DEMO_ENABLED: 'false' }, async (product) => {
    const { url, child, ownerUrl } = product;
    const { staff, references, linesPerSecond } = await chatWorld(product, STAFF + 1);
    const client = new pg.Client({ connectionString: ownerUrl, options: '-c app.maintenance=on' });
    client.on('error', () => undefined);
    await client.connect();
    const [said, seen] = [new Map(), new Map()];
    const times = { floor: [], list: [], counts: [], search: [] };
    let end = Number.POSITIVE_INFINITY;
    const shared = { times, said, seen, until: () => end };
    const [began, cpu] = [performance.now(), cpuSeconds(child.pid)];
    const beside = Promise.all([
      ...staff.slice(1).map((person) => work(url, person, references, shared)),
      watch(url, staff[0], shared),
      floor(client, shared),
    ]);
    // Whatever fails first ends the run with its own error.
    beside.catch(() => undefined);
    const visits = await Promise.all(
      Array.from({ length: VISITORS }, (_, number) => visit(url, number, seconds, said)),
    );
    // One more look at those who wrote last.
    end = performance.now() + 1000;
    await beside;
    const took = (performance.now() - began) / 1000;
    const shown = await queue(url, staff[0]);
    await client.end();
    return report({
      times,
      seen,
      invisible: [...said.keys()].filter((id) => !shown.includes(id)).length,
      twice: shown.length - new Set(shown).size,
      refused: visits.reduce((sum, visitor) => sum + visitor.refused, 0),
      memory: residentMegabytes(child.pid),
      cpu: cpuSeconds(child.pid) - cpu,
      seconds: took,
      linesPerSecond,
    });
  });
}
