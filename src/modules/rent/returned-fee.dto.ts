import { IsIn } from 'class-validator';
import { RULE_STATUSES, type RuleStatus } from '../../contract/region-rules.js';
import { RegionWordsResponse } from '../regions/region-words.dto.js';

/** The fee that a region allows for a payment that the bank returned. */
export class ReturnedFeeResponse {
  /**
   * `automatic`: the amounts come from the region's record. Otherwise the landlord decides after reading the text, or
   * looks the rule up.
   */
  @IsIn(RULE_STATUSES) status: RuleStatus;
  /** Null where no amount is recorded. */
  fixedCents: number | null;
  /** Whether the bank's own charge may be added. */
  bankCharge: boolean;
  /** The facts in English, as they were recorded. */
  value: string;
  words: RegionWordsResponse;
  source: string | null;
  currency: string;
  /** In the time zone of the property. @example "2026-12-01" */
  today: string;
}
