import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import { IdempotencyKey } from '../idempotency/idempotency-key.entity.js';
import { LIVE_CHANNEL } from '../live/live-channel.js';
import { currentContext } from '../scope/context.js';
import type { Tx } from '../scope/tx.js';
import { HandledMessage } from './handled-message.entity.js';
import { Jobs } from './jobs.js';
import { OutboxMessage } from './outbox-message.entity.js';

/**
 * Writes down, in the verb's own transaction and as the system, what belongs to the verb beside its rows:
 * audit entry, outbox, jobs, live update, idempotency marks. All commit with it, or none does.
 */
@Injectable()
export class AfterCommit {
  constructor(private readonly jobs: Jobs) {}

  async record(tx: Tx, action: string, now: Date): Promise<void> {
    const em = tx.em;
    this.markHandled(em, now);
    em.create(AuditEntry, auditEntry(tx, action, now));
    const mails = tx.messages.map((message) => em.create(OutboxMessage, outboxRow(tx, message, now)));
    await em.flush();
    await this.markClaim(em, now);
    await this.jobs.queueEvents(em, tx);
    await this.jobs.queueDeliveries(em, mails.map((mail) => mail.id));
    await notifyLive(em, tx);
  }

  /** A second delivery of the same message breaks on the primary key, and its effects are rolled back with it. */
  private markHandled(em: EntityManager, at: Date): void {
    const key = currentContext().messageKey;
    if (key) em.create(HandledMessage, { key, at });
  }

  private async markClaim(em: EntityManager, now: Date): Promise<void> {
    const { claimId } = currentContext();
    if (claimId) await em.nativeUpdate(IdempotencyKey, { id: claimId }, { committedAt: now });
  }
}

function auditEntry(tx: Tx, action: string, at: Date) {
  const context = currentContext();
  return {
    id: v7(),
    at,
    demo: tx.actor.demo,
    role: tx.actor.role,
    userId: tx.actor.userId,
    accountId: tx.accountId,
    action,
    reason: context.reason ?? null,
    subjectType: tx.subject?.type ?? null,
    subjectId: tx.subject?.id ?? null,
    source: context.source,
    requestId: context.requestId,
  };
}

function outboxRow(tx: Tx, message: Tx['messages'][number], createdAt: Date) {
  const { channel, to, language, template, params } = message;
  return {
    id: v7(),
    demo: tx.actor.demo,
    channel,
    recipient: to,
    language,
    template,
    params,
    state: 'queued' as const,
    failure: null,
    createdAt,
    sentAt: null,
  };
}

/** NOTIFY is delivered on commit, and never if the transaction rolls back. */
async function notifyLive(em: EntityManager, tx: Tx): Promise<void> {
  for (const change of tx.changes) {
    const payload = JSON.stringify({ ...change, demo: tx.actor.demo });
    await em.execute('select pg_notify(?, ?)', [LIVE_CHANNEL, payload]);
  }
}
