import { addDays, type Day } from '../../contract/days.js';
import { RULE_WARNING_DAYS } from '../../contract/promised-days.js';
import { keyOf } from './rules/records-in-force.js';
import { recordOf, type RegionLaw } from './rules/region-law.js';
import type { RegionRecord } from './rules/region-records.js';

/** A rule whose last day is near or past, with no rule recorded for the day after it. */
export interface RuleEnd {
  readonly record: RegionRecord;
  readonly validTo: Day;
}

/** Rules that expire within the days of warning, or have expired, the earliest first. */
export function rulesRunningOut(records: readonly RegionRecord[], today: Day): RuleEnd[] {
  const ends = [...Map.groupBy(records, keyOf).values()].flatMap((versions) => endOf(versions, today) ?? []);
  return ends.toSorted((one, other) => (one.validTo < other.validTo ? -1 : one.validTo > other.validTo ? 1 : 0));
}

/** Follows the versions of one record to the last day that is covered without a gap. */
function endOf(versions: readonly RegionRecord[], today: Day): RuleEnd | null {
  const [first] = versions;
  if (!first) return null;
  const law: RegionLaw = { region: first.region, records: versions.map((record) => ({ ...record, place: null })) };
  const at = (on: Day) => recordOf(law, first.topic, on);
  let record = at(today);
  if (!record || record.facts.length === 0 || (record.validFrom ?? today) > today) return null;
  while (record.validTo && record.validTo <= addDays(today, RULE_WARNING_DAYS)) {
    const next: RegionRecord | null = at(addDays(record.validTo, 1));
    if (!next || next === record || (next.validFrom ?? '') <= record.validTo)
      return { record: first, validTo: record.validTo };
    record = next;
  }
  return null;
}
