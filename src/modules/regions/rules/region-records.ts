import { day, type Day } from '../../../contract/days.js';
import { REGIONS, type RegionCode } from '../../../contract/regions.js';
import {
  DEPOSIT,
  DEPOSIT_INTEREST,
  DEPOSIT_RETURN,
  LATE_FEE,
  RETURNED_PAYMENT,
  SURCHARGE,
} from '../data/deposits-and-fees.js';
import { NEXT_CAPS } from '../data/next-caps.js';
import { LOCAL_CELLS } from '../data/places.js';
import { INCREASE_INTERVAL, INCREASE_NOTICE, RENT_CAP, RENT_CAP_EXEMPTIONS } from '../data/rent-increases.js';
import {
  DEPOSIT_INTEREST_VALIDITY,
  DEPOSIT_RETURN_RULES,
  DEPOSIT_RULES,
  END_OF_TERM_RULES,
  ENTRY_NOTICE_RULES,
  INCREASE_INTERVAL_RULES,
  INCREASE_NOTICE_RULES,
  LATE_FEE_RULES,
  NOTICE_FORM_RULES,
  RENT_CAP_RULES,
  RENT_CAP_VALIDITY,
  RETURNED_PAYMENT_RULES,
  SURCHARGE_RULES,
} from '../data/rules.js';
import { END_OF_TERM, ENTRY_NOTICE, LEASE_FORM, NOTICE_FORM } from '../data/terms.js';
import { factsOf, REGION_TOPICS, type Cells, type RegionFact, type RegionTopic } from './region-fact.js';
import type { RegionRules, RuledTopic } from './region-rule.js';

/** One cell of the fact sheet: what is said about a topic in a region or one of its cities, and the rule that follows from it, if any. */
export interface RegionRecord<T extends RegionTopic = RegionTopic> {
  readonly region: RegionCode;
  /** The city that it is about; null: the whole region. */
  readonly place: string | null;
  readonly topic: T;
  /** None for a city: its rule was withdrawn, so the region's applies. */
  readonly facts: readonly RegionFact[];
  /** First and last day, as far as they are known. */
  readonly validFrom: Day | null;
  readonly validTo: Day | null;
  /** Null: no automatic rule applies; the facts are for people. */
  readonly rule: (T extends RuledTopic ? RegionRules[T] : never) | null;
}

const CELLS: Readonly<Record<RegionTopic, Cells>> = {
  rent_cap: RENT_CAP,
  rent_cap_exemptions: RENT_CAP_EXEMPTIONS,
  increase_interval: INCREASE_INTERVAL,
  increase_notice: INCREASE_NOTICE,
  end_of_term: END_OF_TERM,
  notice_form: NOTICE_FORM,
  entry_notice: ENTRY_NOTICE,
  lease_form: LEASE_FORM,
  deposit: DEPOSIT,
  deposit_interest: DEPOSIT_INTEREST,
  deposit_return: DEPOSIT_RETURN,
  late_fee: LATE_FEE,
  returned_payment: RETURNED_PAYMENT,
  surcharge: SURCHARGE,
};

const RULES: { readonly [T in RegionTopic]?: Readonly<Partial<Record<RegionCode, RegionRules[T & RuledTopic]>>> } = {
  rent_cap: RENT_CAP_RULES,
  increase_interval: INCREASE_INTERVAL_RULES,
  increase_notice: INCREASE_NOTICE_RULES,
  end_of_term: END_OF_TERM_RULES,
  notice_form: NOTICE_FORM_RULES,
  entry_notice: ENTRY_NOTICE_RULES,
  deposit: DEPOSIT_RULES,
  deposit_return: DEPOSIT_RETURN_RULES,
  late_fee: LATE_FEE_RULES,
  returned_payment: RETURNED_PAYMENT_RULES,
  surcharge: SURCHARGE_RULES,
};

const VALIDITY: { readonly [T in RegionTopic]?: typeof RENT_CAP_VALIDITY } = {
  rent_cap: RENT_CAP_VALIDITY,
  deposit_interest: DEPOSIT_INTEREST_VALIDITY,
};

/** Every region and topic: what a fresh instance starts with, to be edited by an admin. */
const WHOLE_REGIONS: readonly RegionRecord[] = REGION_TOPICS.flatMap((topic) =>
  REGIONS.map(({ code }) => ({
    region: code,
    place: null,
    topic,
    facts: factsOf(topic, CELLS[topic][code]),
    rule: RULES[topic]?.[code] ?? null,
    ...validity(topic, code),
  })),
);

const CITIES = LOCAL_CELLS.map(({ facts, validTo, ...cell }) => ({
  ...cell,
  facts: factsOf(cell.topic, facts),
  validFrom: null,
  validTo: validTo === undefined ? null : day(validTo),
}));

export const REGION_RECORDS: readonly RegionRecord[] = [...WHOLE_REGIONS, ...CITIES];

/** Caps that were published for a later time than those of `REGION_RECORDS`; each comes before the one that it follows. */
export const NEXT_RECORDS: readonly RegionRecord[] = NEXT_CAPS.map(({ region, place, facts, rule, from, to }) => ({
  region,
  place,
  topic: 'rent_cap',
  facts: factsOf('rent_cap', facts),
  rule,
  validFrom: day(from),
  validTo: day(to),
}));

function validity(topic: RegionTopic, region: RegionCode): Pick<RegionRecord, 'validFrom' | 'validTo'> {
  const { from, to } = VALIDITY[topic]?.[region] ?? {};
  return { validFrom: from === undefined ? null : day(from), validTo: to === undefined ? null : day(to) };
}
