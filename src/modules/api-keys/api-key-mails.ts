import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Owners } from '../accounts/owners.service.js';

interface Made {
  account: { id: string; name: string };
  by: string;
  name: string;
  prefix: string;
}

/** Emails about API keys, because access to the account is a security matter. */
@Injectable()
export class ApiKeyMails {
  constructor(
    private readonly settings: Settings,
    private readonly owners: Owners,
  ) {}

  /** Emails every owner, also the one who made the key, because it may have been someone else in their session. */
  async made(tx: Tx, { account, by, name, prefix }: Made): Promise<void> {
    const url = `${this.settings.publicUrl}/dashboards/landlord/account/api`;
    for (const { email: to, language, firstName } of await this.owners.of(tx, account.id)) {
      const params = { firstName, by, name, prefix, company: account.name, url };
      tx.send({ channel: 'email', to, language, template: 'api-keys.made', params });
    }
  }
}
