import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import {
  WEBHOOK_EVENTS,
  WEBHOOK_SECRET_HOURS,
  WEBHOOKS_PER_ACCOUNT,
  type WebhookEvent,
} from '../../contract/webhooks.js';
import { Settings } from '../../platform/config/settings.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { invalidField, refusal } from '../../platform/errors/refusals.js';
import { addressFault } from '../../platform/outward/outward-address.js';
import { Scope } from '../../platform/scope/scope.js';
import { row, type Tx } from '../../platform/scope/tx.js';
import { OwnerActions, type Named } from '../accounts/owner-actions.service.js';
import { Confirmation } from '../twofactor/confirmation.service.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';
import { WebhookMails } from './webhook-mails.js';
import { WebhookSecrets } from './webhook-secrets.js';
import {
  toWebhook,
  type NewWebhook,
  type WebhookChange,
  type WebhookProof,
  type WebhookResponse,
  type WebhookRow,
  type WebhookSecretResponse,
} from './webhook.dto.js';

const WEBHOOKS = `select e.id, e.url, e.description, e.events, e.enabled, e.off_reason as "offReason", e.failing_since as "failingSince",
    case when e.previous_until > $3 then e.previous_until end as "previousSecretUntil",
    trim(u.first_name || ' ' || u.last_name) as "createdBy", e.created_at as "createdAt"
  from webhook_endpoint e join app_user u on u.id = e.created_by
  where e.account_id = $1 and ($2::uuid is null or e.id = $2) order by e.created_at desc, e.id desc`;
const COUNT = 'select count(*)::int as count from webhook_endpoint where account_id = $1';
/** Switched on again, it begins afresh. */
const CHANGE = `update webhook_endpoint set description = case when $3::boolean then nullif($4, '') else description end,
    events = coalesce($5::jsonb, events), enabled = coalesce($6, enabled), off_reason = case when $6 is null then off_reason end,
    failing_since = case when $6 and not enabled then null else failing_since end
  where account_id = $1 and id = $2 returning id`;
const REPLACE = `update webhook_endpoint set previous_secret = case when key_id = $4 then secret end,
    previous_until = case when key_id = $4 then $5::timestamptz end, secret = $3, key_id = $4
  where account_id = $1 and id = $2 returning id`;
const REMOVE = 'delete from webhook_endpoint where account_id = $1 and id = $2 returning id';

const HOUR_MS = 3600_000;

/** The webhooks of the asker's account. The tables are the system's, which acts in the asker's name (docs/specification/webhooks.md). */
@Injectable()
export class Webhooks {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly confirmation: Confirmation,
    private readonly owners: OwnerActions,
    private readonly secrets: WebhookSecrets,
    private readonly mails: WebhookMails,
  ) {}

  async list(id: string | null = null): Promise<WebhookResponse[]> {
    const { accountId, demo } = this.scope.actor;
    const values = [accountId, id, this.scope.clock.now()];
    const rows = await this.scope.asSystem('webhooks', () => this.scope.rows<WebhookRow>(WEBHOOKS, values), { demo });
    return rows.map(toWebhook);
  }

  async get(id: string): Promise<WebhookResponse> {
    return orNotFound((await this.list(id))[0]);
  }

  async create({ url, description, events, ...proof }: NewWebhook): Promise<WebhookSecretResponse> {
    if (this.scope.actor.demo) throw refusal('demo_makes_no_webhooks');
    if (addressFault(url, this.settings.WEBHOOK_PRIVATE_ADDRESSES))
      throw invalidField('url', 'url must be a public https address, with port 443 or one from 1024 on', 'webhook_url');
    await this.confirmation.requireInAnyCase(proof.currentPassword, proof.verificationToken);
    const secret = this.secrets.create();
    const id = v7();
    await this.owners.run('webhook.create', async (tx, account, by) => {
      if (!by.verified) throw new Problem('email_unverified');
      const [there] = await tx.rows<{ count: number }>(COUNT, [account.id]);
      if ((there?.count ?? 0) >= WEBHOOKS_PER_ACCOUNT) throw refusal('webhooks_full', { most: WEBHOOKS_PER_ACCOUNT });
      const endpoint = {
        id,
        accountId: account.id,
        demo: false,
        createdAt: this.scope.clock.now(),
        createdBy: by.id,
        url,
        description: description || null,
        events: inOrder(events),
        secret: this.secrets.seal(id, secret),
        keyId: this.secrets.keyId,
      };
      await tx.insert(row(WebhookEndpoint, endpoint));
      this.touch(tx, id, account);
      await this.mails.made(tx, { accountId: account.id, endpointId: id, url, by: by.name });
    });
    return { ...(await this.get(id)), secret };
  }

  async change(id: string, { description, events, enabled }: WebhookChange): Promise<WebhookResponse> {
    await this.owners.run('webhook.change', async (tx, account) => {
      const wanted = events && JSON.stringify(inOrder(events));
      const values = [account.id, id, description !== undefined, description ?? null, wanted ?? null, enabled ?? null];
      orNotFound((await tx.rows(CHANGE, values))[0]);
      this.touch(tx, id, account);
    });
    return this.get(id);
  }

  /** The secret that is replaced signs for a day more. A third one within that day ends it. */
  async replaceSecret(id: string, proof: WebhookProof): Promise<WebhookSecretResponse> {
    await this.get(id);
    await this.confirmation.requireInAnyCase(proof.currentPassword, proof.verificationToken);
    const secret = this.secrets.create();
    await this.owners.run('webhook.replace_secret', async (tx, account, by) => {
      if (!by.verified) throw new Problem('email_unverified');
      const until = new Date(this.scope.clock.now().getTime() + WEBHOOK_SECRET_HOURS * HOUR_MS);
      const values = [account.id, id, this.secrets.seal(id, secret), this.secrets.keyId, until];
      orNotFound((await tx.rows(REPLACE, values))[0]);
      this.touch(tx, id, account);
    });
    return { ...(await this.get(id)), secret };
  }

  /** Deletes the webhook with its log. Queued messages are no longer sent. */
  async remove(id: string): Promise<void> {
    await this.owners.run('webhook.remove', async (tx, account) => {
      orNotFound((await tx.rows(REMOVE, [account.id, id]))[0]);
      this.touch(tx, id, account);
    });
  }

  private touch(tx: Tx, id: string, account: Named): void {
    tx.about('webhook', id, account.id);
    tx.changed(['webhooks'], [id], { accounts: [account.id] });
  }
}

const inOrder = (events: readonly WebhookEvent[]): WebhookEvent[] =>
  WEBHOOK_EVENTS.filter((event) => events.includes(event));
