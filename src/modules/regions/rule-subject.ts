import { isSamePlace, localPlaceName } from '../../contract/local-places.js';
import { isRegionTopic, type RegionTopic } from '../../contract/region-rules.js';
import { isRegionCode, type RegionCode } from '../../contract/regions.js';
import { Problem } from '../../platform/errors/problem.js';
import { keyOf, recordsInForce } from './rules/records-in-force.js';
import { NEXT_RECORDS, REGION_RECORDS, type RegionRecord } from './rules/region-records.js';

/** What a record is about, as an address says it. */
export interface GivenSubject {
  readonly region: string;
  readonly topic: string;
  readonly place?: string | undefined;
}

export interface RuleSubject {
  readonly region: RegionCode;
  readonly topic: RegionTopic;
  readonly place: string | null;
}

/** 404 for an unknown region or topic. A city keeps the spelling that it was first entered with. */
export function subjectOf({ region, topic, place }: GivenSubject): RuleSubject {
  if (!isRegionCode(region) || !isRegionTopic(topic)) throw new Problem('not_found');
  return { region, topic, place: place === undefined ? null : spelled(region, place) };
}

function spelled(region: RegionCode, place: string): string {
  const known = recordsInForce().find(
    (record) => record.region === region && record.place !== null && isSamePlace(region, record.place, place),
  );
  return known?.place ?? localPlaceName(region, place);
}

/** The records that the product came with, the one for a later time first; none for a city that came later. */
export function shippedOf(subject: RuleSubject): RegionRecord[] {
  return [...NEXT_RECORDS, ...REGION_RECORDS].filter((record) => keyOf(record) === keyOf(subject));
}

/** As `$1` region, `$2` place, `$3` topic. */
export function valuesOf({ region, place, topic }: RuleSubject): string[] {
  return [region, place ?? '', topic];
}
