// npm run bench -- answers: whether the time of an answer tells if someone has an address. Each form of sign-in is asked for known and
// unknown addresses in turn, one at a time, so that a busy moment of the machine meets both; read the ratio of the medians.
// A program, not a test.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../scripts/embedded-postgres.mjs';
import { startProduct } from './pages.mjs';

const PEOPLE = 20;
const CALLS = 200;
const WARM = 20;
/** What a stranger on the internet cannot tell from the noise of the way there. */
const WANTED = 1.1;

const addresses = (name) =>
  Array.from({ length: PEOPLE }, () => `${name}-${randomBytes(6).toString('hex')}@example.com`);
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Name, path, and what is sent for an address. */
const WAYS = [
  ['sign-in, wrong password', '/api/auth/signin', (email) => ({ email, password: 'wrong horse battery' })],
  ['forgotten password', '/api/auth/forgot-password', (email) => ({ email })],
  ['asking for a code', '/api/auth/request-2fa', (email) => ({ email, type: 'email' })],
  ['a wrong code', '/api/auth/verify-2fa', (email) => ({ email, code: '000000' })],
];

const post = (url, body) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

async function asked(url, body) {
  const began = performance.now();
  const answer = await post(url, body);
  const { requestId: _, ...words } = JSON.parse((await answer.text()) || '{}');
  return { ms: performance.now() - began, told: `${answer.status} ${JSON.stringify(words)}` };
}

/** Medians in ms for known and unknown addresses, and whether every answer was the same. */
async function compare(url, people, body) {
  const times = people.map(() => []);
  const told = new Set();
  for (let call = 0; call < CALLS + WARM; call += 1) {
    // Who comes first changes, so that neither always follows the other's work.
    for (const at of call % 2 ? [0, 1] : [1, 0]) {
      const answer = await asked(url, body(people[at][call % PEOPLE]));
      told.add(answer.told);
      if (call >= WARM) times[at].push(answer.ms);
    }
  }
  return { medians: times.map(median), told: [...told] };
}

function line(name, { medians: [known, unknown], told }) {
  const show = (value) => value.toFixed(2).padStart(10);
  const alike = told.length === 1 ? `alike: ${told[0].slice(0, 60)}` : `NOT ALIKE: ${told.join(' | ')}`;
  console.log(`${name.padEnd(26)}${show(known)}${show(unknown)}${show(known / unknown)}   ${alike}`);
}

/** Sign-in, reset and code: medians for known and unknown addresses, beside each other (issue 3). */
export async function benchAnswers() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const postgres = await startEmbedded({ ephemeral: true, durable: true });
  const secret = randomBytes(32).toString('hex');
  const people = [addresses('ana'), addresses('bea')];
  const { url, child } = await startProduct(postgres, {
    // The known ones verify in two steps: a code is sent to them, and waits for what a stranger types.
    ADMIN_2FA_EMAILS: people[0].join(','),
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    DEMO_ENABLED: 'false',
    PAYMENT_PROVIDER: 'sandbox',
    DATA_DIR: folder,
    RATE_LIMIT_FACTOR: '100000',
    JWT_SECRET: secret,
    CODE_KEY: secret,
    DOCUMENT_KEY: randomBytes(32).toString('base64'),
  });
  try {
    for (const email of people[0]) {
      const answer = await post(`${url}/api/auth/signup`, {
        email,
        password: 'correct horse battery',
        userData: { firstName: 'Ana', lastName: 'Ruiz', userType: 'landlord' },
      });
      if (!answer.ok) throw new Error(`sign-up: ${answer.status} ${await answer.text()}`);
    }
    console.log(
      `Medians of ${CALLS} answers each, in ms (expected: a ratio between ${(1 / WANTED).toFixed(2)} and ${WANTED}, and one answer)\n`,
    );
    console.log(`${''.padEnd(26)}     known   unknown     ratio`);
    for (const [name, path, body] of WAYS) line(name, await compare(url + path, people, body));
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
