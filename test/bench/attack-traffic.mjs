// The attacker, in a process of its own, so that the times of the others are not its own doing: reads the order from its parent,
// runs the attacks for so many seconds, and answers with how often each was answered with what.
import { Agent, request as ask } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { attacksOn } from './attack-kinds.mjs';

const SOURCE = '203.0.113.66';
/** Between an answer and the next try of the same loop: with all loops some 400 tries a second. */
const PAUSE_MS = 250;
const STREAM_PAUSE_MS = 2000;
const DRIP_MS = 1000;
const GIVE_UP_MS = 30_000;

process.once('message', async ({ world, seconds, only }) => {
  const stopped = new AbortController();
  setTimeout(() => stopped.abort(), seconds * 1000);
  const attacks = attacksOn(world).filter(([name]) => !only || name.includes(only));
  const tallies = await Promise.all(attacks.map((attack) => run(attack, world.url, stopped.signal)));
  process.send(Object.fromEntries(tallies), () => process.exit(0));
});

/** One attack until the time is up. */
async function run([name, atOnce, step], url, signal) {
  const tally = {};
  const tools = toolsFor(new URL(url), signal, new Agent({ keepAlive: true, maxSockets: atOnce + 1 }));
  const one = async () => {
    while (!signal.aborted) {
      const status = await step(tools).catch((error) => error.code ?? error.name);
      if (!signal.aborted) tally[status] = (tally[status] ?? 0) + 1;
      await pause(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return [name, tally];
}

function toolsFor({ hostname, port }, signal, agent) {
  const open = ({ method, path, headers = {}, body }) =>
    new Promise((resolve, reject) => {
      const stop = AbortSignal.any([signal, AbortSignal.timeout(GIVE_UP_MS)]);
      const sized = { 'x-forwarded-for': SOURCE, ...headers, ...(body && { 'content-length': body.length }) };
      const call = ask({ hostname, port, method, path, agent, signal: stop, headers: sized }, resolve).on(
        'error',
        reject,
      );
      call.end(body);
    });
  const whole = async (answer) => {
    const chunks = [];
    for await (const chunk of answer) if (chunks.length < 64) chunks.push(chunk);
    return Buffer.concat(chunks);
  };
  const send = async (request) => {
    const answer = await open(request);
    await whole(answer);
    return answer.statusCode;
  };
  const answer = async (request) => JSON.parse(await whole(await open(request)));
  /** Held while it lasts; a refused one comes again a while later. */
  const stream = async (request) => {
    const status = await send(request);
    await pause(STREAM_PAUSE_MS);
    return status;
  };
  return { send, answer, stream, drip: (head, bytes) => drip({ hostname, port, signal }, head, bytes) };
}

/** A connection on which so many bytes come each second, or a bit of a header, until the server has enough of it. */
function drip({ hostname, port, signal }, head, bytes) {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect({ host: hostname, port: Number(port), signal });
    const end = () => resolve(/ (\d{3}) /.exec(answer)?.[1] ?? 'closed');
    const first = bytes
      ? `${head}x-forwarded-for: ${SOURCE}\r\n\r\n${head.includes('boundary') ? '--e\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n' : ''}`
      : head;
    socket.write(first);
    socket
      .on('data', (chunk) => (answer += chunk))
      .on('error', () => undefined)
      .on('close', end);
    const timer = setInterval(() => socket.writable && socket.write(bytes ? Buffer.alloc(bytes, 0x20) : 'x'), DRIP_MS);
    socket.once('close', () => clearInterval(timer));
  });
}
