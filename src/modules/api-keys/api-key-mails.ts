import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import type { Tx } from '../../platform/scope/tx.js';

/** Sent whatever their settings say: what opens the account is a matter of security. */
const OWNERS = `select u.email, u.language, u.first_name as "firstName" from membership m join app_user u on u.id = m.user_id
  where m.account_id = $1 and m.role = 'owner' and u.suspended_at is null and u.deleted_at is null order by u.id`;

interface Made {
  account: { id: string; name: string };
  by: string;
  name: string;
  prefix: string;
}

/** Emails about API keys. */
@Injectable()
export class ApiKeyMails {
  constructor(private readonly settings: Settings) {}

  /** Tells every owner, and whoever made it too: it may have been someone else in their session. */
  async made(tx: Tx, { account, by, name, prefix }: Made): Promise<void> {
    const url = `${this.settings.publicUrl}/dashboards/landlord/account/api`;
    const owners = await tx.rows<{ email: string; language: string; firstName: string }>(OWNERS, [account.id]);
    for (const { email: to, language, firstName } of owners) {
      const params = { firstName, by, name, prefix, company: account.name, url };
      tx.send({ channel: 'email', to, language, template: 'api-keys.made', params });
    }
  }
}
