import { LockMode } from '@mikro-orm/core';
import { Injectable, Logger } from '@nestjs/common';
import { forEachSettled } from '../../platform/outbox/for-each-settled.js';
import { Handles, Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import { leaseEnded, leaseNoticeChanged, renewalCanceled } from '../leases/lease.events.js';
import { RenewalMails } from './renewal-mails.service.js';
import { RenewalOffer } from './renewal-offer.entity.js';
import { Renewal } from './renewal.entity.js';
import { OPEN_RENEWALS } from './renewal.states.js';

/** Offers whose last day has passed, and recommendations without a decision before the term would have begun. */
const OVER = `select r.id, r.account_id as "accountId", r.demo from lease_renewal r join property p on p.id = r.property_id
  cross join lateral (select ($1::timestamptz at time zone p.time_zone)::date as today) local
  where r.status = any($2) and (r.starts_on <= local.today
    or (r.status = 'offered' and exists (select from renewal_offer o where o.renewal_id = r.id and o.state = 'sent' and o.answer_by < local.today)))
  order by r.id limit 1000`;

/** Ends recommendations and offers automatically: on their last day, or with the lease. */
@Injectable()
export class ExpireRenewals {
  private readonly log = new Logger('Renewals');

  constructor(
    private readonly scope: Scope,
    private readonly mails: RenewalMails,
  ) {}

  /** Hourly, in each property's own time. Returns how many were due. */
  @Scheduled('renewals.expire', '12 * * * *')
  async run(): Promise<number> {
    const over = await this.scope.asSystem('renewal expiry', () =>
      this.scope.rows<{ id: string; accountId: string; demo: boolean }>(OVER, [
        this.scope.clock.now(),
        [...OPEN_RENEWALS],
      ]),
    );
    await forEachSettled(this.log, over, ({ id, accountId, demo }) =>
      this.scope.asSystem('renewal expiry', () => this.expire({ id }), { accountId, demo }),
    );
    return over.length;
  }

  /** Notice was given: there is nothing to renew. */
  @Handles(leaseNoticeChanged, 'lease-renewals.expire-after-notice', 'lease.notice_changed>ExpireRenewals.onNotice')
  async onNotice({ leaseId, endsOn }: { leaseId: string; endsOn: string | null }): Promise<void> {
    if (endsOn !== null) await this.expire({ leaseId });
  }

  @Handles(leaseEnded, 'lease-renewals.expire-after-end', 'lease.ended>ExpireRenewals.onEnded')
  onEnded({ leaseId }: { leaseId: string }): Promise<void> {
    return this.expire({ leaseId });
  }

  /** The landlord canceled a term that was signed on paper: its recommendation isn't signed any more, and its offer not accepted. */
  @Handles(renewalCanceled, 'lease-renewals.withdraw-after-cancel')
  async onCanceled({ renewalId }: { renewalId?: string | null }): Promise<void> {
    if (!renewalId) return;
    await this.scope.write('renewal.withdrawn', async (tx) => {
      const renewal = await tx.em.findOne(
        Renewal,
        { id: renewalId, status: 'signed' },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!renewal) return;
      renewal.status = 'withdrawn';
      const offer = await tx.em.findOne(RenewalOffer, { renewalId, state: 'accepted' });
      if (offer) offer.state = 'withdrawn';
      tx.about('renewal', renewal.id, renewal.accountId);
      await this.mails.tell(tx, renewal);
    });
  }

  private expire(which: { id: string } | { leaseId: string }): Promise<void> {
    return this.scope.write('renewal.expire', async (tx) => {
      const renewal = await tx.em.findOne(
        Renewal,
        { ...which, status: { $in: [...OPEN_RENEWALS] } },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!renewal) return;
      renewal.status = 'expired';
      const offer = await tx.em.findOne(RenewalOffer, { renewalId: renewal.id, state: 'sent' });
      if (offer) offer.state = 'expired';
      tx.about('renewal', renewal.id, renewal.accountId);
      await this.mails.tell(tx, renewal);
    });
  }
}
