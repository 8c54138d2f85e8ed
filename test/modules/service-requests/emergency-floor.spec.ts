import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { TalkMails } from '../../../src/modules/service-requests/talk/talk-mails.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { Tx } from '../../../src/platform/scope/tx.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { acceptedRequest, filedRequest, supplier } from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { alarmOf, LANDLORD, saveList } from '../on-call/on-call.js';

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

  it('reads the answers to its plain questions, and shows them to landlord and supplier', async () => {
    const filed = await file({
      description: 'Please come.',
      issueType: 'HVAC',
      answers: { gas_smell: 'yes', inside: 'unknown' },
    });
    expect(filed).toMatchObject({
      priority: 'Emergency',
      floorKinds: ['gas'],
      answers: { gas_smell: 'yes', inside: 'unknown' },
    });
    expect(await entries(filed.id)).toMatchObject([{ detail: 'emergency', note: null }]);
    const path = `/api/service-requests/${filed.id}`;
    const read = async (who: Person) => (await test.http('get', path, who.token).expect(200)).body.answers;
    expect(await read(home.landlord)).toEqual({ gas_smell: 'yes', inside: 'unknown' });
    const plombex = await supplier(test, 'Answers');
    await test.http('patch', path, home.landlord.token).send({ status: 'approved' }).expect(200);
    const offer = { supplierId: plombex.id, budgetCents: 50_000 };
    await test.http('post', `${path}/offers`, home.landlord.token).send(offer).expect(201);
    expect(await read(plombex)).toEqual({ gas_smell: 'yes', inside: 'unknown' });
    // No one writes them later: they are what was said when it was filed.
    await test.http('patch', path, home.landlord.token).send({ answers: {}, title: 'Heating' }).expect(200);
    expect(await read(home.landlord)).toEqual({ gas_smell: 'yes', inside: 'unknown' });
  });

  it('needs no answer, takes a reason against one, and refuses what isn’t one', async () => {
    expect(await file({ description: 'Please come.', answers: {} })).toMatchObject({
      answers: {},
      floorPriority: null,
    });
    expect(await file({ description: 'Please come.', answers: { gas_smell: 'no' } })).toMatchObject({
      answers: { gas_smell: 'no' },
      floorPriority: null,
    });
    expect(
      await file({ description: 'Please come.', answers: { no_water: 'yes' }, belowFloorReason: REASON }),
    ).toMatchObject({ priority: 'Medium', floorKinds: ['no_water'], belowFloorReason: REASON });
    for (const answers of [{ gas_smell: 'maybe' }, { gas_smell: true }, { weather: 'yes' }, 'yes', [1]])
      await test
        .http('post', '/api/service-requests', home.tenant.token)
        .send({ description: 'Please come.', answers })
        .expect(400);
  });

  it('leaves everything else as it was filed', async () => {
    const filed = await file({ title: 'Radiator drips', description: 'Into a bowl.', priority: 'Low' });
    expect(filed).toMatchObject({ priority: 'Low', floorPriority: null, floorKinds: [], belowFloorReason: null });
    expect(await entries(filed.id)).toEqual([]);
  });

  it('asks the database as often as for any other request, but for the phone number in the messages of an emergency', async () => {
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
    expect([await statements(GAS), await statements({ ...GAS, belowFloorReason: REASON })]).toEqual([usual + 1, usual]);
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
      const { body: tenants } = await test.http('get', `/api/service-requests/${id}`, home.tenant.token).expect(200);
      expect(tenants.events).toContainEqual(expect.objectContaining({ kind: 'priority', note: REASON }));
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

  describe('what a tenant writes later', () => {
    const say = (id: string, who: Person, message: string, more: object = {}) =>
      test.http('post', `/api/service-requests/${id}/lines`, who.token).send({ message, ...more });
    const read = async (id: string, who: Person = home.landlord) =>
      (await test.http('get', `/api/service-requests/${id}`, who.token).expect(200)).body;
    const plain = () => file({ title: 'Boiler', description: 'It makes a noise.', priority: 'Low' });
    const GAS_NOW = 'Now it smells of gas in the kitchen.';

    it('raises the priority with the message, in the timeline, and asks the people on call', async () => {
      await saveList(test, home, [LANDLORD]);
      // The tests before have used up what one tenant's reports can start within an hour.
      await test.sql("update on_call_alarm set created_at = created_at - interval '2 hours'");
      const { id } = await plain();
      await say(id, home.tenant, 'It is the one in the basement.').expect(201);
      expect(await read(id)).toMatchObject({ priority: 'Low', floorKinds: [] });
      await say(id, home.tenant, GAS_NOW).expect(201);
      const raised = await read(id);
      expect(raised).toMatchObject({ priority: 'Emergency', floorPriority: 'Emergency', floorKinds: ['gas'] });
      expect(Date.parse(raised.respondBy) - Date.parse(raised.createdAt)).toBe(3600_000);
      expect(await entries(id)).toMatchObject([{ detail: 'emergency', note: null }]);
      await eventually(() => alarmOf(test, id));
      await patch(id, home.landlord, { priority: 'Low' }).expect(422);
      await say(id, home.tenant, 'I still smell gas!').expect(201);
      expect(await entries(id)).toHaveLength(1);
    });

    it('is read in every language, and also as the note of a step, of proposed times and of their refusal', async () => {
      const plombex = await supplier(test);
      const { id } = await plain();
      await say(id, home.tenant, 'Maintenant il y a de l’eau partout dans le salon').expect(201);
      expect((await read(id)).floorKinds).toEqual(['water']);
      const job = await acceptedRequest(test, plombex);
      const day = new Date(test.clock.now().getTime() + 3 * 24 * 3600_000).toISOString();
      const until = new Date(Date.parse(day) + 3600_000).toISOString();
      await test
        .http('post', `/api/service-requests/${job.requestId}/proposals`, job.tenant.token)
        .send({ times: [{ from: day, until }], note: 'Huele a gas en la cocina' })
        .expect(201);
      const raised = { priority: 'Emergency', floorKinds: ['gas'] };
      expect(await read(job.requestId, job.landlord)).toMatchObject(raised);
      const refused = await acceptedRequest(test, plombex);
      const proposals = `/api/service-requests/${refused.requestId}/proposals`;
      await test
        .http('post', proposals, plombex.token)
        .send({ times: [{ from: day, until }] })
        .expect(201);
      const { appointment } = await read(refused.requestId, refused.landlord);
      await test
        .http('patch', `${proposals}/${appointment.open.id}`, refused.tenant.token)
        .send({ status: 'declined', note: GAS_NOW })
        .expect(200);
      expect(await read(refused.requestId, refused.landlord)).toMatchObject(raised);
      const done = await acceptedRequest(test, plombex);
      for (const status of ['in_progress', 'completed']) await patch(done.requestId, plombex, { status }).expect(200);
      await patch(done.requestId, done.tenant, { status: 'in_progress', note: GAS_NOW }).expect(200);
      expect(await read(done.requestId, done.landlord)).toMatchObject(raised);
    });

    it('raises nothing when the landlord or the supplier writes it, nor in a request that has ended', async () => {
      const plombex = await supplier(test);
      const job = await acceptedRequest(test, plombex);
      for (const who of [job.landlord, plombex]) await say(job.requestId, who, GAS_NOW).expect(201);
      expect(await read(job.requestId, job.landlord)).toMatchObject({ floorKinds: [], priority: 'High' });
      const { id } = await plain();
      await patch(id, home.tenant, { status: 'cancelled' }).expect(200);
      await say(id, home.tenant, GAS_NOW).expect(201);
      expect(await read(id)).toMatchObject({ priority: 'Low', floorKinds: [] });
    });

    it('keeps the priority when the tenant says why it is none, and records that; a further emergency raises it', async () => {
      const { id } = await plain();
      await say(id, home.tenant, GAS_NOW, { belowFloorReason: REASON }).expect(201);
      expect(await read(id)).toMatchObject({ priority: 'Low', floorPriority: 'Emergency', belowFloorReason: REASON });
      expect(await entries(id)).toMatchObject([{ detail: 'low', note: REASON }]);
      expect((await audited(id)).map(({ reason }) => reason)).toEqual([REASON]);
      await say(id, home.tenant, 'Water is pouring through the ceiling!', { belowFloorReason: '  ' }).expect(201);
      expect(await read(id)).toMatchObject({ priority: 'Emergency', floorKinds: ['gas', 'water'] });
    });

    it('counts once when two messages come at the same time', async () => {
      const { id } = await plain();
      await Promise.all([1, 2, 3].map(() => say(id, home.tenant, GAS_NOW).expect(201)));
      expect(await entries(id)).toHaveLength(1);
      expect((await read(id)).floorKinds).toEqual(['gas']);
    });

    it('is emailed to the others without the usual wait', async () => {
      const { id } = await plain();
      await say(id, home.tenant, GAS_NOW).expect(201);
      await test.app.get(Scope).asSystem('test', () => test.app.get(TalkMails).tellLines());
      const sent = await test.sql<{ params: { lines: string } }>(
        "select params from outbox_message where template = 'service-requests.lines' and recipient = $1 order by created_at desc limit 1",
        [home.landlord.email],
      );
      expect(JSON.stringify(sent)).toContain(GAS_NOW);
    });
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
