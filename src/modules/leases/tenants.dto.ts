import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { LETTER_KINDS, type LetterKind } from '../../contract/letter-kinds.js';
import { NOTICE_BY, NOTICE_REASONS, type NoticeBy, type NoticeReason } from '../../contract/notice-reasons.js';
import { MailingAddressResponse } from '../portfolio/postal-address.dto.js';
import { NEXT_RENT_STATUSES, type NextRentStatus } from '../rent/rules/next-rent.js';
import { UPCOMING_KINDS, type UpcomingKind } from '../rent/upcoming.rows.js';

export class OwnLeaseQuery {
  /** One of several homes; default: the active one that the tenant joined last. */
  @IsOptional()
  @IsUUID()
  leaseId?: string;
}

export class TenantHome {
  unitId: string;
  unitLabel: string;
  propertyId: string;
  propertyName: string;
  streetNumber: string;
  street: string;
  city: string;
  region: string;
  postalCode: string;
  country: string;
  timeZone: string;
}

export class NextRentResponse {
  dueOn: string;
  /** `2026-12` */
  period: string;
  /** The open amount of it, to the cent. */
  amountCents: number;
  /** The rent of the period. */
  rentCents: number;
  currency: string;
  @IsIn(NEXT_RENT_STATUSES) status: NextRentStatus;
  /** Days until it is due; below zero since. */
  daysLeft: number;
  /** Whether it is already in the ledger; paying earlier is a prepayment. */
  charged: boolean;
}

/** A rent or a recurring charge that has not posted yet. */
export class UpcomingCharge {
  @IsIn(UPCOMING_KINDS) kind: UpcomingKind;
  /** `2026-12`, the month that it is for. */
  period: string;
  /** The landlord's own words for a recurring charge; null for rent. */
  label: string | null;
  dueOn: string;
  amountCents: number;
}

/** What is paid next, after everything that is owed: all charges that are due on one day. */
export class ComingDueResponse {
  dueOn: string;
  /** The open amount, less prepayments and payments on their way. */
  amountCents: number;
  /** The whole amount. */
  totalCents: number;
  currency: string;
  @IsIn(NEXT_RENT_STATUSES) status: NextRentStatus;
  /** Days until it is due; below zero since. */
  daysLeft: number;
  parts: UpcomingCharge[];
}

/** An unpaid charge, less payments on their way for it. */
export class OwedCharge {
  id: string;
  kind: string;
  /** `2026-11` for rent. */
  period: string | null;
  label: string | null;
  dueOn: string;
  amountCents: number;
}

/**
 * A late fee that will be charged if the rent hasn't arrived. The day is given, because people count days of grace
 * differently.
 */
export class ComingLateFee {
  period: string;
  fallsOn: string;
  amountCents: number;
}

/** Who ends the lease, since when that is known, and a landlord's ground. */
export class TenantLeaseNotice {
  @IsIn(NOTICE_BY) by: NoticeBy;
  givenOn: string | null;
  @IsIn([...NOTICE_REASONS, null]) reason: NoticeReason | null;
}

export class TenantTermResponse {
  startsOn: string;
  /** Null for month to month. */
  endsOn: string | null;
  rentCents: number;
}

/** What happened with the deposit. */
export class TenantDepositReturn {
  /** The last time that some of it was returned or kept. */
  returnedOn: string;
  returnedCents: number;
  keptCents: number;
}

export class TenantLeaseResponse {
  id: string;
  @IsIn(['draft', 'active', 'notice', 'ended']) state: 'draft' | 'active' | 'notice' | 'ended';
  startsOn: string;
  termEndsOn: string | null;
  endsOn: string | null;
  endsForGood: boolean;
  /**
   * The tenant's own last day, once it has passed, on a lease that continues for the others: they owe what was due by
   * then.
   */
  leftOn: string | null;
  /** The current rent. */
  rentCents: number;
  /** The notice or agreement that ends the lease; null without one. */
  notice: TenantLeaseNotice | null;
  /** The next term that was agreed on, with its rent; `termEndsOn` is then its end. */
  nextTerm: TenantTermResponse | null;
  currency: string;
  dueDay: number;
  /** As agreed in the lease. */
  depositCents: number;
  /** How much of it the landlord holds now. */
  depositHeldCents: number;
  /** Null until some of it is returned or kept. */
  depositReturn: TenantDepositReturn | null;
  /** Letters to download: for letters about money the latest of each kind. */
  @IsIn(LETTER_KINDS, { each: true }) letters: LetterKind[];
  home: TenantHome;
  landlord: TenantLandlord;
  /** First and last names of everyone on the lease. */
  tenants: string[];
  /** The lease was just activated, and its opening balance and first charges are still being posted. */
  posting: boolean;
  nextRent: NextRentResponse | null;
  /** The next day on which rent or recurring charges post: what is due after everything that is owed. */
  comingDue: ComingDueResponse | null;
  /** The next rent and the next month of each recurring charge, the first to come due first. */
  upcoming: UpcomingCharge[];
  /** The charges that a payment without an amount pays, the oldest first. */
  owed: OwedCharge[];
  lateFee: ComingLateFee | null;
  /** The total owed by now; below zero for a prepayment. */
  balanceCents: number;
  overdueCents: number;
  /** Paid, but not yet needed for a charge. */
  creditCents: number;
  /** Payments that are on their way. */
  processingCents: number;
  totalCashbackCents: number;
  /** Today's date at the property. */
  today: string;
  /** The tenant's homes, this one included. */
  homes: TenantHomeLink[];
}

export class TenantLandlord {
  name: string;
  /** What to call in an emergency, if the landlord gives a number. */
  emergencyPhone: string | null;
  /** Where mail reaches them, if they have given an address. */
  address: MailingAddressResponse | null;
}

export class TenantHomeLink {
  leaseId: string;
  label: string;
  /** Whether they live there now: the lease runs, and they haven’t left it. */
  present: boolean;
}
