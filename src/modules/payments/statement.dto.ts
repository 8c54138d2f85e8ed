import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

/** Which calendar year; default: the present one. */
export class StatementQuery {
  @IsOptional() @Type(() => Number) @IsInt() @Min(2000) @Max(2200)
  year?: number;
}

/** An entry with the balance after it. */
export class StatementLine {
  id: string;
  date: string;
  /** What it is called, in the reader's language. */
  entry: string;
  chargeCents: number | null;
  paymentCents: number | null;
  /** Owed; below zero is paid ahead. */
  balanceCents: number;
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
