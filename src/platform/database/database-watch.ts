import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { Settings } from '../config/settings.js';
import { StatementLimits } from './statement-limits.js';
import {
  destroy,
  unreachable,
  watchedClient,
  WatchedPool,
  type WatchedConfig,
  type Watching,
} from './watched-client.js';

const BEAT_MS = 1000;
/**
 * After this process was paused, the answer may have arrived without being read. It gets this time to be read before the
 * database counts as away.
 */
const READ_MS = 50;

/**
 * Asks the database once a second, on a connection of its own, whether it answers. If it doesn't, everything that waits for it
 * fails immediately and nothing new is started, so every request gets an answer. Connections are made again once the database
 * answers. A slow statement doesn't count as an outage, because the heartbeat is answered beside it.
 */
@Injectable()
export class DatabaseWatch implements Watching, OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('Database');
  private readonly stopped = new AbortController();
  private readonly clients = new Set<pg.Client>();
  private readonly named = new Map<string, WatchedPool>();
  private readonly Client = watchedClient(this);
  private pulse: pg.Client | null = null;
  private beating: Promise<void> | null = null;
  readonly limits: StatementLimits;
  away = false;

  constructor(private readonly settings: Settings) {
    this.limits = new StatementLimits(settings);
  }

  get connectMs(): number {
    return this.settings.DATABASE_CONNECT_TIMEOUT_MS;
  }

  answerMs(): number {
    return this.limits.answerMs;
  }

  add(client: pg.Client): void {
    this.clients.add(client);
  }

  remove(client: pg.Client): void {
    this.clients.delete(client);
  }

  /** Creates a single connection that this watch can end. */
  client(config: WatchedConfig): pg.Client {
    return new this.Client(config);
  }

  /** Creates a pool under this watch. A lost connection is logged and never ends the process. */
  pool(name: string, config: pg.PoolConfig): pg.Pool {
    const waiting = { connectionTimeoutMillis: this.settings.DATABASE_POOL_TIMEOUT_MS };
    const pool = new WatchedPool(this, { ...waiting, ...config }, (error) =>
      this.log.warn(`A database connection was lost: ${error.message}`),
    );
    this.named.set(name, pool);
    return pool;
  }

  /** Adds a pool that isn't under this watch to those whose figures are shown. */
  lists(name: string, pool: WatchedPool): void {
    this.named.set(name, pool);
  }

  /** How busy each pool is. */
  pools(): { name: string; inUse: number; idle: number; waiting: number }[] {
    return [...this.named].map(([name, pool]) => ({ name, ...pool.figures }));
  }

  /** Puts a pool that someone else created (the queue's) under this watch. */
  get clientClass(): new (config?: WatchedConfig) => pg.Client {
    return this.Client;
  }

  onApplicationBootstrap(): void {
    void this.goOn();
  }

  /** Resolves once the database has answered, and rejects if it doesn't answer. Callers at the same time share one question. */
  beat(): Promise<void> {
    this.beating ??= this.ask().finally(() => (this.beating = null));
    return this.beating;
  }

  private async goOn(): Promise<void> {
    while (!this.stopped.signal.aborted) {
      await this.beat().catch(() => undefined);
      await pause(BEAT_MS, undefined, { ref: false, signal: this.stopped.signal }).catch(() => undefined);
    }
  }

  private async ask(): Promise<void> {
    try {
      // A lost connection doesn't mean that the database is away, so one more attempt is made.
      if (this.pulse) await this.within(this.pulse.query('select 1')).catch((error: unknown) => this.again(error));
      else await this.again();
      if (this.away) this.log.log('The database answers again');
      this.away = false;
    } catch (error) {
      this.lost(error);
      throw error;
    }
  }

  private async again(error?: unknown): Promise<void> {
    if (error === SILENT || this.stopped.signal.aborted) throw error;
    this.drop();
    const client = new pg.Client({
      connectionString: this.settings.DATABASE_URL,
      application_name: 'heartbeat',
      keepAlive: true,
    });
    this.pulse = client;
    client.on('error', () => undefined);
    client.once('end', () => this.forget(client));
    try {
      await this.within(firstAnswer(client));
    } catch (failure) {
      this.drop();
      // The server has no free connection, but it answers.
      if ((failure as { code?: string }).code !== '53300') throw failure;
    }
  }

  private forget(client: pg.Client): void {
    if (this.pulse === client) this.pulse = null;
  }

  private async within(answer: Promise<unknown>): Promise<void> {
    const done = new AbortController();
    const { signal } = done;
    const late = pause(this.settings.DATABASE_HEARTBEAT_TIMEOUT_MS, undefined, { signal })
      .then(() => pause(READ_MS, undefined, { signal }))
      .then(() => Promise.reject(SILENT));
    late.catch(() => undefined);
    await Promise.race([answer, late]).finally(() => done.abort());
  }

  private lost(error: unknown): void {
    this.drop();
    if (this.stopped.signal.aborted) return;
    if (!this.away) this.log.error(`The database does not answer: ${String(error)}`);
    this.away = true;
    for (const client of this.clients) destroy(client, 'The database does not answer');
  }

  private drop(): void {
    const client = this.pulse;
    this.pulse = null;
    client?.connection.stream.destroy();
  }

  onApplicationShutdown(): void {
    this.stopped.abort();
    this.drop();
  }
}

async function firstAnswer(client: pg.Client): Promise<void> {
  await client.connect();
  await client.query('select 1');
}

/** Nothing came back in time. */
const SILENT = unreachable('no answer to a heartbeat');
