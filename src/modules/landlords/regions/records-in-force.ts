import { REGION_RECORDS, type RegionRecord } from './region-records.js';

/**
 * The records that this process goes by: those that an instance starts with, and in their place what admins have made of
 * them. Plain state of the module, so that the checks stay plain functions; `RegionBook` alone writes it.
 */
let inForce: readonly RegionRecord[] = REGION_RECORDS;

export function recordsInForce(): readonly RegionRecord[] {
  return inForce;
}

/** Puts edited records in the place of the original ones; what was not edited is the original again. */
export function putInForce(edited: readonly RegionRecord[]): void {
  const byKey = new Map(edited.map((record) => [keyOf(record), record]));
  inForce = REGION_RECORDS.map((record) => byKey.get(keyOf(record)) ?? record);
}

function keyOf({ region, topic }: Pick<RegionRecord, 'region' | 'topic'>): string {
  return `${region} ${topic}`;
}
