import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aLandlord, aProperty, aRunningLease, aUnit, type Landlord } from './landlord.js';

describe('a landlord’s data as CSV', () => {
  let test: TestApp;
  let nadia: Landlord;
  beforeAll(async () => {
    test = await startTestApp();
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
    expect(text.split('\r\n')[1]).toBe(`87,"'=Laurier, ""West""",302,Kim Larsen,active,2026-11-01,,,1650.00,CAD,1,`);
  });

  it('gives tenants, payments, the ledger, requests and suppliers, and only the rows that were chosen', async () => {
    const [lease] = await test.sql<{ id: string }>('select id from lease where account_id = $1', [nadia.accountId]);
    await test.http('post', `/api/landlords/leases/${lease?.id}/payments`, nadia.token).send({ amountCents: 12_345, method: 'cash' }).expect(201);
    const lines = async (file: string, query = '') => (await test.http('get', `/api/landlords/export/${file}.csv${query}`, nadia.token).expect(200)).text.split('\r\n').slice(1, -1);
    expect(await lines('tenants')).toEqual([`87,"'=Laurier, ""West""",302,Kim,Larsen,kim@example.com,,en,,active,2026-11-01,`]);
    expect((await lines('payments'))[0]).toContain(',123.45,0.00,');
    const ledger = await lines('ledger');
    expect(ledger.some((line) => line.includes(',cash,123.45,CAD'))).toBe(true);
    expect(ledger.some((line) => line.includes(',-123.45,CAD'))).toBe(true);
    expect(await lines('requests')).toEqual([]);
    expect(await lines('suppliers')).toEqual([]);
    expect(await lines('leases', `?ids=${lease?.id}`)).toHaveLength(1);
    expect(await lines('leases', '?ids=01900000-0000-7000-8000-000000000001')).toEqual([]);
    await test.http('get', '/api/landlords/export/leases.csv?ids=x', nadia.token).expect(400);
    await test.http('get', '/api/landlords/export/passwords.csv', nadia.token).expect(404);
  });

  it('gives nothing of another landlord, and nothing to a visitor', async () => {
    const omar = await aLandlord(test);
    expect((await test.http('get', '/api/landlords/export/units.csv', omar.token).expect(200)).text.split('\r\n')).toHaveLength(2);
    await test.http('get', '/api/landlords/export/leases.csv').expect(401);
  });
});
