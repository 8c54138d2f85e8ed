import { Injectable } from '@nestjs/common';
import type { WebhookEvent } from '../../contract/webhooks.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { invoiceHappened } from '../invoices/invoice.events.js';
import { leaseActivated, leaseEnded, leaseEndUndone, leaseRenewed } from '../leases/lease.events.js';
import { owedChanged } from '../ledger/ledger.events.js';
import {
  paymentDisputed,
  paymentFailed,
  paymentRecorded,
  paymentRefunded,
  paymentReturned,
  paymentSucceeded,
} from '../payments/payment.events.js';
import { requestFiled, requestHappened, type RequestHappening } from '../service-requests/service-request.events.js';
import { tenantNoticeHappened } from '../tenant-notices/tenant-notice.events.js';
import { QueueWebhooks } from './queue-webhooks.service.js';

type Payload<Event> = Event extends { readonly payload?: infer T } ? NonNullable<T> : never;

/** After these a request may have another status. */
const STEPS: ReadonlySet<RequestHappening> = new Set<RequestHappening>([
  'approved',
  'declined',
  'cancelled',
  'offered',
  'offer_accepted',
  'offer_declined',
  'offer_withdrawn',
  'offer_expired',
  'scheduled',
  'in_progress',
  'completed',
  'sent_back',
  'closed',
]);
const INVOICE_EVENTS: Record<Payload<typeof invoiceHappened>['happening'], WebhookEvent | null> = {
  sent: 'invoice.sent',
  approved: 'invoice.approved',
  paid: 'invoice.paid',
  void: null,
  disputed: null,
};
/**
 * There is no message about these changes: recurring charges get one when they are charged, and corrections of rents
 * are in the ledger.
 */
const CHARGES: readonly string[] = ['charge', 'deposit', 'late_fee'];

/** What the modules publish becomes messages for webhooks. */
@Injectable()
export class PublishWebhooks {
  constructor(private readonly queue: QueueWebhooks) {}

  @Handles(paymentSucceeded, 'webhooks.payment-succeeded')
  succeeded({ paymentId: id }: Payload<typeof paymentSucceeded>): Promise<void> {
    return this.queue.tell({ event: 'payment.received', id });
  }

  @Handles(paymentRecorded, 'webhooks.payment-recorded')
  recorded({ paymentId: id }: Payload<typeof paymentRecorded>): Promise<void> {
    return this.queue.tell({ event: 'payment.received', id });
  }

  @Handles(paymentFailed, 'webhooks.payment-failed')
  failed({ paymentId: id }: Payload<typeof paymentFailed>): Promise<void> {
    return this.queue.tell({ event: 'payment.failed', id });
  }

  @Handles(paymentReturned, 'webhooks.payment-returned')
  returned({ paymentId: id, amountCents }: Payload<typeof paymentReturned>): Promise<void> {
    return this.queue.tell({
      event: 'payment.returned',
      id,
      ...(amountCents !== undefined && { more: { returnedCents: amountCents } }),
    });
  }

  @Handles(paymentDisputed, 'webhooks.payment-disputed')
  disputed({ paymentId: id }: Payload<typeof paymentDisputed>): Promise<void> {
    return this.queue.tell({ event: 'payment.disputed', id });
  }

  @Handles(paymentRefunded, 'webhooks.payment-refunded')
  refunded({ paymentId: id, refundId }: Payload<typeof paymentRefunded>): Promise<void> {
    return this.queue.tell({ event: 'payment.refunded', id, more: { refundId } });
  }

  @Handles(owedChanged, 'webhooks.owed-changed')
  async owed({ leaseId: id, what, amountCents, dueOn = null }: Payload<typeof owedChanged>): Promise<void> {
    if (what === 'credit') await this.queue.tell({ event: 'credit.added', id, more: { amountCents } });
    if (CHARGES.includes(what))
      await this.queue.tell({ event: 'charge.added', id, more: { kind: what, amountCents, dueOn } });
  }

  @Handles(leaseActivated, 'webhooks.lease-activated')
  activated({ leaseId: id }: Payload<typeof leaseActivated>): Promise<void> {
    return this.queue.tell({ event: 'lease.activated', id });
  }

  @Handles(leaseRenewed, 'webhooks.lease-renewed')
  renewed({ leaseId: id, startsOn, rentCents }: Payload<typeof leaseRenewed>): Promise<void> {
    return this.queue.tell({ event: 'lease.renewed', id, more: { nextTerm: { startsOn, rentCents } } });
  }

  @Handles(leaseEnded, 'webhooks.lease-ended')
  ended({ leaseId: id }: Payload<typeof leaseEnded>): Promise<void> {
    return this.queue.tell({ event: 'lease.ended', id });
  }

  @Handles(leaseEndUndone, 'webhooks.lease-end-undone')
  endUndone({ leaseId: id }: Payload<typeof leaseEndUndone>): Promise<void> {
    return this.queue.tell({ event: 'lease.end_undone', id });
  }

  @Handles(tenantNoticeHappened, 'webhooks.tenant-notice')
  async notice({ noticeId: id, happening }: Payload<typeof tenantNoticeHappened>): Promise<void> {
    if (happening === 'given' || happening === 'asked') await this.queue.tell({ event: 'tenant_notice.given', id });
  }

  @Handles(requestFiled, 'webhooks.request-filed')
  filed({ requestId: id }: Payload<typeof requestFiled>): Promise<void> {
    return this.queue.tell({ event: 'service_request.submitted', id });
  }

  @Handles(requestHappened, 'webhooks.request-happened')
  async happened({ requestId: id, happening }: Payload<typeof requestHappened>): Promise<void> {
    if (STEPS.has(happening)) await this.queue.tell({ event: 'service_request.updated', id });
  }

  @Handles(invoiceHappened, 'webhooks.invoice')
  async invoice({ invoiceId: id, happening }: Payload<typeof invoiceHappened>): Promise<void> {
    const event = INVOICE_EVENTS[happening];
    if (event) await this.queue.tell({ event, id });
  }
}
