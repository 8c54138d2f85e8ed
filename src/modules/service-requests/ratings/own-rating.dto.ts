import { IsBoolean, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { trimmed } from '../../../platform/http/trimmed.js';

/** A rating of the signed-in tenant. */
export class OwnRatingResponse {
  /** Id of the request. */
  id: string;
  /** Null if the landlord did the work. */
  company: string | null;
  title: string;
  /** 1 to 5. */
  stars: number;
  note: string | null;
  /** Whether other landlords can read the note in the list of the supplier’s ratings. */
  noteShared: boolean;
  ratedAt: string;
  /** Why an admin has hidden the note from that list. Null if it isn’t hidden. */
  hiddenBecause: string | null;
}

export class ChangeOwnRating {
  @IsInt() @Min(1) @Max(5) stars: number;
  /** Null removes the note. */
  @IsOptional() @trimmed @IsString() @MaxLength(1000) note?: string | null;
  /** Whether other landlords may read the note. Must be sent again when the note changes. */
  @IsOptional() @IsBoolean() noteShared?: boolean;
}

export interface OwnRatingRow extends Omit<OwnRatingResponse, 'ratedAt'> {
  accountId: string;
  demo: boolean;
  supplierAccountId: string | null;
  ratedAt: Date;
}

export function toOwnRating(row: OwnRatingRow): OwnRatingResponse {
  const { id, company, title, stars, note, noteShared, hiddenBecause } = row;
  return { id, company, title, stars, note, noteShared, ratedAt: row.ratedAt.toISOString(), hiddenBecause };
}
