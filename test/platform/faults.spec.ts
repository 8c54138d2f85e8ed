import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { startReplicas, type Replicas } from '../support/replicas.js';
import { OpenBrowser, SteadyLoad, type Kind } from '../support/steady-load.js';

const WAIT_MS = 150_000;
/** Several of these waits, one after another. */
const TEST_MS = 900_000;
/** How long people wait for an answer of a process that gives none. */
const PATIENCE_MS = 4000;
/** Of ten parts of time, a starved process gets one. */
const STARVED_MS = 900;

/** Where each kind of write is stored, and the column that has its mark. */
const STORED: Record<Kind, [table: string, column: string]> = {
  payment: ['payment', 'note'],
  message: ['lease_message', 'message'],
  request: ['service_request', 'title'],
};
const UNFINISHED = `select name, state::text, data, output from pgboss.job
  where name <> 'schedules' and state < 'completed' and start_after < now() + interval '1 minute'`;
/** What the database is doing, for the error when jobs don't end. */
const AT_WORK = `select pid, state, wait_event_type, wait_event, now() - xact_start as age, left(query, 120) as query,
  pg_blocking_pids(pid) as "waitsFor" from pg_stat_activity where datname = current_database() and state <> 'idle'`;
/** A process refreshes its jobs more often than this. So those belong to one that is dead or stopped: their time is over now. */
const JOBS_ARE_GIVEN_UP = `update pgboss.job set heartbeat_on = heartbeat_on - interval '1 hour'
  where state = 'active' and heartbeat_on < now() - interval '8 seconds' returning id as value`;
/** What jobs were to post: the ids of webhooks. */
const IN_HAND = `select event_id as value from webhook_delivery d
  where exists (select from pgboss.job j where j.id = any($1::uuid[]) and position(d.id::text in j.data::text) > 0)`;
/** The minute in which a claim may still belong to a process that works on it. */
const CLAIMS_ARE_GIVEN_UP = `update idempotency_key set created_at = created_at - interval '1 minute' where status is null and committed_at is null`;

/** How often each value is there. */
const times = (values: readonly string[]): Map<string, number> =>
  values.reduce((found, value) => found.set(value, (found.get(value) ?? 0) + 1), new Map<string, number>());
const doubled = (values: readonly string[]): string[] =>
  [...times(values)].filter(([, count]) => count > 1).map(([value]) => value);

