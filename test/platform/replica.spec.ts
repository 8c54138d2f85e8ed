import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { startEmbedded } from '../../scripts/embedded-postgres.mjs';
import { ENTITIES } from '../../src/entities.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { Replica } from '../../src/platform/database/replica.js';
import { NONE_FREE, unreachable } from '../../src/platform/database/watched-client.js';
import { Problem } from '../../src/platform/errors/problem.js';
import { runInContext } from '../../src/platform/scope/context.js';
import { Scope } from '../../src/platform/scope/scope.js';
import { letHome, type LetHome } from '../factories/homes.js';
import { person } from '../factories/people.js';
import { startTestAppOn, type TestApp } from '../support/app.js';
import type { TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { freezableProxy, type FreezableProxy } from '../support/freezable-proxy.js';
import { readReport } from '../support/reports.js';
import { startStandby, type Standby } from '../support/standby.js';

/** A connection or two may still be on its way to the state that the test asks for. */
const WAIT_MS = 30_000;

describe('a streaming replica', () => {
  let postgres: Awaited<ReturnType<typeof startEmbedded>>;
  let standby: Standby;
  let wire: FreezableProxy;
  /** Two processes of the product. */
  let test: TestApp;
  let other: TestApp;
  let database: TestDatabase;
  let home: LetHome;
  beforeAll(async () => {
    postgres = await startEmbedded({ ephemeral: true, durable: true });
    const ownerUrl = `${postgres.ownerUrl}?options=${encodeURIComponent('-c app.maintenance=on')}`;
    database = { ...postgres, ownerUrl, name: '', drop: async () => undefined };
    await migrate({ ownerUrl: postgres.ownerUrl, appUrl: postgres.appUrl, entities: ENTITIES });
    standby = await startStandby(postgres);
    wire = await freezableProxy(standby.of(postgres.appUrl));
    const env = { DATABASE_REPLICA_URL: wire.through(standby.of(postgres.appUrl)), JWT_SECRET: 'x'.repeat(40) };
    test = await startTestAppOn(database, { ...env, METRICS_PORT: '0' });
    other = await startTestAppOn(database, env);
    home = await letHome(test);
  }, 180_000);
  afterAll(async () => {
    await other?.close();
    await test?.close();
    wire?.close();
    await standby?.close();
    await postgres?.stop();
  });

  const replica = () => test.app.get(Replica);
  /** Who answered since the last time. */
  let seen = { replica: 0, primary: 0 };
  const answers = () => {
    const { reads } = replica();
    const since = { replica: reads.replica - seen.replica, primary: reads.primary - seen.primary };
    seen = { ...reads };
    return since;
  };
  const becomes = (state: string) =>
    eventually(async () => {
      await replica().look();
      return replica().state === state;
    }, WAIT_MS);
  beforeEach(async () => {
    await becomes('up');
    answers();
  });
  afterEach(() => standby.sql('select pg_wal_replay_resume()').catch(() => undefined));

  const pay = (app: TestApp, amountCents: number) =>
    app
      .http('post', `/api/landlords/leases/${home.leaseId}/payments`, home.landlord.token)
      .send({ amountCents, anotherPayment: true })
      .expect(201);
  /** The sum of all debits, which each payment raises by its amount. */
  const received = async (token = home.landlord.token) => {
    const { body } = await test.http('get', '/api/reports/entries/total?side=debit', token).expect(200);
    return (body as { amountCents: number }[]).reduce((sum, { amountCents }) => sum + amountCents, 0);
  };

  it('answers reports under the policies of the person, in a transaction that changes nothing', async () => {
    await pay(test, 100);
    const mine = await received();
    expect(await received((await letHome(test)).landlord.token)).not.toBe(mine);
    expect(answers()).toMatchObject({ replica: expect.any(Number), primary: 0 });
    const actor = { role: 'landlord', ...home.landlord, demo: false, sessionId: null } as const;
    const rows = runInContext({ actor, fromReplica: true }, () =>
      test.app.get(Scope).rows(
        `select current_user as who, current_setting('app.account') as account, pg_is_in_recovery() as standby,
           current_setting('transaction_read_only') as "readOnly", (select count(*)::int from lease) as leases`,
      ),
    );
    expect(await rows).toEqual([
      { who: 'lw_landlord', account: home.landlord.accountId, standby: true, readOnly: 'on', leases: 1 },
    ]);
    expect(answers()).toEqual({ replica: 1, primary: 0 });
  });

  it('shows each payment in the report that follows it, whichever process recorded it', async () => {
    let before = await received();
    for (let nth = 0; nth < 20; nth += 1) {
      await pay(nth % 2 ? test : other, 100);
      const now = await received();
      expect(now - before).toBe(100);
      before = now;
    }
    expect(answers().replica).toBeGreaterThan(0);
  }, 60_000);

  it('that lags behind isn’t asked: the primary has the payment, and admins see since when', async () => {
    const before = await received();
    answers();
    await standby.sql('select pg_wal_replay_pause()');
    await pay(test, 100);
    expect((await received()) - before).toBe(100);
    expect(answers()).toMatchObject({ replica: 0 });
    expect(replica().state).toBe('behind');
    const { token } = await person(test, 'admin');
    const { body } = await test.http('get', '/health', token).expect(200);
    expect(body.details.replica).toMatchObject({ status: 'down', state: 'behind' });
    expect(body.down).toContain('replica');
    await standby.sql('select pg_wal_replay_resume()');
    await becomes('up');
    expect((await received()) - before).toBe(100);
    expect(answers().replica).toBeGreaterThan(0);
  }, 60_000);

  it('that is killed fails no report, and is used again when it is back', async () => {
    const before = await received();
    const asked = Array.from({ length: 20 }, () => received());
    await standby.kill();
    expect(new Set(await Promise.all(asked))).toEqual(new Set([before]));
    expect(await received()).toBe(before);
    expect(replica().state).toBe('away');
    await standby.start();
    await becomes('up');
    answers();
    expect(await received()).toBe(before);
    expect(answers().primary).toBe(0);
  }, 90_000);

  it('that says nothing any more holds no report up, and is used again when it answers', async () => {
    const before = await received();
    wire.freeze();
    // Without a limit of its own, the read would wait as long as a statement of a report may take: minutes.
    expect(await received()).toBe(before);
    expect(replica().state).toBe('away');
    wire.thaw();
    await becomes('up');
    answers();
    expect(await received()).toBe(before);
    expect(answers().primary).toBe(0);
  }, 90_000);

  it('whose pool has no connection left is not away', async () => {
    const before = await received();
    const { pool } = replica() as unknown as { pool: pg.Pool };
    for (const full of [unreachable(NONE_FREE), new Problem('busy')]) {
      answers();
      const connect = jest.spyOn(pool, 'connect').mockImplementationOnce(() => {
        throw full;
      });
      expect([await received(), replica().state]).toEqual([before, 'up']);
      expect(connect).toHaveBeenCalled();
      expect(answers().primary).toBeGreaterThan(0);
      connect.mockRestore();
    }
  });

  it('whose replay cancels a statement leaves it to the primary', async () => {
    const scope = test.app.get(Scope);
    let tries = 0;
    const read = runInContext({ fromReplica: true }, () =>
      scope.asSystem('test', () =>
        scope.read(async (query) => {
          tries += 1;
          const [row] = await query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
          if (row?.standby) throw Object.assign(new Error('conflict with recovery'), { code: '40001' });
          return row;
        }),
      ),
    );
    expect([await read, tries]).toEqual([{ standby: false }, 2]);
    expect(replica().state).toBe('up');
  });

  it('is none if the address is that of another server: nothing is read there', async () => {
    const mistaken = await startTestAppOn(database, {
      DATABASE_REPLICA_URL: postgres.appUrl,
      JWT_SECRET: 'x'.repeat(40),
    });
    const made = mistaken.app.get(Replica);
    try {
      await eventually(async () => made.state === 'other', WAIT_MS);
      await readReport(mistaken, home.landlord.token, 'income_expense', 'basis=cash');
      expect(made.reads.replica).toBe(0);
    } finally {
      await mistaken.close();
    }
  });

  it('whose database may not be asked for is not read, which the log says once and the admin’s page shows', async () => {
    const address = Object.assign(new URL(postgres.adminUrl), { pathname: new URL(postgres.ownerUrl).pathname });
    const said = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    try {
      await runAt(address.href, 'revoke execute on function pg_control_system() from public');
      for (let look = 0; look < 3; look += 1) await replica().look();
      expect(replica().state).toBe('unreadable');
      const ours = said.mock.calls.filter(([text]) => String(text).includes('pg_control_system'));
      expect(ours[0]?.[0]).toMatch(/^The replica is unreadable: .*grant execute on pg_control_system/);
      // Both processes look.
      expect(ours.length).toBeLessThanOrEqual(2);
      const { token } = await person(test, 'admin');
      const { body } = await test.http('get', '/api/admin/stats', token).expect(200);
      expect(body.system.replica).toBe('unreadable');
    } finally {
      said.mockRestore();
      await runAt(address.href, 'grant execute on function pg_control_system() to public');
    }
    await becomes('up');
  });

  describe('after a failover', () => {
    /** Becomes the primary; one that follows it, and one that stays with the primary from before. */
    let promoted: Standby;
    let following: Standby;
    let left: Standby;
    beforeAll(async () => {
      promoted = await startStandby(postgres);
      following = await startStandby(postgres, promoted.of(postgres.adminUrl));
      left = await startStandby(postgres);
      await promoted.sql('select pg_promote()');
      // The primary from before writes on, so that its standby has read further than the new primary has written.
      await eventually(async () => {
        await runAt(postgres.adminUrl, 'select pg_switch_wal()');
        await runAt(postgres.adminUrl, 'create table if not exists beside (n int)');
        const [written] = await promoted.sql<{ lsn: string }>(
          'select pg_current_wal_flush_lsn() + 67108864::numeric as lsn',
        );
        const [read] = await left.sql<{ there: boolean }>(
          `select pg_last_wal_replay_lsn() > '${written?.lsn}'::pg_lsn as there`,
        );
        return read?.there;
      }, WAIT_MS);
    }, 180_000);
    afterAll(() => Promise.all([promoted?.close(), following?.close(), left?.close()]));

    /** The product on the new primary, with this replica. */
    const serving = async (beside: Standby, work: (made: Replica, app: TestApp) => Promise<void>) => {
      const urls = { appUrl: promoted.of(database.appUrl), ownerUrl: promoted.of(database.ownerUrl) };
      const env = { DATABASE_REPLICA_URL: beside.of(postgres.appUrl), JWT_SECRET: 'x'.repeat(40) };
      const serves = await startTestAppOn({ ...database, ...urls }, env);
      try {
        await work(serves.app.get(Replica), serves);
      } finally {
        await serves.close();
      }
    };
    const report = (app: TestApp) => readReport(app, home.landlord.token, 'income_expense', 'basis=cash');

    it(
      'a standby of the primary from before isn’t taken for one that has everything',
      () =>
        serving(left, async (made, app) => {
          await made.look();
          expect(made.state).toBe('timeline');
          await report(app);
          expect(made.reads.replica).toBe(0);
        }),
      60_000,
    );

    it(
      'a standby that follows the new primary is used from its next restart point on',
      () =>
        serving(following, async (made, app) => {
          await promoted.sql('checkpoint');
          await eventually(async () => {
            await following.sql('checkpoint');
            await made.look();
            return made.state === 'up';
          }, WAIT_MS);
          await report(app);
          expect(made.reads.replica).toBeGreaterThan(0);
        }),
      60_000,
    );
  });

  it('OP-01 is among the metrics', async () => {
    const { MetricsServer } = await import('../../src/modules/metrics/metrics-server.js');
    await received();
    const text = await (await fetch(`http://127.0.0.1:${test.app.get(MetricsServer).port}/metrics`)).text();
    expect(text).toMatch(/^lodgewell_replica_up 1$/m);
    expect(text).toMatch(/^lodgewell_replica_lag_seconds 0$/m);
    expect(text).toMatch(/^lodgewell_replica_reads\{server="replica"\} [1-9]/m);
  });
});

/** Runs one statement at this address. */
async function runAt(connectionString: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
