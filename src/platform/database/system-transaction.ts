import type pg from 'pg';

/**
 * Runs statements in one transaction as the system, without an audit entry: for what the platform keeps about itself. The code
 * compares by itself whose rows they are.
 */
export async function systemTransaction<T>(pool: pg.Pool, fn: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin; set local role lw_system');
    const result = await fn(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => (broken = lost));
    throw error;
  } finally {
    client.release(broken);
  }
}
