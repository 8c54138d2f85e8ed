import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MAINTENANCE } from '../../../src/contract/limits.js';
import { MaintenanceRun } from '../../../src/modules/maintenance/maintenance-run.service.js';
import { home, letHome, type LetHome } from '../../factories/homes.js';
import { person, signedInAgain, type Person } from '../../factories/people.js';
import { paper, supplier } from '../../factories/repairs.js';
import { startTestApp, type TestApp } from '../../support/app.js';

let test: TestApp;
let mine: LetHome;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.setNow('2026-11-23T17:00:00Z');
  // What the tests before have left: the figures of a run are those of this one.
  await test.sql('update maintenance_schedule set ended_at = now()');
  mine = await letHome(test);
});

const BOILER = {
  title: 'Boiler service',
  category: 'hvac',
  deviceKind: 'heating',
  deviceName: 'Boiler, basement',
  instructions: 'The key hangs by the meter.',
  checklist: ['Measure the exhaust', 'Bleed the radiators'],
  rhythm: 'yearly',
  startsOn: '2025-12-15',
  leadDays: 14,
};
const add = (more: object = {}, token = mine.landlord.token) =>
  test
    .http('post', '/api/maintenance-schedules', token)
    .send({ propertyId: mine.propertyId, unitId: mine.unitId, ...BOILER, ...more });
const change = (id: string, body: object, token = mine.landlord.token) =>
  test.http('patch', `/api/maintenance-schedules/${id}`, token).send(body);
const get = async (path: string, who: Person = mine.landlord) =>
  (await test.http('get', path, who.token).expect(200)).body;
const list = (query = '') => get(`/api/maintenance-schedules${query}`);
const run = () => test.app.get(MaintenanceRun).run();
const at = async (instant: string) => {
  test.clock.setNow(instant);
  mine = { ...mine, landlord: await signedInAgain(test, mine.landlord) };
};
const on = (day: string) => at(`${day}T17:00:00Z`);
const raised = async (landlord = mine.landlord) =>
  (
    await test.sql<{ day: string }>(
      'select due_on::text as day from service_request where account_id = $1 and due_on is not null order by 1',
      [landlord.accountId],
    )
  ).map(({ day }) => day);
const oneRequest = async () => {
  const [request] = await get('/api/service-requests');
  return get(`/api/service-requests/${request.id}`);
};

