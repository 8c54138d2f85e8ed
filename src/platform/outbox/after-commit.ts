import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { insert, literal } from '../database/literals.js';
import { LIVE_CHANNEL } from '../live/live-channel.js';
import { currentContext } from '../scope/context.js';
import type { Tx } from '../scope/tx.js';
import { Channels } from './channels.js';
import { HandlerRegistry } from './handler-registry.js';
import { Jobs } from './jobs.js';
import type { OutgoingMessage } from './outgoing-message.js';

/**
 * Writes everything that belongs to an action besides its rows: audit entry, outbox, jobs, live update and idempotency marks.
 * It runs as the system in the action's own transaction, so everything commits together or not at all. A second delivery of
 * the same message violates the primary key of `handled_message` and is rolled back. PostgreSQL delivers a NOTIFY on commit,
 * and never after a rollback.
 */
@Injectable()
export class AfterCommit {
  constructor(
    private readonly jobs: Jobs,
    private readonly channels: Channels,
    private readonly registry: HandlerRegistry,
  ) {}

  /** The last statements of the transaction. They are sent to the database together with its commit. */
  async statements(tx: Tx, action: string, now: Date): Promise<string[]> {
    const { messageKey, claimId } = currentContext();
    const messages = tx.messages.map((message) => this.outboxRow(tx, message, now));
    const queued = messages.filter(({ state }) => state === 'queued').map(({ id }) => id);
    return [
      insert('audit_entry', [auditEntry(tx, action, now)]),
      ...(messages.length ? [insert('outbox_message', messages)] : []),
      ...(messageKey ? [`insert into handled_message (key, at) values (${literal(messageKey)}, ${literal(now)})`] : []),
      ...(claimId ? [claimStatement(claimId, now)] : []),
      ...tx.changes.map(
        (change) => `select pg_notify('${LIVE_CHANNEL}', ${literal({ ...change, demo: tx.actor.demo })})`,
      ),
      ...tx.events.flatMap(({ event, payload }) =>
        this.registry.statementsOf(event.name, payload, { demo: tx.actor.demo, now }),
      ),
      ...(await this.jobs.eventStatements(tx)),
      ...(await this.jobs.deliveryStatements(queued)),
      ...(await this.jobs.redeliveryStatements(tx.redeliveries)),
    ];
  }

  /** A message that isn't passed on here is stored as kept: it needs no worker, and the outbox is right immediately. */
  private outboxRow(tx: Tx, message: OutgoingMessage, now: Date) {
    const { channel, to, language, template, params } = message;
    const state = !tx.actor.demo && this.channels.queues(channel) ? 'queued' : 'kept';
    return {
      id: v7(),
      demo: tx.actor.demo,
      channel,
      recipient: to,
      language,
      template,
      params,
      state,
      created_at: now,
    };
  }
}

/** Marks the request as applied. If another request has taken over its claim meanwhile, this transaction fails. */
function claimStatement(claimId: string, now: Date): string {
  const marked = `update idempotency_key set committed_at = ${literal(now)} where id = ${literal(claimId)} returning id`;
  return `with marked as (${marked}) select lw_refuse_lost_claim((select count(*) from marked))`;
}

function auditEntry(tx: Tx, action: string, at: Date) {
  const { reason, source, requestId, apiKey } = currentContext();
  return {
    id: v7(),
    at,
    demo: tx.actor.demo,
    role: tx.actor.role,
    user_id: tx.actor.userId,
    account_id: tx.accountId,
    action,
    reason: tx.reason ?? reason ?? null,
    subject_type: tx.subject?.type ?? null,
    subject_id: tx.subject?.id ?? null,
    source,
    request_id: requestId,
    api_key: apiKey?.prefix ?? null,
    changes: tx.fieldChanges.length > 0 ? tx.fieldChanges : null,
  };
}
