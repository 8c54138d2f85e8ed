import { isSamePlace, localPlaceName } from '@contract/local-places';
import type { County, RegionRecord } from '../../api/regions';

/** One line of the page: the record that applies, and the one that its actions change. */
export interface RuleLine {
  readonly shown: RegionRecord;
  readonly subject: RegionRecord;
  /** Whether the rule of the wider place applies here. */
  readonly inherited: boolean;
  /** The record that applies where the place has none: that of its county, otherwise that of its region. */
  readonly wider: RegionRecord;
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

/** The county that has a city. */
export function countyOf(region: string, city: string, counties: readonly County[]): County | undefined {
  return counties.find(({ cities }) => cities.some((one) => isSamePlace(region, one, city)));
}

/** The county of that name, which may have been emptied. */
export function countyCalled(region: string, typed: string, counties: readonly County[]): County | undefined {
  return counties.find(({ name }) => isSamePlace(region, name, typed));
}

/** The lines of a region, or of a place in it: its own rules, and where it has none its county’s or the region’s. */
export function linesOf(records: readonly RegionRecord[], place: string | null, county?: string): RuleLine[] {
  const whole = records.filter((record) => record.place === null);
  if (place === null)
    return whole.map((record) => ({ shown: record, subject: record, inherited: false, wider: record }));
  return whole.map((ofRegion) => {
    const of = (name: string | undefined) =>
      records.find((record) => record.place === name && record.topic === ofRegion.topic);
    const [own, ofCounty] = [of(place), of(county)];
    const wider = ofCounty && ofCounty.facts.length > 0 ? ofCounty : ofRegion;
    if (own && own.facts.length > 0) return { shown: own, subject: own, inherited: false, wider };
    return {
      shown: wider,
      subject: { ...(own ?? blank(ofRegion)), place, facts: [NOTHING_SAID] },
      inherited: true,
      wider,
    };
  });
}

const NOTHING_SAID: RegionRecord['facts'][number] = {
  text: '',
  source: null,
  sourceDate: null,
  confidence: null,
  law: null,
  mustCheck: true,
  fr: null,
  es: null,
  saidByRule: false,
  checked: false,
};

function blank(record: RegionRecord): RegionRecord {
  return {
    ...record,
    status: 'unknown',
    rule: null,
    validFrom: null,
    validTo: null,
    next: null,
    version: 0,
    verifiedAt: null,
    note: null,
    changedAt: null,
    changedByName: null,
  };
}
