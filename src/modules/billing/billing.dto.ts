import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Length, Max, Min } from 'class-validator';
import {
  BOOKABLE_PLANS,
  LANDLORD_PLANS,
  PLAN_PERIODS,
  type BookablePlan,
  type LandlordPlan,
  type PlanPeriod,
} from '../../contract/plans.js';
import { IsInstant } from '../../platform/http/is-instant.js';
import {
  SubscriptionInvoiceResponse,
  SubscriptionPaymentResponse,
  SubscriptionStateResponse,
} from '../subscriptions/subscription.dto.js';

export class PlanQuery {
  @IsIn(BOOKABLE_PLANS) plan: BookablePlan;
  @IsIn(PLAN_PERIODS) period: PlanPeriod;
}

export class ChoosePlanRequest extends PlanQuery {
  /** Pays on the provider's page although a card is stored, to use another one. */
  @IsOptional() @IsBoolean() newMethod?: boolean;
}

/** A landlord's plan: its limits, its price, and how it is paid. */
export class BillingResponse {
  /** Null: none is chosen yet, which is what a trial is. */
  @IsIn(LANDLORD_PLANS) plan: LandlordPlan | null;
  trialEndsAt: string | null;
  /** The trial has ended and no plan is chosen: properties can't be added. */
  trialOver: boolean;
  propertyCount: number;
  /** Null when unlimited. */
  propertyLimit: number | null;
  /** The period that is paid; null before the first payment. */
  subscription: SubscriptionStateResponse | null;
  payment: SubscriptionPaymentResponse;
}

/** What a plan would cost now. `unused + balance + total = price + balanceAfter`. */
export class PlanQuoteResponse {
  priceCents: number;
  /** The unused part of the current period. */
  unusedCents: number;
  /** Credit of an earlier change. */
  balanceCents: number;
  totalCents: number;
  /** Credit that is left for later invoices. */
  balanceAfterCents: number;
  currency: string;
}

/** The result of choosing a plan: done, or to be paid on a page of the provider. */
export class PlanOrderResponse {
  billing: BillingResponse;
  actionUrl: string | null;
}

/** Rent that was paid online or recorded in the last twelve months, in one currency. */
export class AccountVolume {
  currency: string;
  cents: number;
  payments: number;
}

const ROLES_SHOWN = ['owner', 'manager', 'invited'] as const;

/** Someone of a landlord's account as admins see them. */
export class AccountMember {
  id: string;
  name: string;
  email: string;
  /** `invited` until they accept. */
  @IsIn(ROLES_SHOWN) role: (typeof ROLES_SHOWN)[number];
  suspended: boolean;
}

/** A landlord's account as admins see it. */
export class AccountResponse {
  id: string;
  name: string;
  ownerId: string | null;
  ownerName: string | null;
  email: string | null;
  createdAt: string;
  @IsIn(LANDLORD_PLANS) plan: LandlordPlan | null;
  trialEndsAt: string | null;
  trialOver: boolean;
  propertyCount: number;
  propertyLimit: number | null;
  unitCount: number;
  runningLeases: number;
  /** Owners, colleagues and open invitations, oldest first. */
  people: AccountMember[];
  volume: AccountVolume[];
  subscription: SubscriptionStateResponse | null;
  invoices: SubscriptionInvoiceResponse[];
}

const trimmed = Transform(({ value }) => (typeof value === 'string' ? value.trim() : value));

export class ExtendTrialRequest {
  /** Days from now, or from the end of a trial that still runs. */
  @IsInt() @Min(1) @Max(180) days: number;
  /** Stored in the audit log. */
  @trimmed @IsString() @Length(3, 250) reason: string;
  /** The end of the trial that the admin saw; null for none. */
  @IsOptional() @IsInstant() seen?: string | null;
}

export class EnterpriseRequest {
  /** Enterprise is agreed with the team; `false` takes it back, and the account chooses a plan itself. */
  @IsBoolean() enterprise: boolean;
  @trimmed @IsString() @Length(3, 250) reason: string;
}