describe('maintenance schedules', () => {
  it('becomes a request of the landlord, the lead days before, once, however many processes run', async () => {
    const { body: made } = await add().expect(201);
    expect(made).toMatchObject({
      ...BOILER,
      propertyName: 'Laurier',
      unitLabel: '302',
      nextOn: '2026-12-15',
      raisesOn: '2026-12-01',
      everyMonths: null,
      supplierId: null,
      paused: false,
      archived: false,
      dueDays: [],
    });
    await on('2026-11-30');
    expect(await run()).toBe(0);
    await on('2026-12-01');
    const counts = await Promise.all([run(), run(), run()]);
    expect(counts.reduce((total, count) => total + count, 0)).toBe(1);
    expect(await run()).toBe(0);
    expect(await raised()).toEqual(['2026-12-15']);
    expect(await oneRequest()).toMatchObject({
      title: 'Boiler service',
      description: 'Boiler, basement\n\nThe key hangs by the meter.',
      status: 'approved',
      priority: 'Low',
      issueType: 'HVAC',
      own: true,
      unitId: mine.unitId,
      dueOn: '2026-12-15',
      checklist: [
        { label: 'Measure the exhaust', done: false, doneAt: null, doneBy: null },
        { label: 'Bleed the radiators', done: false },
      ],
      events: [
        { detail: 'submitted', by: 'system' },
        { detail: 'approved', by: 'system' },
      ],
    });
    expect(await list()).toMatchObject([{ nextOn: '2027-12-15' }]);
    const mails = await test.sql<{ to: string; params: { day: string } }>(
      "select recipient as to, params from outbox_message where template = 'maintenance.raised' and recipient = $1",
      [mine.landlord.email],
    );
    expect(mails).toHaveLength(1);
  });

  it('takes null for what is left out', async () => {
    const { body } = await add({ checklist: null, seasons: null, leadDays: null, deviceName: null, unitId: null });
    expect(body).toMatchObject({ checklist: [], seasons: [], leadDays: 0, deviceName: null, unitId: null });
  });

  it('is due by the day where the property is', async () => {
    await add({ startsOn: '2026-12-15', leadDays: 0 }).expect(201);
    await at('2026-12-15T04:59:00Z');
    expect(await run()).toBe(0);
    await at('2026-12-15T05:00:00Z');
    expect(await run()).toBe(1);
  });

  it('is never made twice for one day, when the time zone jumps back or a run was undone halfway', async () => {
    const { body: made } = await add({ leadDays: 0, startsOn: '2026-12-15' }).expect(201);
    await on('2026-12-15');
    expect(await run()).toBe(1);
    await test.sql("update property set time_zone = 'Pacific/Honolulu' where id = $1", [mine.propertyId]);
    expect(await run()).toBe(0);
    await test.sql("update maintenance_schedule set next_on = '2026-12-15' where id = $1", [made.id]);
    expect(await run()).toBe(0);
    expect(await raised()).toEqual(['2026-12-15']);
    expect(await list()).toMatchObject([{ nextOn: '2027-12-15' }]);
    await expect(
      test.sql(
        `insert into maintenance_occurrence (id, account_id, demo, created_at, schedule_id, due_on, request_id)
         select gen_random_uuid(), account_id, demo, now(), schedule_id, due_on, gen_random_uuid() from maintenance_occurrence where schedule_id = $1`,
        [made.id],
      ),
    ).rejects.toThrow(/unique/);
  });

  it('after a long stop makes one request, of the latest day that was missed', async () => {
    await add({ rhythm: 'months', everyMonths: 1, startsOn: '2026-12-15', leadDays: 7 }).expect(201);
    await on('2027-12-20');
    expect(await run()).toBe(1);
    expect(await run()).toBe(0);
    expect(await raised()).toEqual(['2027-12-15']);
    expect(await list()).toMatchObject([{ nextOn: '2028-01-15' }]);
  });

  it('makes its request at once when that is due already, and its landlord gets no mail about it', async () => {
    await add({ startsOn: '2026-11-30' }).expect(201);
    expect(await raised()).toEqual(['2026-11-30']);
    expect(
      await test.sql("select 1 from outbox_message where template = 'maintenance.raised' and recipient = $1", [
        mine.landlord.email,
      ]),
    ).toEqual([]);
  });

  it('a bad row doesn’t stop the run for the others', async () => {
    const { body: bad } = await add({ startsOn: '2026-12-01', leadDays: 0 }).expect(201);
    const { body: good } = await add({ startsOn: '2026-12-01', leadDays: 0, title: 'Filter' }).expect(201);
    expect(bad.id < good.id).toBe(true);
    await test.sql(`update maintenance_schedule set seasons = '"none"', checklist = '{"no": "list"}' where id = $1`, [
      bad.id,
    ]);
    await on('2026-12-01');
    expect(await run()).toBe(1);
    expect((await get('/api/service-requests')).map(({ title }: { title: string }) => title)).toEqual(['Filter']);
  });

  it('names no emergency, whatever its words are', async () => {
    await add({ startsOn: '2026-11-30', title: 'Fire alarm test: smoke, gas leak', deviceKind: 'smoke_alarm' });
    expect(await oneRequest()).toMatchObject({ priority: 'Low', floorPriority: null });
  });

  it('is left out while it is paused, and of an archived property or unit; its days pass by', async () => {
    const { body: paused } = await add({ rhythm: 'months', everyMonths: 1, startsOn: '2026-12-15', leadDays: 0 });
    await change(paused.id, { paused: true, version: paused.version }).expect(200);
    await on('2027-01-20');
    expect(await run()).toBe(0);
    const { body: goesOn } = await change(paused.id, { paused: false }).expect(200);
    expect(goesOn).toMatchObject({ paused: false, nextOn: '2027-02-15' });
    for (const table of ['unit', 'property']) {
      const id = table === 'unit' ? mine.unitId : mine.propertyId;
      await test.sql(`update ${table} set archived_at = now() where id = $1`, [id]);
      await on(table === 'unit' ? '2027-02-15' : '2027-03-15');
      expect(await run()).toBe(0);
      expect(await list(`?propertyId=${mine.propertyId}`)).toMatchObject([{ archived: true }]);
      expect(await list()).toEqual([]);
      await test.sql(`update ${table} set archived_at = null where id = $1`, [id]);
      expect(await run()).toBe(0);
    }
    await on('2027-04-15');
    expect(await run()).toBe(1);
    expect(await raised()).toEqual(['2027-04-15']);
  });

  it('changes count for the days to come, and never lead back to a day that was a request', async () => {
    const { body: made } = await add({ startsOn: '2026-11-30' }).expect(201);
    expect(made).toMatchObject({ nextOn: '2027-11-30' });
    await change(made.id, { title: 'Boiler', version: made.version - 1 }).expect(409);
    const { body: words } = await change(made.id, { title: 'Boiler', version: made.version }).expect(200);
    expect(words).toMatchObject({ title: 'Boiler', nextOn: '2027-11-30', version: made.version + 1 });
    const { body } = await change(made.id, { rhythm: 'months', everyMonths: 3, leadDays: 0 }).expect(200);
    expect(body).toMatchObject({ rhythm: 'months', everyMonths: 3, nextOn: '2027-02-28', raisesOn: '2027-02-28' });
    const { body: seasons } = await change(made.id, { rhythm: 'seasons', seasons: ['spring'] }).expect(200);
    expect(seasons).toMatchObject({ everyMonths: null, seasons: ['spring'], nextOn: '2027-04-15' });
    expect(await oneRequest()).toMatchObject({ title: 'Boiler service' });
    expect(await raised()).toEqual(['2026-11-30']);
  });

  it('has its seasons by the country of the property', async () => {
    await test.sql("update property set country = 'NZ', time_zone = 'Pacific/Auckland' where id = $1", [
      mine.propertyId,
    ]);
    const { body } = await add({ rhythm: 'seasons', seasons: ['spring'], startsOn: '2026-11-23', leadDays: 0 });
    expect(body).toMatchObject({ nextOn: '2027-10-15' });
  });

  it('shows a year at a glance: what was done, is due, overdue, canceled and planned', async () => {
    const { body: made } = await add({ rhythm: 'months', everyMonths: 1, startsOn: '2026-09-30', leadDays: 7 });
    for (const day of ['2026-11-30', '2026-12-30', '2027-01-30']) {
      await on(day);
      await run();
    }
    await on('2027-02-21');
    await run();
    const requests = await get('/api/service-requests?sort=createdAt');
    const step = (index: number, body: object) =>
      test.http('patch', `/api/service-requests/${requests[index].id}`, mine.landlord.token).send(body).expect(200);
    await step(1, { status: 'cancelled' });
    await step(2, { status: 'in_progress' });
    await step(2, { status: 'completed', leaveOpenLines: true });
    const [schedule] = await list('?year=2027');
    expect(schedule.dueDays.slice(0, 4)).toEqual([
      { dueOn: '2027-01-30', state: 'done', requestId: requests[2].id },
      { dueOn: '2027-02-28', state: 'due', requestId: requests[3].id },
      { dueOn: '2027-03-30', state: 'planned', requestId: null },
      { dueOn: '2027-04-30', state: 'planned', requestId: null },
    ]);
    expect(schedule.dueDays).toHaveLength(12);
    expect((await list('?year=2026'))[0].dueDays).toEqual([
      { dueOn: '2026-11-30', state: 'overdue', requestId: requests[0].id },
      { dueOn: '2026-12-30', state: 'canceled', requestId: requests[1].id },
    ]);
    expect((await list('?year=2028'))[0].dueDays).toHaveLength(12);
    expect((await list())[0].dueDays).toEqual([]);
    await change(made.id, { paused: true }).expect(200);
    expect((await list('?year=2028'))[0].dueDays).toEqual([]);
    expect((await list('?year=2027&count=true'))[0].dueDays).toHaveLength(2);
  });

  it('is deleted once, and its requests stay', async () => {
    const { body: made } = await add({ startsOn: '2026-11-30' }).expect(201);
    const end = () => test.http('delete', `/api/maintenance-schedules/${made.id}`, mine.landlord.token);
    await end().expect(204);
    await end().expect(404);
    await change(made.id, { title: 'Again' }).expect(404);
    expect(await list()).toEqual([]);
    expect(await get(`/api/maintenance-schedules/${made.id}`)).toMatchObject({ ended: true });
    await on('2030-01-01');
    expect(await run()).toBe(0);
    expect(await raised()).toEqual(['2026-11-30']);
  });

  it('refuses what can’t be, and what is someone else’s', async () => {
    for (const wrong of [
      { title: ' ' },
      { rhythm: 'weekly' },
      { rhythm: 'months' },
      { rhythm: 'months', everyMonths: 0 },
      { rhythm: 'months', everyMonths: 1, leadDays: 28 },
      { rhythm: 'seasons', seasons: [] },
      { rhythm: 'seasons', seasons: ['monsoon'] },
      { leadDays: MAINTENANCE.leadDaysMax + 1 },
      { startsOn: '2027-02-30' },
      { deviceKind: 'spaceship' },
      { checklist: Array.from({ length: MAINTENANCE.checklistMax + 1 }, () => 'Line') },
      { checklist: ['x'.repeat(MAINTENANCE.lineMax + 1)] },
      { nextOn: '2027-01-01' },
    ])
      expect([wrong, (await add(wrong)).status]).toEqual([wrong, 400]);
    const other = await home(test);
    await add({}, other.landlord.token).expect(404);
    await add({ unitId: other.unitId }).expect(404);
    const { body: made } = await add().expect(201);
    await test.http('get', `/api/maintenance-schedules/${made.id}`, other.landlord.token).expect(404);
    await test.http('delete', `/api/maintenance-schedules/${made.id}`, other.landlord.token).expect(404);
    await change(made.id, { title: 'Mine' }, other.landlord.token).expect(404);
    expect(await get('/api/maintenance-schedules', other.landlord)).toEqual([]);
  });

  it('has no more than the limit, also when two are added at once', async () => {
    await add().expect(201);
    await test.sql(
      `insert into maintenance_schedule (id, account_id, demo, created_at, property_id, title, issue_type, checklist, rhythm, starts_on, seasons, lead_days, next_on)
       select gen_random_uuid(), account_id, demo, now(), property_id, title, issue_type, '[]', 'yearly', '2090-01-01', '[]', 0, '2090-01-01'
       from maintenance_schedule, generate_series(1, $2) where account_id = $1`,
      [mine.landlord.accountId, MAINTENANCE.schedulesMax - 2],
    );
    const answers = await Promise.all([add(), add()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.reason).toBe('too_many_schedules');
  });

  it('is the landlord’s: tenants and suppliers have none, staff and admins read', async () => {
    const { body: made } = await add({ startsOn: '2026-11-30' }).expect(201);
    const request = await oneRequest();
    for (const who of [mine.tenant, await supplier(test)]) {
      await test.http('get', '/api/maintenance-schedules', who.token).expect(403);
      await add({}, who.token).expect(403);
      await test.http('get', `/api/service-requests/${request.id}`, who.token).expect(404);
    }
    for (const role of ['staff', 'admin'] as const) {
      const who = await person(test, role);
      expect(await get(`/api/maintenance-schedules/${made.id}`, who)).toMatchObject({ id: made.id });
      await change(made.id, { title: 'Theirs' }, who.token).expect(403);
    }
    const told = await test.sql('select 1 from outbox_message where recipient = $1', [mine.tenant.email]);
    expect(told).toEqual([]);
  });

  it('keeps the demo apart: each world makes its own requests', async () => {
    const live = mine;
    mine = { ...mine, ...(await home(test, await person(test, 'landlord', { demo: true }))) };
    const { body: made } = await add({ leadDays: 0, startsOn: '2026-12-01' }).expect(201);
    await test.http('get', `/api/maintenance-schedules/${made.id}`, live.landlord.token).expect(404);
    await on('2026-12-01');
    expect(await run()).toBe(1);
    expect(
      await test.sql('select r.demo from service_request r where r.account_id = $1', [mine.landlord.accountId]),
    ).toEqual([{ demo: true }]);
  });

  it('stops when nobody owns the account any more', async () => {
    await add({ leadDays: 0, startsOn: '2026-12-01' }).expect(201);
    await test.sql('update app_user set deleted_at = now() where id = $1', [mine.landlord.userId]);
    test.clock.setNow('2026-12-01T17:00:00Z');
    expect(await run()).toBe(0);
    expect(await raised()).toEqual([]);
  });
});

describe('the supplier of a schedule', () => {
  const preferred = async (who: { id: string }) =>
    test
      .http('put', '/api/preferred-suppliers', mine.landlord.token)
      .send({ supplierIds: [who.id] })
      .expect(200);

  it('is one of the landlord’s list, and is offered the job', async () => {
    const [plombex, stranger] = [await supplier(test), await supplier(test, 'Fremd')];
    await add({ supplierId: plombex.id }).expect(404);
    await preferred(plombex);
    expect(await get('/api/maintenance-schedules/suppliers')).toEqual([{ id: plombex.id, companyName: 'Plombex' }]);
    await add({ supplierId: stranger.id }).expect(404);
    const { body: made } = await add({ supplierId: plombex.id, startsOn: '2026-11-30' }).expect(201);
    expect(made).toMatchObject({ supplierId: plombex.id, supplierName: 'Plombex' });
    const request = await oneRequest();
    expect(request).toMatchObject({
      status: 'offered',
      offers: [{ supplierId: plombex.id, status: 'sent', firstWins: false }],
    });
    expect(await get(`/api/service-requests/${request.id}`, plombex)).toMatchObject({
      dueOn: '2026-11-30',
      checklist: [{ label: 'Measure the exhaust' }, { label: 'Bleed the radiators' }],
    });
  });

  it('is left out with an expired insurance, or once the landlord has nothing to do with them', async () => {
    const plombex = await supplier(test);
    await preferred(plombex);
    await test.http('put', '/api/maintenance-settings', mine.landlord.token).send({ requireInsurance: true });
    const settings = await get('/api/maintenance-settings');
    expect(settings.requireInsurance).toBe(true);
    await paper(test, plombex, 'insurance', -30);
    await add({ supplierId: plombex.id, startsOn: '2026-11-30' }).expect(201);
    const request = await oneRequest();
    expect(request).toMatchObject({ status: 'approved', offers: [] });
    expect(request.events.at(-1)).toMatchObject({ detail: 'gap_skipped', note: 'Plombex' });
    const { body: later } = await add({ supplierId: plombex.id, title: 'Filter', startsOn: '2026-12-24' }).expect(201);
    await test.http('put', '/api/preferred-suppliers', mine.landlord.token).send({ supplierIds: [] }).expect(200);
    // The form sends back what it was given.
    await change(later.id, { supplierId: plombex.id, leadDays: 0 }).expect(200);
    await on('2026-12-24');
    expect(await run()).toBe(1);
    const [latest] = await get('/api/service-requests');
    expect(latest).toMatchObject({ title: later.title, status: 'approved', offers: [] });
  });
});
