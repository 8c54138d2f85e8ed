import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '../../../src/contract/days.js';
import { todayIn } from '../../../src/contract/time-zones.js';
import { CoverageReminders } from '../../../src/modules/maintenance/warranties/coverage-reminders.js';
import { home } from '../../factories/homes.js';
import type { Person } from '../../factories/people.js';
import { acceptedRequest, offeredRequest, supplier, type Craftsman } from '../../factories/repairs.js';
import { eventually, startTestApp, startTestAppOn, type TestApp } from '../../support/app.js';

const IN_A_YEAR = addDays(todayIn('America/Toronto'), 365);
const BOILER = {
  kind: 'warranty',
  deviceKind: 'heating',
  deviceName: 'Boiler',
  provider: 'Northgate Heating',
  number: 'NW-7710',
  phone: '514 555 0199',
  covers: 'Parts and labor',
  validUntil: IN_A_YEAR,
};

describe('warranties and insurances of units', () => {
  let test: TestApp;
  let plombex: Craftsman;
  beforeAll(async () => {
    test = await startTestApp();
    plombex = await supplier(test);
  });
  afterAll(() => test.close());
  afterEach(() => test.clock.setNow(new Date()));

  const add = (who: Person, unitId: string, body: object = {}) =>
    test.http('post', '/api/coverages', who.token).send({ ...BOILER, unitId, ...body });
  const ofUnit = async (who: Person, unitId: string) =>
    (await test.http('get', `/api/coverages/of-unit/${unitId}`, who.token).expect(200)).body;
  const ofRequest = (who: Person, id: string) => test.http('get', `/api/coverages/of-request/${id}`, who.token);

  it('are noted, changed and removed by the landlord, and no one else', async () => {
    const { landlord, unitId } = await home(test);
    const other = await home(test);
    const { body } = await add(landlord, unitId).expect(201);
    expect(body).toMatchObject({ ...BOILER, unitId, expired: false, shareWithSupplier: false });
    await add(other.landlord, unitId).expect(404);
    await test.http('get', `/api/coverages/of-unit/${unitId}`, other.landlord.token).expect(404);
    const put = (who: Person, change: object) =>
      test.http('put', `/api/coverages/${body.id}`, who.token).send({ ...BOILER, ...change });
    await put(other.landlord, {}).expect(404);
    await put(landlord, { provider: '' }).expect(400);
    await put(landlord, { validUntil: '2026-02-30' }).expect(400);
    const changed = (await put(landlord, { validUntil: '2026-01-01', version: body.version }).expect(200)).body;
    expect(changed).toMatchObject({ validUntil: '2026-01-01', expired: true });
    await put(landlord, { version: body.version }).expect(409);
    await test.http('delete', `/api/coverages/${body.id}`, other.landlord.token).expect(404);
    await test.http('delete', `/api/coverages/${body.id}`, landlord.token).expect(204);
    expect(await ofUnit(landlord, unitId)).toEqual([]);
  });

  it('are a hint on a request of the unit that they may concern: the supplier’s only where the landlord shares them', async () => {
    const filed = await acceptedRequest(test, plombex);
    const { landlord, tenant, requestId, unitId } = filed;
    await add(landlord, unitId).expect(201);
    await add(landlord, unitId, { deviceKind: 'appliance', provider: 'Stove Shop' }).expect(201);
    await add(landlord, unitId, { provider: 'Over', validUntil: '2026-01-01' }).expect(201);
    const shared = { kind: 'insurance', deviceKind: null, provider: 'Home Mutual', shareWithSupplier: true };
    await add(landlord, unitId, shared).expect(201);
    const providers = async (who: Person, id = requestId) =>
      (await ofRequest(who, id).expect(200)).body.map(({ provider }: { provider: string }) => provider).sort();
    expect(await providers(landlord)).toEqual(['Home Mutual', 'Northgate Heating']);
    expect(await providers(plombex)).toEqual(['Home Mutual']);
    await ofRequest(tenant, requestId).expect(403);
    const offered = await offeredRequest(test, plombex);
    await add(offered.landlord, offered.unitId, shared).expect(201);
    expect(await providers(plombex, offered.requestId)).toEqual([]);
    await ofRequest(landlord, offered.requestId).expect(404);
  });

  it('the landlord is reminded once, 30 days before it ends, over two processes', async () => {
    const { landlord, unitId } = await home(test);
    const { body } = await add(landlord, unitId, { validUntil: addDays(todayIn('America/Toronto'), 40) }).expect(201);
    // Who types a day that is near needs no reminder of it.
    await add(landlord, unitId, { validUntil: addDays(todayIn('America/Toronto'), 12), provider: 'Near' }).expect(201);
    const other = await startTestAppOn(test.database);
    try {
      const run = async (days: number) => {
        const now = `${addDays(todayIn('America/Toronto'), days)}T16:00:00Z`;
        for (const app of [test, other]) app.clock.setNow(now);
        await Promise.all([test, other].map((app) => app.app.get(CoverageReminders).run()));
      };
      const mails = () =>
        test.sql<{ params: { provider: string } }>(
          "select params from outbox_message where template = 'maintenance.coverage_ends' and recipient = $1",
          [landlord.email],
        );
      await run(5);
      expect(await mails()).toEqual([]);
      await run(12);
      await run(13);
      expect((await mails()).map(({ params }) => params.provider)).toEqual(['Northgate Heating']);
      await eventually(
        async () =>
          (
            await test.sql(
              "select 1 from notification where kind = 'coverage_ends' and user_id = $1 and subject_id = $2",
              [landlord.userId, unitId],
            )
          ).length === 1,
      );
      expect(body.validUntil).toBe(addDays(todayIn('America/Toronto'), 40));
    } finally {
      await other.app.close();
    }
  });
});
