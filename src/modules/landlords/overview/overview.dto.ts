import { IsIn } from 'class-validator';
import { PAYMENT_STATES, type PaymentState } from '../../../contract/payment-states.js';

/** The rent of the running month, or of the next one that asks for any, in one currency: totals are never added across (docs/specification/payments.md). */
export class RentMonthResponse {
  /** @example "2026-11" */
  month: string;
  currency: string;
  /** Posted and still to post in this month; the four below add up to it. */
  expectedCents: number;
  paidCents: number;
  processingCents: number;
  dueCents: number;
  overdueCents: number;
  /** Rents that are paid whole, and in part. */
  paidCount: number;
  partCount: number;
  processingCount: number;
  dueCount: number;
  overdueCount: number;
  /**
   * Overdue amounts other than this month's rent (older rents, opening balances, fees), and the leases that owe them.
   * They aren't part of the four.
   */
  arrearsCents: number;
  arrearsCount: number;
  /**
   * Recurring charges of the month besides the rent, posted and still to be posted. They aren't part of the figures
   * above.
   */
  recurringCents: number;
  /** The next day on which something is due. */
  nextDueOn: string | null;
  /** Nothing that is due has been charged yet, by the date at each property, so the ledger has no entries for it. */
  toCome: boolean;
}

export const PANE_STATES = [
  'paid',
  'processing',
  'partial',
  'due',
  'overdue',
  'part_overdue',
  'posting',
  'vacant',
  'offline',
] as const;
/** `posting`: the lease was just activated, and its first entries are still being posted. */
export type PaneState = (typeof PANE_STATES)[number];

export class StreetUnitResponse {
  id: string;
  label: string;
  leaseId: string | null;
  @IsIn(PANE_STATES) state: PaneState;
  tenants: string[];
  /** The open amount, less payments on their way. */
  openCents: number;
  currency: string;
  /** Since when the oldest of it is due. */
  dueOn: string | null;
}

export class StreetPropertyResponse {
  id: string;
  name: string;
  streetNumber: string;
  street: string;
  unitCount: number;
  leasedCount: number;
  overdueCount: number;
  /** In the order of their doors, from the ground floor up. */
  units: StreetUnitResponse[];
}

export class CollectedMonthResponse {
  month: string;
  currency: string;
  onTimeCents: number;
  lateCents: number;
  outstandingCents: number;
}

export class RecentPaymentResponse {
  id: string;
  leaseId: string;
  /** The payer's name when it was recorded; null where it is unknown. */
  payerName: string | null;
  streetNumber: string;
  unitLabel: string;
  method: string;
  @IsIn(PAYMENT_STATES) state: PaymentState;
  /** Whether lost disputes took a part of it; the rest stays paid. */
  lostInPart: boolean;
  amountCents: number;
  currency: string;
  /** The day on which it was received, or started online, in the time zone of the property. */
  paidOn: string;
}

export const WAITING_KINDS = [
  'request',
  'quote',
  'choice',
  'visit',
  'unassigned',
  'bill',
  'overdue',
  'notice',
  'asked',
  'inquiry',
  'invite',
  'draft',
  'ending',
  'vacant',
] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** One task of the landlord. The client has the words for it. */
export class WaitingResponse {
  @IsIn(WAITING_KINDS) kind: WaitingKind;
  /** How many of the kind there are; the other fields describe the most urgent one. */
  count: number;
  /** How many of the requests are emergencies; 0 for every other kind. The most pressing one is an emergency then. */
  emergencies: number;
  /** A request for `request`, `quote`, `choice`, `visit` and `unassigned`, an invoice for `bill`, a renewal for `asked`, a unit for `inquiry` and `vacant`, else a lease. */
  id: string;
  streetNumber: string;
  unitLabel: string | null;
  /** A tenant's name, the title of a request (also of `choice`, `visit` and `unassigned`), the supplier of a quote or an invoice, or who asks about a listing. */
  name: string | null;
  day: string | null;
  cents: number | null;
  currency: string | null;
}

export class OverviewResponse {
  propertyCount: number;
  unitCount: number;
  leasedCount: number;
  /** Whether the landlord gives tenants a number for emergencies. */
  emergencyPhoneGiven: boolean;
  rent: RentMonthResponse[];
  waiting: WaitingResponse[];
  /** The first properties; `propertyCount` says how many there are. */
  street: StreetPropertyResponse[];
  /** Twelve months up to the running one, by currency. */
  collected: CollectedMonthResponse[];
  payments: RecentPaymentResponse[];
}
