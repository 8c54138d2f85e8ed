import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { LANGUAGES, type Language } from '../../contract/languages.js';
import { LETTER_KINDS, type LetterKind } from '../../contract/letter-kinds.js';

/** Which calendar year; default: the present one. */
export class StatementQuery {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(2000)
  @Max(2200)
  year?: number;
  /** Default: the reader's own. */
  @IsOptional()
  @IsIn(LANGUAGES.map(({ code }) => code))
  language?: Language;
  /** With `true` the landlord's PDF says who recorded each entry. Tenants never get it. */
  @IsOptional()
  @Transform(({ value }) => value === 'true' || value === true)
  @IsBoolean()
  recorders?: boolean;
}

/** An entry with the balance after it. */
export class StatementLine {
  id: string;
  date: string;
  /** Its name, in the reader's language. */
  entry: string;
  chargeCents: number | null;
  paymentCents: number | null;
  /** The letter about it, if there is one: `GET /leases/:id/letters/:kind?entry=`. */
  @IsIn([...LETTER_KINDS, null]) letter: LetterKind | null;
  /** The amount owed; below zero for a prepayment. */
  balanceCents: number;
  /** When a tenant last asked the landlord about it. */
  askedAt: string | null;
}

/** A year of a lease's ledger, the latest entry first. */
export class StatementResponse {
  year: number;
  currency: string;
  /** Before the year's first entry. */
  openingCents: number;
  closingCents: number;
  lines: StatementLine[];
}
