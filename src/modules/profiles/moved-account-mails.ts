import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Owners } from '../accounts/owners.service.js';

const NAME = `select first_name || ' ' || last_name as name from app_user where id = $1`;

/**
 * Emails the owners of a landlord's account when its postal address changes, because letters name it and a tenant may
 * mail a check to it. The person who changed it gets the email too, because the session may be in the wrong hands.
 */
@Injectable()
export class MovedAccountMails {
  constructor(
    private readonly settings: Settings,
    private readonly owners: Owners,
  ) {}

  /** With the system's rights. Without the address, which is for those who sign in: staff read the outbox. */
  async send(tx: Tx, accountId: string, state: 'changed' | 'removed'): Promise<void> {
    const [by] = await tx.rows<{ name: string }>(NAME, [tx.actor.userId]);
    const url = `${this.settings.publicUrl}/dashboards/landlord/settings`;
    for (const { email, firstName, language } of await this.owners.of(tx, accountId))
      tx.send({
        channel: 'email',
        to: email,
        language,
        template: 'profiles.address_changed',
        params: { firstName, by: by?.name ?? '', state, url },
      });
  }
}
