import pg from 'pg';
import { throttleNetwork } from '../throttle/source.js';
import { statementSpan } from '../tracing/spans.js';
import { FairTurns } from '../turns/fair-turns.js';

/** What a client asks of the process's watch over the database. */
export interface Watching {
  /** Whether the database is known not to answer. */
  readonly away: boolean;
  readonly connectMs: number;
  /** How long to wait for the answer to a statement. */
  answerMs(): number;
  add(client: pg.Client): void;
  remove(client: pg.Client): void;
}

export interface WatchedConfig extends pg.ClientConfig {
  /** What the driver should use instead of the watch's own limits. */
  answerMs?: number;
}

// As loosely typed as the driver's own overloads.
// oxlint-disable-next-line typescript/no-explicit-any
type Callback = (error: any, result?: any) => void;

/** A connection error that `toProblem` recognizes as 503. The driver's own errors have no code. */
/** All connections of a pool are in use, which says nothing about the server. */
export const NONE_FREE = 'No connection to the database became free in time';

export function unreachable(message: string, code = 'ETIMEDOUT'): Error {
  return Object.assign(new Error(message), { code });
}

function coded(error: unknown): unknown {
  // The driver's own errors about a lost or closed connection are plain errors without a code.
  if (error instanceof Error && error.constructor === Error && !('code' in error))
    Object.assign(error, { code: 'ECONNRESET' });
  return error;
}

/**
 * A connection that never waits forever. A stopped server, or a network that drops packets, sends no error at all. If a
 * statement isn't answered in time, the connection is destroyed, because no one knows what the server would still do on it.
 */
export function watchedClient(watch: Watching): new (config?: WatchedConfig) => pg.Client {
  return class WatchedClient extends pg.Client {
    private readonly answerMs: number | undefined;

    constructor(config: WatchedConfig = {}) {
      super({
        ...config,
        connectionTimeoutMillis: watch.connectMs,
        keepAlive: true,
        keepAliveInitialDelayMillis: 10_000,
      });
      this.answerMs = config.answerMs;
      watch.add(this);
      this.once('end', () => watch.remove(this));
    }

    override connect(callback?: Callback): never {
      if (!watch.away)
        return (
          callback ? super.connect((error: Error) => callback(coded(error))) : super.connect().catch(rethrow)
        ) as never;
      watch.remove(this);
      const error = unreachable('The database does not answer');
      if (!callback) return Promise.reject(error) as never;
      process.nextTick(callback, error);
      return undefined as never;
    }

    override query(...[config, values, callback]: unknown[]): never {
      const span = statementSpan(config);
      const timer = setTimeout(
        () => destroy(this, 'The database did not answer in time'),
        this.answerMs ?? watch.answerMs(),
      );
      const done = typeof values === 'function' ? (values as Callback) : (callback as Callback | undefined);
      const rest = typeof values === 'function' ? [] : [values];
      const ask = super.query.bind(this) as unknown as (...parts: unknown[]) => Promise<unknown>;
      if (done) {
        void ask(config, ...rest, (error: Error | null, result: unknown) => {
          clearTimeout(timer);
          span?.end(error ?? undefined);
          done(coded(error), result);
        });
        return undefined as never;
      }
      const asked = ask(config, ...rest).finally(() => clearTimeout(timer));
      if (span) asked.then(() => span.end(), span.end);
      return asked.catch(rethrow) as never;
    }
  };
}

/**
 * In a pool of eight or more, these connections stay free of any single source, so that others find one however long that
 * source's statements run.
 */
const LEFT_FREE = 2;
/** How many requests may wait for a connection. Beyond that the answer is 503 `busy`. */
const LINES = { waitingPerKey: 500, waiting: 2000 };

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/**
 * A pool of such connections. Sources take turns, so a crowd behind one address doesn't keep others waiting. A request that
 * waits too long for a free connection gets an error.
 */
export class WatchedPool extends pg.Pool {
  private readonly turns: FairTurns;
  private readonly share: number;
  private readonly given = new Map<unknown, () => void>();

  constructor(watch: Watching, config: pg.PoolConfig, onError: (error: Error) => void) {
    super({ ...config, Client: watchedClient(watch) });
    const { max } = this.options;
    this.share = max >= 4 * LEFT_FREE ? max - LEFT_FREE : max;
    this.turns = new FairTurns({ units: max, unitsPerKey: this.share, ...LINES });
    this.on('error', onError);
    // pg-pool listens to idle clients only. Without this, a connection that is lost during a statement would end the process.
    this.on('connect', (client) => client.on('error', onError));
    this.on('release', (_error, client) => this.givenBack(client));
  }

  override connect(callback?: Connected): never {
    if (!callback) return this.inTurn() as never;
    void this.handTo(callback);
    return undefined as never;
  }

  /** Requests wait in the line of turns, so few of them reach the pool's own line. */
  get figures(): { inUse: number; idle: number; waiting: number } {
    const { totalCount, idleCount, waitingCount } = this;
    return { inUse: totalCount - idleCount, idle: idleCount, waiting: waitingCount + this.turns.inLine };
  }

  private async handTo(callback: Connected): Promise<void> {
    const [error, client] = await this.inTurn().then(
      (one) => [undefined, one] as const,
      (lost: Error) => [lost, undefined] as const,
    );
    callback(error, client, (release) => client?.release(release as Error | undefined));
  }

  /** The turn lasts until the connection is returned. */
  private inTurn(): Promise<pg.PoolClient> {
    return new Promise((resolve, reject) => {
      const wait = new Wait(this.options.connectionTimeoutMillis, reject);
      const held = this.turns.take(throttleNetwork(), 1, async () => {
        if (wait.isOver()) return;
        const client = await super.connect();
        const back = new Promise<void>((done) => this.given.set(client, done));
        resolve(client);
        await back;
      });
      held.catch((error: unknown) => reject(coded(error) as Error));
    });
  }

  private givenBack(client: unknown): void {
    this.given.get(client)?.();
    this.given.delete(client);
  }
}

/** Measures the time in a line, so that no request waits forever. */
class Wait {
  private over = false;
  private readonly timer: NodeJS.Timeout | undefined;

  constructor(ms: number | undefined, reject: (error: Error) => void) {
    if (!ms) return;
    this.timer = setTimeout(() => {
      this.over = true;
      reject(unreachable(NONE_FREE));
    }, ms);
  }

  /** Stops the clock and returns whether the wait was too long. */
  isOver(): boolean {
    clearTimeout(this.timer);
    return this.over;
  }
}

/** Ends a connection now. What waits on it fails with this error. */
export function destroy(client: pg.Client, message: string): void {
  client.connection.stream.destroy(unreachable(message));
}

function rethrow(error: unknown): never {
  throw coded(error);
}
