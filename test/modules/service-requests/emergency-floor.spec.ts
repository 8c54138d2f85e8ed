import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Tx } from '../../../src/platform/scope/tx.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { filedRequest } from '../../factories/repairs.js';
import { startTestApp, type TestApp } from '../../support/app.js';

const GAS = { title: 'Kitchen', description: 'Strong smell of gas next to the stove.', priority: 'Low' };
const REASON = 'It was the neighbour’s paint, the utility has checked.';

describe('the emergency floor', () => {
  let test: TestApp;
  let home: LetHome;
  let staff: Person;
  beforeAll(async () => {
    test = await startTestApp();
    home = await letHome(test);
    staff = await person(test, 'staff');
  });
  afterAll(() => test.close());

  const file = async (body: object, who: Person = home.tenant) =>
    (await test.http('post', '/api/service-requests', who.token).send(body).expect(201)).body;
  const patch = (id: string, who: Person, body: object) =>
    test.http('patch', `/api/service-requests/${id}`, who.token).send(body);
  const entries = async (id: string) =>
    (await test.http('get', `/api/service-requests/${id}`, home.landlord.token).expect(200)).body.events.filter(
      ({ kind }: { kind: string }) => kind === 'priority',
    );
  const audited = async (id: string) =>
    (
      await test.sql<{ action: string; role: string; reason: string | null }>(
        'select action, role, reason from audit_entry where subject_id = $1 order by at, id',
        [id],
      )
    ).filter(({ action, reason }) => reason && action.startsWith('service_request.'));

  it('raises what names an emergency when it is filed, and says so in the timeline', async () => {
    const filed = await file(GAS);
    expect(filed).toMatchObject({
      priority: 'Emergency',
      floorPriority: 'Emergency',
      floorKinds: ['gas'],
      belowFloorReason: null,
    });
    expect(Date.parse(filed.respondBy) - Date.parse(filed.createdAt)).toBe(3600_000);
    expect(await entries(filed.id)).toMatchObject([{ detail: 'emergency', note: null }]);
  });

  it('reads the title and the access note too, of landlords and in every language', async () => {
    expect(await file({ title: 'Fuite de gaz', description: 'Voir la cuisine.' })).toMatchObject({
      floorKinds: ['gas'],
    });
    expect(await file({ description: 'Please come.', accessNote: 'Careful, the basement is flooded' })).toMatchObject({
      priority: 'Emergency',
    });
    expect(
      await file({ unitId: home.unitId, description: 'Se reventó una tubería', priority: 'Medium' }, home.landlord),
    ).toMatchObject({ priority: 'Emergency', floorKinds: ['water'] });
  });

  it('leaves everything else as it was filed', async () => {
    const filed = await file({ title: 'Radiator drips', description: 'Into a bowl.', priority: 'Low' });
    expect(filed).toMatchObject({ priority: 'Low', floorPriority: null, floorKinds: [], belowFloorReason: null });
    expect(await entries(filed.id)).toEqual([]);
  });

  it('asks the database as often as for any other request', async () => {
    const statements = async (body: object) => {
      const rows = jest.spyOn(Tx.prototype, 'rows');
      try {
        await file(body);
        // Those who are on call are asked afterwards, in transactions of the system.
        return (rows.mock.contexts as Tx[]).filter(({ actor }) => actor.role === 'tenant').length;
      } finally {
        rows.mockRestore();
      }
    };
    const usual = await statements({ title: 'Tap', description: 'It drips.' });
    expect(usual).toBeGreaterThan(1);
    expect([await statements(GAS), await statements({ ...GAS, belowFloorReason: REASON })]).toEqual([usual, usual]);
  });

  it('a tenant who says that it is none keeps the priority, and the reason is recorded in timeline and audit log', async () => {
    const filed = await file({ ...GAS, belowFloorReason: REASON });
    expect(filed).toMatchObject({ priority: 'Low', floorPriority: 'Emergency', belowFloorReason: REASON });
    expect(await entries(filed.id)).toMatchObject([{ detail: 'low', note: REASON, by: 'tenant' }]);
    expect(await audited(filed.id)).toEqual([{ action: 'service_request.submit', role: 'tenant', reason: REASON }]);
    expect(await file({ ...GAS, belowFloorReason: '   ' })).toMatchObject({ priority: 'Emergency' });
    expect(await file({ description: 'A tap drips.', belowFloorReason: REASON })).toMatchObject({
      belowFloorReason: null,
    });
  });

  it('a landlord and staff lower it with a reason alone, each step with its own', async () => {
    for (const who of [home.landlord, staff]) {
      const { id } = await file(GAS);
      const { body } = await patch(id, who, { priority: 'High' }).expect(422);
      expect(body).toMatchObject({ code: 'rule_broken', reason: 'below_floor' });
      await patch(id, who, { priority: 'High', belowFloorReason: ' ' }).expect(422);
      await patch(id, who, { priority: 'High', belowFloorReason: REASON }).expect(200);
      await patch(id, who, { priority: 'Low' }).expect(422);
      const { body: lower } = await patch(id, who, { priority: 'Low', belowFloorReason: REASON }).expect(200);
      expect(lower).toMatchObject({ priority: 'Low', belowFloorReason: REASON });
      const { body: back } = await patch(id, who, { priority: 'Emergency' }).expect(200);
      expect(back.belowFloorReason).toBeNull();
      await patch(id, who, { priority: 'High' }).expect(422);
      expect((await entries(id)).filter(({ note }: { note: string }) => note)).toHaveLength(2);
      expect((await audited(id)).map(({ role }) => role)).toEqual([
        who === staff ? 'staff' : 'landlord',
        who === staff ? 'staff' : 'landlord',
      ]);
    }
    await patch((await file(GAS)).id, home.tenant, { priority: 'Low', belowFloorReason: REASON }).expect(403);
  });

  it('changed words raise it again, whoever writes them, and taking them back lowers nothing', async () => {
    for (const who of [home.tenant, home.landlord]) {
      const { id } = await file({ title: 'Tap', description: 'It drips.', priority: 'Low' });
      const { body: raised } = await patch(id, who, { description: 'It drips, and I smell gas.' }).expect(200);
      expect(raised).toMatchObject({ priority: 'Emergency', floorKinds: ['gas'] });
      expect(Date.parse(raised.respondBy) - Date.parse(raised.createdAt)).toBe(3600_000);
      expect(await entries(id)).toMatchObject([{ detail: 'emergency' }]);
      const { body: kept } = await patch(id, who, { description: 'It drips.' }).expect(200);
      expect(kept).toMatchObject({ priority: 'Emergency', floorPriority: 'Emergency' });
      await patch(id, home.landlord, { priority: 'Low' }).expect(422);
    }
  });

  it('a reason does for what was known: a further emergency in the words raises it again', async () => {
    const { id } = await file({ ...GAS, belowFloorReason: REASON });
    expect((await patch(id, home.tenant, { title: 'Kitchen, gas smell' }).expect(200)).body.priority).toBe('Low');
    const { body } = await patch(id, home.tenant, { description: 'Water is pouring through the ceiling.' }).expect(200);
    expect(body).toMatchObject({ priority: 'Emergency', floorKinds: ['gas', 'water'], belowFloorReason: null });
  });

  it('what was read can be sent back unchanged', async () => {
    const { id } = await file({ ...GAS, belowFloorReason: REASON });
    const { body } = await test.http('get', `/api/service-requests/${id}`, home.landlord.token).expect(200);
    await patch(id, home.landlord, { ...body, status: undefined }).expect(200);
    expect(await entries(id)).toHaveLength(1);
  });

  it('the database holds it too, for whatever passes the services by', async () => {
    const { requestId } = await filedRequest(test, GAS, home);
    const set = (change: string) => test.sql(`update service_request set ${change} where id = $1`, [requestId]);
    await expect(set("priority = 'low'")).rejects.toMatchObject({ code: '23514' });
    await expect(set("priority = 'low', below_floor_reason = ' '")).rejects.toMatchObject({ code: '23514' });
    await expect(set("below_floor_reason = 'kept for later'")).rejects.toMatchObject({ code: '23514' });
    await expect(set("priority = 'low', floor_priority = null")).rejects.toMatchObject({ code: '23514' });
    await expect(set("floor_priority = 'low'")).rejects.toMatchObject({ code: '23514' });
    await set("priority = 'low', below_floor_reason = 'a reason'");
  });
});