describe('two processes behind a proxy, under load', () => {
  let all: Replicas;
  let load: SteadyLoad;
  let browsers: OpenBrowser[];
  beforeAll(async () => {
    all = await startReplicas();
  }, 150_000);
  afterAll(() => all?.close());

  beforeEach(async () => {
    all.smtp.received.length = 0;
    all.webhooks.received.length = 0;
    load = new SteadyLoad(all.proxy.url, all.home);
    browsers = [all.home.landlord, all.home.tenant].map((token) => new OpenBrowser(all.proxy.url, token));
    load.start();
    await further(10);
  }, 120_000);
  afterEach(async () => {
    all.takeMail();
    await load.stop();
    await Promise.all(browsers.map((browser) => browser.close()));
  });

  /** The load goes on until so many further writes have been acknowledged. */
  const further = async (count: number) => {
    const before = load.acknowledged.size;
    await eventually(async () => load.acknowledged.size >= before + count, WAIT_MS);
  };
  const failures = () => [...new Set(load.failures.map(({ status, code }) => `${status} ${code}`))];
  const mails = () => all.smtp.received.map(({ raw }) => /^Message-ID: (.+)$/im.exec(raw)?.[1] ?? '');
  const messages = () => all.webhooks.received.map(({ headers }) => String(headers['webhook-id']));
  const strings = async (text: string, values: unknown[] = []) =>
    (await all.sql<{ value: string }>(text, values)).map(({ value }) => value);

  const whatIsLeft = async () => ({ jobs: await all.sql(UNFINISHED), database: await all.sql(AT_WORK) });

  /** Each of both processes is in the middle of delivering an email, and has further jobs in the same batch. */
  const bothDeliver = async () => {
    all.holdMail();
    await eventually(async () => all.held() === 2, WAIT_MS);
    await further(6);
  };

  /** What was acknowledged is there once, and so is all that follows from it. */
  async function everythingIsThereOnce(): Promise<void> {
    await load.stop();
    await load.settle();
    for (const kind of Object.keys(STORED) as Kind[]) {
      const [table, column] = STORED[kind];
      const stored = await strings(`select ${column} as value from ${table} where ${column} = any($1)`, [
        load.marks(kind),
      ]);
      expect(stored.sort()).toEqual(load.marks(kind).sort());
    }
    // The books: each payment is one entry, and each entry sums to zero.
    const payments = await strings('select id as value from payment where note = any($1)', [load.marks('payment')]);
    const entries = 'select payment_id as value from journal_entry where payment_id = any($1)';
    expect((await strings(entries, [payments])).sort()).toEqual(payments.sort());
    expect(await all.sql('select 1 from posting group by entry_id having sum(amount_cents) <> 0')).toEqual([]);
    // The jobs: all done, none given up. Each event has one message for the webhook.
    await eventually(async () => (await all.sql(UNFINISHED)).length === 0, WAIT_MS, whatIsLeft);
    expect(await all.sql("select data from pgboss.job where name = 'failed'")).toEqual([]);
    const requests = await strings('select id as value from service_request where title = any($1)', [
      load.marks('request'),
    ]);
    const about =
      "select body::json->'data'->>'id' as value from webhook_delivery where body::json->'data'->>'id' = any($1)";
    expect((await strings(about, [payments])).sort()).toEqual(payments.sort());
    expect((await strings(about, [requests])).sort()).toEqual(requests.sort());
    expect(await all.sql("select state from webhook_delivery where state <> 'delivered'")).toEqual([]);
    expect(await all.sql("select state, failure from outbox_message where state <> 'sent'")).toEqual([]);
    // The browsers were shown each of them, by an event or by reading the list after they had connected.
    for (const { seen } of browsers) await eventually(async () => requests.every((id) => seen.has(id)), WAIT_MS);
    expect(
      await all.sql(
        `select query from pg_stat_activity where state like 'idle in transaction%' and xact_start < now() - interval '10 seconds'`,
      ),
    ).toEqual([]);
  }

  it(
    'a rolling restart fails no request, and breaks off no stream',
    async () => {
      const before = all.servers.slice();
      for (const old of before) {
        await all.end(old, 'SIGTERM');
        expect(old.output()).not.toContain('took too long');
        await further(5);
        await all.add();
        await further(5);
      }
      await everythingIsThereOnce();
      expect(failures()).toEqual([]);
      expect([doubled(mails()), doubled(messages())]).toEqual([[], []]);
      expect(browsers.map(({ ended, broken }) => [ended > 0, broken])).toEqual([
        [true, 0],
        [true, 0],
      ]);
    },
    TEST_MS,
  );

  it(
    'when one is killed, the other does what it had begun',
    async () => {
      await bothDeliver();
      const [victim] = all.servers;
      if (victim) await all.end(victim, 'SIGKILL');
      const beforeTheKill = messages();
      all.takeMail();
      await further(10);
      await load.stop();
      await all.sql(CLAIMS_ARE_GIVEN_UP);
      await eventually(async () => (await all.sql(JOBS_ARE_GIVEN_UP)).length > 0, WAIT_MS);
      await everythingIsThereOnce();
      // What was on its way through the killed process has failed, and nothing else has.
      expect(failures().filter((failure) => !failure.startsWith('502 '))).toEqual([]);
      // No email had been accepted yet. A webhook that had been is posted again under the same id, which its receiver knows.
      expect(doubled(mails())).toEqual([]);
      expect(doubled(messages()).filter((id) => !beforeTheKill.includes(id))).toEqual([]);
      await all.add();
    },
    TEST_MS,
  );

  it(
    'one that is stopped and goes on later does nothing that the other has done',
    async () => {
      load.patienceMs = PATIENCE_MS;
      await bothDeliver();
      const [stopped] = all.servers;
      stopped?.child.kill('SIGSTOP');
      let beforeTheStop: string[] = [];
      let inHand: string[] = [];
      /** The webhooks that its jobs were to post. */
      const givenUp = async () => {
        const jobs = await strings(JOBS_ARE_GIVEN_UP);
        return jobs.length > 0 ? [...jobs, ...(await strings(IN_HAND, [jobs]))] : [];
      };
      try {
        all.takeMail();
        // What was sent to it before the proxy left it out waits in its sockets.
        await eventually(async () => all.proxy.ready() === 1 && load.failures.length > 0, WAIT_MS);
        // Among them are webhooks that were on their way at that moment, and none of its jobs have gone to the other yet.
        beforeTheStop = messages();
        await further(10);
        await load.stop();
        await all.sql(CLAIMS_ARE_GIVEN_UP);
        await eventually(async () => (inHand = await givenUp()).length > 0, WAIT_MS);
        await load.settle();
        // Some of its jobs were refreshed a moment before the stop, so their time is over later.
        await eventually(
          async () => {
            inHand.push(...(await givenUp()));
            return (await all.sql(UNFINISHED)).length === 0;
          },
          WAIT_MS,
          whatIsLeft,
        );
      } finally {
        stopped?.child.kill('SIGCONT');
      }
      await eventually(async () => all.proxy.ready() === 2, WAIT_MS);
      load.start();
      await further(10);
      await everythingIsThereOnce();
      // Anyone who waited for the process that was stopped has given up, and nothing else has failed.
      expect(failures().filter((failure) => !failure.startsWith('0 TimeoutError'))).toEqual([]);
      expect(doubled(mails())).toEqual([]);
      // A webhook that it was about to post goes out once more under the same id: no one can take back what is in a socket.
      const known = [...beforeTheStop, ...inHand];
      expect(doubled(messages()).filter((id) => !known.includes(id))).toEqual([]);
    },
    TEST_MS,
  );

  it(
    'one that gets hardly any time of a processor is slow, and nothing else',
    async () => {
      const [starved] = all.servers;
      const enough = new AbortController();
      const starve = async () => {
        while (!enough.signal.aborted) {
          starved?.child.kill('SIGSTOP');
          await pause(STARVED_MS);
          starved?.child.kill('SIGCONT');
          await pause(STARVED_MS / 9);
        }
      };
      const done = starve();
      await further(60);
      enough.abort();
      await done;
      await everythingIsThereOnce();
      // A tenth of a busy processor isn't always enough to answer in time: people are told to try again, and nothing else fails.
      expect(failures().filter((failure) => failure !== '503 unavailable')).toEqual([]);
      expect([doubled(mails()), doubled(messages())]).toEqual([[], []]);
    },
    TEST_MS,
  );

  it(
    'when no connection to the database becomes free, people are answered, and all goes on afterwards',
    async () => {
      const holder = await all.connect();
      try {
        await holder.query('begin; lock table lease, service_request in access exclusive mode');
        await eventually(async () => load.failures.length > 10, WAIT_MS);
        // Neither process is left out: the database answers, and the other one has no more connections.
        expect(all.proxy.ready()).toBe(2);
      } finally {
        await holder.query('rollback');
        await holder.end();
      }
      await further(20);
      await everythingIsThereOnce();
      expect(failures().filter((failure) => failure !== '503 unavailable')).toEqual([]);
      expect([doubled(mails()), doubled(messages())]).toEqual([[], []]);
    },
    TEST_MS,
  );

  it(
    'when the database crashes and starts again, both go on with what it had committed',
    async () => {
      await bothDeliver();
      await all.crashDatabase();
      await eventually(async () => all.proxy.ready() === 0, WAIT_MS);
      // What was on its way at that moment has arrived by now, and couldn't be recorded: it is posted again under the same id.
      const beforeTheCrash = messages();
      all.takeMail();
      await all.startDatabase();
      await eventually(async () => all.proxy.ready() === 2, WAIT_MS);
      await further(20);
      await load.stop();
      await all.sql(CLAIMS_ARE_GIVEN_UP);
      await load.settle();
      // Jobs whose end couldn't be recorded belong to processes that know nothing of them anymore.
      await eventually(
        async () => {
          await all.sql(JOBS_ARE_GIVEN_UP);
          return (await all.sql(UNFINISHED)).length === 0;
        },
        WAIT_MS,
        whatIsLeft,
      );
      await everythingIsThereOnce();
      // 503 in the product's error shape, or the proxy's own, which leaves out processes whose database is away.
      expect(failures().filter((failure) => !/^503 (unavailable|proxy)$/.test(failure))).toEqual([]);
      expect(doubled(mails())).toEqual([]);
      expect(doubled(messages()).filter((id) => !beforeTheCrash.includes(id))).toEqual([]);
    },
    TEST_MS,
  );
});
