import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { Clock } from '../clock/clock.js';
import { DatabaseWatch } from '../database/database-watch.js';
import { READ_POOL } from '../database/tokens.js';
import { AfterCommit } from '../outbox/after-commit.js';
import type { Actor } from './actor.js';
import { currentContext, runInContext } from './context.js';
import { SET_SYSTEM_ROLE, sqlPreamble } from './session.js';
import { Tx } from './tx.js';

/** Runs SQL under the actor's policies and gives rows. Columns come as the SQL names them. */
export type Query = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;

/**
 * The only way to the database. Everything runs under the database role of the actor of the running context, so
 * PostgreSQL itself decides which rows exist (architecture, rule 1).
 */
@Injectable()
export class Scope {
  constructor(
    private readonly orm: MikroORM,
    @Inject(READ_POOL) private readonly pool: pg.Pool,
    private readonly afterCommit: AfterCommit,
    private readonly watch: DatabaseWatch,
    readonly clock: Clock,
  ) {}

  get actor(): Actor {
    return currentContext().actor;
  }

  /** Reads rows: lists, figures, anything that is not changed: PostgreSQL refuses a change. One transaction, begun and scoped in one statement. */
  async read<T>(fn: (query: Query) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      await client.query(sqlPreamble(this.actor, this.watch.limits.sql, 'read only'));
      const result = await fn(async (text, values) => (await client.query(text, values)).rows);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((lost: Error) => (broken = lost));
      throw error;
    } finally {
      client.release(broken);
    }
  }

  /** One query that changes nothing. */
  rows<Row extends object>(text: string, values?: unknown[]): Promise<Row[]> {
    return this.alone<Row>('read only', text, values);
  }

  /**
   * One statement about what is nobody's matter and so stands in no audit log: when a session was last seen, marks and codes
   * that are over. A test holds the list of callers; every other change is a verb.
   */
  async housekeep(text: string, values: unknown[] = []): Promise<void> {
    await this.alone('read write', text, values);
  }

  /** It travels with its `begin` and `commit` in one packet; after a failed query that commit is a rollback. */
  private async alone<Row extends object>(mode: 'read only' | 'read write', text: string, values?: unknown[]): Promise<Row[]> {
    const client = await this.pool.connect();
    const { stream } = client.connection;
    stream.cork();
    const sent = [client.query(sqlPreamble(this.actor, this.watch.limits.sql, mode)), client.query<Row>(text, values), client.query('commit')] as const;
    stream.uncork();
    const [begun, result, ended] = await Promise.allSettled(sent);
    client.release(ended.status === 'rejected' ? (ended.reason as Error) : undefined);
    if (begun.status === 'rejected') throw begun.reason;
    if (result.status === 'rejected') throw result.reason;
    return result.value.rows;
  }

  /**
   * Runs one verb in one transaction: rows, journal entries, audit entry, outbox and live update commit together.
   * `action` names it in the audit log, `lease.activate`. Do not nest: a verb calls other services' methods with its `tx`.
   */
  async write<T>(action: string, fn: (tx: Tx) => Promise<T>): Promise<T> {
    const { actor, requestId } = currentContext();
    refuseSecondVerb(action);
    const lastWords: string[] = [];
    const verb = async (em: EntityManager): Promise<T> => {
      const tx = new Tx(em, actor);
      const result = await fn(tx);
      await em.flush();
      await this.endAsSystem(tx);
      lastWords.push(SET_SYSTEM_ROLE, ...(await this.afterCommit.statements(tx, action, this.clock.now())));
      return result;
    };
    const done = await runInContext({ lastWords, requestId }, () => this.forked().transactional((em) => verb(em as EntityManager)));
    const { handled } = currentContext();
    if (handled) handled.verb = action;
    return done;
  }

  private async endAsSystem(tx: Tx): Promise<void> {
    if (tx.endings.length === 0) return;
    await tx.rows(SET_SYSTEM_ROLE);
    for (const end of tx.endings) await end();
    await tx.em.flush();
  }

  /** Loads entities without changing anything, under the actor's policies. */
  async load<T>(fn: (em: EntityManager) => Promise<T>): Promise<T> {
    const { requestId } = currentContext();
    return runInContext({ lastWords: [], requestId }, () => this.forked().transactional((em) => fn(em as EntityManager), { readOnly: true }));
  }

  private forked() {
    return this.orm.em.fork({ clear: true });
  }

  /**
   * Lets the system act: sign-in, tokens, webhooks, jobs. `reason` goes to the audit log. A test holds the list of
   * callers. With `account` (and its world) the rows that are made belong there; `by` names the person in the audit log for
   * whom it acts.
   */
  asSystem<T>(reason: string, fn: () => Promise<T>, on: { accountId?: string; demo?: boolean; by?: string | null } = {}): Promise<T> {
    const actor: Actor = {
      role: 'system',
      userId: on.by ?? null,
      accountId: on.accountId ?? null,
      demo: on.demo ?? false,
      sessionId: null,
    };
    return runInContext({ actor, reason, requestId: currentContext().requestId }, fn);
  }

  /** Acts for somebody: a job for the account that it was queued by, the demo seed for its people. */
  as<T>(actor: Actor, fn: () => Promise<T>): Promise<T> {
    return runInContext({ actor }, fn);
  }
}

/**
 * A handler made a second verb. The first is committed under the message's key; every repetition would break on that key, so
 * the second would never happen, and nobody would hear of it.
 */
export class SecondVerb extends Error {}

function refuseSecondVerb(action: string): void {
  const first = currentContext().handled?.verb;
  if (first) throw new SecondVerb(`A handler makes one scope.write: after “${first}” came “${action}”`);
}
