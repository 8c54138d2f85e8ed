import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { home, type Home } from '../../factories/homes.js';
import { person, signedInAgain, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { readReport } from '../../support/reports.js';

/** A report without days covers today in every property, wherever the landlord’s first one is. */
describe('the days of a report that names none', () => {
  let test: TestApp;
  let nadia: Person;
  let calgary: Home;
  let toronto: Home;
  beforeAll(async () => {
    test = await startTestApp();
    nadia = await person(test, 'landlord');
    calgary = await home(test, nadia);
    await test.sql(
      "update property set time_zone = 'America/Edmonton', created_at = now() - interval '1 day' where id = $1",
      [calgary.propertyId],
    );
    toronto = await home(test, nadia);
  });
  afterAll(() => test.close());

  const at = async (instant: string) => {
    test.clock.setNow(instant);
    const { token } = await signedInAgain(test, nadia);
    return {
      days: async (name: string, query = '') => {
        const { from, to } = (await test.http('get', `/api/reports/${name}${query}`, token).expect(200)).body;
        return [from, to];
      },
      spend: (propertyId: string, spentOn: string, amountCents: number) =>
        test
          .http('post', '/api/expenses', token)
          .send({ propertyId, category: 'repairs', spentOn, amountCents, payee: 'Plumbex' })
          .expect(201),
      token,
    };
  };
  it('ends today where it is latest, so an expense of today is in it', async () => {
    // Half past ten in the evening in Calgary, half past midnight in Toronto.
    const late = await at('2026-12-01T05:30:00Z');
    await late.spend(toronto.propertyId, '2026-12-01', 12_345);
    expect(await late.days('income_expense')).toEqual(['2026-01-01', '2026-12-01']);
    expect(await late.days('income_expense', `?propertyId=${calgary.propertyId}`)).toEqual([
      '2026-01-01',
      '2026-11-30',
    ]);
    expect(await late.days('income_expense', `?propertyId=${toronto.propertyId}`)).toEqual([
      '2026-01-01',
      '2026-12-01',
    ]);
    expect(await late.days('ageing')).toEqual(['2026-01-01', '2026-12-01']);
    expect(await late.days('income_expense', '?to=2026-11-30')).toEqual(['2026-01-01', '2026-11-30']);
    expect(JSON.stringify(await readReport(test, late.token, 'income_expense', ''))).toContain('12345');
  });

  it('stays in the year of the first property until the year ends there', async () => {
    const eve = await at('2027-01-01T05:30:00Z');
    expect(await eve.days('income_expense')).toEqual(['2026-01-01', '2027-01-01']);
    expect(await eve.days('tax_year')).toEqual(['2026-01-01', '2026-12-31']);
    const day = await at('2027-01-01T08:00:00Z');
    expect(await day.days('income_expense')).toEqual(['2027-01-01', '2027-01-01']);
    expect(await day.days('tax_year')).toEqual(['2027-01-01', '2027-12-31']);
  });
});
