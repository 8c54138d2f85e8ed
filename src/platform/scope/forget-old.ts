import type { Scope } from './scope.js';
import type { Tx } from './tx.js';

/** Rows that have become old: `where` is SQL over the table, which has an `id`. */
export interface Old {
  table: string;
  where: string;
}

/** In a `where`: before the months of `$2`, counted back from `$1`. */
export const LONG_AGO = '$1::timestamptz - make_interval(months => $2)';

/** Rows of a table in one transaction: short locks, also when a setting was shortened and years are over at once. */
const BATCH = 1000;

/**
 * Deletes what is old, batch by batch, each in a transaction of its own with an entry of the audit log; a night without
 * anything old leaves none. Rows that somebody holds are left for the next run. Children come before their parents.
 */
export async function forgetOld(scope: Scope, action: string, old: readonly Old[], values: unknown[]): Promise<void> {
  const any = `select 1 where ${old.map(({ table, where }) => `exists (select 1 from ${table} where ${where})`).join(' or ')}`;
  while ((await scope.rows(any, values)).length > 0) {
    const removed = await scope.write(action, (tx) => removeBatch(tx, old, values));
    if (removed === 0) return;
  }
}

async function removeBatch(tx: Tx, old: readonly Old[], values: unknown[]): Promise<number> {
  let removed = 0;
  for (const { table, where } of old) {
    // Conversations and the log are append-only but for this (migration 0121).
    await tx.rows("select set_config('app.forgets', $1, true)", [table]);
    const [row] = await tx.rows<{ count: number }>(
      `with gone as (delete from ${table} where id in (select id from ${table} where ${where} limit ${BATCH} for update skip locked) returning 1)
       select count(*)::int as count from gone`,
      values,
    );
    removed += row?.count ?? 0;
  }
  return removed;
}
