import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min, MinLength } from 'class-validator';
import { ISSUE_TYPES } from '../../../contract/priorities.js';
import type { Trade } from '../../../contract/service-types.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import { ListQuery } from '../../../platform/lists/list-query.dto.js';
import { PRIORITY_LABELS } from '../request.dto.js';

/** Trades for which there are issue types. */
export const BOARD_TRADES: Trade[] = ISSUE_TYPES.map(({ trade }) => trade);
const MOST_CENTS = 2 ** 31 - 1;

export class BoardPostChange {
  /** For suppliers without an offer. 400 if it names a person, address, phone number or email address. */
  @trimmed @IsString() @MinLength(1) @MaxLength(2000) description: string;
  /** What may be spent, in the property's currency. */
  @IsOptional() @IsInt() @Min(1) @Max(MOST_CENTS) budgetCents?: number | null;
  @IsOptional() @IsInt() version?: number;
}

/** A supplier who is interested in the job. */
export class BoardInterestResponse {
  id: string;
  /** Id in the supplier directory, as used in an offer. */
  supplierId: string;
  companyName: string;
  city: string | null;
  ratingCount: number;
  /** 1 to 5 with one decimal. Null without ratings. */
  ratingAverage: number | null;
  jobsDone: number;
  /** In the property’s currency. Null without a price. */
  amountCents: number | null;
  note: string | null;
  createdAt: string;
}

/** A request on the job board, as its landlord sees it. */
export class RequestBoardResponse {
  /** The landlord’s switch: whether to show the request. */
  onBoard: boolean;
  /** Whether suppliers see it now, which is only while the request waits for one. */
  shown: boolean;
  description: string | null;
  budgetCents: number | null;
  /** Newest first. */
  interests: BoardInterestResponse[];
  /** Null before it is shown for the first time. */
  version: number | null;
}

export class JobBoardQuery extends ListQuery {
  /** Only jobs of one trade. */
  @IsOptional() @IsIn(BOARD_TRADES) trade?: Trade;
  /** With `true`, only jobs in the reader’s trades and not outside their service area. */
  @IsOptional() @Transform(({ value }) => value === 'true' || value === true) @IsBoolean() fitting?: boolean;
}

export class NewBoardInterest {
  /** A price in the job’s currency. Without it, only interest is expressed. */
  @IsOptional() @IsInt() @Min(1) @Max(MOST_CENTS) amountCents?: number | null;
  @IsOptional() @trimmed @IsString() @MaxLength(1000) note?: string | null;
}

export class OwnInterest {
  amountCents: number | null;
  note: string | null;
  createdAt: string;
}

/** A job of the board, without address, name, phone number or photos (docs/specification/elite-partners.md). */
export class BoardJobResponse {
  id: string;
  @IsIn(BOARD_TRADES) trade: Trade;
  @IsIn(PRIORITY_LABELS) priority: string;
  city: string;
  region: string;
  description: string;
  budgetCents: number | null;
  /** ISO 4217. */
  currency: string;
  postedAt: string;
  /** Whether the reader does such jobs: it is one of their trades, or either they or the job have no specific trade. */
  inTrades: boolean;
  /** Whether it is in the reader’s service area, by the first three characters of the postal code. Null if no area is set. */
  inArea: boolean | null;
  /** The reader’s own interest. Null without one. */
  interest: OwnInterest | null;
}
