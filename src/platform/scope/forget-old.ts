import type { Scope } from './scope.js';
import type { Tx } from './tx.js';

/** Which rows are old enough to delete. `where` is SQL over the table, which must have an `id`. */
export interface Old {
  table: string;
  where: string;
}

/** For a `where`: a time that is more than `$2` months before `$1`. */
export const LONG_AGO = '$1::timestamptz - make_interval(months => $2)';

/** How many rows one transaction deletes. Locks stay short even when a shortened setting makes years of rows old at once. */
const BATCH = 1000;

/**
 * Deletes old rows in batches. Each batch is a transaction of its own and leaves an audit entry; if nothing is old, there is
 * no entry. Rows that someone has locked are left for the next run. List child tables before their parents.
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
    // Conversations and the audit log are append-only. Their triggers allow this deletion only (migration 0121).
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
