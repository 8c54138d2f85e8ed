import { REGION_RECORDS, type RegionRecord } from './region-records.js';

/**
 * The records that this process goes by: those that an instance starts with, and before them what admins have made of
 * them, the newest first. Plain state of the module, so that the checks stay plain functions; `RegionBook` alone writes it.
 */
let inForce: readonly RegionRecord[] = REGION_RECORDS;

export function recordsInForce(): readonly RegionRecord[] {
  return inForce;
}

/** Puts edited records, the newest first, before the original ones; what was not edited is the original again. Cities may be new. */
export function putInForce(edited: readonly RegionRecord[]): void {
  const byKey = Map.groupBy(edited, keyOf);
  const originals = new Set(REGION_RECORDS.map(keyOf));
  const added = edited.filter((record) => !originals.has(keyOf(record)));
  inForce = [...REGION_RECORDS.flatMap((record) => [...(byKey.get(keyOf(record)) ?? []), record]), ...added];
}

/** What a record is about; one for all its versions. */
export function keyOf({ region, place, topic }: { region: string; place: string | null; topic: string }): string {
  return [region, place ?? '', topic].join('/');
}
