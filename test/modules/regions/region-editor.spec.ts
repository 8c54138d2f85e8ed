import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { day } from '../../../src/contract/days.js';
import { flatten, ruleFaults, unflatten } from '../../../src/contract/region-rules.js';
import { regionLawAt, recordOf } from '../../../src/modules/regions/rules/region-law.js';
import { REGION_RECORDS } from '../../../src/modules/regions/rules/region-records.js';
import { home, type Home } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';

const URL = '/api/admin/region-rules';
const SOURCE = { source: 'legisquebec.gouv.qc.ca/CCQ-1904', sourceDate: '2026-11', confidence: 'official' };
const ONE_MONTH = {
  facts: [{ text: '1 month', ...SOURCE }],
  rule: { quarterMonths: 4 },
  verified: true,
  note: 'New law',
};

describe('regional rules that an admin edits', () => {
  let test: TestApp;
  let admin: Person;
  let place: Home;
  const put = (path: string, body: object, by = admin) => test.http('put', `${URL}/${path}`, by.token).send(body);
  const lease = (depositCents: number) =>
    test
      .http('post', `/api/landlords/units/${place.unitId}/leases`, place.landlord.token)
      .send({ startsOn: '2027-02-01', rentCents: 100_000, depositCents });

  beforeAll(async () => {
    test = await startTestApp();
    test.clock.setNow('2026-11-21T17:00:00Z');
    admin = await person(test, 'admin');
    place = await home(test);
  });
  afterAll(() => test.close());

  it('lists what the instance started with, and says what the product does with it', async () => {
    const { body } = await test.http('get', `${URL}?region=CA-QC`, admin.token).expect(200);
    expect(body).toHaveLength(14);
    const deposit = body.find(({ topic }: { topic: string }) => topic === 'deposit');
    expect(deposit).toMatchObject({
      region: 'CA-QC',
      status: 'automatic',
      rule: { quarterMonths: 0 },
      version: 0,
      facts: [expect.objectContaining({ text: 'banned', confidence: 'official', mustCheck: true })],
    });
    const everywhere = (await test.http('get', URL, admin.token).expect(200)).body;
    expect(everywhere.filter((record: { place: string | null }) => record.place === null)).toHaveLength(322);
    for (const role of ['staff', 'landlord'] as const)
      await test.http('get', URL, (await person(test, role)).token).expect(403);
  });

  it('an edit holds at once for leases; every version is kept, with who and why', async () => {
    const refused = await lease(100_000).expect(422);
    expect(refused.body).toMatchObject({
      code: 'region_rule',
      rules: [expect.objectContaining({ code: 'deposit_banned' })],
    });
    const edited = await put('CA-QC/deposit', { ...ONE_MONTH, version: 0 }).expect(200);
    expect(edited.body).toMatchObject({
      version: 1,
      status: 'automatic',
      verifiedAt: expect.any(String),
      changedByName: 'Test Person',
      note: 'New law',
    });
    await lease(100_000).expect(201);
    const over = await lease(150_000).expect(422);
    expect(over.body.rules[0]).toMatchObject({
      code: 'deposit_over_limit',
      limit: { cents: 100_000 },
      source: SOURCE.source,
      sourceDate: '2026-11',
      mustCheck: false,
    });
    expect((await put('CA-QC/deposit', { ...ONE_MONTH, version: 0 }).expect(409)).body.code).toBe('stale_version');
    const { body: versions } = await test.http('get', `${URL}/CA-QC/deposit/versions`, admin.token).expect(200);
    expect(versions.map(({ version, rule }: { version: number; rule: object }) => [version, rule])).toEqual([
      [1, { quarterMonths: 4 }],
      [0, { quarterMonths: 0 }],
    ]);
    const log = await test.sql<{ userId: string; changes: object[] }>(
      `select user_id as "userId", changes from audit_entry where action = 'region_rule.change'`,
    );
    expect(log).toEqual([{ userId: admin.userId, changes: expect.any(Array) }]);
    expect(log[0]?.changes).toEqual(
      expect.arrayContaining([
        { field: 'deposit.quarterMonths', from: '0', to: '4' },
        { field: 'note', from: null, to: 'New law' },
      ]),
    );
    await expect(test.sql("update region_rule_version set note = 'x'")).rejects.toThrow('append-only');
  });

  it('keeps translations from version to version, and gives those it knows to notes of released versions', async () => {
    const fact = {
      text: 'Only with a form.',
      fr: 'Seulement avec un formulaire.',
      es: null,
      saidByRule: false,
      ...SOURCE,
    };
    const body = { facts: [fact], rule: { quarterMonths: 2 }, verified: false };
    const { body: saved } = await put('CA-MB/deposit', { ...body, version: 0 }).expect(200);
    expect(saved.facts).toMatchObject([{ ...fact, checked: false, mustCheck: true }]);
    const { body: again } = await put('CA-MB/deposit', {
      ...body,
      facts: saved.facts.map(({ text, fr, es, saidByRule, source, sourceDate, confidence }: typeof fact) => ({
        text,
        fr,
        es,
        saidByRule,
        source,
        sourceDate,
        confidence,
      })),
      version: 1,
    }).expect(200);
    expect(again.facts).toEqual(saved.facts);
    const stored = (text: string) => ({
      text,
      confidence: 'secondary',
      source: 'a.example',
      sourceDate: null,
      mustCheck: false,
    });
    await test.sql(
      `insert into region_rule_version (id, region, place, topic, version, facts, rule, verified_at, author_id, created_at)
        values (gen_random_uuid(), 'CA-PE', '', 'deposit', 1, $1, '{"quarterMonths": 4}', now(), $2, now())`,
      [JSON.stringify([stored('1 month'), stored('in installments')]), admin.userId],
    );
    const { body: released } = await test.http('get', `${URL}/CA-PE/deposit/versions`, admin.token).expect(200);
    expect(released[0].facts).toMatchObject([
      { text: '1 month', fr: '1 mois', es: '1 mes', saidByRule: true, checked: true },
      { text: 'in installments', fr: null, es: null, saidByRule: false, checked: true },
    ]);
  });

  it('unknown means that no rule applies: it takes none, and lets leases pass', async () => {
    const unknown = { facts: [{ text: 'unknown' }], rule: null, verified: false };
    expect(
      (await put('CA-QC/deposit', { ...unknown, rule: { quarterMonths: 0 } }).expect(400)).body.details[0].field,
    ).toBe('rule');
    expect((await put('CA-QC/deposit', unknown).expect(200)).body).toMatchObject({ status: 'unknown', rule: null });
    await lease(900_000).expect(201);
  });

  it('a first day that is corrected before it comes leaves the original in force until the later one', async () => {
    await put('US-NY/deposit', { ...ONE_MONTH, validFrom: '2027-01-01', version: 0 }).expect(200);
    await put('US-NY/deposit', { ...ONE_MONTH, validFrom: '2027-07-01', version: 1 }).expect(200);
    const original = REGION_RECORDS.find(({ region, topic }) => region === 'US-NY' && topic === 'deposit');
    const inForce = (on: string) =>
      recordOf(regionLawAt({ country: 'US', region: 'NY', city: 'Albany' }), 'deposit', day(on))?.facts;
    expect(inForce('2027-03-01')).toEqual(original?.facts);
    expect(inForce('2027-07-01')?.[0]?.text).toBe('1 month');
  });

  it('two steps that follow each other both hold, and so does one that had begun before the next was entered', async () => {
    const step = (text: string) => ({ ...ONE_MONTH, facts: [{ text, ...SOURCE }] });
    await put('US-CA/deposit', { ...step('first'), validFrom: '2027-01-01', validTo: '2027-06-30', version: 0 }).expect(
      200,
    );
    await put('US-CA/deposit', { ...step('second'), validFrom: '2027-07-01', version: 1 }).expect(200);
    test.clock.setNow('2027-08-01T17:00:00Z');
    await put(
      'US-CA/deposit',
      { ...step('third'), validFrom: '2028-01-01', version: 2 },
      await person(test, 'admin'),
    ).expect(200);
    test.clock.setNow('2026-11-21T17:00:00Z');
    const inForce = (on: string) =>
      recordOf(regionLawAt({ country: 'US', region: 'CA', city: 'Oakland' }), 'deposit', day(on))?.facts[0]?.text;
    expect(['2027-03-01', '2027-09-01', '2028-01-01'].map(inForce)).toEqual(['first', 'second', 'third']);
  });

  it('TN-023 a city’s rule stands before its state’s for homes there, says so, and can be withdrawn', async () => {
    const homeIn = async (name: string) => {
      const made = await home(test);
      await test.sql("update property set country = 'US', region = 'NJ', currency = 'USD', city = $2 where id = $1", [
        made.propertyId,
        name,
      ]);
      return made;
    };
    const [jersey, newark] = [await homeIn('jersey city'), await homeIn('Newark')];
    const lets = (at: Home, depositCents: number) =>
      test
        .http('post', `/api/landlords/units/${at.unitId}/leases`, at.landlord.token)
        .send({ startsOn: '2027-02-01', rentCents: 100_000, depositCents });
    const city = 'US-NJ/deposit?place=Jersey%20City';
    const added = await put(city, { ...ONE_MONTH, version: 0 }).expect(200);
    expect(added.body).toMatchObject({
      region: 'US-NJ',
      place: 'Jersey City',
      topic: 'deposit',
      version: 1,
      status: 'automatic',
    });
    const refused = await lets(jersey, 150_000).expect(422);
    expect(refused.body.rules[0]).toMatchObject({
      code: 'deposit_over_limit',
      limit: { cents: 100_000 },
      place: 'Jersey City',
      value: 'Jersey City: 1 month',
      source: SOURCE.source,
    });
    await lets(newark, 150_000).expect(201);
    const { body: shown } = await test
      .http('get', `/api/landlords/properties/${jersey.propertyId}/region-rules`, jersey.landlord.token)
      .expect(200);
    const [deposit, fee] = ['deposit', 'late_fee'].map((topic) =>
      shown.rules.find((rule: { topic: string }) => rule.topic === topic),
    );
    expect([deposit, fee]).toMatchObject([
      { place: 'Jersey City', value: 'Jersey City: 1 month' },
      { place: null, status: 'manual' },
    ]);
    const listed = (await test.http('get', `${URL}?region=US-NJ`, admin.token).expect(200)).body.filter(
      (record: { place: string | null }) => record.place,
    );
    expect(listed).toMatchObject([{ place: 'Jersey City', topic: 'deposit', version: 1 }]);

    await put('US-NJ/deposit', { facts: [], rule: null, verified: false, version: 0 }).expect(400);
    expect((await put('US-NJ/deposit?place=7', ONE_MONTH).expect(400)).body.details[0].field).toBe('place');
    await put('US-NJ/deposit?place=JERSEY%20CITY', {
      facts: [],
      rule: null,
      verified: false,
      version: 1,
      note: 'Repealed',
    }).expect(200);
    await lets(jersey, 150_000).expect(201);
    const { body: versions } = await test
      .http('get', `${URL}/${city.replace('?', '/versions?')}`, admin.token)
      .expect(200);
    expect(versions.map(({ version, facts }: { version: number; facts: object[] }) => [version, facts.length])).toEqual(
      [
        [2, 0],
        [1, 1],
      ],
    );
  });

  it('TN-023 a county’s rule holds in the cities that it has, after a city’s own and before the state’s', async () => {
    const inCounty = (county: string, body: object, by = admin) =>
      put(`US-OR/counties/${encodeURIComponent(county)}`, body, by);
    const says = (months: number) => ({
      ...ONE_MONTH,
      facts: [{ text: `${months} months`, ...SOURCE }],
      rule: { quarterMonths: months * 4 },
    });
    const inForce = (name: string) =>
      recordOf(regionLawAt({ country: 'US', region: 'OR', city: name }), 'deposit', day('2026-12-01'))?.facts[0]?.text;
    const [before] = [inForce('Portland')];
    const added = await inCounty('Multnomah County', {
      cities: ['Portland', 'Gresham', ' portland '],
      version: 0,
    }).expect(200);
    expect(added.body).toMatchObject({
      region: 'US-OR',
      name: 'Multnomah County',
      cities: ['Portland', 'Gresham'],
      version: 1,
      changedByName: 'Test Person',
    });
    await put('US-OR/deposit?place=Multnomah%20County', { ...says(2), version: 0 }).expect(200);
    await put('US-OR/deposit?place=Gresham', { ...says(1), version: 0 }).expect(200);
    expect(['portland', 'Gresham', 'Salem'].map(inForce)).toEqual(['2 months', '1 months', before]);

    const place = await home(test);
    await test.sql(
      "update property set country = 'US', region = 'OR', currency = 'USD', city = 'Portland' where id = $1",
      [place.propertyId],
    );
    const refused = await test
      .http('post', `/api/landlords/units/${place.unitId}/leases`, place.landlord.token)
      .send({ startsOn: '2027-02-01', rentCents: 100_000, depositCents: 200_001 })
      .expect(422);
    expect(refused.body.rules[0]).toMatchObject({
      code: 'deposit_over_limit',
      place: 'Multnomah County',
      value: 'Multnomah County: 2 months',
    });

    expect((await inCounty('Multnomah County', { cities: ['Portland'], version: 0 }).expect(409)).body.code).toBe(
      'stale_version',
    );
    for (const [county, cities, field] of [
      ['Clackamas County', ['Gresham'], 'cities.0'],
      ['Gresham', ['Salem'], 'name'],
      ['Portland', ['Salem'], 'name'],
      ['7', ['Salem'], 'name'],
      ['Lane County', ['7'], 'cities'],
    ] as const) {
      expect((await inCounty(county, { cities, version: 0 }).expect(400)).body.details[0].field).toBe(field);
    }
    await inCounty('Multnomah County', { cities: [], version: 0 }, await person(test, 'staff')).expect(403);
    await put('US-XX/counties/Somewhere', { cities: [] }).expect(404);

    const listed = async () =>
      (await test.http('get', `${URL}/counties?region=US-OR`, admin.token).expect(200)).body.map(
        (one: { name: string; cities: string[]; version: number }) => [one.name, one.cities.length, one.version],
      );
    expect(await listed()).toEqual([['Multnomah County', 2, 1]]);
    await inCounty('multnomah county', { cities: [], version: 1 }).expect(200);
    expect([await listed(), inForce('Portland'), inForce('Gresham')]).toEqual([
      [['Multnomah County', 0, 2]],
      before,
      '1 months',
    ]);
    // Under its name, although rules stand there, it comes back.
    await inCounty('multnomah county', { cities: ['Portland'], version: 2 }).expect(200);
    expect([await listed(), inForce('Portland')]).toEqual([[['Multnomah County', 1, 3]], '2 months']);
    expect(await test.sql('select version from region_county_version order by version')).toEqual([
      { version: 1 },
      { version: 2 },
      { version: 3 },
    ]);
    await expect(test.sql('delete from region_county_version')).rejects.toThrow('append-only');
  });

  it('TN-023 a city is in one county, also when several are named at once or another process was quicker', async () => {
    const inCounty = (county: string, cities: string[]) =>
      put(`US-WA/counties/${encodeURIComponent(county)}`, { cities, version: 0 });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => inCounty(`County ${'ABCDEFGH'[at]}`, ['Seattle'])),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(400)]);
    expect(answers.find(({ status }) => status === 400)?.body.details[0]).toMatchObject({
      field: 'cities.0',
      message: expect.stringMatching(/^Seattle is in County [A-H]$/),
    });
    // This process has not heard of it.
    await test.sql(
      `insert into region_county_version (id, region, name, version, cities, author_id, created_at) values (gen_random_uuid(), 'US-WA', 'Pierce County', 1, '["Tacoma"]', $1, now())`,
      [admin.userId],
    );
    expect((await inCounty('Kitsap County', ['Tacoma']).expect(400)).body.details[0].message).toBe(
      'Tacoma is in Pierce County',
    );
    expect((await inCounty('PIERCE COUNTY', ['Tacoma', 'Puyallup']).expect(409)).body.code).toBe('stale_version');
  });

  it('a county that was emptied holds its name no more: a city called so goes into another county, and then is a city', async () => {
    const inCounty = (county: string, cities: string[], version: number) =>
      put(`US-CO/counties/${encodeURIComponent(county)}`, { cities, version });
    await inCounty('Denver', ['Aurora'], 0).expect(200);
    expect((await inCounty('Adams County', ['Denver'], 0).expect(400)).body.details[0].field).toBe('cities.0');
    await inCounty('Denver', [], 1).expect(200);
    await inCounty('Adams County', ['Denver', 'Aurora'], 0).expect(200);
    expect((await inCounty('Denver', ['Golden'], 2).expect(400)).body.details[0].field).toBe('name');
  });

  it('of 20 edits of one version at once one is kept', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => put('US-AZ/deposit', { ...ONE_MONTH, version: 0 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  it.each([
    ['CA-ON/rent_cap', { rule: { millionths: -1 } }, 'rule.millionths'],
    ['CA-ON/rent_cap', { rule: { guess: 1 } }, 'rule.guess'],
    ['CA-ON/deposit', { rule: { only: 'cash' } }, 'rule.quarterMonths'],
    ['CA-ON/lease_form', { rule: { days: 1 } }, 'rule'],
    ['CA-ON/rent_cap', { facts: [{ text: '3%' }] }, 'facts.0.source'],
    ['CA-ON/rent_cap', { validFrom: '2027-01-01', validTo: '2026-01-01' }, 'validTo'],
    ['CA-ON/rent_cap', { validFrom: '2027-02-31' }, 'validFrom'],
  ])('refuses %s %j by name', async (path, part, field) => {
    const answer = await put(path, { facts: [{ text: '3%', ...SOURCE }], rule: null, verified: false, ...part }).expect(
      400,
    );
    expect(answer.body.details.map((detail: { field: string }) => detail.field)).toContain(field);
  });

  it('knows no other regions and topics', async () => {
    for (const path of ['CA-XX/deposit', 'CA-QC/pets', "CA-QC/deposit'--"]) await put(path, ONE_MONTH).expect(404);
  });

  it('every rule that the instance starts with fits the fields of its topic, there and back', () => {
    const misfits = REGION_RECORDS.flatMap(({ region, topic, rule }) => {
      const fits =
        !rule || (ruleFaults(topic, flatten(rule)).length === 0 && isDeepStrictEqual(unflatten(flatten(rule)), rule));
      return fits ? [] : [`${region} ${topic}`];
    });
    expect(misfits).toEqual([]);
  });
});
