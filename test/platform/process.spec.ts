import { readFileSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import { createServer, type Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { freezableProxy } from '../support/freezable-proxy.js';
import { startServerProcess, untilServing, type ServerProcess } from '../support/server-process.js';

const PERSON = { password: 'long enough', firstName: 'A', lastName: 'B', userType: 'landlord' };

describe('the server as a process', () => {
  let database: TestDatabase;
  let server: ServerProcess | undefined;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(async () => {
    server?.cleanUp();
    await server?.ended;
    await database.drop();
  });

  const signUp = (url: string, email: string) =>
    fetch(`${url}/api/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...PERSON, email }),
    });

  it('loses nothing that it acknowledged when it is killed', async () => {
    server = await startServerProcess(database, { RATE_LIMIT_FACTOR: '1000' });
    await untilServing(server);
    const acknowledged: string[] = [];
    const asked = Array.from({ length: 60 }, async (_, n) => {
      const email = `killed-${n}@example.com`;
      const answer = await signUp(server?.url ?? '', email).catch(() => undefined);
      if (answer?.status === 201) acknowledged.push(email);
      if (acknowledged.length === 15) server?.child.kill('SIGKILL');
    });
    await Promise.all(asked);
    expect(acknowledged.length).toBeGreaterThanOrEqual(15);
    expect(acknowledged.length).toBeLessThan(60);
    const kept = await rows(database, 'select email from app_user where email = any($1)', [acknowledged]);
    expect(kept).toHaveLength(acknowledged.length);
    const whole =
      'select 1 from app_user u join credential c on c.user_id = u.id join membership m on m.user_id = u.id join account a on a.id = m.account_id';
    expect(await rows(database, whole)).toHaveLength((await rows(database, 'select 1 from app_user')).length);
  }, 150_000);

  it('stops at once on SIGTERM, also with a live stream open', async () => {
    server = await startServerProcess(database);
    await untilServing(server);
    const { access_token: token } = (await (await signUp(server.url, 'stream@example.com')).json()) as {
      access_token: string;
    };
    const stream = await fetch(`${server.url}/api/events`, { headers: { authorization: `Bearer ${token}` } });
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    const began = Date.now();
    server.child.kill('SIGTERM');
    await server.ended;
    expect(Date.now() - began).toBeLessThan(8000);
    await stream.body?.cancel().catch(() => undefined);
  }, 150_000);

  it('answers on SIGTERM what is under way, gives up its kept connections and ends by itself', async () => {
    server = await startServerProcess(database, { SHUTDOWN_DELAY_MS: '500' });
    await untilServing(server);
    const agent = new Agent({ keepAlive: true });
    const body = JSON.stringify({ ...PERSON, email: 'under-way@example.com' });
    const asked = request(`${server.url}/api/auth/signup`, {
      agent,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    });
    const answered = new Promise<IncomingMessage>((resolve, reject) =>
      asked.on('response', resolve).on('error', reject),
    );
    asked.write(body.slice(0, 10));
    const { child, ended, url } = server;
    child.kill('SIGTERM');
    // New connections are refused: it is closing.
    await eventually(() =>
      fetch(`${url}/ping`).then(
        () => false,
        () => true,
      ),
    );
    asked.end(body.slice(10));
    const answer = await answered;
    answer.resume();
    expect([answer.statusCode, answer.headers.connection]).toEqual([201, 'close']);
    await ended;
    expect(server.output()).not.toContain('took too long');
    agent.destroy();
    expect(await rows(database, "select 1 from app_user where email = 'under-way@example.com'")).toHaveLength(1);
  }, 150_000);

  it('tells kept connections to close while it waits for its connections to go elsewhere', async () => {
    server = await startServerProcess(database, { SHUTDOWN_DELAY_MS: '4000' });
    await untilServing(server);
    const agent = new Agent({ keepAlive: true });
    const ask = (path: string) =>
      new Promise<IncomingMessage>((resolve, reject) =>
        request(`${server?.url}${path}`, { agent }, (answer) => resolve(answer.resume()))
          .on('error', reject)
          .end(),
      );
    expect((await ask('/ping')).headers.connection).toBe('keep-alive');
    server.child.kill('SIGTERM');
    await eventually(async () => (await ask('/healthz')).statusCode === 503);
    expect((await ask('/api/announcements')).headers.connection).toBe('close');
    await server.ended;
    agent.destroy();
  }, 150_000);

  it.each(['frozen', 'gone'] as const)(
    'ends on SIGTERM also when its database is %s',
    async (how) => {
      const proxy = await freezableProxy(database.appUrl);
      server = await startServerProcess(database, { DATABASE_URL: proxy.through(database.appUrl) });
      await untilServing(server);
      if (how === 'frozen') proxy.freeze();
      else proxy.close();
      // It has noticed, and tries to come back.
      await pause(4000);
      server.child.kill('SIGTERM');
      const ended = await Promise.race([server.ended, pause(60_000, 'still running', { ref: false })]);
      proxy.close();
      expect(ended).not.toBe('still running');
    },
    150_000,
  );

  it('SEC-07 says that it is shutting down before it closes its connections', async () => {
    server = await startServerProcess(database, { SHUTDOWN_DELAY_MS: '4000' });
    await untilServing(server);
    server.child.kill('SIGTERM');
    const { url } = server;
    const said = await eventually(async () => {
      const answer = await fetch(`${url}/healthz`);
      return answer.status === 503 && ((await answer.json()) as { status: string });
    });
    expect(said).toMatchObject({ code: 'unavailable', status: 'shutting_down' });
    expect((await fetch(`${url}/ping`)).status).toBe(200);
    expect((await fetch(`${url}/api/announcements`)).status).toBe(200);
    await server.ended;
  }, 150_000);

  it('SEC-07 answers people who are signed in until its connections close', async () => {
    server = await startServerProcess(database, { SHUTDOWN_DELAY_MS: '4000' });
    await untilServing(server);
    const { url } = server;
    const { access_token: token } = (await (await signUp(url, 'late@example.com')).json()) as { access_token: string };
    server.child.kill('SIGTERM');
    await eventually(async () => (await fetch(`${url}/healthz`)).status === 503);
    const answer = await fetch(`${url}/api/auth/sessions`, { headers: { authorization: `Bearer ${token}` } });
    expect([answer.status, await answer.json()]).toEqual([200, [expect.anything()]]);
    await server.ended;
  }, 150_000);

  it('AK-004 writes no token, password, API key or query to its log', async () => {
    server = await startServerProcess(database, { LOG_LEVEL: 'trace' });
    await untilServing(server);
    const { access_token: token } = (await (await signUp(server.url, 'quiet@example.com')).json()) as {
      access_token: string;
    };
    await fetch(`${server.url}/api/profiles/me?token=${token}&code=ABCD2345`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const key = `lw_${'Zz9'.repeat(14)}Q`;
    await fetch(`${server.url}/api/landlords/properties/${key}?key=${key}`, {
      headers: { authorization: `Bearer ${key}` },
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(server.output()).toContain('/api/profiles/me');
    expect(server.output()).toContain('/api/landlords/properties/lw_[redacted]');
    for (const secret of [token, key.slice(11), 'long enough', 'ABCD2345'])
      expect(server.output()).not.toContain(secret);

    const documented = new Set(
      [...readFileSync('docs/operate.md', 'utf8').matchAll(/^\| (`\w+`(?:, `\w+`)*) \|/gm)].flatMap(([, names = '']) =>
        [...names.matchAll(/\w+/g)].map(String),
      ),
    );
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const request = lines.find(({ path }) => path === '/api/profiles/me') ?? {};
    expect(Object.keys(request).sort()).toEqual(
      ['level', 'method', 'ms', 'msg', 'path', 'requestId', 'status', 'time'].sort(),
    );
    const other = lines.find(({ context, path }) => context && !path) ?? {};
    expect(Object.keys(other)).toEqual(expect.arrayContaining(['level', 'time', 'context', 'msg']));
    for (const field of [...Object.keys(request), ...Object.keys(other), 'err']) expect(documented).toContain(field);
  }, 150_000);

  it.each([
    ['a bad setting', { PORT: 'abc' }, /PORT/],
    [
      'an unreachable database',
      { DATABASE_URL: 'postgres://x@127.0.0.1:9/x', MIGRATION_DATABASE_URL: 'postgres://x@127.0.0.1:9/x' },
      /database cannot be reached/,
    ],
  ])(
    'says %s in one sentence and exits with 1',
    async (_title, env, sentence) => {
      server = await startServerProcess(database, env);
      expect(await server.ended).toBe(1);
      expect(server.output().trim()).toMatch(sentence);
      expect(server.output().trim().split('\n')).toHaveLength(1);
    },
    30_000,
  );

  it('says that the port is taken', async () => {
    const { taken, port } = await takePort();
    server = await startServerProcess(database, { PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(new RegExp(`Port ${port} is taken`));
    taken.close();
  }, 30_000);
});

async function rows(database: TestDatabase, text: string, values: unknown[] = []): Promise<object[]> {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  const result = await client.query(text, values);
  await client.end();
  return result.rows;
}

function takePort(): Promise<{ taken: Server; port: number }> {
  return new Promise((resolve) => {
    const taken = createServer().listen(0, '127.0.0.1', () => {
      const address = taken.address();
      resolve({ taken, port: typeof address === 'object' && address ? address.port : 0 });
    });
  });
}
