import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { ListQuery } from '../../../platform/lists/list-query.dto.js';
import { ONLINE_METHOD_NAMES, type OnlineMethod } from '../method-fees.js';
import { PAYMENT_STATES, type PaymentState } from '../payment.states.js';
import { PROVIDER_NAMES, type ProviderName } from '../providers/provider-names.js';
import { FINDING_KINDS, FINDING_STATES, type FindingKind, type FindingState } from './payment-finding.entity.js';

export class FindingListQuery extends ListQuery {
  @IsOptional()
  @IsIn(FINDING_STATES)
  state?: FindingState;
}

export const FINDING_ACTIONS = ['book', 'give_up', 'confirm', 'dismiss'] as const;

/** How a finding is resolved. */
export class ResolveFindingRequest {
  /**
   * `book`: it belongs to a lease. `give_up`: the provider never had our payment, or it never arrived. `confirm`: the
   * payment or refund on its way has arrived. `dismiss`: nothing has to be done, with the reason.
   */
  @IsIn(FINDING_ACTIONS) action: (typeof FINDING_ACTIONS)[number];
  /** For `book`: the lease whose rent it paid. */
  @IsOptional()
  @IsUUID()
  leaseId?: string;
  /** Required for `dismiss`. */
  @IsOptional()
  @IsString()
  @MaxLength(300)
  note?: string;
}

/** A payment that one of the two sides does not know. */
export class FindingResponse {
  id: string;
  @IsIn(PROVIDER_NAMES) provider: ProviderName;
  @IsIn(FINDING_KINDS) kind: FindingKind;
  reference: string;
  paymentId: string | null;
  /** Whether it is a refund that was on its way when the account was disconnected. */
  refundId: string | null;
  /** The state of our payment: one that is disputed at the provider can't be canceled. */
  @IsIn(PAYMENT_STATES) paymentState: PaymentState | null;
  leaseId: string | null;
  /** The landlord whose payment it is. */
  accountName: string;
  amountCents: number;
  currency: string;
  @IsIn(ONLINE_METHOD_NAMES) method: OnlineMethod;
  happenedOn: string;
  @IsIn(FINDING_STATES) state: FindingState;
  note: string | null;
  resolvedAt: string | null;
  /** The person who resolved it. */
  resolvedBy: string | null;
  createdAt: string;
  version: number;
}

/** When both sides were compared, and how many findings were new. */
export class ComparisonResponse {
  comparedAt: string;
  newFindings: number;
}
