import { IsIn } from 'class-validator';
import { RULE_STATUSES, type RuleStatus } from '../../contract/region-rules.js';
import { RegionWordsResponse } from '../regions/region-words.dto.js';

/** The fee that a region allows for a payment that the bank returned. */
export class ReturnedFeeResponse {
  /** `automatic`: the amounts are held; otherwise the landlord decides by the text, or finds out. */
  @IsIn(RULE_STATUSES) status: RuleStatus;
  /** Null where no amount is on record. */
  fixedCents: number | null;
  /** Whether the bank's own charge may be added. */
  bankCharge: boolean;
  /** The facts in English, as they were gathered. */
  value: string;
  words: RegionWordsResponse;
  source: string | null;
  currency: string;
  /** Where the property stands. @example "2026-12-01" */
  today: string;
}
