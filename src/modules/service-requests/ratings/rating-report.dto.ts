import { IsBoolean, IsIn, IsInt, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { RATING_REPORT_MAX } from '../../../contract/work-limits.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import { REPORT_STATES } from './rating-report.entity.js';

type State = (typeof REPORT_STATES)[number];

export class ReportRating {
  /** What is wrong with the note. Only admins read it. */
  @trimmed @IsString() @MinLength(1) @MaxLength(RATING_REPORT_MAX) reason: string;
}

export class DecideRatingReport {
  /** Whether to hide the note from other landlords. */
  @IsBoolean() hidden: boolean;
  /** The reason, shown to supplier and tenant. */
  @trimmed @IsString() @MinLength(1) @MaxLength(RATING_REPORT_MAX) reason: string;
  @IsOptional() @IsInt() version?: number;
}

/** A reported note, for admins. */
export class RatingReportResponse {
  id: string;
  version: number;
  companyName: string;
  /** 1 to 5. */
  stars: number;
  note: string;
  /** The supplier’s reason. */
  reason: string;
  reportedAt: string;
  @IsIn(REPORT_STATES) state: State;
  /** The admin’s reason. Null without a decision. */
  decisionReason: string | null;
  decidedAt: string | null;
}

export interface RatingReportRow extends Omit<RatingReportResponse, 'reportedAt' | 'decidedAt'> {
  reportedAt: Date;
  decidedAt: Date | null;
}

export function toRatingReport(row: RatingReportRow): RatingReportResponse {
  const { id, version, companyName, stars, note, reason, state, decisionReason } = row;
  return {
    id,
    version,
    companyName,
    stars,
    note,
    reason,
    reportedAt: row.reportedAt.toISOString(),
    state,
    decisionReason,
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}
