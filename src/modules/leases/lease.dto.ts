import { Type } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { type Language, LANGUAGES } from '../../contract/languages.js';
import type { LetterKind } from '../../contract/letter-kinds.js';
import { NOTICE_BY, NOTICE_REASONS, type NoticeBy, type NoticeReason } from '../../contract/notice-reasons.js';
import { AMOUNT_MAX_CENTS, DUE_DAY } from '../../contract/work-limits.js';
import { IsCalendarDay } from '../../platform/http/is-calendar-day.js';
import { nameLine } from '../../platform/http/one-line.js';
import { trimmed } from '../../platform/http/trimmed.js';
import { ListQuery } from '../../platform/lists/list-query.dto.js';
import { LATE_FEE_KINDS, type LateFeeKind } from '../regions/rules/agreed-terms.js';
import {
  LeaseEndDays,
  LeaseOpeningResponse,
  LeaseNoticeResponse,
  LeaseTenantResponse,
  LeaseTermResponse,
  LeaseUnitResponse,
  RuleFindingResponse,
  UnansweredNoticeResponse,
} from './lease-response.dto.js';
import { LEASE_STATES, type LeaseState } from './lease.states.js';

const LANGUAGE_CODES = LANGUAGES.map(({ code }) => code);

/** A person who will live there, as entered by the landlord. */
export class LeaseTenantRequest {
  @trimmed
  @IsString()
  @Length(1, 80)
  @nameLine
  firstName: string;
  @trimmed
  @IsString()
  @Length(1, 80)
  @nameLine
  lastName: string;
  /** Without one, letters and codes go to them on paper. */
  @IsOptional()
  @trimmed
  @IsEmail()
  @MaxLength(254)
  email?: string | null;
  /** Confirms that another tenant of the lease has the same address; without it that answers 422 `shared_email`. */
  @IsOptional()
  @IsBoolean()
  sharedEmail?: boolean;
  @IsOptional()
  @trimmed
  @IsString()
  @MaxLength(40)
  phone?: string | null;
  /** Language of the welcome letter and of all messages; default: the landlord's. */
  @IsOptional()
  @IsIn(LANGUAGE_CODES)
  language?: Language;
}

export class LateFeeTerms {
  @IsOptional()
  @IsIn(LATE_FEE_KINDS)
  lateFeeKind?: LateFeeKind;
  /** Cents for `fixed`, basis points of the rent for `percent`, 0 for `none`. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(10_000_000)
  lateFeeValue?: number;
  /** Whole days after the due day; the fee is charged on the day after them. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(90)
  lateFeeAfterDays?: number;
}

/** A new lease of a unit, as a draft (docs/specification/leases.md). Its currency is the property's. */
export class CreateLeaseRequest extends LateFeeTerms {
  /** @example "2026-12-01" */
  @IsCalendarDay()
  startsOn: string;
  /** Last day of the term; without one it is month to month. */
  @IsOptional()
  @IsCalendarDay()
  termEndsOn?: string | null;
  /** Whether it ends with its term instead of continuing month to month. */
  @IsOptional()
  @IsBoolean()
  endsForGood?: boolean;
  /** Rent a calendar month, above zero. */
  @IsInt()
  @Min(1)
  @Max(AMOUNT_MAX_CENTS)
  rentCents: number;
  /** Day of the month; in shorter months the last one. */
  @IsOptional()
  @IsInt()
  @Min(DUE_DAY.first)
  @Max(DUE_DAY.last)
  dueDay?: number;
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(AMOUNT_MAX_CENTS)
  depositCents?: number;
  /** Rent that would have posted before this day is not charged; default: the day of activation. */
  @IsOptional()
  @IsCalendarDay()
  chargeFrom?: string | null;
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(20)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => LeaseTenantRequest)
  tenants?: LeaseTenantRequest[];
}

/**
 * Changes the fields that are sent. A draft can be changed completely. For an active lease the end of the term, the
 * late fee and the deposit can be changed, and its tenants get an email. Rent and due day are changed by a renewal.
 * Read-only fields of the answer may be sent and are ignored.
 */
export class UpdateLeaseRequest extends LateFeeTerms {
  @IsOptional()
  @IsCalendarDay()
  startsOn?: string;
  @IsOptional()
  @IsCalendarDay()
  termEndsOn?: string | null;
  @IsOptional()
  @IsBoolean()
  endsForGood?: boolean;
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(AMOUNT_MAX_CENTS)
  rentCents?: number;
  @IsOptional()
  @IsInt()
  @Min(DUE_DAY.first)
  @Max(DUE_DAY.last)
  dueDay?: number;
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(AMOUNT_MAX_CENTS)
  depositCents?: number;
  @IsOptional()
  @IsCalendarDay()
  chargeFrom?: string | null;
  /**
   * The tenants agreed to an end that comes sooner, or to a shorter term; with `confirmReason`. Without it, an end that comes
   * sooner is checked like a landlord's notice.
   */
  @IsOptional()
  @IsBoolean()
  agreed?: boolean;
  /** Why the landlord continues anyway, for the audit log. */
  @IsOptional()
  @trimmed
  @IsString()
  @MaxLength(500)
  confirmReason?: string;
  /** The version that was read; an older one gets 409 `stale_version`. */
  @IsOptional()
  @IsInt()
  version?: number;

