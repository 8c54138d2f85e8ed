import { IsIn } from 'class-validator';
import type { FlatRule, RegionTopic } from '../../contract/region-rules.js';
import { RegionFactResponse } from '../regions/region-editor.dto.js';

/** Everything that is recorded about a region; topics of the lease come first. */
export const SHOWN_TOPICS = [
  'deposit',
  'deposit_interest',
  'deposit_return',
  'late_fee',
  'returned_payment',
  'surcharge',
  'rent_cap',
  'rent_cap_exemptions',
  'increase_interval',
  'increase_notice',
  'end_of_term',
  'notice_form',
  'entry_notice',
  'lease_form',
] as const satisfies readonly RegionTopic[];
export type ShownTopic = (typeof SHOWN_TOPICS)[number];
export const RULE_STATUSES = ['automatic', 'manual', 'expired', 'unknown'] as const;
export type ShownStatus = (typeof RULE_STATUSES)[number];

/** The recorded rule for the time after this one. */
export class NextRuleResponse {
  /** The facts in English, one after the other. */
  value: string;
  facts: RegionFactResponse[];
  /** The values by the paths of their fields. */
  rule: FlatRule | null;
  validFrom: string;
  source: string | null;
  sourceDate: string | null;
  /** Whether it still has to be checked against an official source. */
  mustCheck: boolean;
}

/** A tenancy rule of a region, as far as it is known; not legal advice. */
export class RegionRuleResponse {
  @IsIn(SHOWN_TOPICS) topic: ShownTopic;
  /** `automatic`: the product applies it. `manual`: a person decides. `expired` and `unknown`: no rule applies. */
  @IsIn(RULE_STATUSES) status: ShownStatus;
  /** The city whose rule has priority over the region's; null when the rule is the region's. */
  place: string | null;
  /** The facts in English, one after the other, with the city that they are about. */
  value: string;
  /** The same one by one, with their translations and sources. */
  facts: RegionFactResponse[];
  /** The values of the record by the paths of their fields, also where it has run out; null: the facts alone say what is known. */
  rule: FlatRule | null;
  source: string | null;
  sourceDate: string | null;
  /** Whether it must be checked with an official source before use. */
  mustCheck: boolean;
  /** Its last day; past for a rule that is `expired`. Null: no end is known. */
  validTo: string | null;
  next: NextRuleResponse | null;
}

export class RegionRulesResponse {
  /** `CA-QC`. Null where the product has no rules, and then none applies automatically. */
  region: string | null;
  rules: RegionRuleResponse[];
}
