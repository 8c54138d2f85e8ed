import { Injectable } from '@nestjs/common';
import type { NotificationKind } from '../../contract/notification-kinds.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import { Payment } from '../payments/payment.entity.js';
import {
  paymentDisputed,
  paymentFailed,
  paymentRecorded,
  paymentRefunded,
  paymentReturned,
  paymentSucceeded,
  refundFailed,
} from '../payments/payment.events.js';
import { Refund } from '../payments/refund.entity.js';
import { homeOf, notify, ownersOf, tenantsOf } from './notify.js';

interface About {
  paymentId: string;
}
type Side = 'owners' | 'tenants';
const BOTH: readonly Side[] = ['owners', 'tenants'];

/** Notifies landlords and tenants of the outcome of a payment. */
@Injectable()
export class PaymentNotifications {
  constructor(private readonly scope: Scope) {}

  @Handles(paymentSucceeded, 'notifications.payment-succeeded')
  succeeded({ paymentId }: About): Promise<void> {
    return this.tell(paymentId, 'payment_received', BOTH);
  }

  /** Only the tenants are notified, as the landlord recorded the payment by hand. */
  @Handles(paymentRecorded, 'notifications.payment-recorded')
  recorded({ paymentId }: About): Promise<void> {
    return this.tell(paymentId, 'payment_received', ['tenants']);
  }

  @Handles(paymentFailed, 'notifications.payment-failed')
  failed({ paymentId }: About): Promise<void> {
    return this.tell(paymentId, 'payment_failed', BOTH);
  }

  @Handles(paymentReturned, 'notifications.payment-returned')
  returned({ paymentId, amountCents }: About & { amountCents?: number }): Promise<void> {
    return this.tell(paymentId, 'payment_returned', BOTH, amountCents);
  }

  @Handles(paymentDisputed, 'notifications.payment-disputed')
  disputed({ paymentId }: About): Promise<void> {
    return this.tell(paymentId, 'payment_disputed', ['owners']);
  }

  @Handles(paymentRefunded, 'notifications.payment-refunded')
  refunded({ paymentId, refundId }: About & { refundId: string }): Promise<void> {
    return this.tell(paymentId, 'payment_refunded', ['tenants'], undefined, refundId);
  }

  @Handles(refundFailed, 'notifications.refund-failed')
  refundFailed({ paymentId, amountCents }: About & { amountCents: number }): Promise<void> {
    return this.tell(paymentId, 'refund_failed', ['owners'], amountCents);
  }

  private tell(
    paymentId: string,
    kind: NotificationKind,
    sides: readonly Side[],
    cents?: number,
    refundId?: string,
  ): Promise<void> {
    return this.scope.write('notification.tell', async (tx) => {
      const payment = orNotFound(await tx.em.findOne(Payment, { id: paymentId }));
      const refund = refundId ? await tx.em.findOne(Refund, { id: refundId }) : null;
      const { accountId, demo, leaseId, currency, paidOn, payerName } = payment;
      tx.about('payment', paymentId, accountId);
      const amountCents = cents ?? (refund ? refund.amountCents + refund.feeCents : payment.amountCents);
      const params = {
        home: await homeOf(tx, leaseId),
        amountCents,
        currency,
        day: paidOn,
        ...(payerName && { name: payerName }),
      };
      const users = [
        ...(sides.includes('owners') ? await ownersOf(tx, accountId) : []),
        ...(sides.includes('tenants') ? await tenantsOf(tx, leaseId) : []),
      ];
      await notify(tx, users, {
        kind,
        accountId,
        demo,
        leaseId,
        subjectId: paymentId,
        params,
        at: this.scope.clock.now(),
      });
    });
  }
}
