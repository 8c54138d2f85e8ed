import type { Day } from '../../../contract/days.js';
import type { Cents } from '../../../contract/money.js';
import { canBeLookedUp } from '../../../contract/official-sources.js';
import type { Confidence, LawCitation, RegionTopic } from './region-fact.js';
import { recordOf, wordsOf, type RegionLaw } from './region-law.js';

/** What was found; the client translates it by `regions.finding.<code>`. */
export type FindingCode =
  | 'deposit_banned'
  | 'deposit_over_limit'
  | 'deposit_for_small_owners'
  | 'pet_deposit_over_limit'
  | 'late_fee_banned'
  | 'late_fee_over_limit'
  | 'late_fee_too_early'
  | 'returned_fee_over_limit'
  | 'term_does_not_end_lease'
  | 'cause_required'
  | 'notice_period_unknown'
  | 'notice_ground_unknown'
  | 'notice_sale_conditions'
  | 'notice_own_use_conditions'
  | 'notice_within_term'
  | 'notice_off_period'
  | 'notice_not_term_end'
  | 'notice_first_term'
  | 'term_shortened'
  | 'charge_may_be_rent'
  | 'rent_cap_exceeded'
  | 'rent_cap_unknown'
  | 'rent_cap_expired'
  | 'increase_too_soon'
  | 'increase_within_term'
  | 'notice_too_late'
  | 'notice_too_early';

/** A rule of the region that something breaks, with its basis. */
export interface RuleFinding {
  readonly code: FindingCode;
  readonly topic: RegionTopic;
  /** Whether it is refused (422). Otherwise the product warns and people decide, because no official text is named, or it leaves the question open. */
  readonly blocking: boolean;
  /** The nearest lawful value. */
  readonly limit: { readonly cents?: Cents; readonly day?: Day; readonly afterDays?: number };
  /** The city that made the rule; null when it is the region's. */
  readonly place: string | null;
  /** The fact as the sheet has it, and its source. */
  readonly value: string;
  readonly source: string | null;
  readonly sourceDate: string | null;
  /** The official text that says so, where its section is known. */
  readonly law: LawCitation | null;
  readonly confidence: Confidence | null;
  readonly mustCheck: boolean;
}

/**
 * Makes a finding out of the record that contains the rule on that day. Of several facts, the one that says what was
 * broken gives the source; without one, the first that has a source.
 */
export function findingOf(
  law: RegionLaw,
  on: Day,
  topic: RegionTopic,
  code: FindingCode,
  { saying, ...limit }: RuleFinding['limit'] & { saying?: (text: string) => boolean } = {},
): RuleFinding {
  const record = recordOf(law, topic, on);
  const sourced = (record?.facts ?? []).filter(({ source }) => source !== null);
  const leading = sourced.find(({ text }) => saying?.(text)) ?? sourced[0];
  return {
    code,
    topic,
    blocking: leading !== undefined && canBeLookedUp(leading),
    limit,
    place: record?.place ?? null,
    value: wordsOf(record),
    source: leading?.source ?? null,
    sourceDate: leading?.sourceDate ?? null,
    law: leading?.law ?? null,
    confidence: leading?.confidence ?? null,
    mustCheck: leading?.mustCheck ?? true,
  };
}

/** Those that refuse what was asked. */
export function refusals(findings: readonly RuleFinding[]): RuleFinding[] {
  return findings.filter(({ blocking }) => blocking);
}
