import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LeaseSteps } from '../../../src/modules/leases/lease-steps.service.js';
import { LeaseTenants } from '../../../src/modules/leases/lease-tenants.service.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aLandlord, aLease, aProperty, aRunningLease, aUnit, KIM, type Landlord } from '../landlords/landlord.js';

const NOON = new Date('2026-11-21T17:00:00Z'); // noon in Montréal

describe('leases', () => {
  let test: TestApp;
  let nadia: Landlord;
  let omar: Landlord;
  beforeAll(async () => {
    test = await startTestApp();
    nadia = await aLandlord(test);
    omar = await aLandlord(test);
  });
  beforeEach(() => {
    test.clock.now = () => new Date(NOON);
  });
  afterAll(() => test.close());

  const lease = (path: string) => `/api/landlords/leases/${path}`;
  const activate = (id: string, landlord = nadia) => test.http('post', lease(`${id}/activate`), landlord.token);

  it('TN-007 TN-020 a landlord makes a draft and activates it; twice does no harm', async () => {
    const unit = await aUnit(test, nadia);
    const made = await test
      .http('post', `/api/landlords/units/${unit.id}/leases`, nadia.token)
      .send({ startsOn: '2026-12-01', termEndsOn: '2027-11-30', rentCents: 165_000, tenants: [KIM] })
      .expect(201);
    expect(made.body).toMatchObject({
      state: 'draft',
      startsOn: '2026-12-01',
      termEndsOn: '2027-11-30',
      endsOn: null,
      rentCents: 165_000,
      currency: 'CAD',
      dueDay: 1,
      lateFeeKind: 'none',
      depositCents: 0,
      unit: { streetNumber: '87', city: 'Montréal' },
      tenants: [{ ...KIM, joined: false, code: null }],
    });
    const active = await activate(made.body.id).expect(200);
    expect(active.body).toMatchObject({ state: 'active', chargeFrom: '2026-11-21', activatedAt: NOON.toISOString() });
    const again = await activate(made.body.id).expect(200);
    expect(again.body).toEqual(active.body);
    expect((await test.http('get', lease(made.body.id), nadia.token).expect(200)).body).toEqual(active.body);
  });

  it('FIRST-2 a lease without a tenant is activated only once that is confirmed; in bulk as well', async () => {
    const draft = async () => (await aLease(test, nadia, { tenants: [] })).id;
    const [one, two, three] = [await draft(), await draft(), await draft()];
    expect((await activate(one).expect(422)).body).toMatchObject({ code: 'lease_without_tenant' });
    expect((await test.http('get', lease(one), nadia.token).expect(200)).body).toMatchObject({ state: 'draft' });
    expect((await activate(one).send({ withoutTenant: false }).expect(422)).body.code).toBe('lease_without_tenant');
    expect((await activate(one).send({ withoutTenant: true }).expect(200)).body.state).toBe('active');
    await activate(one).expect(200);
    const bulk = (ids: string[], more: object = {}) =>
      test.http('post', lease('bulk'), nadia.token).send({ ids, action: 'activate', ...more });
    expect((await bulk([two, three]).expect(200)).body).toMatchObject({
      done: [],
      refused: [{ code: 'lease_without_tenant' }, { code: 'lease_without_tenant' }],
    });
    expect((await bulk([two, three], { withoutTenant: true }).expect(200)).body).toEqual({
      done: [two, three],
      refused: [],
    });
  });

  it('TN-017 a unit with an active lease is occupied', async () => {
    const { unitId } = await aRunningLease(test, nadia);
    const unit = await test.http('get', `/api/landlords/units/${unitId}`, nadia.token).expect(200);
    expect(unit.body).toMatchObject({ status: 'occupied', lease: { tenants: ['Kim Larsen'], rentCents: 165_000 } });
    expect(unit.body.leases).toHaveLength(1);
  });

  it('TN-013 TN-014 TN-016 refuses what cannot be agreed', async () => {
    const unit = await aUnit(test, nadia);
    const bad = [
      { termEndsOn: '2026-10-31' },
      { rentCents: -1 },
      { rentCents: 1650.5 },
      { rentCents: '165000' },
      { dueDay: 0 },
      { dueDay: 32 },
      { startsOn: '2026-02-29' },
      { startsOn: '1 November' },
      { endsForGood: true },
      { lateFeeKind: 'fixed' },
      { lateFeeValue: 5 },
      { tenants: [{ ...KIM, email: 'nobody' }] },
      { tenants: [{ firstName: 'A' }] },
      { currency: 'USD' },
      { rentCents: 2 ** 53 },
    ];
    for (const wrong of bad) {
      const answer = await test
        .http('post', `/api/landlords/units/${unit.id}/leases`, nadia.token)
        .send({ startsOn: '2026-11-01', rentCents: 1, ...wrong });
      expect([wrong, answer.status]).toEqual([wrong, 400]);
    }
  });

  it('TN-008 an overlapping lease may be a draft; its activation is refused', async () => {
    const first = await aRunningLease(
      test,
      nadia,
      { startsOn: '2026-11-01', termEndsOn: '2027-10-31', endsForGood: true },
      await anOntarioUnit(),
    );
    const second = await aLease(test, nadia, { startsOn: '2027-10-31' }, first.unitId);
    const refused = await activate(second.id).expect(409);
    expect(refused.body).toMatchObject({
      code: 'lease_overlap',
      error: 'Another lease for this unit covers these dates. Choose other dates, or end that lease first.',
    });
    expect((await test.http('get', lease(second.id), nadia.token)).body.state).toBe('draft');
  });

  it('TN-018 without endsForGood the unit stays taken after the end of term', async () => {
    const first = await aRunningLease(test, nadia, { startsOn: '2026-11-01', termEndsOn: '2027-10-31' });
    const second = await aLease(test, nadia, { startsOn: '2028-01-01' }, first.unitId);
    await activate(second.id).expect(409);
  });

  it('TN-019 after a lease that ends for good another one can run', async () => {
    const first = await aRunningLease(
      test,
      nadia,
      { startsOn: '2026-11-01', termEndsOn: '2027-10-31', endsForGood: true },
      await anOntarioUnit(),
    );
    const second = await aLease(test, nadia, { startsOn: '2027-11-01' }, first.unitId);
    await activate(second.id).expect(200);
  });

  it('TN-008 of many leases that are activated at once, one runs', async () => {
    const unit = await aUnit(test, nadia);
    const drafts = [];
    for (let nth = 0; nth < 6; nth++)
      drafts.push(await aLease(test, nadia, { startsOn: `2026-1${nth % 3}-15` }, unit.id));
    const answers = await Promise.all(drafts.map(({ id }) => activate(id)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
    const [running] = await test.sql<{ count: string }>(
      "select count(*) from lease where unit_id = $1 and state <> 'draft'",
      [unit.id],
    );
    expect(Number(running?.count)).toBe(1);
  });

  it('a lease that is activated twice at once is activated once', async () => {
    const draft = await aLease(test, nadia);
    const answers = await Promise.all([activate(draft.id), activate(draft.id), activate(draft.id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.version)).size).toBe(1);
  });

  it('TN-023 a late fee or a deposit in Montréal is refused with the rule and its source', async () => {
    const unit = await aUnit(test, nadia);
    const refused = await test
      .http('post', `/api/landlords/units/${unit.id}/leases`, nadia.token)
      .send({
        startsOn: '2026-11-01',
        rentCents: 165_000,
        lateFeeKind: 'fixed',
        lateFeeValue: 5000,
        lateFeeAfterDays: 5,
      })
      .expect(422);
    expect(refused.body).toMatchObject({
      code: 'region_rule',
      details: [{ field: 'lateFeeValue' }],
      rules: [{ code: 'late_fee_banned', topic: 'late_fee' }],
    });
    expect(refused.body.details[0].message).toContain('Source:');
    expect(refused.body.rules[0].source).toEqual(expect.any(String));
    const deposit = { startsOn: '2026-11-01', rentCents: 165_000, depositCents: 1 };
    expect(
      (await test.http('post', `/api/landlords/units/${unit.id}/leases`, nadia.token).send(deposit).expect(422)).body
        .rules[0].code,
    ).toBe('deposit_banned');
    const draft = await aLease(test, nadia, {}, unit.id);
    await test.http('patch', lease(draft.id), nadia.token).send({ depositCents: 1 }).expect(422);
  });

  it('TN-023 terms that an unsure source forbids are not refused: the lease says so, with rule and source, until they are mended', async () => {
    const { id: propertyId } = await aProperty(test, nadia, { city: 'Winnipeg', region: 'MB', postalCode: 'R3C 0V8' });
    const unit = await aUnit(test, nadia, {}, propertyId);
    const draft = await aLease(test, nadia, { lateFeeKind: 'fixed', lateFeeValue: 5000, lateFeeAfterDays: 5 }, unit.id);
    const read = await test.http('get', lease(draft.id), nadia.token).expect(200);
    expect(read.body.findings).toMatchObject([
      {
        code: 'late_fee_over_limit',
        topic: 'late_fee',
        blocking: false,
        limit: { cents: 2000 },
        source: expect.any(String),
      },
    ]);
    const mended = await test
      .http('patch', lease(draft.id), nadia.token)
      .send({ ...read.body, lateFeeValue: 2000 })
      .expect(200);
    expect(mended.body.findings).toEqual([]);
  });

  it('TN-012 TN-021 another landlord gets 404 for every verb', async () => {
    const mine = await aRunningLease(test, nadia);
    const commands = [
      ['get', mine.id],
      ['patch', mine.id],
      ['delete', mine.id],
      ['post', `${mine.id}/activate`],
      ['post', `${mine.id}/notice/withdraw`],
      ['post', `${mine.id}/codes`],
      ['post', `${mine.id}/codes/revoke`],
    ] as const;
    for (const [method, path] of commands) await test.http(method, lease(path), omar.token).send({}).expect(404);
    for (const path of ['notice', 'end'])
      await test
        .http('post', lease(`${mine.id}/${path}`), omar.token)
        .send({ endsOn: '2027-01-01' })
        .expect(404);
    await test
      .http('post', lease(`${mine.id}/tenants`), omar.token)
      .send(KIM)
      .expect(404);
    await test
      .http('patch', lease(`${mine.id}/tenants/${mine.tenants[0]?.id}`), omar.token)
      .send({ phone: '1' })
      .expect(404);
    await test
      .http('post', `/api/landlords/units/${mine.unitId}/leases`, omar.token)
      .send({ startsOn: '2026-11-01', rentCents: 1 })
      .expect(404);
    expect((await test.http('get', '/api/landlords/leases', omar.token).expect(200)).body).toEqual([]);
    for (const path of ['/api/landlords/leases', lease(mine.id)]) await test.http('get', path).expect(401);
  });

  it('PATCH takes the whole answer back, changes a draft, and keeps what a tenant relies on', async () => {
    const draft = await aLease(test, nadia, { termEndsOn: '2027-10-31' });
    const whole = (await test.http('get', lease(draft.id), nadia.token)).body;
    const changed = await test
      .http('patch', lease(draft.id), nadia.token)
      .send({ ...whole, rentCents: 170_000, termEndsOn: null })
      .expect(200);
    expect(changed.body).toMatchObject({ rentCents: 170_000, termEndsOn: null, state: 'draft' });
    await test.http('patch', lease(draft.id), nadia.token).send({ rentCents: 1, version: 1 }).expect(409);
    await activate(draft.id).expect(200);
    const frozen = await test.http('patch', lease(draft.id), nadia.token).send({ rentCents: 180_000 }).expect(422);
    expect(frozen.body.error).toContain('rentCents');
    for (const [field, value] of Object.entries({ dueDay: 15, startsOn: '2026-10-02', chargeFrom: '2026-12-01' })) {
      const { body } = await test
        .http('patch', lease(draft.id), nadia.token)
        .send({ [field]: value })
        .expect(422);
      expect([field, body.error]).toEqual([field, expect.stringContaining(field)]);
    }
    await test
      .http('patch', lease(draft.id), nadia.token)
      .send({ termEndsOn: '2027-10-31', rentCents: 170_000 })
      .expect(200);
    await test.http('patch', lease(draft.id), nadia.token).send({ dueDay: null, termEndsOn: '2020-01-01' }).expect(400);
  });

  it('a draft is deleted with its entries, what has run is kept', async () => {
    const draft = await aLease(test, nadia);
    await test.http('delete', lease(draft.id), nadia.token).expect(204);
    await test.http('get', lease(draft.id), nadia.token).expect(404);
    const [rows] = await test.sql<{ count: string }>('select count(*) from lease_tenant where lease_id = $1', [
      draft.id,
    ]);
    expect(Number(rows?.count)).toBe(0);
    const running = await aRunningLease(test, nadia);
    await test.http('delete', lease(running.id), nadia.token).expect(422);
  });

  it('notice gives a last day and can be taken back; an agreement ends a lease on a day that has come', async () => {
    const { id, unitId } = await aRunningLease(test, nadia, {}, await anAlbertaUnit());
    const notice = await test
      .http('post', lease(`${id}/notice`), nadia.token)
      .send({ endsOn: '2027-03-31', by: 'tenant' })
      .expect(200);
    expect(notice.body).toMatchObject({ state: 'notice', endsOn: '2027-03-31' });
    const next = await aLease(test, nadia, { startsOn: '2027-04-01' }, unitId);
    await activate(next.id).expect(200);
    const back = await test.http('post', lease(`${id}/notice/withdraw`), nadia.token).expect(409);
    expect(back.body.code).toBe('lease_overlap');
    await test
      .http('post', lease(`${id}/end`), nadia.token)
      .send({ endsOn: '2026-11-22', confirmReason: 'Both signed' })
      .expect(422);
    await test
      .http('post', lease(`${id}/end`), nadia.token)
      .send({ endsOn: '2026-10-01', confirmReason: 'Both signed' })
      .expect(400);
    const ended = await test
      .http('post', lease(`${id}/end`), nadia.token)
      .send({ endsOn: '2026-11-21', confirmReason: 'Both signed' })
      .expect(200);
    expect(ended.body).toMatchObject({ state: 'ended', endsOn: '2026-11-21' });
    expect((await activate(id).expect(422)).body.code).toBe('transition_forbidden');
  });

  it('TA-038 a lease is not ended years back, which would end its tenants’ access at once', async () => {
    const { id } = await aRunningLease(test, nadia, { startsOn: '2020-01-01' }, await anAlbertaUnit());
    const refused = await test
      .http('post', lease(`${id}/end`), nadia.token)
      .send({ endsOn: '2024-10-31', confirmReason: 'Both signed' })
      .expect(400);
    expect(refused.body.details).toMatchObject([{ field: 'endsOn' }]);
    await test
      .http('post', lease(`${id}/end`), nadia.token)
      .send({ endsOn: '2026-01-31', confirmReason: 'Both signed' })
      .expect(200);
  });

  it('takes a notice back while the unit is free', async () => {
    const { id } = await aRunningLease(test, nadia, {}, await anAlbertaUnit());
    await test
      .http('post', lease(`${id}/notice`), nadia.token)
      .send({ endsOn: '2027-03-31', by: 'agreement', confirmReason: 'Both signed' })
      .expect(200);
    expect((await test.http('post', lease(`${id}/notice/withdraw`), nadia.token).expect(200)).body).toMatchObject({
      state: 'active',
      endsOn: null,
    });
  });

  it('a landlord’s own notice keeps the window of the region', async () => {
    const unit = await aUnit(
      test,
      nadia,
      {},
      (await aProperty(test, nadia, { city: 'Seattle', region: 'WA', country: 'US', postalCode: '98101' })).id,
    );
    const { id } = await aRunningLease(test, nadia, {}, unit.id);
    const late = await test
      .http('post', lease(`${id}/notice`), nadia.token)
      .send({ endsOn: '2026-12-31', reason: 'own_use' })
      .expect(422);
    expect(late.body).toMatchObject({ code: 'region_rule', rules: [{ code: 'notice_too_late' }] });
    await test
      .http('post', lease(`${id}/notice`), nadia.token)
      .send({ endsOn: '2027-06-30', reason: 'own_use' })
      .expect(200);
  });

  it('the schedule ends what has passed its last day, in the property’s own time', async () => {
    const { id } = await aRunningLease(test, nadia, {}, await anAlbertaUnit());
    await test
      .http('post', lease(`${id}/notice`), nadia.token)
      .send({ endsOn: '2026-12-31', by: 'tenant' })
      .expect(200);
    const run = () => test.app.get(LeaseSteps).endDue();
    const state = async () =>
      (await test.sql<{ state: string }>('select state from lease where id = $1', [id]))[0]?.state;
    test.clock.now = () => new Date('2027-01-01T06:59:00Z'); // 23:59 on New Year’s Eve in Calgary
    await run();
    expect(await state()).toBe('notice');
    test.clock.now = () => new Date('2027-01-01T07:01:00Z');
    await Promise.all([run(), run()]);
    expect(await state()).toBe('ended');
    const told = await test.sql("select from audit_entry where action = 'lease.end_due' and subject_id = $1", [id]);
    expect(told).toHaveLength(1);
  });

  it('a lease that cannot be ended on its day holds up no other', async () => {
    const [first, second] = [
      await aRunningLease(test, nadia, {}, await anAlbertaUnit()),
      await aRunningLease(test, nadia, {}, await anAlbertaUnit()),
    ];
    for (const { id } of [first, second])
      await test
        .http('post', lease(`${id}/notice`), nadia.token)
        .send({ endsOn: '2026-12-31', by: 'tenant' })
        .expect(200);
    test.clock.now = () => new Date('2027-01-02T17:00:00Z');
    const tenants = test.app.get(LeaseTenants);
    const real = tenants.usersOf.bind(tenants);
    const usersOf = jest
      .spyOn(tenants, 'usersOf')
      .mockImplementation((tx, id) => (id === first.id ? Promise.reject(new Error('not now')) : real(tx, id)));
    const states = async () =>
      (
        await test.sql<{ state: string }>(
          'select state from lease where id = any($1) order by array_position($1, id)',
          [[first.id, second.id]],
        )
      ).map(({ state }) => state);
    await test.app.get(LeaseSteps).endDue();
    expect(await states()).toEqual(['notice', 'ended']);
    usersOf.mockRestore();
    await test.app.get(LeaseSteps).endDue();
    expect(await states()).toEqual(['ended', 'ended']);
  });

  it('people are named, corrected and taken off while they have not joined', async () => {
    const { id, tenants } = await aLease(test, nadia);
    const entry = tenants[0]?.id ?? '';
    const two = await test
      .http('post', lease(`${id}/tenants`), nadia.token)
      .send({ firstName: 'Ben', lastName: 'Adeyemi', email: 'ben@example.com', language: 'fr' })
      .expect(201);
    expect(two.body.tenants.map(({ firstName }: { firstName: string }) => firstName)).toEqual(['Kim', 'Ben']);
    const changed = await test
      .http('patch', lease(`${id}/tenants/${entry}`), nadia.token)
      .send({ phone: '514 555-0199', language: 'es' })
      .expect(200);
    expect(changed.body.tenants[0]).toMatchObject({ phone: '514 555-0199', language: 'es', email: KIM.email });
    await test.http('delete', lease(`${id}/tenants/${entry}`), nadia.token).expect(204);
    await test.http('delete', lease(`${id}/tenants/${entry}`), nadia.token).expect(404);
  });

  it('the list finds by tenant, unit and state, and sorts', async () => {
    const rosa = await aLandlord(test);
    const kim = await aRunningLease(test, rosa, { rentCents: 100_000 });
    const ben = await aLease(test, rosa, {
      rentCents: 200_000,
      tenants: [{ ...KIM, firstName: 'Ben', lastName: 'Adeyemi' }],
    });
    const ids = async (query: string) =>
      (await test.http('get', `/api/landlords/leases?${query}`, rosa.token).expect(200)).body.map(
        ({ id }: { id: string }) => id,
      );
    expect(await ids('')).toEqual([ben.id, kim.id]);
    expect(await ids('q=adeyemi')).toEqual([ben.id]);
    const plate = `${kim.unit.streetNumber}-${kim.unit.label}`;
    for (const q of [plate, `${plate} ${kim.unit.street}`, `${kim.unit.label} larsen`])
      expect([q, await ids(`q=${encodeURIComponent(q)}&state=active`)]).toEqual([q, [kim.id]]);
    expect(await ids('state=active&count=true')).toEqual([kim.id]);
    expect(await ids('sort=rentCents')).toEqual([kim.id, ben.id]);
    expect(await ids('sort=tenant')).toEqual([ben.id, kim.id]);
    expect(await ids('sort=endsOn&limit=1')).toHaveLength(1);
    expect(await ids(`unitId=${kim.unitId}`)).toEqual([kim.id]);
    await test.http('get', '/api/landlords/leases?sort=nonsense', rosa.token).expect(400);
    const paged = await test.http('get', '/api/landlords/leases?sort=endsOn&limit=1', rosa.token);
    await test.http('get', /<([^>]+)>/.exec(paged.headers.link ?? '')?.[1] ?? '', rosa.token).expect(200);
  });

  async function anOntarioUnit(): Promise<string> {
    const property = await aProperty(test, nadia, { city: 'Ottawa', region: 'ON', postalCode: 'K1A 0A1' });
    return (await aUnit(test, nadia, {}, property.id)).id;
  }
  async function anAlbertaUnit(): Promise<string> {
    const property = await aProperty(test, nadia, { city: 'Calgary', region: 'AB', postalCode: 'T2P 1J9' });
    return (await aUnit(test, nadia, {}, property.id)).id;
  }
});
