import { isSamePlace, localPlaceName } from '@contract/local-places';
import type { RegionRecord } from '../../api/regions';

/** One line of the page: the record that holds, and the one that its actions are about. */
export interface RuleLine {
  readonly shown: RegionRecord;
  readonly subject: RegionRecord;
  /** Whether a city goes by its region's rule. */
  readonly inherited: boolean;
}

/** The cities with rules, under the spelling in which they are kept. */
export function placesOf(records: readonly RegionRecord[]): string[] {
  const ruled = records.flatMap(({ place, facts }) => (place !== null && facts.length > 0 ? [place] : []));
  return [...new Set(ruled)].sort((one, other) => one.localeCompare(other));
}

/** What a typed city is called here: as it is kept, else by the name that the product knows. */
export function spelledAs(region: string, typed: string, records: readonly RegionRecord[]): string {
  const kept = records.find(({ place }) => place !== null && isSamePlace(region, place, typed));
  return kept?.place ?? localPlaceName(region, typed);
}

/** The lines of a region, or of one of its cities: its own rules, and the region's where it has none. */
export function linesOf(records: readonly RegionRecord[], place: string | null): RuleLine[] {
  const whole = records.filter((record) => record.place === null);
  if (place === null) return whole.map((record) => ({ shown: record, subject: record, inherited: false }));
  return whole.map((ofRegion) => {
    const own = records.find((record) => record.place === place && record.topic === ofRegion.topic);
    if (own && own.facts.length > 0) return { shown: own, subject: own, inherited: false };
    return { shown: ofRegion, subject: { ...(own ?? blank(ofRegion)), place, facts: [NOTHING_SAID] }, inherited: true };
  });
}

const NOTHING_SAID: RegionRecord['facts'][number] = { text: '', source: null, sourceDate: null, confidence: null, mustCheck: true };

function blank(record: RegionRecord): RegionRecord {
  return { ...record, status: 'unknown', rule: null, validFrom: null, validTo: null, version: 0, verifiedAt: null, note: null, changedAt: null, changedByName: null };
}
