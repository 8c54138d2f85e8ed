import { CompiledQuery, PostgresDialect, PostgresDriver, type DatabaseConnection, type TransactionSettings } from 'kysely';
import pg from 'pg';
import { currentContext } from '../scope/context.js';
import { sqlPreamble } from '../scope/session.js';
import { ORM_TYPES } from './orm-options.js';

/**
 * Begins every transaction of the ORM under its actor's policies, and ends it with what the verb left to be written last,
 * in one statement each: the way to the database and back is most of what a small verb costs.
 */
export class ScopedDialect extends PostgresDialect {
  private readonly pool: pg.Pool;

  constructor(connectionString: string, max: number, onError: (error: Error) => void) {
    const pool = new pg.Pool({ connectionString, max, types: ORM_TYPES });
    pool.on('error', onError);
    // pg-pool listens to idle clients only: a connection lost during a verb would end the process.
    pool.on('connect', (client) => client.on('error', onError));
    super({ pool });
    this.pool = pool;
  }

  override createDriver(): PostgresDriver {
    return new ScopedDriver({ pool: this.pool });
  }
}

class ScopedDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(sqlPreamble(currentContext().actor, accessMode)));
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw([...(currentContext().lastWords ?? []), 'commit'].join(';\n')));
  }
}
