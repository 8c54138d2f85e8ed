import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MAINTENANCE } from '../../../src/contract/limits.js';
import { DueReminders } from '../../../src/modules/maintenance/due-reminders.js';
import { MaintenanceRun } from '../../../src/modules/maintenance/maintenance-run.service.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { signedInAgain, type Person } from '../../factories/people.js';
import { supplier } from '../../factories/repairs.js';
import { eventually, startTestApp, startTestAppOn, type TestApp } from '../../support/app.js';

const DUE = '2026-12-15';
const PLAN = { title: 'Boiler service', category: 'hvac', rhythm: 'yearly', startsOn: DUE, leadDays: 14 };

describe('reminders of the due day of scheduled maintenance', () => {
  let test: TestApp;
  let mine: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.setNow('2026-11-23T17:00:00Z');
    await test.sql('update maintenance_schedule set ended_at = now()');
    await test.sql('update maintenance_occurrence set reminded_at = now(), overdue_at = now()');
    mine = await letHome(test);
  });

  const add = async (more: object = {}) => {
    await test
      .http('post', '/api/maintenance-schedules', mine.landlord.token)
      .send({ propertyId: mine.propertyId, unitId: mine.unitId, ...PLAN, ...more })
      .expect(201);
  };
  const raise = async (instant: string) => {
    test.clock.setNow(instant);
    await test.app.get(MaintenanceRun).run();
    const [row] = await test.sql<{ id: string }>(
      'select id from service_request where account_id = $1 and due_on is not null order by created_at desc limit 1',
      [mine.landlord.accountId],
    );
    return row?.id ?? '';
  };
  const run = async (instant: string, app = test) => {
    app.clock.setNow(instant);
    return app.app.get(DueReminders).run();
  };
  const mails = async (who: Person) =>
    (
      await test.sql<{ params: Record<string, string> }>(
        "select params from outbox_message where template = 'maintenance.due' and recipient = $1 order by created_at, id",
        [who.email],
      )
    ).map(({ params }) => `${params.when} ${params.reader} ${params.company}`.trim());
  const rung = async (who: Person) =>
    (
      await test.sql<{ kind: string; params: { day: string } }>(
        "select kind, params from notification where kind in ('request_due', 'request_overdue') and user_id = $1 order by created_at, id",
        [who.userId],
      )
    ).map(({ kind, params }) => `${kind} ${params.day}`);
  const patch = async (id: string, who: Person, body: object) =>
    test
      .http('patch', `/api/service-requests/${id}`, (await signedInAgain(test, who)).token)
      .send(body)
      .expect(200);

  it('reminds the landlord three days before and once it has passed, once each, over two processes', async () => {
    await add();
    await raise('2026-12-01T17:00:00Z');
    expect(MAINTENANCE.remindDays).toBe(3);
    expect(await run('2026-12-11T17:00:00Z')).toBe(0);
    const other = await startTestAppOn(test.database);
    try {
      other.clock.setNow('2026-12-12T17:00:00Z');
      const counts = await Promise.all([
        run('2026-12-12T17:00:00Z'),
        run('2026-12-12T17:00:00Z', other),
        run('2026-12-12T17:00:00Z'),
      ]);
      expect(counts.reduce((total, count) => total + count, 0)).toBe(1);
    } finally {
      await other.app.close();
    }
    // Notifications are written by jobs: the first has to be there before the clock moves on.
    await eventually(async () => (await rung(mine.landlord)).length === 1);
    expect(await run('2026-12-13T17:00:00Z')).toBe(0);
    expect(await run('2026-12-15T17:00:00Z')).toBe(0);
    // Midnight and the night there: no one is written to before eight.
    expect(await run('2026-12-16T05:00:00Z')).toBe(0);
    expect(await run('2026-12-16T12:59:00Z')).toBe(0);
    expect(await run('2026-12-16T13:00:00Z')).toBe(1);
    expect(await run('2026-12-17T13:00:00Z')).toBe(0);
    expect(await mails(mine.landlord)).toEqual(['before landlord', 'past landlord']);
    await eventually(async () => (await rung(mine.landlord)).length === 2);
    expect(await rung(mine.landlord)).toEqual([`request_due ${DUE}`, `request_overdue ${DUE}`]);
    expect(await mails(mine.tenant)).toEqual([]);
  });

  it('reminds the supplier who has the job, and the landlord too once it has passed', async () => {
    const plombex = await supplier(test);
    await test
      .http('put', '/api/preferred-suppliers', mine.landlord.token)
      .send({ supplierIds: [plombex.id] })
      .expect(200);
    await add({ supplierId: plombex.id });
    const id = await raise('2026-12-01T17:00:00Z');
    const landlord = await signedInAgain(test, mine.landlord);
    const { body } = await test.http('get', `/api/service-requests/${id}`, landlord.token).expect(200);
    const price = { status: 'answered', amountCents: 12_000, scheduledFor: '2026-12-18T15:00:00Z' };
    const answer = (who: Person, sent: object) =>
      test.http('patch', `/api/service-requests/${id}/offers/${body.offers[0].id}`, who.token).send(sent).expect(200);
    await answer(await signedInAgain(test, plombex), price);
    await answer(landlord, { status: 'accepted' });
    expect(await run('2026-12-12T17:00:00Z')).toBe(1);
    expect(await mails(plombex)).toEqual(['before supplier Plombex']);
    expect(await mails(mine.landlord)).toEqual([]);
    // Notifications are written by jobs: the first has to be there before the clock moves on.
    await eventually(async () => (await rung(plombex)).length === 1);
    expect(await run('2026-12-16T17:00:00Z')).toBe(1);
    expect(await mails(plombex)).toEqual(['before supplier Plombex', 'past supplier Plombex']);
    expect(await mails(mine.landlord)).toEqual(['past landlord Plombex']);
    await eventually(async () => (await rung(plombex)).length === 2 && (await rung(mine.landlord)).length === 1);
    const again = await signedInAgain(test, plombex);
    const { body: bell } = await test.http('get', '/api/notifications', again.token).expect(200);
    expect(bell[0]).toMatchObject({ kind: 'request_overdue', title: 'Boiler service', day: DUE });
  });

  it('as long as the supplier of the plan hasn’t taken the job, reminds the landlord', async () => {
    const plombex = await supplier(test);
    await test
      .http('put', '/api/preferred-suppliers', mine.landlord.token)
      .send({ supplierIds: [plombex.id] })
      .expect(200);
    await add({ supplierId: plombex.id });
    await raise('2026-12-01T17:00:00Z');
    expect(await run('2026-12-12T17:00:00Z')).toBe(1);
    expect(await mails(plombex)).toEqual([]);
    expect(await mails(mine.landlord)).toEqual(['before landlord']);
  });

  it('not on the day on which the request is made, not of work that is done, and by each person’s choices', async () => {
    await add({ leadDays: 1 });
    const id = await raise('2026-12-14T17:00:00Z');
    expect(await run('2026-12-14T18:00:00Z')).toBe(0);
    await test.sql('update app_user set maintenance_updates = false where id = $1', [mine.landlord.userId]);
    expect(await run('2026-12-15T17:00:00Z')).toBe(1);
    expect(await mails(mine.landlord)).toEqual([]);
    await eventually(async () => (await rung(mine.landlord)).length === 1);
    for (const status of ['in_progress', 'completed']) await patch(id, mine.landlord, { status });
    expect(await run('2026-12-16T17:00:00Z')).toBe(0);
  });

  it('late, but not forever, if no process has run', async () => {
    await add();
    await raise('2026-12-01T17:00:00Z');
    expect(await run('2026-12-23T17:00:00Z')).toBe(0);
    expect(await run('2026-12-22T17:00:00Z')).toBe(1);
    expect(await mails(mine.landlord)).toEqual(['past landlord']);
  });
});
