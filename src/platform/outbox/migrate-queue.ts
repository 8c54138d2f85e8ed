import { createRequire } from 'node:module';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { FAILED_QUEUE, JOB_HEARTBEAT_SECONDS, JOB_SCHEMA, QUEUES } from './queues.js';

/** Half a year: as long as someone may come to look at what failed. */
const FAILED_KEPT_SECONDS = 180 * 24 * 3600;

/** The version of its tables that the installed pg-boss works with. Nothing that it exports says so. */
const { pgboss } = createRequire(import.meta.url)('pg-boss/package.json') as { pgboss: { schema: number } };

/** True if pg-boss would find nothing to do: its tables, what it still builds in the background, and our queues. */
const IS_PRESENT = `select (select version from ${JOB_SCHEMA}.version) = $1
  and not exists (select from ${JOB_SCHEMA}.bam where status <> 'completed')
  and (select count(*) from ${JOB_SCHEMA}.queue where name = $2 or (name = any($3) and dead_letter = $2 and heartbeat_seconds = $4)) = cardinality($3::text[]) + 1 as present`;

/** SQLSTATE of a database without the queue, or with that of an older version: no schema, no table, no column. */
const NOT_THERE = new Set(['3F000', '42P01', '42703']);

/**
 * Brings the queue's own tables and queues to the present state, as the owner. One statement tells most starts that there is
 * nothing to do; pg-boss itself would take about twenty and a connection of its own.
 */
export async function migrateQueue(client: pg.Client, ownerUrl: string): Promise<void> {
  if (await isPresent(client)) return;
  const boss = new PgBoss({
    connectionString: ownerUrl,
    schema: JOB_SCHEMA,
    max: 1,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.createQueue(FAILED_QUEUE, { retentionSeconds: FAILED_KEPT_SECONDS });
  for (const queue of QUEUES) {
    await boss.createQueue(queue, { notify: true });
    await boss.updateQueue(queue, { deadLetter: FAILED_QUEUE, heartbeatSeconds: JOB_HEARTBEAT_SECONDS });
  }
  await boss.stop({ graceful: false });
}

async function isPresent(client: pg.Client): Promise<boolean> {
  try {
    const { rows } = await client.query<{ present: boolean | null }>(IS_PRESENT, [
      pgboss.schema,
      FAILED_QUEUE,
      QUEUES,
      JOB_HEARTBEAT_SECONDS,
    ]);
    return rows[0]?.present ?? false;
  } catch (error) {
    if (NOT_THERE.has((error as { code?: string }).code ?? '')) return false;
    throw error;
  }
}
