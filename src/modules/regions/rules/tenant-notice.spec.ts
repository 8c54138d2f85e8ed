import { describe, expect, it } from '@jest/globals';
import { day } from '../../../contract/days.js';
import { regionLawAt } from './region-law.js';
import { tenantNoticeRule } from './tenant-notice.js';

const TODAY = day('2026-11-23');
const at = (region: string) => regionLawAt({ country: 'CA', region, city: 'Elsewhere' });
const FREE = { termEndsOn: null, signedUntil: null };

describe('a tenant’s notice', () => {
  it('NOTICE-1 ends no earlier than the region’s period for tenants, and names its source', () => {
    expect(tenantNoticeRule(FREE, at('NL'), TODAY)).toMatchObject({
      earliest: '2027-01-22',
      fixedUntil: null,
      period: { days: 0, months: 2 },
      source: 'https://www.gov.nl.ca/dgsnl/faq/landlord-faq/',
    });
  });

  it('NOTICE-1 does not end a fixed term that is running or signed', () => {
    const term = { termEndsOn: day('2027-06-30'), signedUntil: null };
    expect(tenantNoticeRule(term, at('NL'), TODAY)).toMatchObject({
      earliest: '2027-06-30',
      fixedUntil: '2027-06-30',
    });
    const renewed = { ...term, signedUntil: day('2028-06-30') };
    expect(tenantNoticeRule(renewed, at('ON'), TODAY)).toMatchObject({
      earliest: '2028-06-30',
      fixedUntil: '2028-06-30',
    });
  });

  it('NOTICE-1 comes after the period also when the term ends sooner, and a term that is over binds no one', () => {
    const soon = { termEndsOn: day('2026-11-30'), signedUntil: null };
    expect(tenantNoticeRule(soon, at('NL'), TODAY)).toMatchObject({
      earliest: '2027-01-22',
      fixedUntil: '2026-11-30',
    });
    expect(tenantNoticeRule({ ...FREE, termEndsOn: day('2025-12-31') }, at('ON'), TODAY).fixedUntil).toBeNull();
  });

  it('NOTICE-1 names no period and no source where none is on record', () => {
    expect(tenantNoticeRule(FREE, at('ON'), TODAY)).toEqual({
      earliest: TODAY,
      fixedUntil: null,
      period: null,
      value: null,
      source: null,
      sourceDate: null,
      mustCheck: true,
    });
  });
});
