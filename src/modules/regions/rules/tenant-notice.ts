import { later, type Day } from '../../../contract/days.js';
import { lastDayAfterNotice } from './notice-window.js';
import type { LawCitation } from './region-fact.js';
import { recordOf, ruleOf, wordsOf, type RegionLaw } from './region-law.js';
import type { RegionRecord } from './region-records.js';
import type { Notice } from './region-rule.js';

/** The fixed terms of a lease that a tenant is bound by. */
export interface BoundUntil {
  readonly termEndsOn: Day | null;
  /** Last day of a next term that is signed and has not begun, or of the fixed term before it. */
  readonly signedUntil: Day | null;
}

/** What binds a tenant who gives notice today, and its basis. */
export interface TenantNoticeRule {
  /** The earliest last day that needs no one’s consent. */
  readonly earliest: Day;
  /** Last day of the fixed term that is running or signed; null: month to month. */
  readonly fixedUntil: Day | null;
  /**
   * Last day of a term that has ended, where the lease renews automatically: another term may be running whose end
   * isn't recorded. Null without such a term.
   */
  readonly renewedAfter: Day | null;
  /**
   * The region’s notice period for tenants; null when none is recorded, so that the lease and the law have to be
   * consulted.
   */
  readonly period: { readonly days: number; readonly months: number } | null;
  /** The fact as the sheet has it, and its source; null where no period is on record. */
  readonly value: string | null;
  readonly source: string | null;
  readonly sourceDate: string | null;
  readonly law: LawCitation | null;
  /** Whether to be checked with an official source before use. */
  readonly mustCheck: boolean;
}

/**
 * The notice period for tenants with the record that it is in. When the rule of a city or county doesn't mention
 * tenants, it is about a landlord's notice only, so the rule of the wider place applies to tenants. Also null outside
 * of a fixed term where the period is for its end.
 */
export function tenantPeriod(
  law: RegionLaw,
  on: Day,
  inFixedTerm: boolean,
): { notice: Notice; record: RegionRecord | null } | null {
  const places = [...new Set(law.records.map(({ place }) => place))];
  for (const at of places.keys()) {
    const narrower = places.slice(0, at);
    const from = { ...law, records: law.records.filter(({ place }) => !narrower.includes(place)) };
    const { tenant: notice, fixedTermOnly } = ruleOf(from, 'end_of_term', on) ?? {};
    if (notice && (inFixedTerm || !fixedTermOnly)) return { notice, record: recordOf(from, 'end_of_term', on) };
  }
  return null;
}

/**
 * The earliest last day of a tenant’s notice that is given today: after the region’s period where one is recorded, and
 * not within a fixed term. Where no period is recorded, the product knows no later day than today.
 */
export function tenantNoticeRule(
  { termEndsOn, signedUntil }: BoundUntil,
  law: RegionLaw,
  today: Day,
): TenantNoticeRule {
  const ends = [termEndsOn, signedUntil].filter((end) => end !== null && end >= today) as Day[];
  const fixedUntil = ends.length > 0 ? ends.reduce(later) : null;
  const { notice, record: known } = tenantPeriod(law, today, fixedUntil !== null) ?? {};
  const afterPeriod = notice ? lastDayAfterNotice(notice, today) : null;
  const record = (afterPeriod && known) ?? null;
  return {
    earliest: later(afterPeriod ?? today, fixedUntil ?? today),
    fixedUntil,
    renewedAfter: fixedUntil === null && renews(law, today) ? termEndsOn : null,
    period: notice && afterPeriod ? { days: notice.days ?? 0, months: notice.months ?? 0 } : null,
    ...whereFrom(record),
  };
}

const renews = (law: RegionLaw, today: Day): boolean => ruleOf(law, 'end_of_term', today)?.follows === 'renews';

function whereFrom(
  record: RegionRecord | null,
): Pick<TenantNoticeRule, 'value' | 'source' | 'sourceDate' | 'law' | 'mustCheck'> {
  const leading = record?.facts.find(({ source }) => source !== null);
  return {
    value: record ? wordsOf(record) : null,
    source: leading?.source ?? null,
    sourceDate: leading?.sourceDate ?? null,
    law: leading?.law ?? null,
    mustCheck: leading?.mustCheck ?? true,
  };
}
