import { REGION_RECORDS, type RegionRecord } from './region-records.js';

/**
 * The records that this process goes by: those that an instance starts with, and before them what admins have made of
 * them, the newest first. Plain state of the module, so that the checks stay plain functions; `RegionBook` alone writes it.
 */
let inForce: readonly RegionRecord[] = REGION_RECORDS;

export function recordsInForce(): readonly RegionRecord[] {
  return inForce;
}

/** Puts edited records, the newest first, before the original ones; what was not edited is the original again. */
export function putInForce(edited: readonly RegionRecord[]): void {
  const byKey = Map.groupBy(edited, keyOf);
  inForce = REGION_RECORDS.flatMap((record) => [...(byKey.get(keyOf(record)) ?? []), record]);
}

function keyOf({ region, topic }: Pick<RegionRecord, 'region' | 'topic'>): string {
  return `${region} ${topic}`;
}
