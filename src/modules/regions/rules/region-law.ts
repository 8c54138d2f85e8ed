import type { Day } from '../../../contract/days.js';
import { isSamePlace } from '../../../contract/local-places.js';
import type { RuleStatus } from '../../../contract/region-rules.js';
import { regionOf, type RegionCode } from '../../../contract/regions.js';
import { countiesInForce, recordsInForce, type County } from './records-in-force.js';
import type { RegionTopic } from './region-fact.js';
import type { RegionRecord } from './region-records.js';
import type { RegionRules, RuledTopic } from './region-rule.js';

/** A place. A city's rule takes precedence over its county's rule, and a county's over its region's. */
export interface Place {
  readonly country: string;
  readonly region: string;
  readonly city: string;
}

/** The law at an address. `region` is null where the product has no rules, and then nothing applies automatically. */
export interface RegionLaw {
  readonly region: RegionCode | null;
  /** Of the city, then of its county, then of the region; the newest of each first. */
  readonly records: readonly RegionRecord[];
}

/**
 * How much the product can do automatically. `manual`: something is known, but a person has to decide. `expired`: the
 * figure doesn't apply on that day. `unknown`: nothing is known, and a neighboring region's value is never used
 * instead.
 */
export type { RuleStatus };

/** The law at an address, from the records of the instance (those of an admin, else the ones it started with). */
export function regionLawAt(
  { country, region, city }: Place,
  records: readonly RegionRecord[] = recordsInForce(),
  counties: readonly County[] = countiesInForce(),
): RegionLaw {
  const code = regionOf(country, region)?.code ?? null;
  const county = counties.find(
    (one) => one.region === code && one.cities.some((name) => isSamePlace(one.region, name, city)),
  )?.name;
  const ofRegion = records.filter((record) => record.region === code);
  const ofPlace = (name: string) =>
    ofRegion.filter(({ region, place }) => place !== null && isSamePlace(region, place, name));
  return {
    region: code,
    records: [...ofPlace(city), ...(county ? ofPlace(county) : []), ...ofRegion.filter(({ place }) => place === null)],
  };
}

/**
 * The newest record that has begun by the day, so that one for next year leaves the current one in force until then; if
 * none has begun, the newest. A city's record that has begun has priority over its county's, and that one over its
 * region's, even when it is unknown or has expired, because the wider place's figure doesn't replace it. A withdrawn
 * record leaves the next one in force. So does an expired one if a record began after it, even one that was entered
 * earlier.
 */
export function recordOf<T extends RegionTopic>(law: RegionLaw, topic: T, on: Day): RegionRecord<T> | null {
  const isIt = (record: RegionRecord): record is RegionRecord<T> => record.topic === topic;
  const records = law.records.filter(isIt);
  const begun = records.filter(({ validFrom }) => (validFrom ?? on) <= on);
  const newestOfEach = [...new Set(begun.map(({ place }) => place))].flatMap(
    (where) =>
      newestOf(
        begun.filter(({ place }) => place === where),
        on,
      ) ?? [],
  );
  return (
    newestOfEach.find(({ place, facts }) => place === null || facts.length > 0) ??
    records.find(({ place }) => place === null) ??
    null
  );
}

function newestOf<R extends RegionRecord>([newest, ...older]: readonly R[], on: Day): R | undefined {
  const end = newest?.validTo;
  if (!newest || !end || end >= on) return newest;
  return older.find((record) => record.validFrom !== null && record.validFrom > end && holdsOn(record, on)) ?? newest;
}

/** The record that begins next after a day, if one is on record already. */
export function nextRecordOf<T extends RegionTopic>(law: RegionLaw, topic: T, on: Day): RegionRecord | null {
  const place = recordOf(law, topic, on)?.place ?? null;
  const later = law.records.filter(
    (record) => record.topic === topic && record.place === place && record.validFrom !== null && record.validFrom > on,
  );
  const [first] = later.toSorted((one, other) => ((one.validFrom ?? '') < (other.validFrom ?? '') ? -1 : 1));
  return first ?? null;
}

/** What people read of a record: its facts, with the city or county that they are about. */
export function wordsOf(record: RegionRecord | null): string {
  const text = (record?.facts ?? [])
    .map((fact) => fact.text)
    .join('; ')
    .replaceAll('.; ', '. ');
  return record?.place ? `${record.place}: ${text}` : text;
}

/** What is known of a record as sentences in each language; null where one of its facts isn't translated. */
export interface RegionWords {
  readonly en: string;
  readonly fr: string | null;
  readonly es: string | null;
}

export function readingsOf(record: RegionRecord | null): RegionWords {
  const facts = record?.facts ?? [];
  const reading = (texts: readonly string[], colon = ':') =>
    [...(record?.place ? [`${record.place}${colon}`] : []), ...texts.map(sentence)].join(' ');
  const translated = (texts: readonly (string | null)[]) =>
    texts.every((text): text is string => text !== null) ? texts : null;
  const fr = translated(facts.map((fact) => fact.fr));
  const es = translated(facts.map((fact) => fact.es));
  return {
    en: reading(facts.map((fact) => fact.text)),
    fr: fr && reading(fr, '\u00a0:'),
    es: es && reading(es),
  };
}

/** Notes of an admin are often a few words without a capital or a period. */
function sentence(text: string): string {
  const begun = `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}

/** The rule that applies automatically on a day, or null. */
export function ruleOf<T extends RuledTopic>(law: RegionLaw, topic: T, on: Day): RegionRules[T] | null {
  const record = recordOf(law, topic, on);
  return record && holdsOn(record, on) ? record.rule : null;
}

export function statusOf(law: RegionLaw, topic: RegionTopic, on: Day): RuleStatus {
  const record = recordOf(law, topic, on);
  if (!record || record.facts.every(({ text }) => text.startsWith('unknown'))) return 'unknown';
  if (!holdsOn(record, on)) return 'expired';
  return record.rule === null ? 'manual' : 'automatic';
}

function holdsOn({ validFrom, validTo }: RegionRecord, on: Day): boolean {
  return (validFrom ?? on) <= on && on <= (validTo ?? on);
}
