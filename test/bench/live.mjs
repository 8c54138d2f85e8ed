// npm run bench -- live [seconds]: 2,000 live connections on one process. People write to one another, and each message is timed
// from the moment it is sent until each open page of its reader knows of it. Read the 99th percentile and the memory. A program, not a test.
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { attackWorld, post } from './attack-world.mjs';
import { cpuSeconds, residentMegabytes } from './process-figures.mjs';
import { withShippedProduct } from './shipped-product.mjs';

/** What must hold. */
const WANTED = { ms: 250, megabytes: 450 };
/** Open pages of each of the 400 people. */
const STREAMS_EACH = 5;
const MESSAGES_A_SECOND = 20;
const LATEST_MS = 5000;

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Opens a stream; `heard` is called with each message's data. Resolves when the server has begun to answer. */
function listen(url, { token, from }, heard) {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream', 'x-forwarded-for': from };
    const asked = request(`${url}/api/events`, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`A stream was refused: ${answer.statusCode}`));
      answer.setEncoding('utf8').on('data', (text) => text.includes('"messages"') && heard());
      resolve(asked);
    });
    asked.on('error', reject).end();
  });
}

/** Everyone's streams, each person from an address of their own. */
async function openStreams(url, people) {
  const streams = [];
  for (const [at, person] of people.entries()) {
    person.from = `198.51.${100 + Math.floor(at / 200)}.${at % 200}`;
    for (let one = 0; one < STREAMS_EACH; one += 1) {
      const stream = listen(url, person, () => person.waiting?.(performance.now()));
      streams.push(await stream);
    }
  }
  return streams;
}

/** One message, and the times in ms until each of the writer's pages knows of it. */
async function say(url, person) {
  const times = [];
  const began = performance.now();
  const all = new Promise((resolve) => {
    person.waiting = (now) => times.push(now - began) === STREAMS_EACH && resolve();
  });
  const body = { leaseId: person.leaseId, message: 'The hall light is out again.' };
  const headers = { authorization: `Bearer ${person.token}`, 'x-forwarded-for': person.from };
  const { status } = await post(url, '/api/messages', body, headers);
  await Promise.race([all, pause(LATEST_MS)]);
  person.waiting = undefined;
  return { status, times };
}

async function messages(url, people, seconds) {
  const said = [];
  for (let tick = 0; tick < seconds * MESSAGES_A_SECOND; tick += 1) {
    said.push(say(url, people[tick % people.length]));
    await pause(1000 / MESSAGES_A_SECOND);
  }
  return Promise.all(said);
}

function report(said, streams, { memory, cpu, seconds }) {
  const times = said.flatMap(({ times }) => times).toSorted((a, b) => a - b);
  const missing = said.length * STREAMS_EACH - times.length;
  const refused = said.filter(({ status }) => status !== 201).length;
  console.log(
    `${streams} live connections, ${said.length} messages in ${seconds} s to ${STREAMS_EACH} open pages each`,
  );
  console.log(
    `From sending to knowing, ms: p50 ${at(times, 0.5).toFixed(0)}, p99 ${at(times, 0.99).toFixed(0)}, longest ${at(times, 1).toFixed(0)}`,
  );
  console.log(
    `${missing} not delivered, ${refused} refused; ${memory.peak} MB at its highest, ${cpu.toFixed(1)} s of CPU`,
  );
  const missed = [
    ...(at(times, 0.99) < WANTED.ms ? [] : [`p99 is ${WANTED.ms} ms or more`]),
    ...(memory.peak < WANTED.megabytes ? [] : [`${WANTED.megabytes} MB or more`]),
    ...(missing + refused > 0 ? ['not everything was delivered'] : []),
  ];
  console.log(missed.length > 0 ? `MISSED: ${missed.join('; ')}` : 'As wanted: p99 under 250 ms and under 450 MB');
}

/** The whole report. @param {number} seconds */
export async function benchLive(seconds = 20) {
  await withShippedProduct({ DEMO_ENABLED: 'false' }, async ({ url, child, ownerUrl, secret }) => {
    const world = await attackWorld({ url, ownerUrl, secret, guardedEmail: 'guarded@example.com' });
    const streams = await openStreams(url, world.payers);
    try {
      const cpu = cpuSeconds(child.pid);
      const said = await messages(url, world.payers, seconds);
      const figures = { memory: residentMegabytes(child.pid), cpu: cpuSeconds(child.pid) - cpu, seconds };
      report(said, streams.length, figures);
    } finally {
      for (const stream of streams) stream.destroy();
    }
  });
}
