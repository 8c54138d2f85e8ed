import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RuleWarnings } from '../../../src/modules/regions/rule-warnings.service.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { home, letHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';

const URL = '/api/admin/region-rules';
const OFFICIAL = {
  source: 'https://www.gov.mb.ca/cca/rtb/rentincreaseguideline.html',
  sourceDate: '2026-10',
  confidence: 'official',
};
const MANITOBA_2027 = {
  facts: [{ text: '1.5% 2027', ...OFFICIAL }],
  rule: { millionths: 15_000 },
  validFrom: '2027-01-01',
  validTo: '2027-12-31',
  verified: true,
};

/** Yearly caps end: the product says so before and after, and takes the next one from its first day. */
describe('rules that run out', () => {
  let test: TestApp;
  let admin: Person;
  const put = (path: string, body: object) => test.http('put', `${URL}/${path}`, admin.token).send(body);
  /** Sessions end while the clock is moved, so each look has a landlord of its own. */
  const capShown = async (region: string) => {
    const place = await home(test);
    await test.sql("update property set region = $2, country = 'CA' where id = $1", [place.propertyId, region]);
    const { body } = await test
      .http('get', `/api/landlords/properties/${place.propertyId}/region-rules`, place.landlord.token)
      .expect(200);
    return body.rules.find(({ topic }: { topic: string }) => topic === 'rent_cap');
  };
  const endings = async () => {
    const { body } = await test.http('get', `${URL}/running-out`, (await person(test, 'admin')).token).expect(200);
    return (body as { region: string; place: string | null; validTo: string; expired: boolean }[]).map(
      ({ region, place: where, validTo, expired }) => [region, where, validTo, expired],
    );
  };

  beforeAll(async () => {
    test = await startTestApp();
    admin = await person(test, 'admin');
  });
  beforeEach(() => test.clock.setNow('2026-11-22T17:00:00Z'));
  afterAll(() => test.close());

  it('says where a rule is shown until when it is valid, what follows, and that it has run out', async () => {
    expect(await capShown('MB')).toMatchObject({
      status: 'automatic',
      validTo: '2026-12-31',
      next: null,
      mustCheck: true,
    });
    test.clock.setNow('2027-01-05T17:00:00Z');
    expect(await capShown('MB')).toMatchObject({ status: 'expired', value: '1.8% 2026', validTo: '2026-12-31' });
    test.clock.setNow('2026-11-22T17:00:00Z');
    expect(await capShown('ON')).toMatchObject({
      status: 'automatic',
      value: '2.1% 2026',
      next: { value: '1.9% 2027', validFrom: '2027-01-01', mustCheck: true },
    });
    test.clock.setNow('2027-01-05T17:00:00Z');
    expect(await capShown('ON')).toMatchObject({
      status: 'automatic',
      value: '1.9% 2027',
      validTo: '2027-12-31',
      mustCheck: true,
    });
  });

  it('tells the landlord that the cap on record ended, and when', async () => {
    const let1 = await letHome(test, { startsOn: '2024-01-01', chargeFrom: '2026-12-01' });
    await test.sql("update property set region = 'MB', country = 'CA' where id = $1", [let1.propertyId]);
    const { body } = await test
      .http('post', `/api/landlords/leases/${let1.leaseId}/renew`, let1.landlord.token)
      .send({ startsOn: '2027-04-01', rentCents: 172_755, termEndsOn: null })
      .expect(422);
    expect([body.code, body.rules[0]]).toMatchObject([
      'confirmation_required',
      { code: 'rent_cap_expired', limit: { day: '2026-12-31' }, mustCheck: true },
    ]);
  });

  it('shows interest on deposits that ended as expired, where the deposit’s region is read', async () => {
    const place = await home(test);
    await test.sql("update property set region = 'AB', country = 'CA' where id = $1", [place.propertyId]);
    const { body } = await test
      .http('get', `/api/landlords/properties/${place.propertyId}/region-rules`, place.landlord.token)
      .expect(200);
    const interest = body.rules.find(({ topic }: { topic: string }) => topic === 'deposit_interest');
    expect(interest).toMatchObject({
      status: 'expired',
      value: 'The rate for 2025 is 1.0%. The one for 2026 is unknown.',
      validTo: '2025-12-31',
      mustCheck: false,
    });
  });

  it('lists for admins what runs out within 120 days, or has, unless the next value is on record', async () => {
    const listed = await endings();
    expect(listed).toEqual(
      expect.arrayContaining([
        ['CA-MB', null, '2026-12-31', false],
        ['US-CA', 'San Diego', '2026-07-31', true],
      ]),
    );
    // British Columbia's next cap is on record, its next interest on deposits isn't; Alberta's ended with 2025.
    expect(listed).toEqual(
      expect.arrayContaining([
        ['CA-BC', null, '2026-12-31', false],
        ['CA-AB', null, '2025-12-31', true],
      ]),
    );
    expect(listed.filter(([region]) => region === 'CA-BC')).toHaveLength(1);
    expect(listed.filter(([region]) => ['CA-ON', 'CA-NS', 'CA-YT'].includes(String(region)))).toEqual([]);
    test.clock.setNow('2026-08-01T17:00:00Z');
    expect((await endings()).filter(([region]) => region === 'CA-MB')).toEqual([]);
    test.clock.setNow('2027-01-01T17:00:00Z');
    expect(await endings()).toEqual(expect.arrayContaining([['CA-MB', null, '2026-12-31', true]]));
    for (const role of ['staff', 'landlord'] as const)
      await test.http('get', `${URL}/running-out`, (await person(test, role)).token).expect(403);
  });

  it('mails each admin once about each rule, in their language', async () => {
    const french = await person(test, 'admin');
    await test.sql("update app_user set language = 'fr' where id = $1", [french.userId]);
    const warnings = test.app.get(RuleWarnings);
    for (let time = 0; time < 2; time += 1) await test.app.get(Scope).asSystem('test', () => warnings.run());
    const mails = await test.sql<{ recipient: string; params: { rules: string; count: number } }>(
      "select recipient, params from outbox_message where template = 'landlords.rules_running_out'",
    );
    expect(mails.map(({ recipient }) => recipient)).toEqual(expect.arrayContaining([admin.email, french.email]));
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(mails.length);
    const words = mails.find(({ recipient }) => recipient === french.email)?.params.rules ?? '';
    expect(words).toContain('Île-du-Prince-Édouard');
    expect(words).toMatch(/31 décembre 2026/);
    expect((await test.sql("select 1 from audit_entry where action = 'region_rule.warn'")).length).toBe(1);
  });

  it('takes next year’s value from its first day on; until then the present one is listed beside it', async () => {
    const edited = await put('CA-MB/rent_cap', { ...MANITOBA_2027, version: 0 }).expect(200);
    expect(edited.body).toMatchObject({
      version: 1,
      status: 'automatic',
      facts: [{ text: '1.8% 2026' }],
      next: {
        validFrom: '2027-01-01',
        facts: [{ text: '1.5% 2027', source: OFFICIAL.source, mustCheck: false }],
        verifiedAt: expect.any(String),
      },
    });
    expect((await endings()).filter(([region]) => region === 'CA-MB')).toEqual([]);
    const let1 = await letHome(test, { startsOn: '2024-01-01', chargeFrom: '2026-12-01' });
    await test.sql("update property set region = 'MB', country = 'CA' where id = $1", [let1.propertyId]);
    const [{ rent }] = (await test.sql<{ rent: number }>('select rent_cents::int as rent from lease where id = $1', [
      let1.leaseId,
    ])) as [{ rent: number }];
    const renew = (rentCents: number) =>
      test
        .http('post', `/api/landlords/leases/${let1.leaseId}/renew`, let1.landlord.token)
        .send({ startsOn: '2027-04-01', rentCents, termEndsOn: null });
    const highest = Math.floor((rent * 1015) / 1000);
    const refused = await renew(highest + 1).expect(422);
    expect(refused.body).toMatchObject({
      code: 'region_rule',
      rules: [{ code: 'rent_cap_exceeded', limit: { cents: highest }, source: OFFICIAL.source, mustCheck: false }],
    });
    await renew(highest).expect(200);
  });

  it('a correction of the present value, entered later, leaves next year’s in force', async () => {
    await put('CA-PE/rent_cap', { ...MANITOBA_2027, version: 0 }).expect(200);
    const now = {
      facts: [{ text: '2.1% 2026', ...OFFICIAL }],
      rule: { millionths: 21_000 },
      validFrom: '2026-01-01',
      validTo: '2026-12-31',
      verified: false,
    };
    expect((await put('CA-PE/rent_cap', { ...now, version: 1 }).expect(200)).body).toMatchObject({
      facts: [{ text: '2.1% 2026', mustCheck: true }],
      next: { facts: [{ text: '1.5% 2027' }] },
    });
    test.clock.setNow('2027-02-01T17:00:00Z');
    expect(await capShown('PE')).toMatchObject({ status: 'automatic', value: '1.5% 2027', mustCheck: false });
  });
});
