import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PRODUCT } from '../../../src/contract/product.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { aLandlord, type Landlord } from '../landlords/landlord.js';

const HEAD =
  'streetNumber,street,city,region,postalCode,country,unit,bedrooms,bathrooms,marketRent,leaseStart,rent,openingBalance,firstName,lastName,email,phone,language';
const line = (unit: string, rest = ',,,,,,,,,,') => `87,Laurier,Montréal,QC,h2t2n6,CA,${unit}${rest}`;
const LET = ',2,1.5,,2026-11-01,1650.00,-50,Kim,Larsen,kim@example.com,514 555-0199,fr';

describe('a portfolio from a table', () => {
  let test: TestApp;
  let nadia: Landlord;
  beforeAll(async () => {
    test = await startTestApp();
    nadia = await aLandlord(test);
  });
  afterAll(() => test.close());

  const check = (who: Landlord, text: string | Buffer, name = 'units.csv') =>
    test
      .http('post', '/api/landlords/imports', who.token)
      .attach('file', Buffer.isBuffer(text) ? text : Buffer.from(text), name);
  const step = (who: Landlord, id: string, command: 'apply' | 'undo') =>
    test.http('post', `/api/landlords/imports/${id}/${command}`, who.token);
  const counted = async (who: Landlord) =>
    (
      await test.sql<{ properties: number; units: number; leases: number }>(
        `select (select count(*)::int from property where account_id = $1) as properties, (select count(*)::int from unit where account_id = $1) as units,
        (select count(*)::int from lease where account_id = $1) as leases`,
        [who.accountId],
      )
    )[0];

  it('TN-001 TN-007 looks at a file without changing anything, then makes all of it: leases are drafts with their tenants', async () => {
    const table = [HEAD, line('301', LET), line('301', ',,,,,,,Lou,Roy,lou@example.com,,'), line('302'), ''].join(
      '\r\n',
    );
    const { body } = await check(nadia, table).expect(201);
    expect(body).toMatchObject({
      state: 'checked',
      rowCount: 3,
      problemCount: 0,
      counts: { properties: 1, units: 2, leases: 1, tenants: 2, known: 0 },
    });
    expect(body.preview[0]).toMatchObject({
      unit: '301',
      rentCents: 165_000,
      currency: 'CAD',
      tenants: ['Kim Larsen', 'Lou Roy'],
    });
    expect(await counted(nadia)).toEqual({ properties: 0, units: 0, leases: 0 });

    const both = await Promise.all([step(nadia, body.id, 'apply'), step(nadia, body.id, 'apply')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0].body).toMatchObject({ state: 'applied', preview: [] });
    expect(await counted(nadia)).toEqual({ properties: 1, units: 2, leases: 1 });
    const { body: leases } = await test.http('get', '/api/landlords/leases', nadia.token).expect(200);
    expect(leases).toMatchObject([{ state: 'draft', rentCents: 165_000, tenants: ['Kim Larsen', 'Lou Roy'] }]);
    const { body: properties } = await test.http('get', '/api/landlords/properties', nadia.token).expect(200);
    expect(properties).toMatchObject([
      { name: '87 Laurier', postalCode: 'H2T 2N6', timeZone: 'America/Toronto', unitCount: 2 },
    ]);
  });

  it('PY-020 what a lease brought along is in its ledger once it runs; then its import stays', async () => {
    const [lease] = await test.sql<{ id: string; import_id: string }>(
      'select id, import_id from lease where account_id = $1',
      [nadia.accountId],
    );
    await test.http('post', `/api/landlords/leases/${lease?.id}/activate`, nadia.token).expect(200);
    await eventually(async () => {
      const entries = await test.sql("select 1 from journal_entry where lease_id = $1 and kind = 'opening_balance'", [
        lease?.id,
      ]);
      return entries.length === 1;
    });
    const { body } = await step(nadia, String(lease?.import_id), 'undo').expect(422);
    expect(body).toMatchObject({ code: 'rule_broken', hangs: ['running_lease'] });
    // The page says so beforehand.
    const { body: listed } = await test.http('get', '/api/landlords/imports', nadia.token).expect(200);
    expect(listed[0].hangs).toEqual(['running_lease']);
    expect((await counted(nadia))?.units).toBe(2);
  });

  it('TN-007 two tenants with one address are questioned, the same person twice is a slip', async () => {
    const mia = await aLandlord(test);
    const person = (name: string, email = '') => `,,,,,,,${name},Roy,${email},,`;
    const { body } = await check(
      mia,
      [HEAD, line('901', LET), line('901', person('Lou', 'KIM@example.com'))].join('\n'),
    ).expect(201);
    expect(body).toMatchObject({
      problemCount: 0,
      counts: { tenants: 2 },
      sharedEmails: [{ line: 3, email: 'KIM@example.com', names: ['Kim Larsen', 'Lou Roy'] }],
    });
    expect((await step(mia, body.id, 'apply').expect(200)).body.sharedEmails).toEqual([]);
    expect(
      await test.sql('select first_name as name, email from lease_tenant where account_id = $1 order by first_name', [
        mia.accountId,
      ]),
    ).toEqual([
      { name: 'Kim', email: 'kim@example.com' },
      { name: 'Lou', email: 'KIM@example.com' },
    ]);
    const twice = await check(
      await aLandlord(test),
      [
        HEAD,
        line('901', LET),
        line('901', person('Noa', 'noa@example.com')),
        line('901', person('Noa', 'noa@example.com')),
      ].join('\n'),
    ).expect(201);
    expect(twice.body.problems).toMatchObject([{ line: 4, code: 'twice_in_file' }]);
  });

  it('leaves what is there already as it is, and adds the rest', async () => {
    const table = [HEAD, line('301', LET), line('303')]
      .join('\n')
      .replaceAll('Montréal', 'MONTREAL')
      .replaceAll('Laurier', 'laurier');
    const { body } = await check(nadia, table).expect(201);
    expect(body.counts).toMatchObject({ properties: 0, units: 1, leases: 0, tenants: 0, known: 1 });
    await step(nadia, body.id, 'apply').expect(200);
    expect((await counted(nadia))?.units).toBe(3);
    const again = await check(nadia, table).expect(201);
    expect(again.body.counts).toMatchObject({ units: 0, known: 2 });
  });

  it('names every mistake by line and column, and makes nothing of such a file', async () => {
    const table = [
      HEAD,
      line('401', ',many,1.3,a lot,03/04/2026,0,,Kim,,kim,1,xx'),
      '87,Laurier,Montréal,ZZZZ,12345,Atlantis,402,,,,,,,,,,,',
      line('403'),
      line('403'),
      line('404', LET),
      line('404', LET),
    ].join('\n');
    const { body } = await check(nadia, table).expect(201);
    const said = body.problems.map(
      ({ line: at, column, code }: { line: number; column: string; code: string }) => `${at} ${column} ${code}`,
    );
    expect(said).toEqual(
      expect.arrayContaining([
        '2 bedrooms not_whole',
        '2 bathrooms not_halves',
        '2 marketRent not_an_amount',
        '2 leaseStart ambiguous_day',
        '2 rent zero_rent',
        '2 lastName tenant_incomplete',
        '2 email email',
        '2 phone phone',
        '2 language unknown_value',
        '3 country unknown_country',
        '5 unit twice_in_file',
        '7 unit twice_in_file',
      ]),
    );
    expect(body.problemCount).toBe(said.length);
    const before = await counted(nadia);
    await step(nadia, body.id, 'apply').expect(422);
    expect(await counted(nadia)).toEqual(before);
  });

  it('names the mistakes of a line all at once: a place that is not known, an amount and a duplicate beside a wrong phone', async () => {
    const rough = ',2,1.5,,2026-11-01,1650.00,-50,Kim,Larsen,kim@example.com,12,fr,800';
    const table = [
      `${HEAD},deposit,currency`,
      '9,Oak,Springfield,ZZZZ,,CA,1,many,1.3,,2026-11-01,a lot,,Kim,,kim,12,xx,,',
      `${line('701', rough)},`,
      `${line('701', rough)},`,
      line('702').replace('h2t2n6', 'H2T 2N7'),
      `${line('703', ',,,,,,,,,,,,')},pesos`,
    ].join('\n');
    const { body } = await check(nadia, table).expect(201);
    const said = body.problems.map(
      ({ line: at, column, code }: { line: number; column: string; code: string }) => `${at} ${column} ${code}`,
    );
    expect(said.toSorted()).toEqual([
      '2 bathrooms not_halves',
      '2 bedrooms not_whole',
      '2 email email',
      '2 language unknown_value',
      '2 lastName tenant_incomplete',
      '2 phone phone',
      '2 postalCode required',
      '2 region unknown_region',
      '2 rent not_an_amount',
      '3 deposit region_rule',
      '3 phone phone',
      '4 phone phone',
      '4 unit twice_in_file',
      '5 postalCode differs',
      '6 currency unknown_value',
    ]);
  });

  it('takes the values of a column by their code and by their name in each language', async () => {
    const rosa = await aLandlord(test);
    const rows = [
      '1,apartment,off the market',
      '2,Copropriété,hors-marché',
      '3,CASA ADOSADA,Fuera del mercado',
      '4,villa,gone',
    ].map((rest, at) => `${at + 1},Elm,Montréal,QC,H2T 2N6,CA,${rest}`);
    const { body } = await check(
      rosa,
      ['streetNumber,street,city,region,postalCode,country,unit,propertyType,status', ...rows].join('\n'),
    ).expect(201);
    expect(body.problems).toMatchObject([
      { line: 5, column: 'propertyType', code: 'unknown_value', value: 'villa' },
      { line: 5, column: 'status', code: 'unknown_value', value: 'gone' },
    ]);
    const good = await check(
      rosa,
      ['streetNumber,street,city,region,postalCode,country,unit,propertyType,status', ...rows.slice(0, 3)].join('\n'),
    ).expect(201);
    await step(rosa, good.body.id, 'apply').expect(200);
    const made = await test.sql(
      'select p.type, u.offline from unit u join property p on p.id = u.property_id where u.account_id = $1 order by p.street_number',
      [rosa.accountId],
    );
    expect(made).toEqual([
      { type: 'apartment', offline: true },
      { type: 'condo', offline: true },
      { type: 'townhouse', offline: true },
    ]);
  });

  it('TN-023 tells the rule of the region that an imported lease breaks, with its source: of the deposit agreed, and of the one that is held', async () => {
    const { body } = await check(
      nadia,
      `${HEAD},deposit,depositHeld\n${line('501', LET)},800,\n${line('502', LET)},,700`,
    ).expect(201);
    expect(body.problems).toMatchObject(
      [
        [2, 'deposit'],
        [3, 'depositHeld'],
      ].map(([at, column]) => ({
        line: at,
        column,
        code: 'region_rule',
        rule: { code: 'deposit_banned', source: expect.stringContaining('legisquebec') },
      })),
    );
  });

  it('reads what a French spreadsheet saves: semicolons, Windows-1252, decimal commas, French headings', async () => {
    const marie = await aLandlord(test);
    const { text } = await test.http('get', '/api/landlords/imports/template.csv?language=fr', marie.token).expect(200);
    const heading = text.replace('\uFEFF', '').trim();
    const names = heading.split(';');
    const values: Record<string, string> = {
      Numéro: '4120',
      Rue: 'Saint-Denis',
      Ville: 'Montréal',
      'Province ou État': 'Québec',
      'Code postal': 'H2W 2M5',
      Pays: 'Canada',
      Logement: '1',
      'Loyer du marché': '1 650,50',
    };
    const row = names.map((name) => values[name] ?? '').join(';');
    const { body } = await check(
      marie,
      Buffer.from(`${heading}\r\n${row}\r\n`.replaceAll('\u2019', "'"), 'latin1'),
    ).expect(201);
    expect(body).toMatchObject({ problemCount: 0, ignored: [] });
    await step(marie, body.id, 'apply').expect(200);
    const [unit] = await test.sql(
      'select u.market_rent_cents as cents, p.city from unit u join property p on p.id = u.property_id where u.account_id = $1',
      [marie.accountId],
    );
    expect(unit).toEqual({ cents: 165_050, city: 'Montréal' });
  });

  it('reads what the export wrote, formulas and all, as it was', async () => {
    const omar = await aLandlord(test);
    const first = await check(omar, `${HEAD}\n87,"=1+1, ""West""",Montréal,QC,H2T 2N6,CA,5,,,,,,,,,,,`).expect(201);
    await step(omar, first.body.id, 'apply').expect(200);
    const { text } = await test.http('get', '/api/landlords/export/units.csv', omar.token).expect(200);
    expect(text).toContain(`"'=1+1`);
    const vera = await aLandlord(test);
    const second = await check(vera, text).expect(201);
    expect(second.body).toMatchObject({ problemCount: 0, counts: { properties: 1, units: 1 } });
    await step(vera, second.body.id, 'apply').expect(200);
    expect(await test.sql('select street from property where account_id = $1', [vera.accountId])).toEqual([
      { street: '=1+1, "West"' },
    ]);
  });

  it('takes an import back within two days, not later, and not once a file was put there', async () => {
    const zoe = await aLandlord(test);
    const made = async (unit: string) => {
      const { body } = await check(zoe, [HEAD, line(unit, LET)].join('\n')).expect(201);
      await step(zoe, body.id, 'apply').expect(200);
      return body.id as string;
    };
    const id = await made('1');
    expect((await step(zoe, id, 'undo').expect(200)).body).toMatchObject({ state: 'undone' });
    await step(zoe, id, 'undo').expect(200);
    expect(await counted(zoe)).toEqual({ properties: 0, units: 0, leases: 0 });

    const other = await made('2');
    const [unit] = await test.sql<{ id: string }>('select id from unit where account_id = $1', [zoe.accountId]);
    await test
      .http('post', '/api/documents', zoe.token)
      .field('unitId', String(unit?.id))
      .attach('file', Buffer.from('a,b'), 'x.csv')
      .expect(201);
    expect((await step(zoe, other, 'undo').expect(422)).body.hangs).toEqual(['document']);

    const planned = await made('4');
    const [insured] = await test.sql<{ id: string }>('select id from unit where import_id = $1', [planned]);
    await test
      .http('post', `/api/landlords/units/${insured?.id}/${PRODUCT.slug}-plan`, zoe.token)
      .send({ planId: 'appliance-basic' })
      .expect(201);
    expect((await step(zoe, planned, 'undo').expect(422)).body.hangs).toEqual(['plan']);
    const late = await made('3');
    await test.sql("update portfolio_import set undo_until = now() - interval '1 second' where id = $1", [late]);
    await step(zoe, late, 'undo').expect(422);
    expect((await test.http('get', '/api/landlords/imports', zoe.token).expect(200)).body).toHaveLength(4);
  });

  it('refuses what is no such table, in words of a file', async () => {
    const refused = async (text: string | Buffer) => (await check(nadia, text).expect(422)).body;
    expect(await refused('a,b\n1,2')).toMatchObject({
      problem: 'columns_missing',
      columns: expect.arrayContaining(['street', 'unit']),
    });
    expect(await refused(HEAD)).toMatchObject({ problem: 'file_empty' });
    expect(await refused(`${HEAD},unit\n`)).toMatchObject({ problem: 'column_twice', columns: ['unit'] });
    expect(await refused(Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0]))).toMatchObject({ problem: 'not_a_table' });
    await test.http('post', '/api/landlords/imports', nadia.token).send({}).expect(415);
  });

  it('is the landlord’s own: others get 404, tenants 403, visitors 401; a portfolio that changed since asks for a new look', async () => {
    const omar = await aLandlord(test);
    const { body } = await check(nadia, [HEAD, line('601')].join('\n')).expect(201);
    await test.http('get', `/api/landlords/imports/${body.id}`, omar.token).expect(404);
    await step(omar, body.id, 'apply').expect(404);
    await test.http('get', '/api/landlords/imports').expect(401);
    const twin = await check(nadia, [HEAD, line('601')].join('\n')).expect(201);
    await step(nadia, twin.body.id, 'apply').expect(200);
    await step(nadia, body.id, 'apply').expect(409);
  });
});
