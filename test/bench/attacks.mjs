// npm run bench -- attacks [seconds] [alone | part of a name]: every attack at once from one address, and what a correct sign-in and
// a rent payment from other addresses take meanwhile, beside the same without attacks; `alone` runs one attack after the other, to
// tell which of them costs what. Everything stays on 127.0.0.1 and ends by itself. A program, not a test.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { attacksOn } from './attack-kinds.mjs';
import { attackWorld, PASSWORD, post } from './attack-world.mjs';
import { cpuSeconds, residentMegabytes } from './process-figures.mjs';
import { withShippedProduct } from './shipped-product.mjs';

/** What must hold under all of them at once. */
const WANTED = { ms: 2000, megabytes: 640 };
const IDLE_SECONDS = 10;
const REST_SECONDS = 20;
const SAMPLE_MS = 250;
const BETWEEN_MS = 200;
const GUARDED = 'guarded@example.com';

const at = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** People who sign in, pay and look whether the product answers, each from an address of its own, until the signal comes. */
async function people({ url, payers }, signal) {
  const taken = { 'sign-in': [], 'rent payment': [], '/healthz': [] };
  const refused = {};
  let turn = 0;
  const again = async (name, wanted, step) => {
    while (!signal.aborted) {
      const began = performance.now();
      const { status } = await step({ 'x-forwarded-for': `198.51.100.${10 + (turn++ % 200)}` });
      taken[name].push(performance.now() - began);
      if (status !== wanted) refused[`${name} ${status}`] = (refused[`${name} ${status}`] ?? 0) + 1;
      await pause(BETWEEN_MS);
    }
  };
  await Promise.all([
    again('sign-in', 200, (from) =>
      post(url, '/api/auth/signin', { email: 'payer@example.com', password: PASSWORD }, from),
    ),
    again('rent payment', 201, (from) => {
      const payer = payers.pop();
      if (!payer) throw new Error('Everyone has paid: the run is too long');
      return post(
        url,
        '/api/payments',
        { leaseId: payer.leaseId, amountCents: 100_000, method: 'debit_card', prepayment: true },
        { ...from, authorization: `Bearer ${payer.token}` },
      );
    }),
    again('/healthz', 200, () => fetch(`${url}/healthz`).then(async (answer) => (await answer.arrayBuffer(), answer))),
  ]);
  return { taken, refused };
}

/** What people and the process show while `work` runs. */
async function watched(world, pid, work) {
  const ended = new AbortController();
  const memory = [];
  const sampler = setInterval(() => memory.push(residentMegabytes(pid).now), SAMPLE_MS);
  const cpu = cpuSeconds(pid);
  const [figures, answers] = await Promise.all([people(world, ended.signal), work().finally(() => ended.abort())]);
  clearInterval(sampler);
  return { ...figures, answers, peak: Math.max(...memory), cpu: cpuSeconds(pid) - cpu };
}

