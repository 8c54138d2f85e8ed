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
 * Begins every transaction of the ORM under its actor's policies, and sends what the command left to be written last together
 * with the commit. Each end takes one statement, because round trips to the database are most of the cost of a small command.
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
      // The caller never received this transaction, so it couldn't give the connection back, and the pool would run out of
      // connections.
      await this.rollbackTransaction(connection);
      await this.releaseConnection(connection as Parameters<PostgresDriver['releaseConnection']>[0]);
      throw error;
    }
  }

  /**
   * If the rollback fails, the connection is lost and the transaction has ended with it. The failure is ignored, so that the
   * pool gets its place back.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(
      CompiledQuery.raw([...(currentContext().commitStatements ?? []), 'commit'].join(';\n')),
    );
  }
}
