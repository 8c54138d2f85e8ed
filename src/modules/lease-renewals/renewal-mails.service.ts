import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { amountText, dayText, homeText, type HomeParts } from '../../platform/i18n/written.js';
import type { Tx } from '../../platform/scope/tx.js';
import { HOME_JSON } from '../portfolio/home.rows.js';
import type { RenewalOffer } from './renewal-offer.entity.js';
import type { Renewal } from './renewal.entity.js';
import { renewalHappened, type RenewalHappening } from './renewal.events.js';

interface Reader {
  email: string;
  firstName: string;
  language: string;
}

/**
 * Everyone on the lease, with or without an account, because an offer is a letter and not a notification that can be
 * turned off.
 */
const TENANTS = `select coalesce(u.email, t.email) as email, t.first_name as "firstName", coalesce(u.language, t.language) as language
  from lease_tenant t left join app_user u on u.id = t.user_id where t.lease_id = $1 and u.deleted_at is null and coalesce(u.email, t.email) is not null order by t.created_at, t.id`;
const OWNERS = `select u.email, u.first_name as "firstName", u.language from membership m join app_user u on u.id = m.user_id
  where m.account_id = $1 and m.role in ('owner', 'manager') and u.suspended_at is null and u.deleted_at is null and u.email_notifications`;
const HOME = `select ${HOME_JSON} as home from lease l join property p on p.id = l.property_id join unit u on u.id = l.unit_id where l.id = $1`;

/** Informs both sides about the progress of a renewal. */
@Injectable()
export class RenewalMails {
  constructor(private readonly settings: Settings) {}

  offered(tx: Tx, offer: RenewalOffer): Promise<void> {
    return this.toTenants(tx, offer, 'offered');
  }
  replied(tx: Tx, offer: RenewalOffer): Promise<void> {
    return this.toTenants(tx, offer, 'replied');
  }
  withdrawn(tx: Tx, offer: RenewalOffer): Promise<void> {
    return this.toTenants(tx, offer, 'withdrawn');
  }
  signed(tx: Tx, offer: RenewalOffer): Promise<void> {
    return this.toTenants(tx, offer, 'signed');
  }

  /** Tells the landlord about a tenant's plan. */
  async answered(tx: Tx, offer: RenewalOffer, how: 'accepted' | 'declined' | 'asked'): Promise<void> {
    publish(tx, offer, how);
    const owners = await tx.rows<Reader>(OWNERS, [offer.accountId]);
    for (const owner of owners) await this.send(tx, owner, how, offer, '/dashboards/landlord/renewals');
  }

  /** Browsers of both sides fetch again. */
  async tell(tx: Tx, { id, leaseId, accountId }: Pick<Renewal, 'id' | 'leaseId' | 'accountId'>): Promise<void> {
    const users = await tx.rows<{ id: string }>(
      'select user_id as id from lease_tenant where lease_id = $1 and user_id is not null and lw_open(access_ends_at)',
      [leaseId],
    );
    tx.changed(['renewals', 'renewal-offers', 'overview'], [id], {
      accounts: [accountId],
      users: users.map((user) => user.id),
    });
  }

  private async toTenants(tx: Tx, offer: RenewalOffer, template: RenewalHappening): Promise<void> {
    publish(tx, offer, template);
    const tenants = await tx.rows<Reader>(TENANTS, [offer.leaseId]);
    for (const tenant of tenants)
      await this.send(tx, tenant, template, offer, `/dashboards/tenant/renewal?lease=${offer.leaseId}`);
  }

  private async send(
    tx: Tx,
    { email, firstName, language }: Reader,
    template: string,
    offer: RenewalOffer,
    path: string,
  ): Promise<void> {
    const [place] = await tx.rows<{ home: HomeParts }>(HOME, [offer.leaseId]);
    const params = {
      name: firstName,
      home: homeText(language, place?.home),
      rent: amountText(language, offer.rentCents, offer.currency),
      present: amountText(language, offer.currentRentCents, offer.currency),
      from: dayText(language, offer.startsOn),
      until: offer.endsOn ? dayText(language, offer.endsOn) : 'none',
      answerBy: dayText(language, offer.answerBy),
      question: offer.question ?? '',
      reply: offer.reply ?? '',
      url: `${this.settings.publicUrl}${path}`,
    };
    tx.send({ channel: 'email', to: email, language, template: `lease-renewals.${template}`, params });
  }
}

function publish(tx: Tx, { id: offerId, leaseId, accountId }: RenewalOffer, happening: RenewalHappening): void {
  tx.publish(renewalHappened, { offerId, leaseId, accountId, happening });
}
