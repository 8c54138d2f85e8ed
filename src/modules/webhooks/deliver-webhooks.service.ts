import { Injectable } from '@nestjs/common';
import { Webhook } from 'standardwebhooks';
import { PRODUCT } from '../../contract/product.js';
import { WEBHOOK_DELAYS, WEBHOOK_FAILING_DAYS, type WebhookOffReason } from '../../contract/webhooks.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { HAS_OWNER } from './queue-webhooks.service.js';
import { WebhookSender, type WebhookAnswer } from './send-webhook.js';
import { WebhookMails } from './webhook-mails.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { webhookDue } from './webhook.events.js';

/** A message that another process has attempted, or whose next attempt is due later, is skipped. */
const DUE = `select d.id, d.endpoint_id as "endpointId", d.account_id as "accountId", d.event_id as "eventId", d.body, d.manual,
    e.url, e.enabled and ${HAS_OWNER} as enabled, e.secret, e.previous_secret as "previousSecret", e.previous_until as "previousUntil"
  from webhook_delivery d join webhook_endpoint e on e.id = d.endpoint_id
  where d.id = $1 and d.state = 'pending' and d.attempts = $2 - 1`;
const LOCK = `select enabled, coalesce($2::timestamptz - failing_since >= make_interval(days => $3), false) as "failing"
  from webhook_endpoint where id = $1 for update`;
const NOTE = `update webhook_delivery set state = $3, attempts = $2, last_attempt_at = $4, next_attempt_at = $5,
    status = $6, failure = $7, duration_ms = $8, answer = $9
  where id = $1 and state = 'pending' and attempts = $2 - 1 returning id`;
const GIVE_UP = `update webhook_delivery set state = 'failed', failure = 'off', next_attempt_at = null where id = $1 and state = 'pending'`;
const ARRIVED = 'update webhook_endpoint set failing_since = null where id = $1';
const FAILING = 'update webhook_endpoint set failing_since = coalesce(failing_since, $2) where id = $1';
const SWITCH_OFF = 'update webhook_endpoint set enabled = false, off_reason = $2 where id = $1';

/** The server says that it wants no more. */
const GONE = 410;

interface Due {
  id: string;
  endpointId: string;
  accountId: string;
  eventId: string;
  body: string;
  manual: boolean;
  url: string;
  enabled: boolean;
  secret: string;
  previousSecret: string | null;
  previousUntil: Date | null;
}

interface Endpoint {
  enabled: boolean;
  /** Whether it has been failing for so long that it is switched off. */
  failing: boolean;
}

/** Makes the attempts to deliver messages, each in a job of its own. */
@Injectable()
export class DeliverWebhooks {
  constructor(
    private readonly scope: Scope,
    private readonly secrets: WebhookSecrets,
    private readonly sender: WebhookSender,
    private readonly mails: WebhookMails,
  ) {}

  /** Asks the server outside of any transaction, then notes the answer and queues the next attempt in one. */
  @Handles(webhookDue, 'webhooks.deliver')
  async deliver({ deliveryId, attempt }: { deliveryId: string; attempt: number }): Promise<void> {
    const [due] = await this.scope.rows<Due>(DUE, [deliveryId, attempt]);
    if (!due) return;
    if (!due.enabled && !due.manual) return this.giveUp(due);
    const { url, body } = due;
    const answer = await this.sender.post({ url, body, headers: this.headersOf(due) });
    await this.scope.write('webhook.deliver', (tx) => this.note(tx, due, attempt, answer));
  }

  /** Signed by Standard Webhooks; for a day after a change by both secrets. */
  private headersOf({ endpointId, eventId, body, secret, previousSecret, previousUntil }: Due): Record<string, string> {
    const now = this.scope.clock.now();
    const valid = previousSecret && previousUntil && previousUntil > now ? [secret, previousSecret] : [secret];
    const signatures = valid.map((sealed) =>
      new Webhook(this.secrets.open(endpointId, sealed)).sign(eventId, now, body),
    );
    return {
      'content-type': 'application/json',
      'user-agent': `${PRODUCT.name}-Webhooks`,
      'webhook-id': eventId,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': signatures.join(' '),
    };
  }

  private async note(tx: Tx, due: Due, attempt: number, answer: WebhookAnswer): Promise<void> {
    const { endpointId, accountId } = due;
    const now = this.scope.clock.now();
    const [endpoint] = await tx.rows<Endpoint>(LOCK, [endpointId, now, WEBHOOK_FAILING_DAYS]);
    tx.about('webhook', endpointId, accountId);
    if (!endpoint) return;
    const delay = answer.failure && !due.manual ? WEBHOOK_DELAYS[attempt - 1] : undefined;
    const next = delay === undefined ? null : new Date(now.getTime() + delay * 1000);
    const state = answer.failure ? (next ? 'pending' : 'failed') : 'delivered';
    const { status, failure, durationMs, answer: text } = answer;
    const noted = await tx.rows(NOTE, [due.id, attempt, state, now, next, status, failure, durationMs, text]);
    if (noted.length === 0) return;
    tx.changed(['webhooks'], [endpointId], { accounts: [accountId] });
    if (delay) tx.publish(webhookDue, { deliveryId: due.id, attempt: attempt + 1 }, { afterSeconds: delay });
    if (!failure) return void (await tx.rows(ARRIVED, [endpointId]));
    if (due.manual) return;
    await tx.rows(FAILING, [endpointId, now]);
    // Only a message that has used up its attempts says so: after days without an event, one passing failure must not.
    const off = status === GONE ? 'gone' : endpoint.failing && !next ? 'failing' : null;
    if (off && endpoint.enabled) await this.switchOff(tx, due, off);
  }

  private async switchOff(tx: Tx, { endpointId, accountId, url }: Due, reason: WebhookOffReason): Promise<void> {
    await tx.rows(SWITCH_OFF, [endpointId, reason]);
    await this.mails.switchedOff(tx, { accountId, url, endpointId, reason });
  }

  private async giveUp({ id, endpointId, accountId }: Due): Promise<void> {
    await this.scope.write('webhook.give_up', async (tx) => {
      tx.about('webhook', endpointId, accountId);
      tx.changed(['webhooks'], [endpointId], { accounts: [accountId] });
      await tx.rows(GIVE_UP, [id]);
    });
  }
}
