import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type pg from 'pg';
import { Settings } from '../config/settings.js';
import { Problem } from '../errors/problem.js';
import { DatabaseWatch } from './database-watch.js';
import { watchedPool } from './replica-pool.js';
import { READ_POOL } from './tokens.js';
import { NONE_FREE, unreachable } from './watched-client.js';

/** How long a read waits for the replica to have everything that is committed. The primary answers it after that. */
const CATCH_UP_MS = 500;
const AGAIN_MS = 10;
/** A replica that says nothing for this long counts as away. */
const SILENT_MS = 2 * CATCH_UP_MS;
/** How often each process asks whether the replica can be used. */
const LOOK_MS = 5000;

/**
 * Run on the primary: how far its log is written, and on which timeline. What was acknowledged before is in it. The name of a file of the log begins
 * with the timeline, in hexadecimal digits.
 */
const WRITTEN = `select pg_current_wal_flush_lsn()::text as lsn, (select system_identifier::text from pg_control_system()) as system,
  ('x' || left(pg_walfile_name(pg_current_wal_flush_lsn()), 8))::bit(32)::int as timeline`;
/**
 * Run on the replica, with the answer of the primary. After a failover, positions of the log of two timelines say nothing about each other.
 * A standby writes down that it follows a new one with its next restart point, within `checkpoint_timeout`.
 */
const REPLAYED = `select pg_is_in_recovery() and (select system_identifier::text from pg_control_system()) = $2 as standby,
  greatest((select timeline_id from pg_control_checkpoint()), (select min_recovery_end_timeline from pg_control_recovery())) as timeline,
  coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as there,
  extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 as "ageSeconds"`;

interface Written {
  lsn: string;
  system: string;
  timeline: number;
}
interface Replayed {
  standby: boolean;
  timeline: number;
  there: boolean;
  ageSeconds: number | null;
}
export const REPLICA_STATES = ['off', 'unknown', 'up', 'behind', 'away', 'other', 'timeline', 'unreadable'] as const;
/**
 * `behind`: it answers, but lacks what was committed a moment ago. `other`: it is no standby of this database. `timeline`: it is one of the
 * database before or after a failover. `unreadable`: the login may not ask which database and timeline it is.
 */
export type ReplicaState = (typeof REPLICA_STATES)[number];

const NO_STANDBY: Replayed = { standby: false, timeline: 0, there: false, ageSeconds: null };

/** A statement on a standby is canceled when it holds up the replay for too long (`max_standby_streaming_delay`). */
const CANCELED_BY_REPLAY = '40001';
/** Connection exceptions, and a server that shuts down, starts or has no connection left. */
const LOST = /^(08|57P0|53300|ECONN|ETIMEDOUT|EPIPE|EHOSTUNREACH)/;

/** Insufficient privilege, and functions that a managed PostgreSQL doesn't have. */
const UNREADABLE = new Set(['42501', '42883', '0A000']);
const isUnreadable = (error: unknown): boolean => UNREADABLE.has(String((error as { code?: unknown }).code));

/** Whether the pool of the replica has no connection left for this read: the server may be well. */
const isFull = (error: unknown): boolean =>
  (error instanceof Problem && error.code === 'busy') || (error as Error).message === NONE_FREE;

/**
 * The streaming replica of `DATABASE_REPLICA_URL`, where routes that are `@FromReplica()` read. A read begins there only once the
 * replica has replayed everything that the primary had written when the read was asked for: so people who have just recorded
 * a payment find it in the report, whichever process recorded it. Otherwise the primary is read (decision 1551).
 */
