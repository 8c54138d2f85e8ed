import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { Clock } from '../clock/clock.js';
import { DatabaseWatch } from '../database/database-watch.js';
import { Replica } from '../database/replica.js';
import { AfterCommit } from '../outbox/after-commit.js';
import type { Actor } from './actor.js';
import { currentContext, runInContext } from './context.js';
import { SET_SYSTEM_ROLE, sqlPreamble } from './session.js';
import { Tx } from './tx.js';

/** Runs SQL under the actor's row policies and returns its rows, with the column names of the SQL. */
export type Query = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;

/**
 * The only way to the database. Everything runs with the database role of the context's actor, so PostgreSQL itself decides
 * which rows that person sees (docs/architecture.md, Who sees what).
 */
@Injectable()
export class Scope {
  constructor(
    private readonly orm: MikroORM,
    private readonly reads: Replica,
    private readonly afterCommit: AfterCommit,
    private readonly watch: DatabaseWatch,
    readonly clock: Clock,
  ) {}

  get actor(): Actor {
    return currentContext().actor;
  }

  /**
   * Reads rows in a read-only transaction, in which PostgreSQL refuses changes. `begin` and the actor's settings are one statement.
   * In routes that are `@FromReplica()` the replica is read, and the primary if the replica can't answer.
   */
  async read<T>(fn: (query: Query) => Promise<T>): Promise<T> {
    const client = currentContext().fromReplica ? await this.reads.client() : undefined;
    if (!client) return this.readOn(await this.reads.primary.connect(), fn);
    try {
      const result = await this.readOn(client, fn);
      this.reads.answered();
      return result;
    } catch (error) {
      if (!this.reads.failed(error)) throw error;
    }
    return this.readOn(await this.reads.primary.connect(), fn);
  }

  private async readOn<T>(client: pg.PoolClient, fn: (query: Query) => Promise<T>): Promise<T> {
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

  /** Runs a single query that changes nothing. */
  rows<Row extends object>(text: string, values?: unknown[]): Promise<Row[]> {
    if (currentContext().fromReplica) return this.read((query) => query<Row>(text, values));
    return this.alone<Row>('read only', text, values);
  }

  /**
   * Runs one statement for housekeeping that needs no audit entry, such as when a session was last seen, or expired marks and
   * codes. A test keeps the list of callers. Every other change goes through `write`.
   */
  async writeUnaudited(text: string, values: unknown[] = []): Promise<void> {
    await this.alone('read write', text, values);
  }

  /** The statement is sent with its `begin` and `commit` in one packet. If it fails, that commit is a rollback. */
  private async alone<Row extends object>(
    mode: 'read only' | 'read write',
    text: string,
    values?: unknown[],
  ): Promise<Row[]> {
    const client = await this.reads.primary.connect();
    const { stream } = client.connection;
    stream.cork();
    const sent = [
      client.query(sqlPreamble(this.actor, this.watch.limits.sql, mode)),
      client.query<Row>(text, values),
      client.query('commit'),
    ] as const;
    stream.uncork();
    const [begun, result, ended] = await Promise.allSettled(sent);
    client.release(ended.status === 'rejected' ? (ended.reason as Error) : undefined);
    if (begun.status === 'rejected') throw begun.reason;
    if (result.status === 'rejected') throw result.reason;
    return result.value.rows;
  }

  /**
   * Runs one action (a "command") in one transaction: rows, journal entries, audit entry, outbox and live update commit together.
   * `action` is its name in the audit log, such as `lease.activate`. Don't nest calls: pass `tx` to other services' methods.
   */
  async write<T>(action: string, fn: (tx: Tx) => Promise<T>): Promise<T> {
    const { actor, requestId } = currentContext();
    refuseSecondWrite(action);
    const commitStatements: string[] = [];
    const command = async (em: EntityManager): Promise<T> => {
      const tx = new Tx(em, actor);
      const result = await fn(tx);
      await em.flush();
      await this.beforeCommitAsSystem(tx);
      commitStatements.push(SET_SYSTEM_ROLE, ...(await this.afterCommit.statements(tx, action, this.clock.now())));
      return result;
    };
    const done = await runInContext({ commitStatements, requestId }, () =>
      this.forked().transactional((em) => command(em as EntityManager)),
    );
    const { handled } = currentContext();
    if (handled) handled.command = action;
    return done;
  }

  private async beforeCommitAsSystem(tx: Tx): Promise<void> {
    if (tx.endings.length === 0) return;
    await tx.rows(SET_SYSTEM_ROLE);
    for (const end of tx.endings) await end();
    await tx.em.flush();
  }

  /** Loads entities under the actor's policies, in a read-only transaction. */
  async load<T>(fn: (em: EntityManager) => Promise<T>): Promise<T> {
    const { requestId } = currentContext();
    return runInContext({ commitStatements: [], requestId }, () =>
      this.forked().transactional((em) => fn(em as EntityManager), { readOnly: true }),
    );
  }

  private forked() {
    return this.orm.em.fork({ clear: true });
  }

  /**
   * Runs code as the system, which no policy restricts: sign-in, tokens, webhooks, jobs. A test keeps the list of callers.
   * `reason` goes into the audit log. Rows that are created belong to `account` (and its side, live or demo), if it is given.
   * `by` is the person in whose name the system acts, for the audit log.
   */
  asSystem<T>(
    reason: string,
    fn: () => Promise<T>,
    on: { accountId?: string; demo?: boolean; by?: string | null } = {},
  ): Promise<T> {
    const actor: Actor = {
      role: 'system',
      userId: on.by ?? null,
      accountId: on.accountId ?? null,
      demo: on.demo ?? false,
      sessionId: null,
    };
    return runInContext({ actor, reason, requestId: currentContext().requestId }, fn);
  }

  /** Runs code as another actor: a job for the account that queued it, the demo's refill for the demo's people. */
  as<T>(actor: Actor, fn: () => Promise<T>): Promise<T> {
    return runInContext({ actor }, fn);
  }
}

/**
 * A handler called `scope.write` twice. The first call is committed under the message's key. If the second one failed, every
 * repetition would stop at that key, so the second would be lost without anyone noticing.
 */
export class SecondWriteError extends Error {}

function refuseSecondWrite(action: string): void {
  const first = currentContext().handled?.command;
  if (first) throw new SecondWriteError(`A handler makes one scope.write: after “${first}” came “${action}”`);
}
