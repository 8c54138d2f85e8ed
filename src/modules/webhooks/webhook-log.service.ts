import { Injectable } from '@nestjs/common';
import type { WebhookType } from '../../contract/webhooks.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { refusal } from '../../platform/errors/refusals.js';
import { readList } from '../../platform/lists/list-rows.js';
import { Page } from '../../platform/lists/page.js';
import { Scope } from '../../platform/scope/scope.js';
import { OwnerActions } from '../accounts/owner-actions.service.js';
import { QueueWebhooks } from './queue-webhooks.service.js';
import {
  toDelivery,
  type DeliveryRow,
  type WebhookDeliveryQuery,
  type WebhookDeliveryResponse,
} from './webhook.dto.js';

const COLUMNS = `d.id, d.event_id as "eventId", d.type, d.state, d.manual, d.attempts, d.created_at as "createdAt",
  d.last_attempt_at as "lastAttemptAt", d.next_attempt_at as "nextAttemptAt", d.status, d.failure, d.duration_ms as "durationMs",
  d.answer, d.body`;
const LOG = {
  select: COLUMNS,
  from: 'webhook_delivery d',
  sorts: { createdAt: 'd.created_at' },
  defaultSort: '-createdAt',
  id: 'd.id',
};
const ONE = `select ${COLUMNS} from webhook_delivery d where d.account_id = $1 and d.endpoint_id = $2 and d.id = $3`;
const OWN = 'select id from webhook_endpoint where account_id = $1 and id = $2';
const KEPT = `select event_id as "eventId", type, body, state from webhook_delivery where account_id = $1 and endpoint_id = $2 and id = $3`;

interface Kept {
  eventId: string;
  type: WebhookType;
  body: string;
  state: string;
}

/** The log of a webhook, and what owners send themselves: a test, or a message again. */
@Injectable()
export class WebhookLog {
  constructor(
    private readonly scope: Scope,
    private readonly owners: OwnerActions,
    private readonly queue: QueueWebhooks,
  ) {}

  /** Newest first. 404 for a webhook of another account. */
  async list(endpointId: string, asked: WebhookDeliveryQuery): Promise<Page<WebhookDeliveryResponse>> {
    const { accountId, demo } = this.scope.actor;
    const values = [accountId, endpointId, asked.state ?? null, asked.type ?? null];
    const where = [
      'd.account_id = $1',
      'd.endpoint_id = $2',
      '($3::text is null or d.state = $3)',
      '($4::text is null or d.type = $4)',
    ];
    const page = await this.scope.asSystem(
      'webhooks',
      async () => {
        orNotFound((await this.scope.rows(OWN, [accountId, endpointId]))[0]);
        return readList<DeliveryRow>(this.scope, { ...LOG, where, values }, asked);
      },
      { demo },
    );
    return new Page(page.items.map(toDelivery), page.nextCursor, page.total);
  }

  async test(endpointId: string): Promise<WebhookDeliveryResponse> {
    const id = await this.owners.run('webhook.test', async (tx, account) => {
      orNotFound((await tx.rows(OWN, [account.id, endpointId]))[0]);
      return this.queue.test(tx, endpointId, account.id);
    });
    return this.get(endpointId, id);
  }

  /** Sends the same message again with the same id, by which a server recognizes one that it has already received. */
  async replay(endpointId: string, deliveryId: string): Promise<WebhookDeliveryResponse> {
    const id = await this.owners.run('webhook.replay', async (tx, account) => {
      const kept = orNotFound((await tx.rows<Kept>(KEPT, [account.id, endpointId, deliveryId]))[0]);
      if (kept.state === 'pending') throw refusal('webhook_pending');
      const { eventId, type, body } = kept;
      return this.queue.add(tx, { endpointId, accountId: account.id, eventId, type, body, manual: true });
    });
    return this.get(endpointId, id);
  }

  private async get(endpointId: string, id: string): Promise<WebhookDeliveryResponse> {
    const { accountId, demo } = this.scope.actor;
    const read = () => this.scope.rows<DeliveryRow>(ONE, [accountId, endpointId, id]);
    return toDelivery(orNotFound((await this.scope.asSystem('webhooks', read, { demo }))[0]));
  }
}
