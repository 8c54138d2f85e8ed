import { spawn } from 'node:child_process';
// npm run bench [seconds] [verb]: the built server under load on the embedded PostgreSQL, beside a floor of bare node:http and pg in the
// same run. With a name after `--` it measures one thing alone: `ledger` what the ledger costs as it grows, `growth` what a database of
// a million units costs, `answers` what the time of an answer tells, `attacks` people beside attackers, `live` 2,000 live connections,
// `chat` 1,000 visitors of the chat. `npm run bench pages [runs]` measures the public pages alone. Machines differ and are noisy:
// read the ratios and the CPU per request. A program, not a test.
import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from '../../scripts/build.mjs';
import { startEmbedded } from '../../scripts/embedded-postgres.mjs';
import { underPinnedNode } from '../../scripts/lib/pinned-node.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { ROOT, SERVER, SERVER_ENV } from '../../scripts/lib/product.mjs';
import { benchAnswers } from './answers.mjs';
import { benchAttacks } from './attacks.mjs';
import { benchChat } from './chat.mjs';
import { benchGrowth } from './growth/growth.mjs';
import { benchLedger } from './ledger.mjs';
import { benchLive } from './live.mjs';
import { load } from './load.mjs';
import { measurePages, startProduct } from './pages.mjs';
import { residentMegabytes } from './process-figures.mjs';
import { seed } from './seed.mjs';
import { pingBesideSignIns } from './sign-ins.mjs';

await underPinnedNode(import.meta.url);
const ALONE = {
  ledger: benchLedger,
  answers: benchAnswers,
  chat: () => benchChat(Number(process.argv[3] ?? 60)),
  growth: () => benchGrowth(process.argv.slice(3)),
  live: () => benchLive(Number(process.argv[3] ?? 30)),
  attacks: () => benchAttacks(Number(process.argv[3] ?? 40), process.argv[4]),
};
const alone = ALONE[process.argv[2]];
if (alone) {
  await build();
  // Reports that know what must hold say whether it did.
  process.exit((await alone()) === false ? 1 : 0);
}
const PAGES_ALONE = process.argv[2] === 'pages';
const SECONDS = Number(PAGES_ALONE ? 6 : (process.argv[2] ?? 6));
const ONLY = PAGES_ALONE ? '' : (process.argv[3] ?? '');
const PAGE_RUNS = Number((PAGES_ALONE && process.argv[3]) || 5);
const ROUNDS = 3;
const secret = randomBytes(32).toString('hex');
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const pick = (list) => list[Math.floor(Math.random() * list.length)];

/** A token as the server signs it: HS256, 24 hours. */
function token({ userId, sessionId }) {
  const now = Math.floor(Date.now() / 1000);
  const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: userId, sid: sessionId, iat: now, exp: now + 86_400 })}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

/** Starts a process and waits until it answers; gives it and the time that took, in ms. */
async function start(command, env, path) {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    env: { ...process.env, ...SERVER_ENV, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    const answer = await fetch(url + path).catch(() => undefined);
    if (answer?.ok) return { child, url, pid: child.pid, ready: performance.now() - began };
    if (child.exitCode !== null) throw new Error(`${command.join(' ')} ended with ${child.exitCode}`);
    await pause(10);
  }
}

function verbs({ landlords, tenants }) {
  const bearer = (person) => ({ authorization: `Bearer ${person.token}` });
  for (const person of [...landlords, ...tenants]) person.token = token(person);
  const body = JSON.stringify({
    title: 'Radiator drips',
    description: 'The valve drips since this morning.',
    issueType: 'plumbing',
    priority: 'medium',
  });
  return [
    ['list of 50 properties', 0.45, () => ({ path: '/api/landlords/properties', headers: bearer(pick(landlords)) })],
    [
      'one property, its units',
      0.3,
      () => {
        const landlord = pick(landlords);
        return { path: `/api/landlords/properties/${pick(landlord.propertyIds)}`, headers: bearer(landlord) };
      },
    ],
    [
      'filing a service request',
      0.4,
      () => ({
        path: '/api/service-requests',
        method: 'POST',
        body,
        headers: { ...bearer(pick(tenants)), 'content-type': 'application/json' },
      }),
    ],
    ['landing page', undefined, () => ({ path: '/' })],
  ];
}

