import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { day } from '../../contract/days.js';
import { isRegionTopic, unflatten, type FlatRule } from '../../contract/region-rules.js';
import { isRegionCode } from '../../contract/regions.js';
import { LiveHub } from '../../platform/live/live-hub.js';
import { Scope } from '../../platform/scope/scope.js';
import { shippedOf } from './rule-subject.js';
import { putInForce, type County } from './rules/records-in-force.js';
import { factOfStored, type StoredFact } from './rules/region-fact.js';
import type { RegionRecord } from './rules/region-records.js';

export const REGION_CHANNEL = 'lw_region_rules';

export interface VersionRow {
  region: string;
  /** Empty: the whole region. */
  place: string;
  topic: string;
  version: number;
  facts: StoredFact[];
  rule: FlatRule | null;
  validFrom: string | null;
  validTo: string | null;
  verifiedAt: Date | null;
  note: string | null;
  createdAt: Date;
}

/** Every version of the edited records, the newest of each first. */
const VERSIONS = `select v.region, v.place, v.topic, v.version, v.facts, v.rule, v.valid_from as "validFrom", v.valid_to as "validTo",
  v.verified_at as "verifiedAt", v.note, v.created_at as "createdAt" from region_rule_version v order by v.region, v.place, v.topic, v.version desc`;

export interface CountyRow {
  region: string;
  name: string;
  version: number;
  cities: string[];
}

/** The newest version of each county. */
const COUNTIES =
  'select distinct on (c.region, c.name) c.region, c.name, c.version, c.cities from region_county_version c order by c.region, c.name, c.version desc';

/** Keeps the records of this process up to date with the admins' changes, in every process. */
@Injectable()
export class RegionRuleStore implements OnApplicationBootstrap {
  private readonly log = new Logger('Regions');

  constructor(
    private readonly scope: Scope,
    live: LiveHub,
  ) {
    const reload = () =>
      void this.reload().catch((error: unknown) =>
        this.log.error({ err: error }, 'The regional rules could not be read'),
      );
    live.on(REGION_CHANNEL, reload);
    live.onConnected(reload);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.reload();
  }

  async reload(): Promise<void> {
    const [rows, counties] = await this.scope.asSystem('region rules', () =>
      this.scope.read((query) => Promise.all([query<VersionRow>(VERSIONS), query<CountyRow>(COUNTIES)])),
    );
    putInForce(
      rows.filter((row) => !isCorrected(row, rows)).flatMap((row) => toRecord(row) ?? []),
      counties.flatMap((row) => toCounty(row) ?? []),
    );
  }
}

/**
 * A version that another one followed before it took effect was corrected, and never applies: otherwise an announced
 * first day that was postponed would still take effect. When two versions are about different times, one ending before
 * the other begins, both stay.
 */
export function isCorrected(
  { region, place, topic, version, validFrom, validTo }: VersionRow,
  rows: readonly VersionRow[],
): boolean {
  if (!validFrom) return false;
  const later = rows.filter(
    (row) => row.region === region && row.place === place && row.topic === topic && row.version > version,
  );
  const apart = (row: VersionRow) =>
    Boolean((validTo && row.validFrom && validTo < row.validFrom) || (row.validTo && row.validTo < validFrom));
  return later.some((row) => row.createdAt.toISOString().slice(0, 10) < validFrom && !apart(row));
}

/** Null for a region or topic that the product no longer knows. */
export function toRecord({
  region,
  place,
  topic,
  facts,
  rule,
  validFrom,
  validTo,
  verifiedAt,
}: VersionRow): RegionRecord | null {
  if (!isRegionCode(region) || !isRegionTopic(topic)) return null;
  const shipped = shippedOf({ region, topic, place: place || null }).flatMap((record) => record.facts);
  const record = {
    region,
    place: place || null,
    topic,
    facts: facts.map((fact) => factOfStored(topic, fact, verifiedAt !== null, shipped)),
    rule: rule && unflatten(rule),
    validFrom: validFrom && day(validFrom),
    validTo: validTo && day(validTo),
  };
  // The editor has checked the rule against the fields of its topic.
  return record as RegionRecord;
}

/** Null for a region that the product no longer knows. */
function toCounty({ region, name, cities }: CountyRow): County | null {
  return isRegionCode(region) ? { region, name, cities } : null;
}