/** The attacker's process, for so many seconds; behind all others, as it would not take the server's own processors. */
async function attack(world, seconds, only) {
  const child = fork(new URL('./attack-traffic.mjs', import.meta.url), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const { payers: _, ...order } = world;
  child.send({ world: order, seconds, only });
  const [answers] = await once(child, 'message');
  return answers;
}

function tableOf(rows) {
  console.log(`\n${''.padEnd(30)}      p50      p95      max    count`);
  for (const [name, values] of rows)
    console.log(
      `${name.padEnd(30)}${[at(values, 0.5), at(values, 0.95), at(values, 1), values.length].map((value) => value.toFixed(0).padStart(9)).join('')}`,
    );
}

const statuses = (tally) =>
  Object.entries(tally)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ') || 'no answer yet';

function report(idle, under) {
  const names = Object.keys(under.taken);
  tableOf(
    names.flatMap((name) => [
      [`${name}, ms, idle`, idle.taken[name]],
      [`${name}, ms, attacked`, under.taken[name]],
    ]),
  );
  for (const name of names)
    console.log(
      `${name}: ${(at(under.taken[name], 0.5) / at(idle.taken[name], 0.5)).toFixed(1)} times the idle median`,
    );
  console.log(`Refused people: ${statuses(under.refused).replace('no answer yet', 'none')}`);
  console.log(
    `Highest resident memory: ${idle.peak} MB idle, ${under.peak} MB attacked; ${under.cpu.toFixed(0)} s of CPU\n`,
  );
  for (const [name, tally] of Object.entries(under.answers)) console.log(`  ${name.padEnd(42)} ${statuses(tally)}`);
  const missed = [
    ...names
      .slice(0, 2)
      .filter((name) => !(at(under.taken[name], 1) < WANTED.ms))
      .map((name) => `a ${name} took longer than ${WANTED.ms} ms`),
    ...(under.peak < WANTED.megabytes ? [] : [`more than ${WANTED.megabytes} MB`]),
    ...Object.keys(under.refused),
  ];
  console.log(`\n${missed.length ? `MISSED: ${missed.join('; ')}` : 'As wanted: under 2 s each and under 640 MB'}`);
  return missed.length === 0;
}

/** Whether the product is as before, once the attacker has gone. */
async function afterwards({ url }, pid, ownerUrl) {
  await pause(REST_SECONDS * 1000);
  const { status } = await post(
    url,
    '/api/auth/signin',
    { email: 'payer@example.com', password: PASSWORD },
    { 'x-forwarded-for': '198.51.100.9' },
  );
  const client = new pg.Client({ connectionString: ownerUrl, options: '-c app.maintenance=on' });
  await client.connect();
  const { rows } = await client
    .query("select count(*)::int as failed from pgboss.job where state = 'failed'")
    .catch((error) => ({ rows: [{ failed: error.message }] }));
  await client.end();
  console.log(
    `${REST_SECONDS} s later: sign-in ${status}, ${rows[0].failed} failed jobs, ${residentMegabytes(pid).now} MB resident`,
  );
}

async function oneByOne(world, pid, seconds, part) {
  console.log(`${''.padEnd(44)}peak MB   CPU s  sign-in  payment (longest, ms)`);
  for (const [name] of attacksOn(world).filter(([name]) => name.includes(part))) {
    const { peak, cpu, taken, answers } = await watched(world, pid, () => attack(world, seconds, name));
    const show = (value) => value.toFixed(0).padStart(8);
    console.log(
      `${name.padEnd(42)} ${show(peak)}${show(cpu)}${show(at(taken['sign-in'], 1))} ${show(at(taken['rent payment'], 1))}   ${statuses(answers[name])}`,
    );
    await pause(2000);
  }
}

/** Attacks at once, or alone; see above. @param {number} seconds @param {string | undefined} which */
async function run({ url, child, ownerUrl, secret }, seconds, which) {
  const world = await attackWorld({ url, ownerUrl, secret, guardedEmail: GUARDED });
  await post(url, '/api/auth/signup', {
    email: 'payer@example.com',
    password: PASSWORD,
    userData: { firstName: 'Kim', lastName: 'Larsen', userType: 'landlord' },
  });
  if (which) return oneByOne(world, child.pid, seconds, which === 'alone' ? '' : which);
  const idle = await watched(world, child.pid, () => pause(IDLE_SECONDS * 1000));
  console.log(`${attacksOn(world).length} attacks at once from one address for ${seconds} s`);
  const under = await watched(world, child.pid, () => attack(world, seconds));
  const kept = report(idle, under);
  await afterwards(world, child.pid, ownerUrl);
  return kept;
}

/** The whole report. Gives false if what must hold doesn't. */
export function benchAttacks(seconds = 40, which = undefined) {
  return withShippedProduct({ DEMO_ENABLED: 'true', ADMIN_2FA_EMAILS: GUARDED }, (product) =>
    run(product, seconds, which),
  );
}
