import { IsIn } from 'class-validator';
import { RULE_STATUSES, type RuleStatus } from '../../contract/region-rules.js';
import { LawCitationResponse } from '../regions/region-editor.dto.js';
import { RegionWordsResponse } from '../regions/region-words.dto.js';

/** The recorded facts of a region about a topic. */
export class DepositRuleResponse {
  @IsIn(RULE_STATUSES) status: RuleStatus;
  /** The facts in English, as they were recorded. */
  value: string;
  words: RegionWordsResponse;
  source: string | null;
  /** The date of the source: a year, a month or a day. */
  sourceDate: string | null;
  /** The law that says so, where its section is known; `source` is the page on which it was read. */
  law: LawCitationResponse | null;
  /** Whether it must be checked with an official source before use. */
  mustCheck: boolean;
}

/** The region's rules about returning a deposit, as far as they are known. */
export class DepositTermsResponse {
  currency: string;
  heldCents: number;
  /** Rent and charges that a part of it may be kept for; nothing where the region doesn't allow that. */
  owedCents: number;
  /** Until when, and what may be kept. */
  returning: DepositRuleResponse;
  /** The last day for it; null where no deadline is recorded, or the lease has no last day. @example "2026-12-15" */
  deadline: string | null;
  /** Null while the lease has no last day. @example "2026-11-30" */
  lastDay: string | null;
  /** Whether the region allows a deposit only for the last month’s rent, as Ontario does. */
  lastRentOnly: boolean;
  interest: DepositRuleResponse;
  /** Where tenants said that their mail can reach them, in the latest notice to move out. */
  forwardingAddress: string | null;
}
