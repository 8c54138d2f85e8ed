import { later, type Day } from '../../../contract/days.js';
import { lastDayAfterNotice } from './notice-window.js';
import { recordOf, ruleOf, wordsOf, type RegionLaw } from './region-law.js';

/** The fixed terms of a lease that a tenant is bound by. */
export interface BoundUntil {
  readonly termEndsOn: Day | null;
  /** Last day of a next term that is signed and has not begun. */
  readonly signedUntil: Day | null;
}

/** What binds a tenant who gives notice today, and what it rests on. */
export interface TenantNoticeRule {
  /** The earliest last day that needs no one’s consent. */
  readonly earliest: Day;
  /** Last day of the fixed term that is running or signed; null: month to month. */
  readonly fixedUntil: Day | null;
  /** The region’s notice period for tenants; null: none is on record, and the lease and the law have to be looked up. */
  readonly period: { readonly days: number; readonly months: number } | null;
  /** The fact as the sheet has it, and its source; null where no period is on record. */
  readonly value: string | null;
  readonly source: string | null;
  readonly sourceDate: string | null;
  /** Whether to be checked with an official source before use. */
  readonly mustCheck: boolean;
}

/**
 * The earliest last day of a tenant’s notice that is given today: after the region’s period where one is on record, and not
 * within a fixed term. Where no period is on record, the product knows no later day than today.
 */
export function tenantNoticeRule(
  { termEndsOn, signedUntil }: BoundUntil,
  law: RegionLaw,
  today: Day,
): TenantNoticeRule {
  const ends = [termEndsOn, signedUntil].filter((end) => end !== null && end >= today) as Day[];
  const fixedUntil = ends.length > 0 ? ends.reduce(later) : null;
  const notice = ruleOf(law, 'end_of_term', today)?.tenant;
  const afterPeriod = notice ? lastDayAfterNotice(notice, today) : null;
  const record = notice && afterPeriod ? recordOf(law, 'end_of_term', today) : null;
  const leading = record?.facts.find(({ source }) => source !== null);
  return {
    earliest: later(afterPeriod ?? today, fixedUntil ?? today),
    fixedUntil,
    period: notice && afterPeriod ? { days: notice.days ?? 0, months: notice.months ?? 0 } : null,
    value: record ? wordsOf(record) : null,
    source: leading?.source ?? null,
    sourceDate: leading?.sourceDate ?? null,
    mustCheck: leading?.mustCheck ?? true,
  };
}