@Injectable()
export class Replica implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('Replica');
  private readonly pool: pg.Pool | undefined;
  private readonly stopped = new AbortController();
  private behindSeconds = 0;
  /** Reads that the replica answered, and those that the primary answered instead. */
  readonly reads = { replica: 0, primary: 0 };
  state: ReplicaState = 'off';

  constructor(
    settings: Settings,
    watch: DatabaseWatch,
    @Inject(READ_POOL) readonly primary: pg.Pool,
  ) {
    if (!settings.DATABASE_REPLICA_URL) return;
    this.pool = watchedPool(settings, watch, () => this.state === 'away');
    this.state = 'unknown';
  }

  /** How old what it shows is; 0 while it has everything, null if that isn't known. */
  get lagSeconds(): number | null {
    return this.state === 'up' || this.state === 'behind' ? this.behindSeconds : null;
  }

  onApplicationBootstrap(): void {
    if (this.pool) void this.goOn();
  }

  /** A connection to the replica that shows everything committed until now, or undefined: then the primary is to be read. */
  async client(): Promise<pg.PoolClient | undefined> {
    if (!this.pool) return undefined;
    const client = this.state === 'up' ? await this.caughtUp() : undefined;
    if (!client) this.reads.primary += 1;
    return client;
  }

  /** Called for a read that the replica broke off. True: it wasn't the fault of the read, and the primary is to be asked. */
  failed(error: unknown): boolean {
    const code = String((error as { code?: unknown }).code ?? '');
    if (code !== CANCELED_BY_REPLAY && !LOST.test(code)) return false;
    if (code !== CANCELED_BY_REPLAY) this.becomes('away', String(error));
    this.reads.primary += 1;
    return true;
  }

  answered(): void {
    this.reads.replica += 1;
  }

  private async goOn(): Promise<void> {
    while (!this.stopped.signal.aborted) {
      await this.look();
      await pause(LOOK_MS, undefined, { ref: false, signal: this.stopped.signal }).catch(() => undefined);
    }
  }

  /** Public for tests, which don't wait for the next time. */
  async look(): Promise<void> {
    // The pool makes no connections while it is away, and this is where it is found again.
    if (this.state === 'away') this.state = 'unknown';
    (await this.caughtUp())?.release();
  }

  private async caughtUp(): Promise<pg.PoolClient | undefined> {
    const written = await this.primary.query<Written>(WRITTEN).catch((error: unknown) => this.unreadable(error));
    if (!written?.rows[0] || !this.pool) return undefined;
    let client: pg.PoolClient | undefined;
    let late: NodeJS.Timeout | undefined;
    try {
      client = await this.pool.connect();
      const { connection } = client as unknown as pg.Client;
      // A server that vanished without a word would hold the read up for as long as a statement may take.
      late = setTimeout(() => connection.stream.destroy(unreachable('The replica did not answer in time')), SILENT_MS);
      if (await this.waits(client, written.rows[0])) return client;
      client.release();
    } catch (error) {
      client?.release(error as Error);
      if (isUnreadable(error)) this.unreadable(error);
      else if (!isFull(error)) this.becomes('away', String(error));
    } finally {
      clearTimeout(late);
    }
    return undefined;
  }

  /** Another failure of the primary is seen by `DatabaseWatch`. */
  private unreadable(error: unknown): undefined {
    if (isUnreadable(error))
      this.becomes(
        'unreadable',
        `the login may not ask which database it is: grant execute on pg_control_system, pg_control_checkpoint and pg_control_recovery (${String(error)})`,
      );
  }

  private async waits(client: pg.PoolClient, { lsn, system, timeline }: Written): Promise<boolean> {
    for (const until = performance.now() + CATCH_UP_MS; ; await pause(AGAIN_MS)) {
      const { rows } = await client.query<Replayed>(REPLAYED, [lsn, system]);
      const { standby, timeline: own, there, ageSeconds } = rows[0] ?? NO_STANDBY;
      this.behindSeconds = there ? 0 : Math.max(0, ageSeconds ?? 0);
      if (!standby) return this.becomes('other', 'DATABASE_REPLICA_URL is no standby of the database');
      if (own !== timeline)
        return this.becomes('timeline', `it is on timeline ${own}, and the database on timeline ${timeline}`);
      if (there) return this.becomes('up', 'it has everything that is committed');
      if (performance.now() > until) return this.becomes('behind', `it is ${Math.round(this.behindSeconds)} s behind`);
    }
  }

  /** Whether it can be used now. */
  private becomes(state: ReplicaState, why: string): boolean {
    const said = `The replica is ${state}: ${why}`;
    if (this.state !== state && !this.stopped.signal.aborted) this.log[state === 'up' ? 'log' : 'warn'](said);
    this.state = state;
    return state === 'up';
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped.abort();
    await this.pool?.end();
  }
}
