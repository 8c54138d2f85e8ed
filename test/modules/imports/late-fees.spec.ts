import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aLandlord, type Landlord } from '../landlords/landlord.js';

const HEAD = 'House number,Street,City,State,Zip,Country,Unit,Lease start,Rent';

/** The late fee that was agreed before: by the cell, with its grace days, within what the region allows. */
describe('late fees of imported leases', () => {
  let test: TestApp;
  let nadia: Landlord;
  let house = 1200;
  beforeAll(async () => {
    test = await startTestApp();
    nadia = await aLandlord(test);
  });
  afterAll(() => test.close());

  /** In a state without a cap unless it is said; each file is another house. */
  const file = (columns: string, cells: readonly string[], place = 'Phoenix,AZ,85001,US') => {
    house += 1;
    const lines = cells.map((more, at) => `${house},Maple St,${place},${101 + at},2026-07-01,2000,${more}`);
    return [`${HEAD},${columns}`, ...lines].join('\n');
  };
  const check = async (text: string) =>
    (
      await test
        .http('post', '/api/landlords/imports', nadia.token)
        .attach('file', Buffer.from(text), 'roll.csv')
        .expect(201)
    ).body;
  const agreed = async (id: string) => {
    await test.http('post', `/api/landlords/imports/${id}/apply`, nadia.token).expect(200);
    return test.sql(
      `select u.label, l.late_fee_kind as kind, l.late_fee_value::int as value, l.late_fee_after_days as days
       from lease l join unit u on u.id = l.unit_id where l.import_id = $1 order by u.label`,
      [id],
    );
  };

  it('TN-023 an amount and a percentage are told apart, with the grace days before them', async () => {
    const body = await check(file('Late fee,Grace period', ['"$75.00",5 days', '5%,3', '"2,5 %",', '0,5', ',']));
    expect([body.problems, body.ignored]).toEqual([[], []]);
    expect(await agreed(body.id)).toEqual([
      { label: '101', kind: 'fixed', value: 7500, days: 5 },
      { label: '102', kind: 'percent', value: 500, days: 3 },
      { label: '103', kind: 'percent', value: 250, days: 0 },
      { label: '104', kind: 'none', value: 0, days: 0 },
      { label: '105', kind: 'none', value: 0, days: 0 },
    ]);
  });

  it('TN-023 a column of percentages needs no sign', async () => {
    const body = await check(file('Late fee %,Late fee grace days', ['5,3', '4.5%,2']));
    expect(body.problems).toEqual([]);
    expect(await agreed(body.id)).toMatchObject([
      { kind: 'percent', value: 500, days: 3 },
      { kind: 'percent', value: 450, days: 2 },
    ]);
  });

  it('what can’t be read is named, and two fees for one lease too', async () => {
    const body = await check(file('Late fee,Late fee %,Grace days', ['lots,,', ',120,', '50,5,', '50,,soon', '0,5,']));
    expect(body.problems.map(({ line, column, code }: Record<string, unknown>) => [line, column, code])).toEqual([
      [2, 'lateFee', 'not_an_amount'],
      [3, 'lateFeePercent', 'not_a_percentage'],
      [4, 'lateFeePercent', 'two_late_fees'],
      [5, 'graceDays', 'not_whole'],
    ]);
  });

  it('TN-023 the region’s cap is checked as in the form of a lease: forbidden, too high, too early', async () => {
    const banned = await check(file('Late fee,Grace days', ['50,5'], 'Toronto,ON,M5V 2T6,CA'));
    const rule = (code: string, more: object) => ({ code, source: expect.any(String), ...more });
    expect(banned.problems).toMatchObject([
      { line: 2, column: 'lateFee', code: 'region_rule', rule: rule('late_fee_banned', { limitDays: null }) },
    ]);
    const capped = await check(
      file('Late fee,Late fee %,Grace days', ['80,,5', ',6,5', '50,,2'], 'Albany,NY,12207,US'),
    );
    expect(capped.problems).toMatchObject([
      { line: 2, column: 'lateFee', rule: rule('late_fee_over_limit', { limitCents: 5000 }) },
      { line: 3, column: 'lateFeePercent', rule: rule('late_fee_over_limit', { limitCents: 5000 }) },
      { line: 4, column: 'graceDays', rule: rule('late_fee_too_early', { limitDays: 5 }) },
    ]);
  });

  it('a deposit that is held says nothing about the late fee a second time', async () => {
    const body = await check(file('Late fee,Deposit,Deposit held', ['50,100,200'], 'Toronto,ON,M5V 2T6,CA'));
    expect(body.problems.map(({ column }: { column: string }) => column)).toEqual(['lateFee']);
  });
});
