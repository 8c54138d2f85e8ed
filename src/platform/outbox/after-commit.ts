import { Inject, Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { LIVE_CHANNEL } from '../live/live-channel.js';
import { currentContext } from '../scope/context.js';
import type { Tx } from '../scope/tx.js';
import { MAILER, type Mailer } from './mailer.js';
import { Jobs } from './jobs.js';
import type { OutgoingMessage } from './outgoing-message.js';

/**
 * Writes down, in the verb's own transaction and as the system, what belongs to the verb beside its rows:
 * audit entry, outbox, jobs, live update, idempotency marks. All commit with it, or none does.
 */
@Injectable()
export class AfterCommit {
  constructor(
    private readonly jobs: Jobs,
    @Inject(MAILER) private readonly mailer: Mailer,
  ) {}

  async record(tx: Tx, action: string, now: Date): Promise<void> {
    const { messageKey, claimId } = currentContext();
    const messages = tx.messages.map((message) => this.outboxRow(tx, message, now));
    const changes = tx.changes.map((change) => JSON.stringify({ ...change, demo: tx.actor.demo }));
    await tx.rows(RECORD, [JSON.stringify(auditEntry(tx, action, now)), JSON.stringify(messages), changes, messageKey ?? null, claimId ?? null, now]);
    await this.jobs.queueEvents(tx);
    await this.jobs.queueDeliveries(tx, messages.filter(({ state }) => state === 'queued').map(({ id }) => id));
  }

  /** What nobody can deliver is kept from the start: it needs no worker, and the outbox tells the truth at once. */
  private outboxRow(tx: Tx, message: OutgoingMessage, now: Date) {
    const { channel, to, language, template, params } = message;
    const state = !tx.actor.demo && this.mailer.delivers(channel) ? 'queued' : 'kept';
    return { id: v7(), demo: tx.actor.demo, channel, recipient: to, language, template, params, state, created_at: now };
  }
}

/**
 * One statement for all of it: every verb of the product pays for this round trip. A second delivery of the same
 * message breaks on the primary key of `handled_message`, and its effects are rolled back with it. NOTIFY is delivered
 * on commit, and never if the transaction rolls back.
 */
const RECORD = `
  with audit as (insert into audit_entry select * from jsonb_populate_record(null::audit_entry, $1::jsonb)),
  messages as (insert into outbox_message select * from jsonb_populate_recordset(null::outbox_message, $2::jsonb)),
  handled as (insert into handled_message (key, at) select $4::text, $6::timestamptz where $4::text is not null),
  claim as (update idempotency_key set committed_at = $6::timestamptz where id = $5::uuid)
  select pg_notify('${LIVE_CHANNEL}', change) from unnest($3::text[]) change`;

function auditEntry(tx: Tx, action: string, at: Date) {
  const { reason, source, requestId } = currentContext();
  return {
    id: v7(),
    at,
    demo: tx.actor.demo,
    role: tx.actor.role,
    user_id: tx.actor.userId,
    account_id: tx.accountId,
    action,
    reason: reason ?? null,
    subject_type: tx.subject?.type ?? null,
    subject_id: tx.subject?.id ?? null,
    source,
    request_id: requestId,
  };
}
