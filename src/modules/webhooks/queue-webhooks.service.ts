import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { WEBHOOK_TEST, type WebhookType } from '../../contract/webhooks.js';
import { Scope } from '../../platform/scope/scope.js';
import { row, type Tx } from '../../platform/scope/tx.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { factsOf, type WebhookNews } from './webhook-facts.js';
import { webhookDue } from './webhook.events.js';

/** Nothing is sent for an account that no owner can use any more. */
/**
 * Condition for endpoint `e`. Nothing is sent for an account whose owners are all suspended, not even messages that
 * were already queued.
 */
export const HAS_OWNER = `exists (select 1 from membership m join app_user u on u.id = m.user_id
    where m.account_id = e.account_id and m.role = 'owner' and u.suspended_at is null and u.deleted_at is null)`;
const LISTENING = `select e.id from webhook_endpoint e where e.account_id = $1 and e.enabled and e.events ? $2 and ${HAS_OWNER}`;

interface Message {
  endpointId: string;
  accountId: string;
  eventId: string;
  type: WebhookType;
  body: string;
  manual?: boolean;
}

/** Writes messages, and queues their first attempt with them. */
@Injectable()
export class QueueWebhooks {
  constructor(private readonly scope: Scope) {}

  /** One message for each webhook of the account that wants this event. Most accounts have none, which costs one or two queries. */
  async tell({ event, id, more = {} }: WebhookNews): Promise<void> {
    const [facts] = await this.scope.rows<{ accountId: string; data: object }>(factsOf(event), [id]);
    if (!facts) return;
    const { accountId, data } = facts;
    const listening = await this.scope.rows<{ id: string }>(LISTENING, [accountId, event]);
    if (listening.length === 0) return;
    const eventId = v7();
    const body = this.bodyOf({ eventId, type: event, accountId }, { ...data, ...more });
    await this.scope.write('webhook.queue', async (tx) => {
      for (const { id: endpointId } of listening)
        await this.add(tx, { endpointId, accountId, eventId, type: event, body });
    });
  }

  /** A test message without content, which is really sent. */
  async test(tx: Tx, endpointId: string, accountId: string): Promise<string> {
    const eventId = v7();
    const body = this.bodyOf({ eventId, type: WEBHOOK_TEST, accountId }, { webhookId: endpointId });
    return this.add(tx, { endpointId, accountId, eventId, type: WEBHOOK_TEST, body, manual: true });
  }

  async add(tx: Tx, message: Message): Promise<string> {
    const id = v7();
    const now = this.scope.clock.now();
    await tx.insert(row(WebhookDelivery, { id, demo: false, createdAt: now, nextAttemptAt: now, ...message }));
    tx.about('webhook', message.endpointId, message.accountId);
    tx.changed(['webhooks'], [message.endpointId], { accounts: [message.accountId] });
    tx.publish(webhookDue, { deliveryId: id, attempt: 1 });
    return id;
  }

  private bodyOf(about: { eventId: string; type: WebhookType; accountId: string }, data: object): string {
    const { eventId: id, type, accountId } = about;
    return JSON.stringify({ id, type, createdAt: this.scope.clock.now().toISOString(), accountId, data });
  }
}
