import { Settings } from '../config/settings.js';
import { currentContext } from '../scope/context.js';

/** How much longer the process waits for an answer than PostgreSQL lets the statement run. */
const ANSWER_MS = 5000;

/**
 * How long the statements of the running request or job may take. The limits are set inside each transaction and not on the
 * connection: so they work behind a transaction-mode pooler, and a request and a report can use the same connection.
 */
export class StatementLimits {
  private readonly short: string;
  private readonly long: string;

  constructor(private readonly settings: Settings) {
    const {
      DATABASE_STATEMENT_TIMEOUT_MS,
      DATABASE_LOCK_TIMEOUT_MS,
      DATABASE_IDLE_TRANSACTION_TIMEOUT_MS,
      DATABASE_LONG_STATEMENT_TIMEOUT_MS,
    } = settings;
    this.short = sqlOf(DATABASE_STATEMENT_TIMEOUT_MS, DATABASE_LOCK_TIMEOUT_MS, DATABASE_IDLE_TRANSACTION_TIMEOUT_MS);
    this.long = sqlOf(
      DATABASE_LONG_STATEMENT_TIMEOUT_MS,
      DATABASE_LONG_STATEMENT_TIMEOUT_MS,
      DATABASE_LONG_STATEMENT_TIMEOUT_MS,
    );
  }

  /** The statements at the beginning of a transaction. */
  get sql(): string {
    return currentContext().statements === 'short' ? this.short : this.long;
  }

  /** How long to wait for the answer to a statement before its connection is given up. */
  get answerMs(): number {
    const { DATABASE_STATEMENT_TIMEOUT_MS, DATABASE_LONG_STATEMENT_TIMEOUT_MS } = this.settings;
    return (
      (currentContext().statements === 'short' ? DATABASE_STATEMENT_TIMEOUT_MS : DATABASE_LONG_STATEMENT_TIMEOUT_MS) +
      ANSWER_MS
    );
  }
}

function sqlOf(statement: number, lock: number, idle: number): string {
  return `set local statement_timeout=${statement};set local lock_timeout=${lock};set local idle_in_transaction_session_timeout=${idle}`;
}
