import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { AppointmentReminders } from '../../../src/modules/service-requests/appointments/appointment-reminders.js';
import { signedInAgain, type Person } from '../../factories/people.js';
import { acceptedRequest, filedRequest, paper, supplier, technician, type Craftsman } from '../../factories/repairs.js';
import { eventually, startTestApp, startTestAppOn, type TestApp } from '../../support/app.js';
import { said } from '../../support/said.js';

const HOUR = 3600_000;
const DAY = 24 * HOUR;

describe('appointments that both sides agree on', () => {
  let test: TestApp;
  let plombex: Craftsman;
  let rival: Craftsman;
  beforeAll(async () => {
    test = await startTestApp();
    [plombex, rival] = await Promise.all([supplier(test), supplier(test, 'Rival')]);
  });
  afterAll(() => test.close());
  afterEach(() => test.clock.setNow(new Date()));

  const path = (id: string) => `/api/service-requests/${id}`;
  const at = (days: number, hours = 0) => {
    const from = new Date(Math.ceil(test.clock.now().getTime() / HOUR) * HOUR + days * DAY + hours * HOUR);
    return { from: from.toISOString(), until: new Date(from.getTime() + 2 * HOUR).toISOString() };
  };
  const propose = (who: Person, id: string, body: object) =>
    test.http('post', `${path(id)}/proposals`, who.token).send(body);
  const answer = (who: Person, id: string, proposalId: string, body: object) =>
    test.http('patch', `${path(id)}/proposals/${proposalId}`, who.token).send(body);
  const read = async (who: Person, id: string) => (await test.http('get', path(id), who.token).expect(200)).body;
  const mails = (who: Person, template: string, id: string) =>
    test.sql<{ params: Record<string, string>; language: string }>(
      `select params, language from outbox_message where template = $1 and recipient = $2 and params->>'url' like '%' || $3 || '%' order by created_at, id`,
      [`service-requests.${template}`, who.email, id],
    );
  const told = (who: Person, kind: string, id: string) =>
    test.sql('select 1 from notification where user_id = $1 and kind = $2 and subject_id = $3', [who.userId, kind, id]);

  it('the tenant proposes, the supplier accepts one of the times, and everyone sees whose turn it was', async () => {
    const { requestId, tenant, landlord } = await acceptedRequest(test, plombex);
    const times = [at(3), at(4)];
    const { body: asked } = await propose(tenant, requestId, { times, note: 'Mornings are best' }).expect(201);
    expect(asked.appointment).toMatchObject({ waitsFor: 'them', answeredBy: 'supplier', mine: true, mayPropose: true });
    const seen = (await read(plombex, requestId)).appointment;
    expect(seen).toMatchObject({ waitsFor: 'you', open: { side: 'tenant', note: 'Mornings are best' } });
    expect((await read(landlord, requestId)).appointment).toMatchObject({ waitsFor: 'them', mayPropose: false });
    await eventually(async () => (await mails(plombex, 'appointment_proposed', requestId)).length === 1);
    await eventually(async () => (await told(plombex, 'request_appointment_proposed', requestId)).length === 1);
    expect(await mails(landlord, 'appointment_proposed', requestId)).toEqual([]);
    await answer(tenant, requestId, seen.open.id, { status: 'accepted', from: times[1]?.from }).expect(403);
    await answer(landlord, requestId, seen.open.id, { status: 'accepted', from: times[1]?.from }).expect(403);
    await answer(plombex, requestId, seen.open.id, { status: 'accepted', from: at(9).from }).expect(400);
    const { body: set } = await answer(plombex, requestId, seen.open.id, {
      status: 'accepted',
      from: times[1]?.from,
    }).expect(200);
    expect(set).toMatchObject({ status: 'scheduled', scheduledFor: times[1]?.from, scheduledUntil: times[1]?.until });
    expect(set.appointment).toMatchObject({ open: null, waitsFor: null, earlier: [{ status: 'accepted' }] });
    await eventually(async () => (await mails(tenant, 'scheduled', requestId)).length === 1);
    expect(await mails(landlord, 'scheduled', requestId)).toHaveLength(1);
    // Twice does no harm, and changes nothing.
    await answer(plombex, requestId, seen.open.id, { status: 'accepted', from: times[0]?.from }).expect(409);
  });

  it('the supplier answers with other times, the tenant confirms, and an appointment that is set can be asked to move', async () => {
    const { requestId, tenant, landlord } = await acceptedRequest(test, plombex);
    const first = (await propose(tenant, requestId, { times: [at(2)] }).expect(201)).body.appointment.open;
    const countered = (await propose(plombex, requestId, { times: [at(5)], answers: first.id }).expect(201)).body;
    expect(countered.appointment.earlier).toMatchObject([{ status: 'countered' }]);
    const { open } = (await read(tenant, requestId)).appointment;
    const { body: set } = await answer(tenant, requestId, open.id, { status: 'accepted', from: open.times[0].from });
    expect(set).toMatchObject({ status: 'scheduled', scheduledFor: open.times[0].from });
    // Who confirmed gets the entry for the calendar, as do the others.
    for (const who of [tenant, plombex, landlord])
      await eventually(async () => (await mails(who, 'scheduled', requestId)).length === 1);
    const asked = await propose(tenant, requestId, { times: [at(7)], scheduledFor: set.scheduledFor }).expect(201);
    expect(asked.body).toMatchObject({ status: 'scheduled', scheduledFor: set.scheduledFor });
    const moved = asked.body.appointment.open;
    await answer(plombex, requestId, moved.id, { status: 'declined', note: 'On holiday' }).expect(200);
    expect(await read(tenant, requestId)).toMatchObject({ scheduledFor: set.scheduledFor, status: 'scheduled' });
    await eventually(async () => (await mails(tenant, 'appointment_declined', requestId)).length === 1);
    const again = (await propose(tenant, requestId, { times: [at(8)] }).expect(201)).body.appointment.open;
    await answer(plombex, requestId, again.id, { status: 'accepted', from: again.times[0].from }).expect(200);
    const [sequence] = await test.sql('select appointment_sequence as n from service_request where id = $1', [
      requestId,
    ]);
    expect(sequence).toEqual({ n: 2 });
    const details = (await read(tenant, requestId)).events
      .filter(({ kind }: { kind: string }) => kind === 'appointment')
      .map(({ detail }: { detail: string }) => detail);
    expect(details).toEqual(['proposed', 'proposed', 'proposed', 'proposal_declined', 'proposed', again.times[0].from]);
  });

  it('the landlord agrees on their own visit, and no one else answers', async () => {
    const { requestId, tenant, landlord } = await filedRequest(test);
    await propose(tenant, requestId, { times: [at(2)] }).expect(422);
    await test.http('patch', path(requestId), landlord.token).send({ status: 'approved' }).expect(200);
    const { open } = (await propose(landlord, requestId, { times: [at(2), at(3)] }).expect(201)).body.appointment;
    await propose(rival, requestId, { times: [at(2)] }).expect(404);
    await answer(rival, requestId, open.id, { status: 'declined' }).expect(404);
    await answer(tenant, requestId, open.id, { status: 'withdrawn' }).expect(403);
    const other = await filedRequest(test);
    await answer(other.tenant, requestId, open.id, { status: 'declined' }).expect(404);
    await answer(tenant, other.requestId, open.id, { status: 'declined' }).expect(404);
    await answer(landlord, requestId, open.id, { status: 'withdrawn' }).expect(200);
    await eventually(async () => (await mails(tenant, 'appointment_withdrawn', requestId)).length === 1);
    expect((await read(tenant, requestId)).appointment).toMatchObject({ open: null, mayPropose: true });
    const mine = (await propose(tenant, requestId, { times: [at(4)] }).expect(201)).body.appointment.open;
    const { body } = await answer(landlord, requestId, mine.id, { status: 'accepted', from: mine.times[0].from });
    expect(body).toMatchObject({ status: 'scheduled', supplier: null });
  });

  it('of two sides that move at once one wins, and the other is told', async () => {
    const { requestId, tenant } = await acceptedRequest(test, plombex);
    const both = await Promise.all([
      propose(tenant, requestId, { times: [at(2)] }),
      propose(plombex, requestId, { times: [at(3)] }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ reason: 'appointment_changed' });
    const open = (await read(tenant, requestId)).appointment.open;
    const winner = open.side === 'tenant' ? plombex : tenant;
    const settled = await Promise.all([
      answer(winner, requestId, open.id, { status: 'accepted', from: open.times[0].from }),
      answer(winner, requestId, open.id, { status: 'declined' }),
    ]);
    expect(settled.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('an appointment that is set directly ends what was proposed', async () => {
    const { requestId, tenant } = await acceptedRequest(test, plombex);
    const { open } = (await propose(tenant, requestId, { times: [at(2)] }).expect(201)).body.appointment;
    const direct = { status: 'scheduled', scheduledFor: at(6).from, scheduledUntil: at(6).until };
    await test.http('patch', path(requestId), plombex.token).send(direct).expect(200);
    expect((await read(tenant, requestId)).appointment).toMatchObject({
      open: null,
      earlier: [{ status: 'superseded' }],
    });
    await answer(plombex, requestId, open.id, { status: 'accepted', from: open.times[0].from }).expect(409);
    // A tenant who still has the old page on the screen is told, too.
    await propose(tenant, requestId, { times: [at(3)], scheduledFor: null }).expect(409);
  });

  it('refuses times that can’t be, and too many of them', async () => {
    const { requestId, tenant } = await acceptedRequest(test, plombex);
    const bad = (times: object[]) => propose(tenant, requestId, { times }).expect(400);
    await bad([]);
    await bad([at(1), at(2), at(3), at(4)]);
    await bad([at(-1)]);
    await bad([{ from: at(2).until, until: at(2).from }]);
    await bad([{ from: at(2).from, until: at(4).from }]);
    await bad([at(400)]);
    await bad([{ from: 'tomorrow', until: at(2).until }]);
    await propose(tenant, requestId, { times: [at(1)], note: 'x'.repeat(501) }).expect(400);
    const { open } = (await propose(tenant, requestId, { times: [at(1)] }).expect(201)).body.appointment;
    await test.sql('update appointment_proposal set times = $2 where id = $1', [open.id, JSON.stringify([at(-1)])]);
    open.times[0] = at(-1);
    await answer(plombex, requestId, open.id, { status: 'accepted', from: open.times[0].from }).expect(400);
  });

  it('what a supplier proposed ends with the job, what the tenant proposed waits for the next one', async () => {
    const { requestId, tenant, landlord, offerId } = await acceptedRequest(test, plombex);
    const { open } = (await propose(plombex, requestId, { times: [at(2)] }).expect(201)).body.appointment;
    await test.http('patch', `${path(requestId)}/offers/${offerId}`, plombex.token).send({ status: 'declined' });
    await answer(tenant, requestId, open.id, { status: 'accepted', from: open.times[0].from }).expect(409);
    await eventually(async () => (await read(tenant, requestId)).appointment.earlier[0]?.status === 'superseded');
    await propose(tenant, requestId, { times: [at(3)] }).expect(201);
    const offer = { supplierId: rival.id, firstWins: true };
    const { body } = await test
      .http('post', `${path(requestId)}/offers`, landlord.token)
      .send(offer)
      .expect(201);
    expect((await read(tenant, requestId)).appointment).toMatchObject({ waitsFor: 'taker' });
    expect((await read(rival, requestId)).appointment).toMatchObject({ open: null, earlier: [], mayPropose: false });
    const next = body.offers.find(({ supplierId }: { supplierId: string }) => supplierId === rival.id).id;
    await test
      .http('patch', `${path(requestId)}/offers/${next}`, rival.token)
      .send({ status: 'accepted' })
      .expect(200);
    const seen = (await read(rival, requestId)).appointment;
    expect(seen).toMatchObject({ waitsFor: 'you', earlier: [] });
    await answer(rival, requestId, seen.open.id, { status: 'accepted', from: seen.open.times[0].from }).expect(200);
  });

  it('a request that is canceled takes its proposals with it', async () => {
    const { requestId, tenant } = await acceptedRequest(test, plombex);
    const { open } = (await propose(plombex, requestId, { times: [at(2)] }).expect(201)).body.appointment;
    await test.http('patch', path(requestId), tenant.token).send({ status: 'cancelled' }).expect(200);
    await answer(tenant, requestId, open.id, { status: 'accepted', from: open.times[0].from }).expect(409);
    await propose(plombex, requestId, { times: [at(3)] }).expect(422);
  });

  it('a supplier whose insurance has expired sets no appointment, and the tenant isn’t told why', async () => {
    const careful = await supplier(test, 'Careful');
    const { requestId, tenant, landlord } = await acceptedRequest(test, careful);
    const { open } = (await propose(careful, requestId, { times: [at(2)] }).expect(201)).body.appointment;
    await paper(test, careful, 'insurance', -1);
    await test.http('put', '/api/maintenance-settings', landlord.token).send({ requireInsurance: true }).expect(200);
    const refused = await answer(tenant, requestId, open.id, { status: 'accepted', from: open.times[0].from });
    expect(refused.body).toMatchObject({ reason: 'appointment_blocked' });
    expect(JSON.stringify(refused.body)).not.toMatch(/insurance|gap/);
    expect((await read(tenant, requestId)).appointment).toMatchObject({ waitsFor: 'you' });
    await propose(careful, requestId, { times: [at(3)] }).expect(422);
  });

  it('tells a supplier of another appointment at that time, and the landlord of the notice before entering', async () => {
    const busy = await supplier(test, 'Busy');
    const taken = await acceptedRequest(test, busy);
    const window = { status: 'scheduled', scheduledFor: at(2).from, scheduledUntil: at(2).until };
    await test.http('patch', path(taken.requestId), busy.token).send(window).expect(200);
    const { requestId, tenant } = await acceptedRequest(test, busy);
    await propose(tenant, requestId, { times: [at(2, 1), at(2, 2)] }).expect(201);
    const { appointment } = await read(busy, requestId);
    expect(appointment.open.times).toMatchObject([{ clash: true }, { clash: false }]);
    expect(appointment.entryNoticeHours).toBe(24);
    const { appointment: theirs } = await read(tenant, requestId);
    expect(theirs).toMatchObject({ entryNoticeHours: null, open: { times: [{ clash: false }, { clash: false }] } });
  });

  describe('calendars', () => {
    const file = (who: Person, id: string, base = path(id)) =>
      test.http('get', `${base}/calendar?language=fr`, who.token);
    const unfolded = (text: string) => text.replace(/\r\n /g, '');

    it('everyone downloads the appointment with what they see, and no one else does', async () => {
      const { requestId, tenant, landlord } = await acceptedRequest(test, plombex);
      const ana = await technician(test, plombex, requestId);
      await file(tenant, requestId).expect(404);
      const window = {
        status: 'scheduled',
        scheduledFor: '2037-05-04T13:00:00Z',
        scheduledUntil: '2037-05-04T15:00:00Z',
      };
      await test
        .http('patch', path(requestId), plombex.token)
        .send({ ...window, costCents: 12_345 })
        .expect(200);
      for (const [who, side] of [
        [tenant, 'tenant/repairs'],
        [landlord, 'landlord/maintenance'],
        [plombex, 'supplier/jobs'],
      ] as const) {
        const { text, headers } = await file(who, requestId).expect(200);
        expect(headers['content-type']).toMatch(/text\/calendar/);
        const lines = unfolded(text);
        expect(lines).toContain('DTSTART:20370504T130000Z');
        expect(lines).toContain('DTEND:20370504T150000Z');
        expect(lines).toContain(`UID:${requestId}@`);
        expect(lines).toContain(`/dashboards/${side}/${requestId}`);
        expect(lines).toContain('logement 302');
        expect(said(lines)).not.toMatch(/123|Key 4|514|tenant@/);
      }
      const mine = unfolded((await file(ana, requestId, `/api/my-jobs/${requestId}`).expect(200)).text);
      expect(mine).toContain(`/dashboards/technician/jobs/${requestId}`);
      await file(rival, requestId).expect(404);
      await file(await technician(test, rival), requestId, `/api/my-jobs/${requestId}`).expect(404);
    });

    it('the email’s entry has the same id and a higher number when it moves, and is removed when it is canceled', async () => {
      const { requestId, tenant } = await acceptedRequest(test, plombex);
      const ana = await technician(test, plombex, requestId);
      const set = (day: number) =>
        test
          .http('patch', path(requestId), plombex.token)
          .send({ status: 'scheduled', scheduledFor: at(day).from, scheduledUntil: at(day).until })
          .expect(200);
      const told = (times: number) =>
        eventually(async () => (await mails(ana, 'scheduled', requestId)).length === times);
      await set(2);
      await told(1);
      await set(5);
      await told(2);
      await test.http('patch', path(requestId), tenant.token).send({ status: 'cancelled' }).expect(200);
      await eventually(async () => (await mails(ana, 'cancelled', requestId)).length === 1);
      const [first, moved] = await mails(ana, 'scheduled', requestId);
      const [gone] = await mails(ana, 'cancelled', requestId);
      const read = (mail: { params: Record<string, string> } | undefined) => {
        const text = unfolded(mail?.params.calendar ?? '');
        return [/METHOD:(\w+)/, /UID:(\S+)@/, /SEQUENCE:(\d+)/].map((one) => one.exec(text)?.[1]);
      };
      expect([first, moved, gone].map(read)).toEqual([
        ['REQUEST', requestId, '1'],
        ['REQUEST', requestId, '2'],
        ['CANCEL', requestId, '3'],
      ]);
    });

    it('a job that is given back takes the tenant’s appointment out of the calendar', async () => {
      const { requestId, tenant, offerId } = await acceptedRequest(test, plombex);
      await test
        .http('patch', path(requestId), plombex.token)
        .send({ status: 'scheduled', scheduledFor: at(2).from })
        .expect(200);
      await test.http('patch', `${path(requestId)}/offers/${offerId}`, plombex.token).send({ status: 'declined' });
      await eventually(async () => (await mails(tenant, 'appointment_off', requestId)).length === 1);
      const [off] = await mails(tenant, 'appointment_off', requestId);
      expect(off?.params.calendar).toMatch(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED/);
      expect(off?.params.was).not.toBe('');
    });
  });

  describe('reminders the day before', () => {
    const remind = (app: TestApp) => app.app.get(AppointmentReminders).run();
    const appointment = async (from: string, body: Record<string, unknown> = {}) => {
      const filed = await acceptedRequest(test, plombex, body);
      const ana = await technician(test, plombex, filed.requestId);
      const window = { status: 'scheduled', scheduledFor: from };
      await test.http('patch', path(filed.requestId), plombex.token).send(window).expect(200);
      return { ...filed, ana };
    };
    const soon = (days: number, utc: string) =>
      `${new Date(Date.now() + days * DAY).toISOString().slice(0, 10)}T${utc}:00.000Z`;

    it('go to the tenant, the supplier and the technician once, at a sensible hour where the home is', async () => {
      const { requestId, tenant, landlord, ana } = await appointment(soon(4, '15:00'));
      const other = await startTestAppOn(test.database);
      try {
        const count = async (who: Person) => (await mails(who, 'appointment_reminder', requestId)).length;
        const run = async (now: string) => {
          for (const app of [test, other]) app.clock.setNow(now);
          await Promise.all([remind(test), remind(other)]);
        };
        await run(soon(2, '15:00'));
        await run(soon(3, '11:30'));
        expect(await test.sql('select 1 from appointment_reminder where request_id = $1', [requestId])).toEqual([]);
        await run(soon(3, '15:30'));
        await run(soon(3, '16:00'));
        for (const who of [tenant, plombex, ana]) await eventually(async () => (await count(who)) === 1);
        await eventually(async () => (await told(ana, 'request_appointment_reminder', requestId)).length === 1);
        expect(await count(landlord)).toBe(0);
        expect(await test.sql('select 1 from appointment_reminder where request_id = $1', [requestId])).toHaveLength(1);
      } finally {
        await other.app.close();
      }
    });

    it('go to the landlord where they asked for it, and to no one of what was moved, canceled or made today', async () => {
      const wanted = await appointment(soon(4, '15:00'));
      await test.http('put', '/api/maintenance-settings', wanted.landlord.token).send({ remindAppointments: true });
      const moved = await appointment(soon(4, '15:00'));
      const gone = await appointment(soon(4, '15:00'));
      await test.http('patch', path(moved.requestId), plombex.token).send({ scheduledFor: soon(6, '15:00') });
      await test.http('patch', path(gone.requestId), gone.tenant.token).send({ status: 'cancelled' });
      test.clock.setNow(soon(3, '12:00'));
      plombex = { ...plombex, ...(await signedInAgain(test, plombex)) };
      const late = await appointment(soon(4, '18:00'));
      test.clock.setNow(soon(3, '16:00'));
      await remind(test);
      await eventually(
        async () => (await mails(wanted.landlord, 'appointment_reminder', wanted.requestId)).length === 1,
      );
      const rows = await test.sql<{ id: string }>('select request_id as id from appointment_reminder');
      const ids = rows.map(({ id }) => id);
      for (const { requestId } of [moved, gone, late]) expect(ids).not.toContain(requestId);
    });
  });
});
