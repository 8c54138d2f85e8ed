import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { aLandlord, type Landlord } from '../landlords/landlord.js';
import { buildiumRoll, exportOf } from './import-fixtures.js';

interface Question {
  kind: string;
  column: string | null;
  count: number;
  examples: string[];
  choices: string[];
  suggested: string | null;
}

describe('a real spreadsheet', () => {
  let test: TestApp;
  let nadia: Landlord;
  beforeAll(async () => {
    test = await startTestApp();
    nadia = await aLandlord(test);
  });
  afterAll(() => test.close());

  const send = (who: Landlord, path: string, file: string | Buffer, fields: object = {}) => {
    const request = test
      .http('post', `/api/landlords/imports${path}`, who.token)
      .attach('file', Buffer.from(file), 'roll.csv');
    for (const [name, value] of Object.entries(fields))
      void request.field(name, typeof value === 'string' ? value : JSON.stringify(value));
    return request;
  };
  const apply = (who: Landlord, id: string) =>
    test.http('post', `/api/landlords/imports/${id}/apply`, who.token).expect(200);
  /** What was suggested, as answers. */
  const suggestions = (questions: Question[]) =>
    Object.fromEntries(
      questions
        .filter(({ kind, suggested }) => kind === 'missing' && suggested)
        .map(({ column, suggested }) => [column, suggested]),
    );
  const kinds = (questions: Question[]) => questions.map(({ kind, column }) => `${kind} ${column}`);

  it('TN-001 400 units of a Buildium rent roll arrive after five questions, every balance right', async () => {
    const roll = buildiumRoll(400);
    const seen = (await send(nadia, '/columns', roll.text).expect(200)).body;
    expect(seen).toMatchObject({ preset: 'buildium', headingLine: 4, rowCount: 400, otherRows: 1, remembered: false });
    const { questions } = (await send(nadia, '/columns', roll.text, { mapping: seen.mapping }).expect(200)).body as {
      questions: Question[];
    };
    expect(kinds(questions)).toEqual([
      'day_order leaseStart',
      'balance_age openingBalance',
      'missing country',
      'missing propertyType',
      'missing dueDay',
    ]);
    expect(questions[0]).toMatchObject({ count: 400, examples: ['03/04/2026'], choices: ['2026-04-03', '2026-03-04'] });
    const answers = { dayFirst: false, defaults: suggestions(questions) };
    expect(answers.defaults).toEqual({ country: 'US', propertyType: 'apartment', dueDay: '1' });

    const checked = (await send(nadia, '', roll.text, { mapping: seen.mapping, answers }).expect(201)).body;
    expect(checked).toMatchObject({
      problemCount: 0,
      counts: { properties: 40, units: 400, leases: 400, tenants: 500 },
      goodRows: 400,
    });
    await apply(nadia, checked.id);
    const [sums] = await test.sql(
      `select count(*)::int as leases, sum(rent_cents)::int as rent, sum(coalesce(opening_balance_cents, 0))::int as balance, sum(opening_deposit_cents)::int as deposit,
      min(starts_on)::text as starts, max(term_ends_on)::text as ends, max(due_day) as due from lease where account_id = $1`,
      [nadia.accountId],
    );
    expect(sums).toEqual({
      leases: 400,
      rent: roll.rentCents,
      balance: roll.balanceCents,
      deposit: roll.depositCents,
      starts: '2026-03-04',
      ends: '2027-03-03',
      due: 1,
    });
    const [home] = await test.sql(
      `select p.street_number, p.street, p.city, p.region, p.postal_code, p.country, p.name, u.bedrooms, u.half_bathrooms from unit u join property p on p.id = u.property_id
      where u.account_id = $1 and p.street_number = '1200' and u.label = '101'`,
      [nadia.accountId],
    );
    expect(home).toEqual({
      street_number: '1200',
      street: 'Maple St',
      city: 'Portland',
      region: 'OR',
      postal_code: '97201',
      country: 'US',
      name: 'Court 0',
      bedrooms: 2,
      half_bathrooms: 3,
    });
  }, 120_000);

  it('remembers by its headings where the columns of a file went', async () => {
    const roll = buildiumRoll(2);
    const mapping = {
      columns: [
        { at: 2, field: 'address' },
        { at: 3, field: 'tenantName' },
      ],
      splitNames: false,
      preset: null,
    };
    const who = await aLandlord(test);
    await send(who, '', roll.text, { mapping }).expect(201);
    const again = (await send(who, '/columns', buildiumRoll(3).text).expect(200)).body;
    expect(again).toMatchObject({ remembered: true, mapping });
    expect((await send(await aLandlord(test), '/columns', roll.text).expect(200)).body).toMatchObject({
      remembered: false,
    });
  });

  it.each([
    [
      'appfolio-rent-roll.csv',
      'appfolio-rent-roll',
      ['balance_age openingBalance', 'missing country', 'missing propertyType', 'missing dueDay'],
      { properties: 1, units: 3, leases: 2, tenants: 2 },
      [
        { rent: 165_000, balance: 12_550, deposit: 50_000, starts: '2026-02-01', ends: '2027-01-31' },
        { rent: 125_000, balance: null, deposit: 40_000, starts: '2025-06-15', ends: null },
      ],
    ],
    [
      'appfolio-tenants.csv',
      'appfolio-tenants',
      ['missing country', 'missing propertyType', 'missing dueDay', 'values status'],
      { properties: 1, units: 1, leases: 1, tenants: 2 },
      [{ rent: 98_000, balance: null, deposit: null, starts: '2026-02-01', ends: '2027-01-31' }],
    ],
    [
      'doorloop.csv',
      'doorloop',
      ['balance_age openingBalance', 'missing propertyType', 'missing dueDay'],
      { properties: 1, units: 2, leases: 2, tenants: 3 },
      [
        { rent: 140_000, balance: -2000, deposit: 140_000, starts: '2026-01-15', ends: '2027-01-14' },
        { rent: 110_000, balance: 3500, deposit: 90_000, starts: '2026-03-01', ends: null },
      ],
    ],
    [
      'rentec.csv',
      'rentec',
      ['balance_age openingBalance', 'missing country', 'missing unit', 'no_email email'],
      { properties: 1, units: 1, leases: 1, tenants: 1 },
      [{ rent: 155_000, balance: 7525, deposit: 80_000, starts: '2026-01-15', ends: '2027-01-14' }],
    ],
  ])('reads %s as it was exported', async (name, preset, asked, counts, leases) => {
    const who = await aLandlord(test);
    const file = exportOf(name);
    const seen = (await send(who, '/columns', file).expect(200)).body;
    expect(seen.preset).toBe(preset);
    const { questions } = (await send(who, '/columns', file, { mapping: seen.mapping }).expect(200)).body as {
      questions: Question[];
    };
    expect(kinds(questions)).toEqual(asked);
    const answers = {
      defaults: suggestions(questions),
      withoutEmail: 'leave_out',
      values: [{ column: 'status', text: 'past', value: 'leave_out' }],
    };
    const { body } = await send(who, '', file, { mapping: seen.mapping, answers }).expect(201);
    expect(body.groups).toEqual([]);
    expect(body.counts).toMatchObject(counts);
    await apply(who, body.id);
    const made = await test.sql(
      `select rent_cents::int as rent, opening_balance_cents::int as balance, opening_deposit_cents::int as deposit, starts_on::text as starts, term_ends_on::text as ends
      from lease l join unit u on u.id = l.unit_id where l.account_id = $1 order by u.label`,
      [who.accountId],
    );
    expect(made).toEqual(leases);
  });

  it.each([{}, { withoutEmail: 'on_paper' }])(
    'DAY-60 a tenant without an email is imported in full, with a letter and a code on paper: %j',
    async (answers) => {
      const who = await aLandlord(test);
      const file = [
        'Address,Unit,Tenants,Email,Lease start,Rent',
        '"1200 Maple St, Toronto, ON M5H 1A1",1,Ann Lee,,2026-02-01,1500.00',
        '"1200 Maple St, Toronto, ON M5H 1A1",2,Bo Roy,bo@example.com,2026-02-01,1500.00',
      ].join('\n');
      const { mapping } = (await send(who, '/columns', file).expect(200)).body;
      const { questions } = (await send(who, '/columns', file, { mapping }).expect(200)).body as {
        questions: Question[];
      };
      expect(questions.find(({ kind }) => kind === 'no_email')).toMatchObject({
        suggested: 'on_paper',
        choices: ['on_paper', 'leave_out', 'complain'],
      });
      const { body } = await send(who, '', file, {
        mapping,
        answers: { ...answers, defaults: suggestions(questions) },
      }).expect(201);
      expect(body).toMatchObject({ problemCount: 0, onPaper: 1, withoutEmail: 0, counts: { tenants: 2 } });
      await apply(who, body.id);
      const leases = await test.sql<{ id: string }>(
        "select lease_id as id from lease_tenant where account_id = $1 and email is null and first_name = 'Ann'",
        [who.accountId],
      );
      expect(leases).toHaveLength(1);
      await test.sql('update app_user set email_verified_at = now() where id = $1', [who.userId]);
      const { body: letters } = await test
        .http('post', '/api/landlords/leases/codes', who.token)
        .send({ ids: leases.map(({ id }) => id), onPaperOnly: true })
        .expect(201);
      expect(letters).toMatchObject([{ letter: { to: 'Ann Lee' } }]);
      await test.http('post', '/api/auth/tenant-code').send({ code: letters[0].code }).expect(200);
      const strict = await send(who, '', file.replaceAll('1200', '1300'), {
        mapping,
        answers: { withoutEmail: 'complain', defaults: suggestions(questions) },
      }).expect(201);
      expect(strict.body).toMatchObject({ problemCount: 1, onPaper: 0 });
    },
  );

  it('asks for each kind once, and not at all where the file itself decides', async () => {
    const who = await aLandlord(test);
    const head = 'Address,Unit,Tenants,Email,Lease start,Rent,Balance,Status';
    const ask = async (...lines: string[]) => {
      const file = [head, ...lines].join('\n');
      const { mapping } = (await send(who, '/columns', file).expect(200)).body;
      return (await send(who, '/columns', file, { mapping }).expect(200)).body.questions as Question[];
    };
    const line = (unit: number, day: string, rest: string) =>
      `"${unit}-1200 Maple St, Toronto, ON M5H 1A1",,Ann Lee,ann${unit}@example.com,${day},${rest}`;
    const many = await ask(
      ...Array.from({ length: 30 }, (_, at) => line(at + 1, '03/04/2026', '"1.234",-5,Weird')),
      line(99, '05/06/2026', '"1,234.50",-6,Strange'),
    );
    expect(kinds(many)).toEqual([
      'day_order leaseStart',
      'decimal_mark null',
      'unit_first address',
      'negative_balance openingBalance',
      'missing country',
      'missing unit',
      'missing propertyType',
      'missing dueDay',
      'values status',
    ]);
    expect(many.find(({ kind }) => kind === 'unit_first')).toMatchObject({ count: 31, suggested: 'unit' });
    expect(many.find(({ kind }) => kind === 'values')).toMatchObject({ examples: ['Weird', 'Strange'] });
    const decided = await ask(line(1, '03/04/2026', '1000,5,'), line(2, '25/12/2026', '1000,-5,'));
    expect(kinds(decided)).not.toEqual(expect.arrayContaining(['day_order leaseStart']));
    expect(kinds(decided)).not.toEqual(expect.arrayContaining(['negative_balance openingBalance']));
  });

  describe('dates of two countries in one file', () => {
    const HEAD = 'Address,City,State,ZIP,Country,Unit,Tenants,Lease start,Lease end,Rent';
    const quebec = (unit: number, start: string, end = '') =>
      `87 Laurier,Montréal,QC,H2T 2N6,CA,${unit},Kim Larsen,${start},${end},1650`;
    const california = (unit: number, start: string, end = '') =>
      `88 Sunset Blvd,Los Angeles,CA,90028,USA,${unit},Noah Garcia,${start},${end},2475`;
    const asked = async (...lines: string[]) => {
      const file = [HEAD, ...lines].join('\n');
      const { mapping } = (await send(nadia, '/columns', file).expect(200)).body;
      const { questions, suggested } = (await send(nadia, '/columns', file, { mapping }).expect(200)).body;
      const check = async (answers: object) =>
        (await send(nadia, '', file, { mapping, answers }).expect(201)).body as {
          problems: object[];
          preview: object[];
          dates: object[];
        };
      return {
        orders: (questions as (Question & { country: string })[]).filter(({ kind }) => kind === 'day_order'),
        suggested: suggested as object,
        check,
      };
    };

    it('TN-001 asks once for each, suggests what its own dates show, and says how they were read', async () => {
      const { orders, suggested, check } = await asked(
        quebec(1, '01/07/2026', '30/06/2027'),
        quebec(2, '01/08/2026'),
        california(1, '2/1/2019', '1/31/2027'),
        california(2, '9/1/2019', '8/31/2027'),
      );
      expect(orders).toMatchObject([
        { country: 'CA', count: 2, examples: ['01/07/2026', '01/08/2026'], suggested: 'day' },
        { country: 'US', count: 2, examples: ['2/1/2019', '9/1/2019'], suggested: 'month' },
      ]);
      expect(suggested).toMatchObject({
        dayFirstIn: [
          { country: 'CA', dayFirst: true },
          { country: 'US', dayFirst: false },
        ],
      });
      const { problems, preview, dates } = await check(suggested);
      expect(problems).toEqual([]);
      expect(preview).toMatchObject([
        { startsOn: '2026-07-01', termEndsOn: '2027-06-30' },
        { startsOn: '2026-08-01', termEndsOn: null },
        { startsOn: '2019-02-01', termEndsOn: '2027-01-31' },
        { startsOn: '2019-09-01', termEndsOn: '2027-08-31' },
      ]);
      expect(dates).toEqual([
        { country: 'CA', line: 2, text: '01/07/2026', day: '2026-07-01' },
        { country: 'CA', line: 3, text: '01/08/2026', day: '2026-08-01' },
        { country: 'US', line: 4, text: '2/1/2019', day: '2019-02-01' },
        { country: 'US', line: 5, text: '9/1/2019', day: '2019-09-01' },
      ]);
    });

    it('TN-001 never takes a line whose dates are read in two orders', async () => {
      const { check } = await asked(
        quebec(1, '01/07/2026', '30/06/2027'),
        california(1, '2/1/2019', '1/31/2027'),
        california(2, '25/12/2025', '12/24/2026'),
        california(3, '3/1/2026', '2/28/2027'),
      );
      const { problems } = await check({ dayFirst: true });
      expect(problems).toMatchObject([
        { line: 3, column: 'leaseStart', code: 'mixed_day_orders', value: '2/1/2019' },
        { line: 4, column: 'leaseEnd', code: 'mixed_day_orders', value: '12/24/2026' },
        { line: 5, column: 'leaseStart', code: 'mixed_day_orders', value: '3/1/2026' },
      ]);
    });

    it('does not read the dates of one country by those of another', async () => {
      const { orders, check } = await asked(quebec(1, '01/07/2026', '30/06/2027'), california(1, '2/1/2019'));
      expect(orders).toMatchObject([
        { country: 'CA', suggested: 'day' },
        { country: 'US', suggested: null },
      ]);
      const { problems } = await check({});
      expect(problems).toMatchObject([{ line: 3, column: 'leaseStart', code: 'ambiguous_day' }]);
    });

    it('asks about lines without a country apart, and about one country for the file', async () => {
      const nowhere = '5 Rue X,Y,,,,1,Bo Roy,03/04/2026,,900';
      const { orders } = await asked(quebec(1, '01/07/2026'), nowhere);
      expect(orders).toMatchObject([{ country: 'CA' }, { country: '' }]);
      expect((await asked(quebec(1, '01/07/2026'))).orders).toMatchObject([{ country: null }]);
    });
  });

  describe('the language of tenants', () => {
    const HEAD = 'Address,City,State,ZIP,Country,Unit,Tenants,Language,Lease start,Rent';
    const FILE = [
      HEAD,
      '87 Laurier,Montréal,QC,H2T 2N6,CA,1,Kim Larsen & Lou Roy,,2026-07-01,1650',
      '87 Laurier,Montréal,QC,H2T 2N6,CA,2,Ann Lee,es,2026-07-01,1650',
      '1 King St,Toronto,ON,M4B 1B3,CA,1,Bo Roy,,2026-07-01,1650',
      '88 Sunset Blvd,Los Angeles,CA,90028,USA,1,Noah Garcia,,2026-07-01,2475',
      '8 Rue Y,Lyon,69,69001,FR,1,Eve Roy,,2026-07-01,1000',
    ].join('\n');
    const languages = async (who: Landlord, answers: object) => {
      const { mapping } = (await send(who, '/columns', FILE).expect(200)).body;
      const { body } = await send(who, '', FILE, { mapping, answers }).expect(201);
      return { languages: body.languages, withoutLanguage: body.withoutLanguage, id: body.id };
    };

    it('is the one of their line, else the usual one where they live, else the landlord’s', async () => {
      const ines = await aLandlord(test);
      await test.sql("update app_user set language = 'es' where id = $1", [ines.userId]);
      expect(await languages(ines, {})).toMatchObject({
        withoutLanguage: 5,
        languages: [
          { language: 'fr', count: 2 },
          { language: 'es', count: 2 },
          { language: 'en', count: 2 },
        ],
      });
    });

    it('is chosen once for all lines that don’t say', async () => {
      const who = await aLandlord(test);
      const chosen = await languages(who, { language: 'en' });
      expect(chosen.languages).toEqual([
        { language: 'en', count: 5 },
        { language: 'es', count: 1 },
      ]);
      await apply(who, chosen.id);
      expect(
        await test.sql(
          'select language, count(*)::int as count from lease_tenant where account_id = $1 group by 1 order by 1',
          [who.accountId],
        ),
      ).toEqual(chosen.languages);
    });
  });

  it('leaves lines with mistakes out with those of their unit, and says how many', async () => {
    const who = await aLandlord(test);
    const head = 'streetNumber,street,city,region,postalCode,country,unit,leaseStart,rent,firstName,lastName,email';
    const line = (unit: number, rent: string, name: string) =>
      `87,Laurier,Montréal,QC,H2T 2N6,CA,${unit},2026-11-01,${rent},${name},Larsen,${name}@example.com`;
    const file = [
      head,
      line(1, '1650', 'kim'),
      line(2, 'much', 'lou'),
      line(2, 'much', 'max'),
      line(3, 'more', 'ann'),
      line(3, '1200', 'bo'),
      line(4, '900', 'eve'),
    ].join('\n');
    const found = (await send(who, '', file).expect(201)).body;
    expect(found).toMatchObject({ problemCount: 3, goodRows: 2, withTheirUnit: 1 });
    expect(found.groups).toMatchObject([
      { column: 'rent', code: 'not_an_amount', count: 3, lines: [3, 4, 5], values: ['much', 'more'] },
    ]);
    const faulty = (await send(who, '/mistakes', file).expect(200)).body;
    expect(faulty).toMatchObject({
      headings: head.split(','),
      lines: [
        { line: 3, cells: line(2, 'much', 'lou').split(','), problems: [{ column: 'rent', code: 'not_an_amount' }] },
        { line: 4 },
        { line: 5 },
        // Its lease is left out as a whole, so it is in the file too.
        { line: 6, cells: line(3, '1200', 'bo').split(','), problems: [] },
      ],
    });
    const { body } = await send(who, '', file, { leaveOut: 'true' }).expect(201);
    expect(body).toMatchObject({
      problemCount: 0,
      leftOutRows: 4,
      withTheirUnit: 1,
      counts: { units: 2, leases: 2, tenants: 2 },
    });
    await apply(who, body.id);
    expect(await test.sql('select label from unit where account_id = $1 order by label', [who.accountId])).toEqual([
      { label: '1' },
      { label: '4' },
    ]);
  });

  it('counts people without an email address, and money, of the lines it imports alone', async () => {
    const who = await aLandlord(test);
    const head =
      'streetNumber,street,city,region,postalCode,country,unit,leaseStart,rent,depositHeld,openingBalance,prepayment,firstName,lastName';
    const line = (unit: number, rent: string, money: string, name: string) =>
      `87,Laurier,Montréal,QC,H2T 2N6,CA,${unit},2026-11-01,${rent},${money},${name},Larsen`;
    const file = [
      head,
      line(1, '1650', ',100.10,', 'kim'),
      line(1, '1650', ',100.10,', 'kit'),
      line(2, 'much', ',,', 'lou'),
      line(3, '900.50', ',,40', 'eve'),
    ].join('\n');
    const { body } = await send(who, '', file, { leaveOut: 'true' }).expect(201);
    expect(body).toMatchObject({ leftOutRows: 1, onPaper: 3 });
    expect(body.totals).toEqual([
      {
        currency: 'CAD',
        rentCents: 255_050,
        depositCents: 0,
        heldCents: 0,
        owedCents: 10_010,
        paidAheadCents: 4000,
        netBalanceCents: 6010,
      },
    ]);
  });

  it('says what is wrong: a line without an address once, and an amount below zero', async () => {
    const who = await aLandlord(test);
    const head = 'streetNumber,street,city,region,postalCode,country,unit,leaseStart,rent,depositHeld';
    const file = [
      head,
      ',,,,,,4,2026-11-01,1650,',
      '87,Laurier,Montréal,QC,H2T 2N6,CA,5,2026-11-01,1650,-$500.00',
    ].join('\n');
    const { body } = await send(who, '', file).expect(201);
    expect(body.problems).toMatchObject([
      { line: 2, column: null, code: 'no_address' },
      { line: 3, column: 'depositHeld', code: 'negative_amount', value: '-$500.00' },
    ]);
  });

  it('refuses a mapping and answers that are none, and names what is wrong', async () => {
    const file = 'a,b,c\n1,2,3';
    const wrong = async (fields: object) => {
      const { status, body } = await send(nadia, '/columns', file, fields);
      return {
        fields,
        status,
        field: (body as { details?: { field: string }[] }).details?.[0]?.field,
        code: (body as { code?: string }).code,
      };
    };
    const columns = (...list: object[]) => ({ mapping: { columns: list } });
    expect(await wrong(columns({ at: 0, field: 'constructor' }))).toMatchObject({
      status: 400,
      field: 'columns.0.field',
    });
    for (const fields of [
      columns({ at: 0, field: '__proto__' }),
      columns({ at: 3, field: 'unit' }),
      columns({ at: -1, field: 'unit' }),
      columns({ at: 1.5, field: 'unit' }),
      columns({ at: 0, field: 'unit' }, { at: 1, field: 'unit' }),
      columns({ at: 0, field: 'unit' }, { at: 0, field: 'street' }),
      columns({ at: 200, field: 'unit' }),
      { mapping: '{' },
      { mapping: '[]' },
      { mapping: 'null' },
      { mapping: '1' },
      { mapping: { columns: 'x' } },
      { mapping: '{"columns":[],"__proto__":{"x":1}}' },
      { mapping: { columns: [], more: 1 } },
      { mapping: `{"columns":${'['.repeat(40)}${']'.repeat(40)}}` },
      { mapping: { columns: [], preset: 'toString' } },
      { mapping: { columns: Array.from({ length: 201 }, (_, at) => ({ at, field: 'email' })) } },
      { answers: { dayFirst: 'yes' } },
      { answers: { defaults: { planet: 'x' } } },
      { answers: { values: [{ column: 'rent', text: 'a', value: 'b' }] } },
      { answers: { defaults: { city: 'x'.repeat(81) } } },
      { answers: 'x'.repeat(20_001) },
      { leaveOut: 'maybe' },
    ])
      expect(await wrong(fields)).toMatchObject({ fields, status: 400, code: 'invalid_input' });
    // Columns of the same kind are joined.
    await send(nadia, '/columns', file, columns({ at: 0, field: 'address' }, { at: 1, field: 'address' })).expect(200);
  });

  it('takes headings and values that every object answers to for words like others', async () => {
    const file =
      'Address,Unit,constructor,__proto__,Status,Tenants,Lease start,Rent\n"1 constructor St, __proto__, toString 12345",valueOf,x,y,constructor,toString & __proto__,hasOwnProperty,constructor';
    const { body } = await send(nadia, '/columns', file).expect(200);
    const checked = (
      await send(nadia, '', file, { mapping: body.mapping, answers: { defaults: { country: 'US' } } }).expect(201)
    ).body;
    expect(checked.ignored).toEqual(['constructor', '__proto__']);
    expect(checked.groups).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ column: 'status', code: 'unknown_value' }),
        expect.objectContaining({ column: 'rent', code: 'not_an_amount' }),
      ]),
    );
  });

  it('complains about a cell that is too long before it is taken apart', async () => {
    const file = (address: string, names: string) =>
      `Address,Unit,Tenants,Lease start,Rent\n"${address}",1,"${names}",2026-01-01,5`;
    const long = file(`1 ${'Maple '.repeat(1000)}St, Portland, OR 97201`, 'Ann & '.repeat(500));
    const { body } = await send(nadia, '', long, {
      mapping: {
        columns: [
          { at: 0, field: 'address' },
          { at: 1, field: 'unit' },
          { at: 2, field: 'tenantName' },
          { at: 3, field: 'leaseStart' },
          { at: 4, field: 'rent' },
        ],
      },
    }).expect(201);
    expect(body.groups).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ column: 'address', code: 'too_long' }),
        expect.objectContaining({ column: 'tenantName', code: 'too_long' }),
      ]),
    );
  });

  it('makes the same of a file whatever its columns are called and in which order they stand', async () => {
    const who = await aLandlord(test);
    const cells = [
      ['address', '"1200 Maple St #101, Portland, OR 97201"', '"1200 Maple St #102, Portland, OR 97201"'],
      ['tenantName', 'Ann & Bo Lee', '"Roy, Kim"'],
      ['email', 'ann@example.com; bo@example.com', 'kim@example.com'],
      ['leaseStart', '25/12/2026', '03/04/2026'],
      ['rent', '"1.650,00"', '"1.234"'],
      ['openingBalance', '"10,50"', '-3'],
      ['bedBath', '2/1.5', '1/1'],
      ['country', 'U.S.', 'USA'],
    ] as const;
    const plan = async (order: readonly number[], name: (field: string) => string) => {
      const columns = order.map((at) => cells[at] ?? cells[0]);
      const file = [
        columns.map(([field]) => name(field)).join(','),
        ...[1, 2].map((line) => columns.map((column) => column[line]).join(',')),
      ].join('\n');
      const mapping = { columns: columns.map(([field], at) => ({ at, field })) };
      const { body } = await send(who, '', file, { mapping }).expect(201);
      return { counts: body.counts, problems: body.problems, preview: body.preview };
    };
    const usual = await plan(
      cells.map((_, at) => at),
      (field) => field,
    );
    expect(usual).toMatchObject({ problems: [], counts: { properties: 1, units: 2, leases: 2, tenants: 3 } });
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(
          cells.map((_, at) => at),
          { minLength: cells.length },
        ),
        fc.array(fc.string({ unit: 'grapheme-ascii', maxLength: 8 }), { minLength: 8, maxLength: 8 }),
        async (order, names) => {
          const called = new Map(
            cells.map(([field], at) => [field as string, `Col${at} ${(names[at] ?? '').replace(/[",\n\r;\t]/g, '')}`]),
          );
          expect(await plan(order, (field) => called.get(field) ?? field)).toEqual(usual);
        },
      ),
      { numRuns: 8 },
    );
  }, 120_000);

  it('TN-001 a vacant unit of a rent roll is imported as one, and its rent is what the market pays', async () => {
    const who = await aLandlord(test);
    const file = [
      'Address,Unit,Tenants,Email,Lease start,Rent,Deposits held',
      '"1200 Maple St, Toronto, ON M5H 1A1",1,Ann Lee,ann@example.com,2026-02-01,1500.00,0.00',
      '"1200 Maple St, Toronto, ON M5H 1A1",2,Vacant,,--,1650.00,"1,650.00"',
    ].join('\n');
    const { mapping } = (await send(who, '/columns', file).expect(200)).body;
    const { questions } = (await send(who, '/columns', file, { mapping }).expect(200)).body as {
      questions: Question[];
    };
    const answers = { defaults: suggestions(questions) };
    const { body } = await send(who, '', file, { mapping, answers }).expect(201);
    expect(body).toMatchObject({ groups: [], counts: { units: 2, leases: 1, tenants: 1 } });
    await apply(who, body.id);
    expect(
      await test.sql('select label, market_rent_cents::int as cents from unit where account_id = $1 order by label', [
        who.accountId,
      ]),
    ).toEqual([
      { label: '1', cents: null },
      { label: '2', cents: 165_000 },
    ]);
  });

  it('TN-001 what will be added names the address of a building that is there already', async () => {
    const who = await aLandlord(test);
    const lines = (...units: number[]) =>
      [
        'Address,Unit,Tenants,Email,Lease start,Rent',
        ...units.map(
          (unit) => `"1200 Maple St, Toronto, ON M5H 1A1",${unit},Ann Lee,ann@example.com,2026-02-01,1500.00`,
        ),
      ].join('\n');
    const { mapping } = (await send(who, '/columns', lines(1)).expect(200)).body;
    const { questions } = (await send(who, '/columns', lines(1), { mapping }).expect(200)).body as {
      questions: Question[];
    };
    const answers = { defaults: suggestions(questions) };
    await apply(who, (await send(who, '', lines(1), { mapping, answers }).expect(201)).body.id);
    const { body } = await send(who, '', lines(2), { mapping, answers }).expect(201);
    expect(body).toMatchObject({
      counts: { properties: 0, units: 1 },
      preview: [{ streetNumber: '1200', street: 'Maple St', city: 'Toronto', unit: '2' }],
    });
  });

  it('PY-020 a balance that was brought along is in the ledger once its lease runs', async () => {
    const who = await aLandlord(test);
    const file = exportOf('doorloop.csv');
    const { mapping } = (await send(who, '/columns', file).expect(200)).body;
    const { body } = await send(who, '', file, { mapping }).expect(201);
    await apply(who, body.id);
    const leases = await test.sql<{ id: string }>('select id from lease where account_id = $1', [who.accountId]);
    await test
      .http('post', '/api/landlords/leases/bulk', who.token)
      .send({ ids: leases.map(({ id }) => id), action: 'activate' })
      .expect(200);
    await eventually(
      async () =>
        (
          await test.sql("select 1 from journal_entry where account_id = $1 and kind = 'opening_balance'", [
            who.accountId,
          ])
        ).length === 2,
    );
  });
});
