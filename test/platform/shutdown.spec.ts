import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { startServerProcess, untilServing, type ServerProcess } from '../support/server-process.js';
import { startSmtp, type Smtp } from '../support/smtp.js';

const PERSON = { email: 'a@example.com', password: 'long enough', firstName: 'A', lastName: 'B', userType: 'landlord' };

describe('a process that is told to stop', () => {
  let database: TestDatabase;
  let smtp: Smtp;
  /** What the mail server was asked to take and hasn't answered yet. */
  const waiting: (() => void)[] = [];
  let taking: boolean;
  const servers: ServerProcess[] = [];

  beforeEach(async () => {
    database = await createTestDatabase();
    taking = false;
    smtp = await startSmtp({
      hideSTARTTLS: true,
      onMailFrom: (_address, _session, done) => (taking ? done() : void waiting.push(done)),
    });
  });
  const takeMail = () => {
    taking = true;
    for (const answer of waiting.splice(0)) answer();
  };
  afterEach(async () => {
    takeMail();
    for (const server of servers.splice(0)) {
      server.cleanUp();
      await server.ended;
    }
    await smtp.close();
    await database.drop();
  });

  async function start(env: Record<string, string> = {}): Promise<ServerProcess> {
    const server = await startServerProcess(database, { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, ...env });
    servers.push(server);
    await untilServing(server);
    return server;
  }
  /** A person with an email on its way: the mail server has been asked, and doesn't answer yet. */
  async function withMailUnderWay(server: ServerProcess): Promise<string> {
    const answer = await fetch(`${server.url}/api/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(PERSON),
    });
    const { access_token: token } = (await answer.json()) as { access_token: string };
    await eventually(async () => waiting.length > 0, 60_000);
    return token;
  }
  const of = async <T extends object>(text: string): Promise<T[]> => {
    const client = new pg.Client({ connectionString: database.ownerUrl });
    await client.connect();
    await client.query("set app.maintenance = 'on'");
    const { rows } = await client.query<T>(text);
    await client.end();
    return rows;
  };
  const jobs = () =>
    of<{ state: string; output: unknown }>("select state::text, output from pgboss.job where data ? 'outboxId'");
  const mails = () => of<{ state: string }>('select state from outbox_message');

  it('ends live streams in order, finishes the job that it has, and then goes', async () => {
    const server = await start({ SHUTDOWN_DELAY_MS: '500' });
    const token = await withMailUnderWay(server);
    const stream = await fetch(`${server.url}/api/events`, { headers: { authorization: `Bearer ${token}` } });
    server.child.kill('SIGTERM');
    // A connection that breaks off would reject.
    await expect(stream.text()).resolves.toEqual(expect.any(String));
    expect(server.child.signalCode).toBeNull();
    takeMail();
    await server.ended;
    expect(server.child.signalCode).toBe('SIGTERM');
    expect(server.output()).not.toContain('took too long');
    expect(smtp.received).toHaveLength(1);
    expect([await mails(), await jobs()]).toMatchObject([[{ state: 'sent' }], [{ state: 'completed' }]]);
  }, 300_000);

  it('gives back a job that takes too long, and another process does it once', async () => {
    const server = await start({ SHUTDOWN_DELAY_MS: '500' });
    await withMailUnderWay(server);
    server.child.kill('SIGTERM');
    await server.ended;
    expect([await mails(), await jobs()]).toMatchObject([
      [{ state: 'queued' }],
      [{ state: 'retry', output: expect.anything() }],
    ]);
    takeMail();
    await start();
    await eventually(async () => (await jobs()).every(({ state }) => state === 'completed'), 60_000);
    expect(await mails()).toMatchObject([{ state: 'sent' }]);
    expect(smtp.received).toHaveLength(1);
  }, 300_000);
});
