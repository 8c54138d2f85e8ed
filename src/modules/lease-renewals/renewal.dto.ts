import {
  Allow,
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { LANGUAGES, type Language } from '../../contract/languages.js';
import { AMOUNT_MAX_CENTS } from '../../contract/work-limits.js';
import { ListQuery } from '../../platform/lists/list-query.dto.js';
import { RENEWAL_ACTIONS, type RenewalAction } from './recommend.js';
import { INTENTS, type Intent } from './renewal-intent.entity.js';
import { OFFER_STATES, RENEWAL_STATES, type OfferState, type RenewalState } from './renewal.states.js';

const RULE_STATUSES = ['automatic', 'manual', 'expired', 'unknown'] as const;
const NOTICE_STATUSES = ['open', 'too_early', 'missed', 'unknown'] as const;
/** The states that a landlord can set with `status`. The others result from tenants' answers and time. */
export const ASKED_STATES = [
  'pending',
  'accepted',
  'adjusted',
  'rejected',
  'offered',
  'signed',
  'declined',
  'withdrawn',
  'expired',
] as const satisfies readonly RenewalState[];

/** Why something is recommended, in the reader's language. */
export class RenewalReasonResponse {
  code: string;
  /** Above zero counts for a higher rent, below zero against it. The strongest reason comes first. */
  weight: number;
  text: string;
}

/** The state of an offer, as the landlord sees it. */
export class SentOfferResponse {
  id: string;
  @IsIn(OFFER_STATES) state: OfferState;
  sentAt: string;
  answerBy: string;
  answeredAt: string | null;
  /** Name of the tenant who answered. */
  answeredBy: string | null;
  question: string | null;
  askedAt: string | null;
  reply: string | null;
}

/** What a tenant of the lease plans to do; it isn't binding. */
export class SaidIntentResponse {
  name: string;
  @IsIn(INTENTS) intent: Intent;
  saidAt: string;
}

export class RenewalResponse {
  id: string;
  leaseId: string;
  propertyId: string;
  unitId: string;
  unitLabel: string;
  streetNumber: string;
  street: string;
  city: string;
  tenants: string[];
  /** Tenants with neither an email address nor an account, who get an offer as a letter. */
  onPaper: string[];
  @IsIn(RENEWAL_STATES) status: RenewalState;
  @IsIn(RENEWAL_ACTIONS) action: RenewalAction;
  /** Whether the lease runs from month to month now. */
  monthly: boolean;
  /** First and last day of the next term; null: month to month. */
  startsOn: string;
  endsOn: string | null;
  currentRentCents: number;
  lowRentCents: number;
  proposedRentCents: number;
  highRentCents: number;
  /** What was decided; null until then. */
  rentCents: number | null;
  currency: string;
  /** The region's cap; null where there is none, or where `capStatus` says that it is unknown. */
  capCents: number | null;
  @IsIn(RULE_STATUSES) capStatus: (typeof RULE_STATUSES)[number];
  /** The source of the cap, and whether someone still has to check it on an official page. */
  capSource: string | null;
  capMustCheck: boolean;
  /** The last day of a cap that ended before the new term. */
  capEndedOn: string | null;
  /** Days between which notice of an increase is lawful; null where no rule says so. */
  noticeFrom: string | null;
  noticeBy: string | null;
  @IsIn(NOTICE_STATUSES) noticeStatus: (typeof NOTICE_STATUSES)[number];
  /** The first day on which this rent may be offered, while the region does not let it be offered yet; else null. */
  offerFrom: string | null;
  /** What the tenants said about the term that ends, newest first. */
  intents: SaidIntentResponse[];
  reasons: RenewalReasonResponse[];
  /** 0 to 100. */
  confidence: number;
  decidedAt: string | null;
  createdAt: string;
  version: number;
  offer: SentOfferResponse | null;
}

/** Which leases, and the landlord's own limit. Without a body: every lease that ends within 120 days, at most 5 %. */
export class GenerateRenewalsRequest {
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(200)
  @IsUUID(undefined, { each: true })
  leaseIds?: string[];
  /** Largest increase in basis points of the rent. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(10_000)
  maxIncreaseBasisPoints?: number;
}

export class RenewalListQuery extends ListQuery {
  @IsOptional()
  @IsIn(RENEWAL_STATES)
  status?: RenewalState;
  /** Only those that need a decision. */
  @IsOptional()
  @IsIn(['open', 'closed'])
  show?: 'open' | 'closed';
  @IsOptional()
  @IsUUID()
  propertyId?: string;
  /** Of the reasons; default: the reader's own. */
  @IsOptional()
  @IsIn(LANGUAGES.map(({ code }) => code))
  language?: Language;
}

/**
 * `status` is the verb: accepted, adjusted (with `rentCents`), rejected, offered (with `answerBy`), withdrawn, and signed or
 * declined for an answer on paper. Read-only fields of the answer may come along.
 */
export class UpdateRenewalRequest {
  @IsOptional()
  @IsIn(ASKED_STATES)
  status?: RenewalState;
  /** The rent that is decided on, for `adjusted`. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(AMOUNT_MAX_CENTS)
  rentCents?: number | null;
  /** Last day of the next term; null: month to month. */
  @IsOptional()
  @IsString()
  @MaxLength(10)
  endsOn?: string | null;
  /** Last day for the tenants to answer; default: in 14 days, or the day before the term begins. */
  @IsOptional()
  @IsString()
  @MaxLength(10)
  answerBy?: string | null;
  /** For `signed`: the day on which notice of a higher rent was given; default today. An offer that was sent counts as the notice. */
  @IsOptional()
  @IsString()
  @MaxLength(10)
  noticeOn?: string | null;
  /** Words to the tenants, in the offer. */
  @IsOptional()
  @IsString()
  @MaxLength(1000)
  note?: string | null;
  /**
   * Why the landlord continues where the region's rules can't be checked; without it such a rent answers 422
   * `confirmation_required`.
   */
  @IsOptional()
  @IsString()
  @MaxLength(500)
  confirmReason?: string;
  /** Answers the tenants' question. */
  @IsOptional()
  @IsString()
  @MaxLength(1000)
  reply?: string | null;
  @IsOptional()
  @IsInt()
  version?: number;

  @Allow() id?: string;
  @Allow() leaseId?: string;
  @Allow() propertyId?: string;
  @Allow() unitId?: string;
  @Allow() unitLabel?: string;
  @Allow() streetNumber?: string;
  @Allow() street?: string;
  @Allow() city?: string;
  @Allow() tenants?: string[];
  @Allow() onPaper?: string[];
  @Allow() action?: string;
  @Allow() monthly?: boolean;
  @Allow() startsOn?: string;
  @Allow() currentRentCents?: number;
  @Allow() lowRentCents?: number;
  @Allow() proposedRentCents?: number;
  @Allow() highRentCents?: number;
  @Allow() currency?: string;
  @Allow() capCents?: number | null;
  @Allow() capStatus?: string;
  @Allow() capSource?: string | null;
  @Allow() capMustCheck?: boolean;
  @Allow() capEndedOn?: string | null;
  @Allow() noticeFrom?: string | null;
  @Allow() noticeBy?: string | null;
  @Allow() noticeStatus?: string;
  @Allow() offerFrom?: string | null;
  @Allow() intents?: SaidIntentResponse[];
  @Allow() reasons?: RenewalReasonResponse[];
  @Allow() confidence?: number;
  @Allow() decidedAt?: string | null;
  @Allow() createdAt?: string;
  @Allow() offer?: SentOfferResponse | null;
}

/** A renewal as it was offered to a tenant. */
export class RenewalOfferResponse {
  id: string;
  leaseId: string;
  home: string;
  landlord: string;
  @IsIn(OFFER_STATES) state: OfferState;
  startsOn: string;
  endsOn: string | null;
  currentRentCents: number;
  rentCents: number;
  currency: string;
  answerBy: string;
  note: string | null;
  question: string | null;
  askedAt: string | null;
  reply: string | null;
  repliedAt: string | null;
  answeredAt: string | null;
  createdAt: string;
  version: number;
}

/** An answer, or a question before it. */
export class AnswerOfferRequest {
  @IsOptional()
  @IsIn(['accepted', 'declined'])
  status?: 'accepted' | 'declined';
  @IsOptional()
  @IsString()
  @MaxLength(1000)
  question?: string | null;
  @IsOptional()
  @IsInt()
  version?: number;
}

/** A term that ends soon, and what the tenant said about it; null: nothing yet. */
export class RenewalIntentResponse {
  leaseId: string;
  home: string;
  termEndsOn: string;
  @IsIn(INTENTS) intent: Intent | null;
}

export class SayIntentRequest {
  @IsIn(INTENTS)
  intent: Intent;
}