/** Rounds alternate between floor and server, so that a busy moment of the machine meets both; the best round counts. */
async function measure(name, floor, server, request) {
  const best = { floor: undefined, server: undefined };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [key, target] of [
      ['floor', floor],
      ['server', server],
    ]) {
      const figures = await load({ url: target.url, pid: target.pid, seconds: SECONDS, request });
      if (figures.failed) console.log(`  ${name}, ${key}: ${figures.failed} requests failed`);
      if (!best[key] || figures.perSecond > best[key].perSecond) best[key] = figures;
    }
  }
  return best;
}

function line(name, expected, { floor, server }) {
  const ratio = server.perSecond / floor.perSecond;
  const show = (value, digits = 1) => value.toFixed(digits).padStart(9);
  const wanted = expected ? `(expected ${expected})` : '(expected 5,000/s)';
  console.log(
    `${name.padEnd(26)}${show(server.perSecond, 0)}${show(floor.perSecond, 0)}${show(ratio, 2)} ${wanted.padEnd(18)}${show(server.p50)}${show(server.p99)}${show(server.cpuMicros, 0)}${show(floor.cpuMicros, 0)}`,
  );
}

await build();
const landing = ['dist/web/pages/index.en.html', 'dist/web/index.html']
  .map((file) => join(ROOT, file))
  .find(existsSync);
const postgres = await startEmbedded({ ephemeral: true, durable: true });
const running = [];

/** Throughput of the verbs on a large world. */
async function benchServer(env, postgres) {
  const first = await start(SERVER, env, '/healthz');
  first.child.kill('SIGTERM');
  await new Promise((resolve) => first.child.once('exit', resolve));
  console.log('Seeding 20,000 properties and 200,000 units …');
  const world = await seed(postgres.ownerUrl);

  const server = await start(SERVER, env, '/healthz');
  running.push(server.child);
  const atRest = residentMegabytes(server.pid).now;
  const accounts = [
    ...world.landlords.map((person) => [person.userId, { accountId: person.accountId }]),
    ...world.tenants.map((person) => [person.userId, person]),
  ];
  writeFileSync(join(folder, 'accounts.json'), JSON.stringify(accounts));
  const floor = await start(
    ['test/bench/floor.mjs'],
    {
      DATABASE_URL: `${postgres.ownerUrl}?options=-c%20app.maintenance%3Don`,
      JWT_SECRET: secret,
      BENCH_ACCOUNTS: join(folder, 'accounts.json'),
      BENCH_PAGE: landing,
    },
    '/',
  );
  running.push(floor.child);

  console.log(
    `Ready ${Math.round(server.ready)} ms after process start on a migrated database (expected under 2,000); resident ${atRest} MB (expected under 200)\n`,
  );
  console.log(`${''.padEnd(26)}    req/s  floor/s    ratio ${''.padEnd(18)}      p50      p99  CPU µs  floor CPU`);
  for (const [name, expected, request] of verbs(world).filter(([name]) => name.includes(ONLY)))
    line(name, expected, await measure(name, floor, server, request));
  if ('sign-ins'.includes(ONLY)) {
    const beside = await pingBesideSignIns(server.url, SECONDS);
    console.log(
      `\n/ping beside 20 sign-ins at once: p50 ${beside.p50.toFixed(1)} ms, p99 ${beside.p99.toFixed(1)} ms (expected p99 under 50); ${beside.perSecond.toFixed(0)} sign-ins a second`,
    );
  }
  console.log(
    `\nHighest resident memory through the run: ${residentMegabytes(server.pid).peak} MB (expected under 450)`,
  );
}

try {
  const env = {
    NODE_ENV: 'production',
    PAYMENT_PROVIDER: 'sandbox',
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '1000',
    DEMO_ENABLED: 'false',
    DATA_DIR: join(folder, 'data'),
    JWT_SECRET: secret,
    CODE_KEY: secret,
    DOCUMENT_KEY: randomBytes(32).toString('base64'),
    PUBLIC_URL: 'http://localhost',
    DATABASE_URL: postgres.appUrl,
    MIGRATION_DATABASE_URL: postgres.ownerUrl,
  };
  if (!PAGES_ALONE) await benchServer(env, postgres);
  if (!ONLY) {
    const product = await startProduct(postgres, env);
    running.push(product.child);
    await measurePages(product.url, PAGE_RUNS);
  }
} finally {
  // One after the other: a server whose database goes first would complain of it.
  await Promise.all(
    running.map(
      (child) =>
        new Promise((ended) => (child.exitCode === null ? child.once('exit', ended).kill('SIGTERM') : ended())),
    ),
  );
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
