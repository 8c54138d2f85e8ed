import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { ISSUE_TYPES } from '../../../contract/priorities.js';
import type { Trade } from '../../../contract/service-types.js';
import { RATING_ANSWER_MAX } from '../../../contract/work-limits.js';
import { REPORT_STATES } from './rating-report.entity.js';

const TRADES_OF_REQUESTS = ISSUE_TYPES.map(({ key }) => key);

/** A supplier’s answer to a rating. */
export class RatingAnswerResponse {
  text: string;
  /** The language that the author had chosen. Null if unknown. */
  language: string | null;
  /** Whether the rating has changed since. */
  outdated: boolean;
}

/** A tenant’s rating, without names and places. */
export class SupplierRatingResponse {
  /** For the supplier, the id of the request. For others it can’t be used to find one. */
  id: string;
  /** 1 to 5. */
  stars: number;
  /** Null without a note, and if it was written before notes were shown to other landlords. */
  note: string | null;
  @IsIn(TRADES_OF_REQUESTS) trade: Trade;
  /**
   * Month of the rating, in the property’s time zone.
   * @example "2026-03"
   */
  month: string;
  answer: RatingAnswerResponse | null;
  /** For the supplier: whether the note was reported, and what an admin decided. Null for others and without a report. */
  @IsOptional() @IsIn(REPORT_STATES) report: (typeof REPORT_STATES)[number] | null;
  /** For the supplier: the reason of the decision. Null without a decision. */
  reportAnswer: string | null;
}

export class SaveRatingAnswer {
  @Transform(({ value }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @MinLength(1)
  @MaxLength(RATING_ANSWER_MAX)
  text: string;
}

export interface RatingRow {
  id: string;
  stars: number;
  note: string | null;
  trade: Trade;
  month: string;
  answer: string | null;
  answerLanguage: string | null;
  outdated: boolean;
  report: SupplierRatingResponse['report'];
  reportAnswer: string | null;
}

export function toRating(row: RatingRow): SupplierRatingResponse {
  const { id, stars, note, trade, month, answer, answerLanguage, outdated, report, reportAnswer } = row;
  return {
    id,
    stars,
    note,
    trade,
    month,
    answer: answer === null ? null : { text: answer, language: answerLanguage, outdated },
    report,
    reportAnswer,
  };
}
