import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { trimmed } from '../../platform/http/trimmed.js';
import { QUOTE_STATES, type QuoteState } from './quote.states.js';

export class NewRepairQuote {
  /** In the property's currency. */
  @IsInt() @Min(1) @Max(2 ** 31 - 1) amountCents: number;
  /** What the price is for. */
  @IsOptional() @trimmed @IsString() @MaxLength(1000) note?: string | null;
}

export class RepairQuoteAnswer {
  /** The landlord approves or declines, the supplier takes it back. */
  @IsIn(['approved', 'refused', 'withdrawn']) status: 'approved' | 'refused' | 'withdrawn';
  /** Why the landlord declines. The supplier reads it. Not kept for other answers. */
  @IsOptional() @trimmed @IsString() @MaxLength(500) reason?: string | null;
}

export class RepairQuoteResponse {
  id: string;
  supplierId: string;
  companyName: string;
  amountCents: number;
  note: string | null;
  /** The language that the author of the note had chosen. Null if unknown. */
  language: string | null;
  @IsIn(QUOTE_STATES) status: QuoteState;
  answeredAt: string | null;
  createdAt: string;
}
