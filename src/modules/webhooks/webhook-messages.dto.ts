import { IsIn } from 'class-validator';
import { INVOICE_STATES, type InvoiceState } from '../../contract/invoices.js';
import { WEBHOOK_TYPES, type WebhookType } from '../../contract/webhooks.js';
import { PAYMENT_METHODS, type PaymentMethod } from '../payments/payment.entity.js';
import { PAYMENT_STATES, type PaymentState } from '../payments/payment.states.js';
import { SERVICE_REQUEST_STATES, type ServiceRequestState } from '../service-requests/service-request.states.js';
import {
  TENANT_NOTICE_KINDS,
  TENANT_NOTICE_STATES,
  type TenantNoticeKind,
  type TenantNoticeState,
} from '../tenant-notices/tenant-notice.states.js';

const LEASE_STATES = ['draft', 'active', 'notice', 'ended'] as const;
const ISSUE_TYPES = ['plumbing', 'electrical', 'hvac', 'appliances', 'other'] as const;
const PRIORITIES = ['low', 'medium', 'high', 'emergency'] as const;
const CHARGE_KINDS = ['charge', 'deposit', 'late_fee'] as const;

/** The body of every message of a webhook. */
export class WebhookMessage {
  /** The same when it is sent again, and in `webhook-id`: what has it twice drops one. */
  id: string;
  @IsIn(WEBHOOK_TYPES) type: WebhookType;
  createdAt: string;
  /** The landlord’s account. */
  accountId: string;
  /** By type. It says how the object was when the message was written; read it through the API for what it is now. */
  data: object;
}

/** `payment.…` */
export class WebhookPayment {
  id: string;
  leaseId: string;
  @IsIn(PAYMENT_METHODS) method: PaymentMethod;
  @IsIn(PAYMENT_STATES) state: PaymentState;
  amountCents: number;
  feeCents: number;
  currency: string;
  paidOn: string;
  /** `payment.returned`: the returned amount, if not all of it. */
  returnedCents?: number;
  /** `payment.refunded` */
  refundId?: string;
}

/** `charge.added` and `credit.added` */
export class WebhookOwedChange {
  leaseId: string;
  amountCents: number;
  currency: string;
  /** Of a charge. */
  @IsIn(CHARGE_KINDS) kind?: (typeof CHARGE_KINDS)[number];
  /** The due day of a charge; null where it is due immediately. */
  dueOn?: string | null;
}

export class WebhookTerm {
  startsOn: string;
  rentCents: number;
}

/** `lease.…` */
export class WebhookLease {
  id: string;
  propertyId: string;
  unitId: string;
  @IsIn(LEASE_STATES) state: (typeof LEASE_STATES)[number];
  startsOn: string;
  termEndsOn: string | null;
  endsOn: string | null;
  rentCents: number;
  currency: string;
  /** `lease.renewed`: what was agreed. */
  nextTerm?: WebhookTerm;
}

/** `tenant_notice.given` */
export class WebhookTenantNotice {
  id: string;
  leaseId: string;
  @IsIn(TENANT_NOTICE_KINDS) kind: TenantNoticeKind;
  @IsIn(TENANT_NOTICE_STATES) state: TenantNoticeState;
  givenOn: string;
  lastDay: string;
}

/** `service_request.…` */
export class WebhookServiceRequest {
  id: string;
  propertyId: string;
  unitId: string | null;
  leaseId: string | null;
  @IsIn(ISSUE_TYPES) issueType: (typeof ISSUE_TYPES)[number];
  @IsIn(PRIORITIES) priority: (typeof PRIORITIES)[number];
  @IsIn(SERVICE_REQUEST_STATES) status: ServiceRequestState;
  scheduledFor: string | null;
}

/** `invoice.…` */
export class WebhookInvoice {
  id: string;
  requestId: string;
  propertyId: string;
  @IsIn(INVOICE_STATES) status: InvoiceState;
  number: string | null;
  currency: string;
  netCents: number;
  taxCents: number;
  totalCents: number;
  issuedOn: string | null;
  dueOn: string | null;
  paidOn: string | null;
}

/** For the API document, which has no operation that answers with them. */
export const MESSAGES = [
  WebhookMessage,
  WebhookPayment,
  WebhookOwedChange,
  WebhookLease,
  WebhookTenantNotice,
  WebhookServiceRequest,
  WebhookInvoice,
];