  @Allow() id?: string;
  @Allow() unitId?: string;
  @Allow() propertyId?: string;
  @Allow() state?: string;
  @Allow() endsOn?: string | null;
  @Allow() currency?: string;
  @Allow() activatedAt?: string | null;
  @Allow() createdAt?: string;
  @Allow() unit?: LeaseUnitResponse;
  @Allow() nextTerm?: LeaseTermResponse | null;
  @Allow() tenants?: LeaseTenantResponse[];
  @Allow() findings?: RuleFindingResponse[];
  @Allow() notice?: LeaseNoticeResponse | null;
  @Allow() letters?: LetterKind[];
  @Allow() undoEndUntil?: string | null;
  @Allow() depositHeldCents?: number;
  @Allow() endDays?: LeaseEndDays;
  @Allow() opening?: LeaseOpeningResponse | null;
  @Allow() unansweredNotice?: UnansweredNoticeResponse | null;
}

/**
 * Why the landlord continues where the region's rules can't be checked; without it such a request answers 422
 * `confirmation_required`.
 */
class Confirmable {
  @IsOptional()
  @trimmed
  @IsString()
  @MaxLength(500)
  confirmReason?: string;
}

/** Activates a draft. */
export class ActivateLeaseRequest {
  /** Confirms that no one is on the lease yet; without it such a lease answers 422 `lease_without_tenant`. */
  @IsOptional()
  @IsBoolean()
  withoutTenant?: boolean;
}

/**
 * The last day that is occupied, set by a notice or an agreement. For an agreement, `confirmReason` is required and
 * says what was agreed.
 */
export class EndLeaseRequest extends Confirmable {
  @IsCalendarDay()
  endsOn: string;
  /** Default: the landlord. */
  @IsOptional()
  @IsIn(NOTICE_BY)
  by?: NoticeBy;
  /** For a landlord's own notice: the ground. Default: the end of the term. */
  @IsOptional()
  @IsIn(NOTICE_REASONS)
  reason?: NoticeReason;
  @IsOptional()
  @IsInt()
  version?: number;
}

/** The next term of a running lease, agreed between the two sides. */
export class RenewLeaseRequest extends Confirmable {
  /** First day of the term; default: the day after the present one ends, else the first of the next month. */
  @IsOptional()
  @IsCalendarDay()
  startsOn?: string;
  /** Last day; null: month to month. */
  @IsOptional()
  @IsCalendarDay()
  termEndsOn?: string | null;
  /** Rent a calendar month from then on. */
  @IsInt()
  @Min(1)
  @Max(AMOUNT_MAX_CENTS)
  rentCents: number;
  /** When the tenant was given notice of a higher rent; default: today. */
  @IsOptional()
  @IsCalendarDay()
  noticeOn?: string;
  @IsOptional()
  @IsInt()
  version?: number;
}

/** Changes a tenant's details. 422 for the email address of a tenant who has joined: only they can change it. */
export class UpdateLeaseTenantRequest {
  @IsOptional()
  @trimmed
  @IsString()
  @Length(1, 80)
  @nameLine
  firstName?: string;
  @IsOptional()
  @trimmed
  @IsString()
  @Length(1, 80)
  @nameLine
  lastName?: string;
  /** Null when they no longer have one. */
  @IsOptional()
  @trimmed
  @IsEmail()
  @MaxLength(254)
  email?: string | null;
  /** Confirms that another tenant of the lease has the same address; without it that answers 422 `shared_email`. */
  @IsOptional()
  @IsBoolean()
  sharedEmail?: boolean;
  @IsOptional()
  @trimmed
  @IsString()
  @MaxLength(40)
  phone?: string | null;
  @IsOptional()
  @IsIn(LANGUAGE_CODES)
  language?: Language;
  @IsOptional()
  @IsInt()
  version?: number;
}

/**
 * Corrects a mistyped term of an active lease. Posted rents are adjusted. Raising a rent that has applied for a while
 * isn't a correction (422).
 */
export class CorrectLeaseRequest extends Confirmable {
  @IsOptional()
  @IsCalendarDay()
  startsOn?: string;
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(AMOUNT_MAX_CENTS)
  rentCents?: number;
  @IsOptional()
  @IsInt()
  @Min(DUE_DAY.first)
  @Max(DUE_DAY.last)
  dueDay?: number;
  /** Why, for both sides to read. */
  @trimmed
  @IsString()
  @Length(3, 300)
  reason: string;
  /** The version that was read; an older one gets 409 `stale_version`. */
  @IsOptional()
  @IsInt()
  version?: number;
}

/** Filters of the list of leases. */
export class LeaseListQuery extends ListQuery {
  @IsOptional()
  @IsIn(LEASE_STATES)
  state?: LeaseState;
  @IsOptional()
  @IsUUID()
  propertyId?: string;
  @IsOptional()
  @IsUUID()
  unitId?: string;
  /** Only those with something overdue, or with a payment on its way. */
  @IsOptional()
  @IsIn(['overdue', 'processing'])
  balance?: 'overdue' | 'processing';
  /** Only active ones with a tenant who has no account and no valid access code. */
  @IsOptional()
  @IsIn(['no_code'])
  access?: 'no_code';
}
