import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ExpireRenewals } from '../../../src/modules/lease-renewals/expire-renewals.service.js';
import { GenerateRenewals } from '../../../src/modules/lease-renewals/generate-renewals.service.js';
import { RenewalMails } from '../../../src/modules/lease-renewals/renewal-mails.service.js';
import { LeaseTenants } from '../../../src/modules/leases/lease-tenants.service.js';
import { RenewLease } from '../../../src/modules/leases/renew-lease.service.js';
import { RentIncreases } from '../../../src/modules/leases/rent-increases.service.js';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { person, signedInAgain, type Person } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

const LIST = '/api/lease-renewals/recommendations';
const OFFERS = '/api/lease-renewals/offers';
/** In Quebec notice of a year's lease is lawful between six and three months before its end. */
const TERM = { startsOn: '2026-03-15', endsOn: '2027-03-14' };

describe('lease renewals', () => {
  let test: TestApp;
  let other: Person;
  beforeAll(async () => {
    test = await startTestApp();
    other = await person(test, 'landlord');
  });
  afterAll(() => test.close());
  beforeEach(() => test.clock.setNow('2026-11-21T17:00:00Z'));

  async function ending(endsOn = TERM.endsOn, more: { landlord?: Person; market?: number } = {}): Promise<LetHome> {
    const home = await letHome(test, { startsOn: TERM.startsOn, chargeFrom: '2027-03-01' }, more.landlord);
    await test.sql('update lease set term_ends_on = $2 where id = $1', [home.leaseId, endsOn]);
    await test.sql('update unit set market_rent_cents = $2 where id = $1', [home.unitId, more.market ?? 190_000]);
    return home;
  }
  const generate = (token: string, body: object = {}) =>
    test.http('post', '/api/lease-renewals/generate', token).send(body);
  const put = (id: string, token: string, body: object) => test.http('put', `${LIST}/${id}`, token).send(body);
  const answer = (id: string, token: string, body: object) => test.http('put', `${OFFERS}/${id}`, token).send(body);
  async function recommended(home: LetHome) {
    return (await generate(home.landlord.token).expect(201)).body[0];
  }
  async function offered(home: LetHome, body: object = {}) {
    const { id } = await recommended(home);
    await put(id, home.landlord.token, { status: 'accepted' }).expect(200);
    await put(id, home.landlord.token, { status: 'offered', ...body }).expect(200);
    const [offer] = (await test.http('get', OFFERS, home.tenant.token).expect(200)).body;
    return { id, offer };
  }
  const mailed = async ({ email }: Person) =>
    (await test.sql<{ template: string }>('select template from outbox_message where recipient = $1', [email])).map(
      ({ template }) => template,
    );
  const terms = (leaseId: string) =>
    test.sql(
      'select starts_on::text as from, ends_on::text as to, rent_cents::int as rent from lease_term where lease_id = $1 order by starts_on',
      [leaseId],
    );

  it('LR-001 LR-002 LR-006 generates a recommendation with a proposed rent, reasons in words and a confidence', async () => {
    const home = await ending();
    const made = await recommended(home);
    expect(made).toMatchObject({
      leaseId: home.leaseId,
      status: 'pending',
      action: 'increase',
      startsOn: '2027-03-15',
      endsOn: '2028-03-14',
      currentRentCents: 165_000,
      lowRentCents: 165_000,
      highRentCents: 170_000,
      proposedRentCents: 168_500,
      rentCents: null,
      currency: 'CAD',
      capCents: null,
      noticeFrom: '2026-09-15',
      noticeBy: '2026-12-14',
      noticeStatus: 'open',
      offer: null,
      tenants: ['Kim Larsen'],
    });
    expect(made.confidence).toBeGreaterThan(0);
    expect(made.reasons[0]).toEqual({
      code: 'below_market',
      weight: 50,
      text: 'The rent is $250.00 below the market rent of $1,900.00 that you entered.',
    });
    const french = await test.http('get', `${LIST}?language=fr`, home.landlord.token).expect(200);
    expect(french.body[0].reasons[0].text).toMatch(/^Le loyer est de 250,00/);
  });

  it('LR-006 uses the facts of the lease and the law, and nothing about who the tenants are', async () => {
    const home = await ending();
    const others = await ending(TERM.endsOn, { landlord: home.landlord });
    // The same terms for one person and for a family of three, with other names, another language and no account.
    await test.sql(
      "update lease_tenant set first_name = 'Amina', last_name = 'Öztürk', language = 'es', email = null, user_id = null, joined_at = null where lease_id = $1",
      [others.leaseId],
    );
    await test.sql(
      `insert into lease_tenant (id, account_id, demo, created_at, property_id, unit_id, lease_id, first_name, last_name, language)
       select gen_random_uuid(), account_id, demo, now(), property_id, unit_id, lease_id, n, 'Öztürk', 'fr' from lease_tenant, unnest(array['Deniz', 'Elif']) n where lease_id = $1`,
      [others.leaseId],
    );
    const made: Record<string, unknown>[] = (await generate(home.landlord.token).expect(201)).body;
    const proposals = made.map(({ action, lowRentCents, proposedRentCents, highRentCents, confidence, reasons }) => ({
      action,
      lowRentCents,
      proposedRentCents,
      highRentCents,
      confidence,
      reasons,
    }));
    expect(proposals).toHaveLength(2);
    expect(proposals[0]).toEqual(proposals[1]);
    const used = await test.sql<{ inputs: object }>('select inputs from lease_renewal where lease_id = any($1)', [
      [home.leaseId, others.leaseId],
    ]);
    expect(used[0]?.inputs).toEqual(used[1]?.inputs);
    expect(Object.keys(used[0]?.inputs ?? {}).sort()).toEqual([
      'law',
      'leaseStartsOn',
      'marketRentCents',
      'maxIncreaseBasisPoints',
      'monthly',
      'overdueCents',
      'rentCents',
      'rentsDue',
      'rentsOnTime',
      'repairsWaiting',
      'tenantIntent',
      'term',
      'termEndedOn',
      'today',
    ]);
  });

  it('LR-001 recommends a rise for a lease that runs from month to month, once its rent is a year old, by the same check', async () => {
    const home = await letHome(test, { startsOn: '2025-10-01', chargeFrom: '2027-01-01' });
    await test.sql('update lease set term_ends_on = null where id = $1', [home.leaseId]);
    await test.sql('update unit set market_rent_cents = 190000 where id = $1', [home.unitId]);
    const young = await letHome(test, { startsOn: '2026-10-01', chargeFrom: '2027-01-01' }, home.landlord);
    await test.sql('update lease set term_ends_on = null where id = $1', [young.leaseId]);
    // In Québec notice is given one to two months ahead for a lease without a term: in November for January.
    const [made, ...more] = (await generate(home.landlord.token).expect(201)).body;
    expect(made).toMatchObject({
      leaseId: home.leaseId,
      monthly: true,
      action: 'increase',
      startsOn: '2027-01-01',
      endsOn: null,
      currentRentCents: 165_000,
      noticeFrom: '2026-11-01',
      noticeBy: '2026-11-30',
      noticeStatus: 'open',
      status: 'pending',
    });
    expect(more).toEqual([]);
    expect(made.proposedRentCents).toBeGreaterThan(165_000);
    await put(made.id, home.landlord.token, { status: 'accepted' }).expect(200);
    await put(made.id, home.landlord.token, { status: 'signed' }).expect(200);
    expect(await terms(home.leaseId)).toEqual([
      { from: '2025-10-01', to: '2026-12-31', rent: 165_000 },
      { from: '2027-01-01', to: null, rent: made.proposedRentCents },
    ]);
    expect((await generate(home.landlord.token).expect(201)).body).toEqual([]);
    // Turned down, it is not recommended again the next month.
    const refused = await letHome(test, { startsOn: '2025-10-01', chargeFrom: '2027-01-01' });
    await test.sql('update lease set term_ends_on = null where id = $1', [refused.leaseId]);
    const { id } = await recommended(refused);
    await put(id, refused.landlord.token, { status: 'rejected' }).expect(200);
    test.clock.setNow('2026-12-21T17:00:00Z');
    const { token } = await signedInAgain(test, refused.landlord);
    expect((await generate(token).expect(201)).body).toEqual([]);
  });

  it.each([
    ['NB', '2027-06-01', '2026-12-01'],
    ['NL', '2027-06-01', '2026-12-01'],
    ['NS', '2027-04-01', '2026-12-01'],
    ['MB', '2027-03-01', '2026-12-01'],
    ['SK', '2027-03-01', null],
  ])(
    'LR-001 LR-009 in %s a month-to-month rent rises on %s at the earliest: notice by %s',
    async (region, startsOn, noticeBy) => {
      const home = await letHome(test, { startsOn: '2025-10-01', chargeFrom: '2027-01-01' });
      await test.sql('update property set region = $2 where id = $1', [home.propertyId, region]);
      await test.sql('update unit set market_rent_cents = 190000 where id = $1', [home.unitId]);
      const made = await recommended(home);
      expect(made).toMatchObject({ monthly: true, startsOn, noticeBy });
      expect(made.reasons.map(({ code }: { code: string }) => code)).not.toContain('notice_missed');
      // Manitoba’s cap ends with 2026, and Saskatchewan’s isn’t on record.
      expect(made.action).toBe(region === 'MB' || region === 'SK' ? 'keep' : 'increase');
    },
  );

  it('LR-001 LR-009 a fixed term in Québec that is over has renewed, so its three to six months of notice still count', async () => {
    const home = await letHome(test, { startsOn: '2025-10-01', chargeFrom: '2027-01-01' });
    await test.sql("update lease set term_ends_on = '2026-09-30' where id = $1", [home.leaseId]);
    await test.sql('update unit set market_rent_cents = 190000 where id = $1', [home.unitId]);
    const made = await recommended(home);
    expect(made).toMatchObject({
      action: 'increase',
      startsOn: '2027-03-01',
      noticeFrom: '2026-09-01',
      noticeBy: '2026-11-30',
      offerFrom: null,
    });
  });

  it.each([
    ['once', [['2025-10-01', null, 165_000]]],
    [
      'every year',
      [
        ['2024-10-01', '2025-09-30', 162_000],
        ['2025-10-01', null, 165_000],
      ],
    ],
  ] as const)(
    'LR-001 LR-009 so do they if the rent has risen %s since, and the notice of a recommendation passes the check',
    async (_, rents) => {
      const home = await letHome(test, { startsOn: '2022-10-01', chargeFrom: '2027-01-01' });
      await test.sql('update lease set term_ends_on = null where id = $1', [home.leaseId]);
      await test.sql('update unit set market_rent_cents = 190000 where id = $1', [home.unitId]);
      const term = (from: string, to: string | null, rent: number, monthly = false) =>
        test.sql(
          `insert into lease_term (id, account_id, demo, created_at, lease_id, starts_on, ends_on, rent_cents, follows_monthly)
         select gen_random_uuid(), account_id, demo, now(), id, $2, $3, $4, $5 from lease where id = $1`,
          [home.leaseId, from, to, rent, monthly],
        );
      await term('2022-10-01', '2023-09-30', 160_000);
      for (const [at, [from, to, rent]] of rents.entries()) await term(from, to, rent, at > 0);
      const made = await recommended(home);
      expect(made).toMatchObject({
        monthly: true,
        action: 'increase',
        startsOn: '2027-03-01',
        noticeFrom: '2026-09-01',
        noticeBy: '2026-11-30',
        offerFrom: null,
      });
      await put(made.id, home.landlord.token, { status: 'accepted' }).expect(200);
      await put(made.id, home.landlord.token, { status: 'signed' }).expect(200);
    },
  );

  it('LR-001 LR-009 a lease that was renewed for a term and then agreed without one keeps no notice of a term', async () => {
    const home = await letHome(test, { startsOn: '2022-10-01', chargeFrom: '2027-01-01' });
    await test.sql('update lease set term_ends_on = null where id = $1', [home.leaseId]);
    await test.sql('update unit set market_rent_cents = 190000 where id = $1', [home.unitId]);
    const terms = [
      ['2022-10-01', '2023-09-30', 160_000, false],
      ['2024-10-01', '2025-01-31', 162_000, false],
      ['2025-02-01', '2025-09-30', 163_000, true],
      ['2025-10-01', null, 165_000, false],
    ] as const;
    for (const term of terms)
      await test.sql(
        `insert into lease_term (id, account_id, demo, created_at, lease_id, starts_on, ends_on, rent_cents, follows_monthly)
         select gen_random_uuid(), account_id, demo, now(), id, $2, $3, $4, $5 from lease where id = $1`,
        [home.leaseId, ...term],
      );
    expect(await recommended(home)).toMatchObject({ monthly: true, noticeFrom: '2026-11-01', noticeBy: '2026-11-30' });
  });

  it('LR-003 makes no second one, also not at once; LR-007 none beyond 120 days or under notice', async () => {
    const home = await ending();
    await ending('2027-03-22', { landlord: home.landlord });
    const notice = await ending('2027-03-21', { landlord: home.landlord });
    await test.sql("update lease set state = 'notice', ends_on = '2027-03-21' where id = $1", [notice.leaseId]);
    const answers = await Promise.all([
      generate(home.landlord.token),
      generate(home.landlord.token),
      generate(home.landlord.token),
    ]);
    expect(answers.flatMap(({ body }) => body)).toHaveLength(1);
    expect((await generate(home.landlord.token)).body).toEqual([]);
    expect((await test.http('get', LIST, home.landlord.token)).body).toHaveLength(1);
  });

  it('LR-004 LR-008 accepts, adjusts and rejects; read-only fields may come along', async () => {
    const home = await ending();
    const made = await recommended(home);
    const { token } = home.landlord;
    await put(made.id, token, { status: 'maybe' }).expect(400);
    await put(made.id, token, { status: 'adjusted' }).expect(400);
    expect((await put(made.id, token, { ...made, status: 'accepted' }).expect(200)).body).toMatchObject({
      status: 'accepted',
      rentCents: 168_500,
    });
    await put(made.id, token, { status: 'accepted' }).expect(200);
    expect((await put(made.id, token, { ...made, status: 'rejected' }).expect(409)).body.code).toBe('stale_version');
    expect((await put(made.id, token, { status: 'adjusted', rentCents: 167_000 }).expect(200)).body).toMatchObject({
      status: 'adjusted',
      rentCents: 167_000,
    });
    expect((await put(made.id, token, { status: 'rejected' }).expect(200)).body).toMatchObject({
      status: 'rejected',
      rentCents: null,
    });
    expect((await put(made.id, token, { status: 'offered' }).expect(422)).body.code).toBe('transition_forbidden');
    expect((await generate(token)).body).toEqual([]);
  });

  it('LR-005 RO-001 RO-005 keeps recommendations to their landlord', async () => {
    const home = await ending();
    const { id } = await recommended(home);
    await test.http('get', LIST).expect(401);
    await test.http('get', LIST, home.tenant.token).expect(403);
    expect((await test.http('get', LIST, other.token).expect(200)).body).toEqual([]);
    await put(id, other.token, { status: 'accepted' }).expect(404);
    await put(id, home.tenant.token, { status: 'accepted' }).expect(403);
    expect((await generate(other.token, { leaseIds: [home.leaseId] })).body).toEqual([]);
    const staff = await person(test, 'staff');
    expect((await test.http('get', LIST, staff.token).expect(200)).body.length).toBeGreaterThan(0);
    await put(id, staff.token, { status: 'accepted' }).expect(403);
  });

  it('LR-009 recommends no increase once notice is too late, and refuses to offer one', async () => {
    const home = await ending('2027-01-31');
    await test.sql("update lease set starts_on = '2026-01-15' where id = $1", [home.leaseId]);
    const made = await recommended(home);
    expect(made).toMatchObject({ action: 'keep', proposedRentCents: 165_000, noticeStatus: 'missed' });
    expect(made.reasons[0].code).toBe('notice_missed');
    await put(made.id, home.landlord.token, { status: 'adjusted', rentCents: 170_000 }).expect(200);
    const refused = await put(made.id, home.landlord.token, { status: 'offered' }).expect(422);
    expect(refused.body).toMatchObject({ code: 'region_rule', rules: [{ code: 'notice_too_late' }] });
    await put(made.id, home.landlord.token, { status: 'accepted' }).expect(200);
    await put(made.id, home.landlord.token, { status: 'offered' }).expect(200);
  });

  it('LR-009 says from when a higher rent may be offered where it is too early, and refuses it until then', async () => {
    const home = await ending('2027-03-14');
    await test.sql("update lease set starts_on = '2026-09-15' where id = $1", [home.leaseId]);
    const made = await recommended(home);
    expect(made).toMatchObject({
      noticeFrom: '2027-01-15',
      noticeStatus: 'too_early',
      offerFrom: '2027-01-15',
      proposedRentCents: 168_500,
    });
    await put(made.id, home.landlord.token, { status: 'accepted' }).expect(200);
    const refused = await put(made.id, home.landlord.token, { status: 'offered' }).expect(422);
    expect(refused.body).toMatchObject({
      code: 'region_rule',
      rules: [{ code: 'notice_too_early', limit: { day: '2027-01-15' } }],
    });
    const kept = await put(made.id, home.landlord.token, { status: 'adjusted', rentCents: 165_000 }).expect(200);
    expect(kept.body.offerFrom).toBeNull();
    await put(made.id, home.landlord.token, { status: 'offered' }).expect(200);
  });

  it('asks tenants whether they mean to stay before an offer; the landlord reads it, it weighs against a higher rent and binds nobody', async () => {
    const home = await ending();
    const INTENTS = '/api/lease-renewals/intents';
    const say = (leaseId: string, token: string, intent: string) =>
      test.http('put', `${INTENTS}/${leaseId}`, token).send({ intent });
    expect((await test.http('get', INTENTS, home.tenant.token).expect(200)).body).toEqual([
      expect.objectContaining({ leaseId: home.leaseId, termEndsOn: '2027-03-14', intent: null }),
    ]);
    await Promise.all(
      ['stay', 'stay', 'unsure'].map((intent) => say(home.leaseId, home.tenant.token, intent).expect(200)),
    );
    expect((await say(home.leaseId, home.tenant.token, 'leave').expect(200)).body).toMatchObject([{ intent: 'leave' }]);
    await say(home.leaseId, home.tenant.token, 'perhaps').expect(400);
    await say(home.leaseId, home.landlord.token, 'stay').expect(403);
    const elsewhere = await ending();
    await say(home.leaseId, elsewhere.tenant.token, 'stay').expect(404);
    const made = await recommended(home);
    expect(made).toMatchObject({ intents: [{ name: 'Kim Larsen', intent: 'leave' }] });
    expect(made.reasons).toContainEqual(
      expect.objectContaining({ code: 'may_leave', weight: -20, text: expect.stringMatching(/plan to move out/) }),
    );
    await put(made.id, home.landlord.token, { status: 'accepted' }).expect(200);
    await put(made.id, home.landlord.token, { status: 'offered' }).expect(200);
    expect((await test.http('get', INTENTS, home.tenant.token)).body).toEqual([]);
    expect((await say(home.leaseId, home.tenant.token, 'stay').expect(422)).body.code).toBe('transition_forbidden');
    expect(await test.sql('select state from lease where id = $1', [home.leaseId])).toEqual([{ state: 'active' }]);
  });

  it('offers by mail and at home; accepted, the next term follows in the same lease and its rent counts from the next whole month', async () => {
    const home = await ending();
    const { id, offer } = await offered(home, { answerBy: '2026-12-10', note: 'We would like you to stay.' });
    expect(offer).toMatchObject({
      state: 'sent',
      rentCents: 168_500,
      currentRentCents: 165_000,
      answerBy: '2026-12-10',
      note: 'We would like you to stay.',
      landlord: 'Test account',
    });
    expect(Object.keys(offer)).not.toContain('reasons');
    const mails = await test.sql<{ template: string; recipient: string }>(
      'select template, recipient from outbox_message where recipient = $1',
      [home.tenant.email],
    );
    expect(mails).toEqual([{ template: 'lease-renewals.offered', recipient: home.tenant.email }]);
    const answers = await Promise.all([1, 2, 3].map(() => answer(offer.id, home.tenant.token, { status: 'accepted' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await answer(offer.id, home.tenant.token, { status: 'declined' }).expect(422)).body.code).toBe(
      'transition_forbidden',
    );
    expect((await test.http('get', `${LIST}/${id}`, home.landlord.token)).body).toMatchObject({
      status: 'signed',
      offer: { state: 'accepted', answeredBy: 'Kim Larsen' },
    });
    await eventually(async () => (await mailed(home.landlord)).includes('lease-renewals.accepted'));
    await eventually(async () => (await mailed(home.tenant)).includes('lease-renewals.signed'));
    expect(await terms(home.leaseId)).toEqual([
      { from: '2026-03-15', to: '2027-03-14', rent: 165_000 },
      { from: '2027-03-15', to: '2028-03-14', rent: 168_500 },
    ]);
    const lease = await test.http('get', `/api/landlords/leases/${home.leaseId}`, home.landlord.token).expect(200);
    expect(lease.body).toMatchObject({
      termEndsOn: '2028-03-14',
      rentCents: 165_000,
      nextTerm: { startsOn: '2027-03-15', rentCents: 168_500 },
    });
    test.clock.setNow('2027-04-01T17:00:00Z');
    await test.app.get(RenewLease).beginTerms();
    await test.app.get(RentRun).run();
    const charges = await test.sql(
      'select period, amount_cents::int as cents from charge where lease_id = $1 order by period',
      [home.leaseId],
    );
    expect(charges).toEqual([
      { period: '2027-03', cents: 165_000 },
      { period: '2027-04', cents: 168_500 },
    ]);
    expect(await test.sql('select rent_cents::int as rent from lease where id = $1', [home.leaseId])).toEqual([
      { rent: 168_500 },
    ]);
  });

  it('one tenant’s answer counts for everyone on the lease', async () => {
    const home = await ending();
    const roommate = await person(test, 'tenant');
    await test.sql(
      `insert into lease_tenant (id, account_id, demo, created_at, property_id, unit_id, lease_id, user_id, first_name, last_name, email, language, joined_at)
       select gen_random_uuid(), account_id, demo, now(), property_id, unit_id, lease_id, $2, 'Lou', 'Martin', $3, 'en', now()
       from lease_tenant where lease_id = $1`,
      [home.leaseId, roommate.userId, roommate.email],
    );
    const { id, offer } = await offered(home);
    await answer(offer.id, roommate.token, { status: 'accepted' }).expect(200);
    expect((await test.http('get', `${LIST}/${id}`, home.landlord.token)).body.offer).toMatchObject({
      state: 'accepted',
      answeredBy: 'Lou Martin',
    });
    const { body } = await test.http('get', OFFERS, home.tenant.token).expect(200);
    expect(body.find((one: { id: string }) => one.id === offer.id)).toMatchObject({ state: 'accepted' });
    await answer(offer.id, home.tenant.token, { status: 'declined' }).expect(422);
  });

  it('a tenant asks first; the landlord answers; a foreign tenant sees nothing', async () => {
    const home = await ending();
    const { id, offer } = await offered(home);
    const stranger = (await letHome(test)).tenant;
    expect((await test.http('get', OFFERS, stranger.token)).body).toEqual([]);
    await answer(offer.id, stranger.token, { status: 'accepted' }).expect(404);
    await answer(offer.id, home.landlord.token, { status: 'accepted' }).expect(403);
    await answer(offer.id, home.tenant.token, {}).expect(400);
    await answer(offer.id, home.tenant.token, { question: 'Is heating included?' }).expect(200);
    const waiting = async () =>
      (await test.http('get', '/api/landlords/overview', home.landlord.token).expect(200)).body.waiting.filter(
        ({ kind }: { kind: string }) => kind === 'asked',
      );
    expect(await waiting()).toMatchObject([{ count: 1, id }]);
    expect((await test.http('get', `${LIST}/${id}`, home.landlord.token)).body.offer).toMatchObject({
      question: 'Is heating included?',
      reply: null,
    });
    await put(id, home.landlord.token, { reply: 'Yes, as before.' }).expect(200);
    const mailed = (email: string, template: string) =>
      eventually(
        async () =>
          (await test.sql('select 1 from outbox_message where recipient = $1 and template = $2', [email, template]))[0],
      );
    await mailed(home.landlord.email, 'lease-renewals.asked');
    await mailed(home.tenant.email, 'lease-renewals.replied');
    expect(await waiting()).toEqual([]);
    expect((await test.http('get', OFFERS, home.tenant.token)).body[0]).toMatchObject({
      state: 'sent',
      reply: 'Yes, as before.',
    });
    await answer(offer.id, home.tenant.token, { status: 'declined' }).expect(200);
    expect((await test.http('get', `${LIST}/${id}`, home.landlord.token)).body.status).toBe('declined');
    expect(await terms(home.leaseId)).toEqual([]);
  });

  it('an offer ends on its day, when it is withdrawn, and with a notice', async () => {
    test.clock.setNow('2026-11-22T04:00:00Z'); // the 21st in Montréal
    const last = await ending();
    const late = await offered(last, { answerBy: '2026-11-21' });
    const home = await ending();
    const withdrawn = await offered(home);
    await put(withdrawn.id, home.landlord.token, { status: 'withdrawn' }).expect(200);
    expect((await test.http('get', OFFERS, home.tenant.token).expect(200)).body[0]).toMatchObject({
      id: withdrawn.offer.id,
      state: 'withdrawn',
    });
    expect(await mailed(home.tenant)).toContain('lease-renewals.withdrawn');
    expect(await terms(home.leaseId)).toEqual([]);
    expect(await test.sql('select state from lease where id = $1', [home.leaseId])).toEqual([{ state: 'active' }]);
    await answer(withdrawn.offer.id, home.tenant.token, { status: 'accepted' }).expect(422);
    test.clock.setNow('2026-11-22T04:30:00Z'); // still is
    expect(await test.app.get(ExpireRenewals).run()).toBe(0);
    test.clock.setNow('2026-11-22T06:00:00Z');
    for (const body of [{ status: 'accepted' }, { question: 'Is it too late?' }]) {
      expect((await answer(late.offer.id, last.tenant.token, body).expect(422)).body.code).toBe('transition_forbidden');
    }
    expect(await test.app.get(ExpireRenewals).run()).toBe(1);
    const [state] = await test.sql(
      'select r.status, o.state from lease_renewal r join renewal_offer o on o.renewal_id = r.id where r.id = $1',
      [late.id],
    );
    expect(state).toEqual({ status: 'expired', state: 'expired' });
  });

  it('an offer that cannot be ended holds up no other', async () => {
    const [first, second] = [
      await offered(await ending(), { answerBy: '2026-11-25' }),
      await offered(await ending(), { answerBy: '2026-11-25' }),
    ];
    const tell = jest.spyOn(test.app.get(RenewalMails), 'tell').mockImplementation(async (_tx, { id }) => {
      if (id === first.id) throw new Error('not now');
    });
    test.clock.setNow('2026-11-26T06:00:00Z');
    await test.app.get(ExpireRenewals).run();
    tell.mockRestore();
    const statusOf = async (id: string) =>
      (await test.sql<{ status: string }>('select status from lease_renewal where id = $1', [id]))[0]?.status;
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['offered', 'expired']);
  });

  it('a landlord renews by agreement: without overlap, within the cap, and not what is charged', async () => {
    const home = await ending('2026-12-31');
    const { token } = home.landlord;
    const renew = (body: object) => test.http('post', `/api/landlords/leases/${home.leaseId}/renew`, token).send(body);
    expect((await renew({ startsOn: '2026-12-31', rentCents: 170_000 }).expect(422)).body).toMatchObject({
      code: 'rule_broken',
      reason: 'term_overlaps',
      values: { after: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
    });
    await renew({ rentCents: 0 }).expect(400);
    const renewed = await renew({ rentCents: 170_000, termEndsOn: '2027-12-31' }).expect(200);
    expect(renewed.body).toMatchObject({
      termEndsOn: '2027-12-31',
      nextTerm: { startsOn: '2027-01-01', endsOn: '2027-12-31', rentCents: 170_000 },
    });
    await renew({ startsOn: '2027-06-01', rentCents: 180_000 }).expect(422);
    await test.sql("update property set region = 'ON' where id = $1", [home.propertyId]);
    await test
      .http('patch', `/api/landlords/leases/${home.leaseId}`, token)
      .send({ termEndsOn: '2026-12-15' })
      .expect(422);
  });

  it('a landlord whose leases cannot be looked at holds up no other', async () => {
    const [first, second] = [await ending(), await ending()];
    const increases = test.app.get(RentIncreases);
    const real = increases.limits.bind(increases);
    const limits = jest.spyOn(increases, 'limits').mockImplementation((at, increase) => {
      if ('id' in at && at.id === first.leaseId) throw new Error('not now');
      return real(at, increase);
    });
    await test.app.get(GenerateRenewals).detect();
    const made = async ({ leaseId }: LetHome) =>
      (await test.sql('select id from lease_renewal where lease_id = $1', [leaseId])).length;
    expect([await made(first), await made(second)]).toEqual([0, 1]);
    limits.mockRestore();
    await test.app.get(GenerateRenewals).detect();
    expect([await made(first), await made(second)]).toEqual([1, 1]);
  });

  it('a renewed rent that cannot begin holds up no other', async () => {
    const homes = [await ending('2026-12-31'), await ending('2026-12-31')];
    for (const { leaseId, landlord } of homes)
      await test
        .http('post', `/api/landlords/leases/${leaseId}/renew`, landlord.token)
        .send({ rentCents: 170_000 })
        .expect(200);
    test.clock.setNow('2027-01-02T17:00:00Z');
    const usersOf = jest.spyOn(test.app.get(LeaseTenants), 'usersOf').mockImplementation(async (_tx, leaseId) => {
      if (leaseId === homes[0]?.leaseId) throw new Error('not now');
      return [];
    });
    const rents = async () =>
      (
        await test.sql<{ rent: number }>(
          'select rent_cents::int as rent from lease where id = any($1) order by rent_cents',
          [homes.map(({ leaseId }) => leaseId)],
        )
      ).map(({ rent }) => rent);
    await test.app.get(RenewLease).beginTerms();
    expect(await rents()).toEqual([165_000, 170_000]);
    usersOf.mockRestore();
    await test.app.get(RenewLease).beginTerms();
    expect(await rents()).toEqual([170_000, 170_000]);
  });

  it('goes by the rules as an admin has edited them, on the day of the new rent: next year’s cap leaves this year’s in force', async () => {
    const admin = await person(test, 'admin');
    const facts = [
      {
        text: '2.9 %',
        source: 'ontario.ca/page/residential-rent-increases',
        sourceDate: '2026-11',
        confidence: 'official',
      },
    ];
    const edit = (body: object) =>
      test
        .http('put', '/api/admin/region-rules/CA-ON/rent_cap', admin.token)
        .send({ facts, verified: true, ...body })
        .expect(200);
    await edit({ rule: { millionths: 29_000 }, validFrom: '2027-01-01', validTo: '2027-12-31' });
    const capOf = async (endsOn: string) => {
      const home = await ending(endsOn);
      await test.sql("update property set region = 'ON' where id = $1", [home.propertyId]);
      const { capCents, capStatus, proposedRentCents } = await recommended(home);
      expect(proposedRentCents).toBeLessThanOrEqual(capCents);
      return [capCents, capStatus];
    };
    expect(await capOf('2027-03-14')).toEqual([169_785, 'automatic']);
    expect(await capOf('2026-12-20')).toEqual([168_465, 'automatic']); // 2.1 %, as shipped for 2026
    await edit({ rule: { millionths: 5000 } });
    expect(await capOf('2027-03-14')).toEqual([165_825, 'automatic']);
    expect(await capOf('2026-12-20')).toEqual([165_825, 'automatic']);
  });
});
