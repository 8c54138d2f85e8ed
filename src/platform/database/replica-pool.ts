import { Logger } from '@nestjs/common';
import type pg from 'pg';
import type { Settings } from '../config/settings.js';
import type { DatabaseWatch } from './database-watch.js';
import { WatchedPool, type Watching } from './watched-client.js';

/** Reads beside the watch over the primary: an outage of one says nothing about the other. */
export function watchedPool(settings: Settings, watch: DatabaseWatch, away: () => boolean): pg.Pool {
  const log = new Logger('Replica');
  const watching: Watching = {
    get away() {
      return away();
    },
    connectMs: settings.DATABASE_CONNECT_TIMEOUT_MS,
    answerMs: () => watch.answerMs(),
    add: () => undefined,
    remove: () => undefined,
  };
  const pool = new WatchedPool(
    watching,
    {
      connectionString: settings.DATABASE_REPLICA_URL,
      max: settings.DATABASE_POOL,
      connectionTimeoutMillis: settings.DATABASE_POOL_TIMEOUT_MS,
    },
    (error) => log.warn(`A connection to the replica was lost: ${error.message}`),
  );
  watch.lists('replica', pool);
  return pool;
}
