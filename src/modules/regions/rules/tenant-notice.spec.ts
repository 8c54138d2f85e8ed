import { describe, expect, it } from '@jest/globals';
import { day } from '../../../contract/days.js';
import { recordsInForce } from './records-in-force.js';
import { regionLawAt } from './region-law.js';
import { tenantNoticeRule } from './tenant-notice.js';

const TODAY = day('2026-11-23');
const at = (region: string) => regionLawAt({ country: 'CA', region, city: 'Elsewhere' });
const FREE = { termEndsOn: null, signedUntil: null };

describe('a tenant’s notice', () => {
  it('NOTICE-1 ends no earlier than the region’s period for tenants, and names its source', () => {
    const soon = { termEndsOn: day('2026-12-31'), signedUntil: null };
    expect(tenantNoticeRule(soon, at('NL'), TODAY)).toMatchObject({
      earliest: '2027-01-22',
      fixedUntil: '2026-12-31',
      period: { days: 0, months: 2 },
      source: 'https://www.gov.nl.ca/dgsnl/faq/landlord-faq/',
    });
  });

  it('NOTICE-1 names no period for a month-to-month lease where the one on record is for the end of a fixed term', () => {
    const over = { ...FREE, termEndsOn: day('2026-10-31') };
    for (const lease of [FREE, over])
      expect(tenantNoticeRule(lease, at('NL'), TODAY)).toMatchObject({ earliest: TODAY, period: null, source: null });
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

  it('NOTICE-1 comes after the period also when the term ends sooner, and a term that has ended binds no one', () => {
    const soon = { termEndsOn: day('2026-11-30'), signedUntil: null };
    expect(tenantNoticeRule(soon, at('NL'), TODAY)).toMatchObject({
      earliest: '2027-01-22',
      fixedUntil: '2026-11-30',
    });
    expect(tenantNoticeRule({ ...FREE, termEndsOn: day('2025-12-31') }, at('ON'), TODAY).fixedUntil).toBeNull();
  });

  it('NOTICE-1 says where a term has ended and the lease has renewed for a term that isn’t recorded', () => {
    const over = { ...FREE, termEndsOn: day('2026-10-31') };
    expect(tenantNoticeRule(over, at('QC'), TODAY)).toMatchObject({ fixedUntil: null, renewedAfter: '2026-10-31' });
    expect(tenantNoticeRule(over, at('ON'), TODAY).renewedAfter).toBeNull();
    expect(tenantNoticeRule(FREE, at('QC'), TODAY).renewedAfter).toBeNull();
    const running = { ...FREE, termEndsOn: day('2026-11-30') };
    expect(tenantNoticeRule(running, at('QC'), TODAY)).toMatchObject({ fixedUntil: '2026-11-30', renewedAfter: null });
    const signed = { ...over, signedUntil: day('2027-10-31') };
    expect(tenantNoticeRule(signed, at('QC'), TODAY)).toMatchObject({ fixedUntil: '2027-10-31', renewedAfter: null });
  });

  it('NOTICE-1 names no period and no source where none is on record', () => {
    expect(tenantNoticeRule(FREE, at('ON'), TODAY)).toEqual({
      earliest: TODAY,
      fixedUntil: null,
      renewedAfter: null,
      period: null,
      value: null,
      source: null,
      sourceDate: null,
      law: null,
      mustCheck: true,
    });
  });

  it('NOTICE-1 in a city whose own rule is about landlords alone, the state’s period for tenants applies', () => {
    const records = recordsInForce().map((record) =>
      record.region === 'US-IL' && record.topic === 'end_of_term' && record.place === null
        ? { ...record, rule: { ...record.rule, tenant: { days: 30 } } }
        : record,
    );
    const chicago = regionLawAt({ country: 'US', region: 'IL', city: 'Chicago' }, records, []);
    expect(tenantNoticeRule(FREE, chicago, TODAY)).toMatchObject({
      earliest: '2026-12-22',
      period: { days: 30, months: 0 },
      source: 'https://americanlandlord.com/product/illinois-30-day-notice-to-quit/',
    });
  });
});
