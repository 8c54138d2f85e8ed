import { Injectable } from '@nestjs/common';
import { WEBHOOK_FAILING_DAYS, type WebhookOffReason } from '../../contract/webhooks.js';
import { Settings } from '../../platform/config/settings.js';
import type { Tx } from '../../platform/scope/tx.js';

/** Sent whatever their settings say: what leaves the account is a matter of security, and what stops may be missed. */
const OWNERS = `select u.email, u.language, u.first_name as "firstName", a.name as company
  from membership m join app_user u on u.id = m.user_id join account a on a.id = m.account_id
  where m.account_id = $1 and m.role = 'owner' and u.suspended_at is null and u.deleted_at is null order by u.id`;

interface Owner {
  email: string;
  language: string;
  firstName: string;
  company: string;
}

/** Emails about webhooks, to every owner of the account. */
@Injectable()
export class WebhookMails {
  constructor(private readonly settings: Settings) {}

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
    for (const { email: to, language, firstName, company } of await tx.rows<Owner>(OWNERS, [accountId]))
      tx.send({ channel: 'email', to, language, template, params: { firstName, company, host, url, ...more } });
  }
}
