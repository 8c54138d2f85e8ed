import { Injectable } from '@nestjs/common';
import { WEBHOOK_FAILING_DAYS, type WebhookOffReason } from '../../contract/webhooks.js';
import { Settings } from '../../platform/config/settings.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Owners } from '../accounts/owners.service.js';

const COMPANY = 'select name from account where id = $1';

/**
 * Emails about webhooks, because sending data out of the account is a security matter, and no one may notice that
 * messages have stopped.
 */
@Injectable()
export class WebhookMails {
  constructor(
    private readonly settings: Settings,
    private readonly owners: Owners,
  ) {}

  made(tx: Tx, about: { accountId: string; endpointId: string; url: string; by: string }): Promise<void> {
    return this.send(tx, 'webhooks.made', about, { by: about.by });
  }

  switchedOff(
    tx: Tx,
    about: { accountId: string; endpointId: string; url: string; reason: WebhookOffReason },
  ): Promise<void> {
    return this.send(tx, 'webhooks.switched_off', about, { reason: about.reason, days: WEBHOOK_FAILING_DAYS });
  }

  private async send(
    tx: Tx,
    template: string,
    { accountId, endpointId, url: address }: { accountId: string; endpointId: string; url: string },
    more: Record<string, string | number>,
  ): Promise<void> {
    // The query of an address often has a token, which is no one's business in a mailbox.
    const host = new URL(address).host;
    const url = `${this.settings.publicUrl}/dashboards/landlord/account/webhooks/${endpointId}`;
    const [account] = await tx.rows<{ name: string }>(COMPANY, [accountId]);
    const params = { company: account?.name ?? '', host, url, ...more };
    for (const { email: to, language, firstName } of await this.owners.of(tx, accountId))
      tx.send({ channel: 'email', to, language, template, params: { ...params, firstName } });
  }
}
