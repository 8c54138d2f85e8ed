import { Injectable } from '@nestjs/common';
import type { NotificationKind, NotificationParams } from '../../contract/notification-kinds.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import { documentShared } from '../documents/document.events.js';
import { RenewalOffer } from '../lease-renewals/renewal-offer.entity.js';
import { renewalHappened, type RenewalHappening } from '../lease-renewals/renewal.events.js';
import { Lease } from '../leases/lease.entity.js';
import {
  leaseCorrected,
  leaseEnded,
  leaseEndUndone,
  leaseNoticeChanged,
  leaseRenewed,
  leaseTermsChanged,
  renewalCanceled,
  type ChangedTerm,
} from '../leases/lease.events.js';
import { waysToPayChanged } from '../payment-instructions/payment-instruction.events.js';
import { homeOf, notify, ownersOf, tenantsOf } from './notify.js';

interface About {
  leaseId: string;
}

/** Answers of the tenants. Everything else comes from the landlord. */
const FROM_TENANTS: readonly RenewalHappening[] = ['accepted', 'declined', 'asked'];

/** Notifies tenants of what their landlord changes about the lease, and landlords of their tenants' answers. */
@Injectable()
export class LeaseNotifications {
  constructor(private readonly scope: Scope) {}

  @Handles(leaseNoticeChanged, 'notifications.lease-notice')
  noticeChanged({ leaseId, endsOn }: About & { endsOn: string | null }): Promise<void> {
    return this.tell(leaseId, endsOn ? 'notice_given' : 'notice_withdrawn', { ...(endsOn && { day: endsOn }) });
  }

  /** A renewal that a tenant accepted has its own notification, `renewal_signed`. */
  @Handles(leaseRenewed, 'notifications.lease-renewed')
  async renewed({
    leaseId,
    startsOn,
    rentCents,
    offered,
  }: About & { startsOn: string; rentCents: number; offered?: boolean }): Promise<void> {
    if (!offered) await this.tell(leaseId, 'rent_change', { day: startsOn, amountCents: rentCents });
  }

  @Handles(renewalCanceled, 'notifications.renewal-canceled')
  renewalCanceled({ leaseId, startsOn }: About & { startsOn: string }): Promise<void> {
    return this.tell(leaseId, 'rent_change_canceled', { day: startsOn });
  }

  @Handles(leaseEnded, 'notifications.lease-ended')
  ended({ leaseId, endsOn }: About & { endsOn: string }): Promise<void> {
    return this.tell(leaseId, 'lease_ended', { day: endsOn });
  }

  @Handles(leaseEndUndone, 'notifications.lease-end-undone')
  endUndone({ leaseId }: About): Promise<void> {
    return this.tell(leaseId, 'lease_end_undone', {});
  }

  @Handles(leaseCorrected, 'notifications.lease-corrected')
  corrected({ leaseId }: About): Promise<void> {
    return this.tell(leaseId, 'lease_corrected', {});
  }

  /** If the lease now ends for good, the notification says so. Other changed terms are shown on the lease. */
  @Handles(leaseTermsChanged, 'notifications.lease-terms')
  async termsChanged({ leaseId, changed }: About & { changed: ChangedTerm[] }): Promise<void> {
    const { endsForGood, termEndsOn } = orNotFound(await this.scope.load((em) => em.findOne(Lease, { id: leaseId })));
    if (changed.includes('term') && endsForGood && termEndsOn)
      return this.tell(leaseId, 'notice_given', { day: termEndsOn });
    await this.tell(leaseId, 'lease_changed', {});
  }

  @Handles(waysToPayChanged, 'notifications.payment-instructions')
  waysToPay({ leaseId }: About): Promise<void> {
    return this.tell(leaseId, 'payment_instructions_changed', {});
  }

  @Handles(documentShared, 'notifications.document-shared')
  documentShared({ leaseId, documentId }: About & { documentId: string }): Promise<void> {
    return this.tell(leaseId, 'document_shared', {}, documentId);
  }

  @Handles(renewalHappened, 'notifications.renewal')
  renewal({ offerId, leaseId, happening }: About & { offerId: string; happening: RenewalHappening }): Promise<void> {
    return this.scope.write('notification.tell', async (tx) => {
      const { accountId, demo, rentCents, currency, startsOn } = orNotFound(
        await tx.em.findOne(RenewalOffer, { id: offerId }),
      );
      tx.about('lease', leaseId, accountId);
      const users = FROM_TENANTS.includes(happening) ? await ownersOf(tx, accountId) : await tenantsOf(tx, leaseId);
      const params = { home: await homeOf(tx, leaseId), amountCents: rentCents, currency, day: startsOn };
      await notify(tx, users, {
        kind: `renewal_${happening}`,
        accountId,
        demo,
        leaseId,
        subjectId: offerId,
        params,
        at: this.scope.clock.now(),
      });
    });
  }

  private tell(
    leaseId: string,
    kind: NotificationKind,
    params: NotificationParams,
    subjectId: string | null = null,
  ): Promise<void> {
    return this.scope.write('notification.tell', async (tx) => {
      const { accountId, demo, currency } = orNotFound(await tx.em.findOne(Lease, { id: leaseId }));
      tx.about('lease', leaseId, accountId);
      const all = { home: await homeOf(tx, leaseId), currency, ...params };
      await notify(tx, await tenantsOf(tx, leaseId), {
        kind,
        accountId,
        demo,
        leaseId,
        subjectId,
        params: all,
        at: this.scope.clock.now(),
      });
    });
  }
}
