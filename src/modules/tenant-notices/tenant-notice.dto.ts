import { IsBoolean, IsIn, IsInt, IsOptional, IsString, IsUUID, Length, MaxLength } from 'class-validator';
import { IsCalendarDay } from '../../platform/http/is-calendar-day.js';
import { trimmed } from '../../platform/http/trimmed.js';
import { LawCitationResponse } from '../regions/region-editor.dto.js';
import {
  NOTICE_EFFECTS,
  TENANT_NOTICE_KINDS,
  TENANT_NOTICE_STATES,
  type NoticeEffect,
  type TenantNoticeKind,
  type TenantNoticeState,
} from './tenant-notice.states.js';

/** A tenant gives notice, or asks to leave earlier than the rules allow. */
export class GiveNoticeRequest {
  @IsUUID()
  leaseId: string;
  /** The last day on which the tenant lives there. */
  @IsCalendarDay()
  lastDay: string;
  /** Asks the landlord to agree to a day that is too early for a notice; without it such a day answers 400. */
  @IsOptional()
  @IsBoolean()
  early?: boolean;
  /** For the landlord alone. */
  @IsOptional()
  @trimmed
  @IsString()
  @MaxLength(500)
  reason?: string;
  /** Where the deposit and letters go; for the landlord alone. */
  @IsOptional()
  @trimmed
  @IsString()
  @MaxLength(300)
  forwardingAddress?: string;
}

export class OwnNoticesQuery {
  @IsUUID()
  leaseId: string;
}

/** What a landlord asks for by `status`; none is a reply that decides nothing. */
export const ANSWERS = ['acknowledged', 'declined', 'withdrawn', 'kept', 'undone'] as const;
export type NoticeAnswer = (typeof ANSWERS)[number];

/** The landlord acknowledges, declines an early end, or consents to a withdrawal (`withdrawn`) or not (`kept`), or undoes (`undone`). */
export class AnswerNoticeRequest {
  @IsOptional()
  @IsIn(ANSWERS)
  status?: NoticeAnswer;
  /** Needed where others are on the lease too (422 `effect_needed`). */
  @IsOptional()
  @IsIn(NOTICE_EFFECTS)
  effect?: NoticeEffect;
  /** Needed to decline and to reply. */
  @IsOptional()
  @trimmed
  @IsString()
  @Length(1, 1000)
  note?: string;
  /** The version that was read; an older one gets 409 `stale_version`. */
  @IsOptional()
  @IsInt()
  version?: number;
}

/** What binds a tenant who gives notice today. */
export class TenantNoticeRules {
  /** Today where the home is. */
  today: string;
  /** The earliest last day that needs no one’s consent. */
  earliest: string;
  /** Last day of the fixed term that is running or signed; null: month to month. */
  fixedUntil: string | null;
  /** Last day of a term that has ended, where the lease renews automatically: another term may be running. */
  renewedAfter: string | null;
  /** The region’s notice period for tenants; null: none is on record. */
  periodDays: number | null;
  periodMonths: number | null;
  /** The rule as it was gathered, in English, and its source. */
  value: string | null;
  source: string | null;
  sourceDate: string | null;
  /** The law that says so, where its section is known; `source` is the page on which it was read. */
  law: LawCitationResponse | null;
  /** Whether to be checked with an official source before use. */
  mustCheck: boolean;
  /** Whether the landlord holds a deposit. */
  deposit: boolean;
}

export class NoticeFacts {
  id: string;
  leaseId: string;
  /** The tenant who gave it. */
  name: string;
  @IsIn(TENANT_NOTICE_KINDS) kind: TenantNoticeKind;
  @IsIn(TENANT_NOTICE_STATES) state: TenantNoticeState;
  lastDay: string;
  givenOn: string;
  @IsIn([...NOTICE_EFFECTS, null]) effect: NoticeEffect | null;
  /** What the landlord wrote back, for who gave it. */
  answerNote: string | null;
  answeredAt: string | null;
  /** Since when the tenant has been waiting for the landlord’s consent to withdraw it. */
  withdrawalAskedAt: string | null;
  /** For who gave it and the landlord. */
  reason: string | null;
  forwardingAddress: string | null;
  createdAt: string;
}

/** A notice as the tenants of the lease see it. */
export class OwnNoticeResponse extends NoticeFacts {
  /** Whether the reader gave it. */
  mine: boolean;
}

export class OwnNoticesResponse {
  /** Whether one can give notice now: the lease runs, has no last day, and no own notice is open. */
  open: boolean;
  rules: TenantNoticeRules;
  notices: OwnNoticeResponse[];
}

/** A notice as the landlord sees it. */
export class TenantNoticeResponse extends NoticeFacts {
  /** `87 Laurier Avenue West, 302` */
  home: string;
  /** The earliest last day that the rules allowed when it was given. */
  earliestDay: string | null;
  /** Whether others are on the lease too. */
  joint: boolean;
  /** The lease’s last day, if it has one. */
  leaseEndsOn: string | null;
  version: number;
}
