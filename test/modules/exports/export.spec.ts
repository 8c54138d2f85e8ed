import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EXPORT_NAMES, EXPORT_TABLES } from '../../../src/modules/exports/export-tables.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aLandlord, aProperty, aRunningLease, aUnit, type Landlord } from '../landlords/landlord.js';

describe('a landlord’s data as CSV', () => {
  let test: TestApp;
  let nadia: Landlord;
  beforeAll(async () => {
    test = await startTestApp();
    // Before the second rent is due.
    test.clock.setNow('2026-11-15T15:00:00Z');
    nadia = await aLandlord(test);
    const { id } = await aProperty(test, nadia, { street: '=Laurier, "West"' });
    const unit = await aUnit(test, nadia, { label: '302', bedrooms: 2, bathrooms: 1.5, marketRentCents: 179_050 }, id);
    await aUnit(test, nadia, { label: '10', status: 'offline' }, id);
    await aRunningLease(test, nadia, { startsOn: '2026-11-01' }, unit.id);
  });
  afterAll(() => test.close());

  it('gives units with exact amounts, and nothing that a spreadsheet would run', async () => {
    const { text, headers } = await test.http('get', '/api/landlords/export/units.csv', nadia.token).expect(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toContain('units.csv');
    expect(text.split('\r\n')).toEqual([
      '\uFEFFstreetNumber,street,city,region,postalCode,country,propertyType,unit,bedrooms,bathrooms,squareFeet,marketRent,currency,status',
      `87,"'=Laurier, ""West""",Montréal,QC,H2T 2N6,CA,apartment,10,0,1,,,CAD,offline`,
      `87,"'=Laurier, ""West""",Montréal,QC,H2T 2N6,CA,apartment,302,2,1.5,,1790.50,CAD,occupied`,
      '',
    ]);
  });

  it('gives leases', async () => {
    const { text } = await test.http('get', '/api/landlords/export/leases.csv', nadia.token).expect(200);
    expect(text.split('\r\n')[1]).toBe(
      `87,"'=Laurier, ""West""",302,Kim Larsen,active,2026-11-01,,,1650.00,CAD,1,,0.00`,
    );
  });

  it('gives a lease with the last day of the term that runs, beside its rent', async () => {
    const [lease] = await test.sql<{ id: string; ends: string | null }>(
      'select id, term_ends_on::text as ends from lease where account_id = $1',
      [nadia.accountId],
    );
    const term = (from: string, to: string | null, monthly: boolean) =>
      test.sql(
        `insert into lease_term (id, account_id, demo, created_at, lease_id, starts_on, ends_on, rent_cents, follows_monthly)
         select gen_random_uuid(), account_id, demo, now(), id, $2, $3, rent_cents, $4 from lease where id = $1`,
        [lease?.id, from, to, monthly],
      );
    const ends = (to: string | null) => test.sql('update lease set term_ends_on = $2 where id = $1', [lease?.id, to]);
    const exported = async () => {
      const { text } = await test.http('get', '/api/landlords/export/leases.csv', nadia.token).expect(200);
      return /,active,2026-11-01,([^,]*),/.exec(text)?.[1];
    };
    await term('2020-01-01', '2099-06-30', false);
    await term('2099-07-01', '2100-06-30', false);
    await ends('2100-06-30');
    expect(await exported()).toBe('2099-06-30');
    // A higher rent from month to month begins: the day before it is no last day.
    await test.sql(
      'update lease_term set ends_on = null, follows_monthly = true where lease_id = $1 and starts_on = $2',
      [lease?.id, '2099-07-01'],
    );
    await ends(null);
    expect(await exported()).toBe('');
    await test.sql('delete from lease_term where lease_id = $1', [lease?.id]);
    await ends(lease?.ends ?? null);
  });

  it('gives tenants, payments, the ledger, requests and suppliers, and only the rows that were chosen', async () => {
    const [lease] = await test.sql<{ id: string }>('select id from lease where account_id = $1', [nadia.accountId]);
    await test
      .http('post', `/api/landlords/leases/${lease?.id}/payments`, nadia.token)
      .send({ amountCents: 12_345, method: 'cash' })
      .expect(201);
    const lines = async (file: string, query = '') =>
      (await test.http('get', `/api/landlords/export/${file}.csv${query}`, nadia.token).expect(200)).text
        .split('\r\n')
        .slice(1, -1);
    expect(await lines('tenants')).toEqual([
      `87,"'=Laurier, ""West""",302,Kim,Larsen,kim@example.com,,en,,active,2026-11-01,,,CAD`,
    ]);
    expect((await lines('payments'))[0]).toContain(',123.45,0.00,');
    const ledger = await lines('ledger');
    expect(ledger.some((line) => line.includes(',cash,123.45,CAD'))).toBe(true);
    expect(ledger.some((line) => line.includes(',-123.45,CAD'))).toBe(true);
    expect(await lines('requests')).toEqual([]);
    expect(await lines('suppliers')).toEqual([]);
    // Paid ahead: the balance is below zero.
    expect(await lines('leases', `?ids=${lease?.id}`)).toEqual([expect.stringMatching(/,CAD,1,,-123\.45$/)]);
    expect(await lines('leases', '?ids=01900000-0000-7000-8000-000000000001')).toEqual([]);
    await test.http('get', '/api/landlords/export/leases.csv?ids=x', nadia.token).expect(400);
    await test.http('get', '/api/landlords/export/passwords.csv', nadia.token).expect(404);
  });

  it('gives every table that a landlord sees, with its own rows alone', async () => {
    const [{ id: unitId } = { id: '' }] = await test.sql<{ id: string }>(
      "select id from unit where account_id = $1 and label = '302'",
      [nadia.accountId],
    );
    const omar = await aLandlord(test);
    const offered = [
      [nadia, '88'],
      [omar, '89'],
    ] as const;
    for (const [who, label] of offered) {
      const { id } = await aUnit(test, who, { label, marketRentCents: 90_000 });
      await test
        .http('post', `/api/landlords/units/${id}/listing`, who.token)
        .send({ title: `Home ${label}`, availableDate: '2026-12-01' })
        .expect(201);
      await test
        .http('post', `/api/landlords/units/${id}/lodgewell-plan`, who.token)
        .send({ planId: 'appliance-basic', billing: 'monthly' })
        .expect(201);
    }
    await test
      .http('post', '/api/documents', nadia.token)
      .field('purpose', 'other')
      .field('unitId', unitId)
      .attach('file', Buffer.from('%PDF-1.4\n%%EOF'), 'house-rules.pdf')
      .expect(201);
    const rows = async (file: string, query = '') =>
      (await test.http('get', `/api/landlords/export/${file}.csv${query}`, nadia.token).expect(200)).text
        .replace('\uFEFF', '')
        .split('\r\n')
        .slice(0, -1);
    for (const name of EXPORT_NAMES) expect((await rows(name))[0]).toBe(EXPORT_TABLES[name].columns.join(','));
    expect((await rows('properties'))[1]).toContain('Laurier');
    expect((await rows('listings')).slice(1)).toEqual([
      expect.stringContaining('88,Home 88,published,2026-12-01,900.00,CAD,0,0,'),
    ]);
    expect((await rows('plans')).slice(1)).toEqual([expect.stringContaining('88,appliance-basic,monthly,29.99,')]);
    expect((await rows('documents')).slice(1)).toEqual([
      expect.stringContaining('302,house-rules.pdf,other,application/pdf,'),
    ]);
    expect((await rows('units', `?ids=${unitId}`)).slice(1)).toEqual([expect.stringContaining(',302,')]);
  });

  it('gives nothing of another landlord, and nothing to a visitor', async () => {
    const omar = await aLandlord(test);
    expect(
      (await test.http('get', '/api/landlords/export/units.csv', omar.token).expect(200)).text.split('\r\n'),
    ).toHaveLength(2);
    await test.http('get', '/api/landlords/export/leases.csv').expect(401);
  });
});
