import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import { currentContext } from '../scope/context.js';
import { sqlPreamble } from '../scope/session.js';
import type { StatementLimits } from './statement-limits.js';

/**
 * Begins every transaction of the ORM under its actor's policies, and ends it with what the command left to be written last,
 * in one statement each: the way to the database and back is most of what a small command costs.
 */
export class ScopedDialect extends PostgresDialect {
  constructor(
    private readonly pool: pg.Pool,
    private readonly limits: StatementLimits,
  ) {
    super({ pool });
  }

  override createDriver(): PostgresDriver {
    return new ScopedDriver(this.pool, this.limits);
  }
}

class ScopedDriver extends PostgresDriver {
  constructor(
    pool: pg.Pool,
    private readonly limits: StatementLimits,
  ) {
    super({ pool });
  }

  override async beginTransaction(connection: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
    try {
      await connection.executeQuery(
        CompiledQuery.raw(sqlPreamble(currentContext().actor, this.limits.sql, accessMode)),
      );
    } catch (error) {
      // Whoever asked for the transaction gets none, and so could not give the connection back: the pool would run dry.
      await this.rollbackTransaction(connection);
      await this.releaseConnection(connection as Parameters<PostgresDriver['releaseConnection']>[0]);
      throw error;
    }
  }

  /** One that fails has lost its connection, and with it the transaction: it ends all the same, so that the pool gets its place back. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(
      CompiledQuery.raw([...(currentContext().commitStatements ?? []), 'commit'].join(';\n')),
    );
  }
}
