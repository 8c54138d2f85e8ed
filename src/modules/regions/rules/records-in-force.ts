import type { RegionCode } from '../../../contract/regions.js';
import { NEXT_RECORDS, REGION_RECORDS, type RegionRecord } from './region-records.js';

/** A county of a region, by the cities that an admin counts to it. */
export interface County {
  readonly region: RegionCode;
  readonly name: string;
  readonly cities: readonly string[];
}

/**
 * The records that this process uses: first the admins' versions, the newest first, then the ones that come with the
 * product. It is plain state of the module, so that the checks can be plain functions. Only `RegionRuleStore` writes
 * it.
 */
let inForce: readonly RegionRecord[] = [...NEXT_RECORDS, ...REGION_RECORDS];
let counties: readonly County[] = [];

export function recordsInForce(): readonly RegionRecord[] {
  return inForce;
}

export function countiesInForce(): readonly County[] {
  return counties;
}

/** Puts edited records, the newest first, before the original ones; what was not edited is the original again. Places may be new. */
export function putInForce(edited: readonly RegionRecord[], edges: readonly County[]): void {
  counties = edges;
  inForce = [...edited, ...NEXT_RECORDS, ...REGION_RECORDS];
}

/** A copy of both for a worker thread, which has its own state of this module. */
export interface LawInForce {
  records: readonly RegionRecord[];
  counties: readonly County[];
}

export function lawInForce(): LawInForce {
  return { records: inForce, counties };
}

export function goByLaw(law: LawInForce): void {
  inForce = law.records;
  counties = law.counties;
}

/** What a record is about; one for all its versions. */
export function keyOf({ region, place, topic }: { region: string; place: string | null; topic: string }): string {
  return [region, place ?? '', topic].join('/');
}
