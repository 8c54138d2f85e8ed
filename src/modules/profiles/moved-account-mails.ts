import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import type { Tx } from '../../platform/scope/tx.js';

interface Owner {
  email: string;
  firstName: string;
  language: string;
}

/** Sent whatever their settings say: one of their sessions may be in the wrong hands. */
const OWNERS = `select u.email, u.first_name as "firstName", u.language from membership m join app_user u on u.id = m.user_id
  where m.account_id = $1 and m.role = 'owner' and u.suspended_at is null and u.deleted_at is null order by u.id`;
const NAME = `select first_name || ' ' || last_name as name from app_user where id = $1`;

/** Tells the owners of a landlord's account that its postal address changed: letters name it, and a tenant may mail a check to it. */
@Injectable()
export class MovedAccountMails {
  constructor(private readonly settings: Settings) {}

  /** With the system's rights. Without the address, which is for those who sign in: staff read the outbox. */
  async send(tx: Tx, accountId: string, state: 'changed' | 'removed'): Promise<void> {
    const [by] = await tx.rows<{ name: string }>(NAME, [tx.actor.userId]);
    const url = `${this.settings.publicUrl}/dashboards/landlord/settings`;
    for (const { email, firstName, language } of await tx.rows<Owner>(OWNERS, [accountId]))
      tx.send({
        channel: 'email',
        to: email,
        language,
        template: 'profiles.address_changed',
        params: { firstName, by: by?.name ?? '', state, url },
      });
  }
}
