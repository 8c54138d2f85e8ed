import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ON_CALL } from '../../../src/contract/on-call.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { signedInAgain, type Person } from '../../factories/people.js';
import { filedRequest, supplier } from '../../factories/repairs.js';
import { eventually, startTestApp, startTestAppOn, type TestApp } from '../../support/app.js';
import { said } from '../../support/said.js';
import { alarmOf, emergency, GAS, LANDLORD, outside, run, saveList, sentTo, stepsOf } from './on-call.js';

const START = Date.parse('2026-11-24T03:14:00Z');

describe('the search for someone on call', () => {
  let test: TestApp;
  let other: TestApp;
  let home: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
    other = await startTestAppOn(test.database);
  });
  afterAll(async () => {
    await other.app.close();
    await test.close();
  });
  beforeEach(async () => {
    await test.sql(
      "update on_call_alarm set state = 'acknowledged', answered_kind = 'landlord', next_at = null, ended_at = now() where state <> 'acknowledged'",
    );
    at(0);
    home = await letHome(test);
  });

  /** Sets both clocks, which go on from there: a minute more than the step is enough on a slow machine. */
  const at = (minutes: number) => {
    const now = new Date(START + minutes * 60_000).toISOString();
    test.clock.setNow(now);
    other.clock.setNow(now);
  };
  const again = async (who: Person) => (await signedInAgain(test, who)).token;
  const steps = async (requestId: string) => stepsOf(test, requestId, await again(home.landlord));
  const detail = async (requestId: string, token: string) =>
    (await test.http('get', `/api/service-requests/${requestId}`, token).expect(200)).body;

  it('asks one after the other until someone answers, and the timeline has each step with its time', async () => {
    const plombex = await supplier(test);
    await test
      .http('put', '/api/preferred-suppliers', home.landlord.token)
      .send({ supplierIds: [plombex.id] })
      .expect(200);
    await saveList(test, home, [
      outside('Ana', { hours: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '18:00', until: '08:00' }] }),
      outside('Day', { hours: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '08:00', until: '18:00' }] }),
      { kind: 'supplier', supplierId: plombex.id, hours: [], daysOff: [] },
      LANDLORD,
    ]);
    const { requestId } = await emergency(test, home);
    expect(await sentTo(test, 'ana@example.com')).toMatchObject([
      { channel: 'email', template: 'on-call.asked', params: { title: 'Kitchen', minutes: 15 } },
    ]);
    at(14);
    await run(test);
    expect(await steps(requestId)).toEqual(['asked_outside Ana']);
    at(16);
    await run(test);
    at(32);
    await run(test);
    expect(await steps(requestId)).toEqual([
      'asked_outside Ana',
      'no_answer_outside Ana',
      'asked_supplier Plombex',
      'no_answer_supplier Plombex',
      expect.stringMatching(/^asked_landlord \S+/),
    ]);
    expect(await sentTo(test, plombex.email)).toHaveLength(1);
    expect(await sentTo(test, 'day@example.com')).toEqual([]);
    await eventually(async () => {
      const rung = await test.sql("select 1 from notification where kind = 'on_call_asked' and user_id = $1", [
        home.landlord.userId,
      ]);
      return rung.length === 1;
    });
    at(33);
    const token = await again(home.landlord);
    const path = `/api/on-call/alarms/${requestId}`;
    expect((await test.http('get', path, token).expect(200)).body).toMatchObject({
      state: 'asking',
      asks: [{}, {}, {}],
    });
    const { body } = await test.http('post', `${path}/acknowledge`, token).expect(200);
    expect(body).toMatchObject({
      state: 'acknowledged',
      nextAt: null,
      asks: [
        {
          name: 'Ana',
          kind: 'outside',
          channels: ['email'],
          askedAt: expect.stringContaining('T03:14'),
          outcome: 'no_answer',
        },
        { name: 'Plombex', kind: 'supplier', outcome: 'no_answer', outcomeAt: expect.stringContaining('T03:46') },
        {
          kind: 'landlord',
          channels: ['bell', 'email'],
          outcome: 'acknowledged',
          outcomeAt: expect.stringContaining('T03:47'),
        },
      ],
    });
    at(300);
    await run(test);
    const events = (await detail(requestId, await again(home.landlord))).events.filter(
      ({ kind }: { kind: string }) => kind === 'on_call',
    );
    expect(events.map(({ at: when }: { at: string }) => when.slice(11, 16))).toEqual([
      '03:14',
      '03:30',
      '03:30',
      '03:46',
      '03:46',
      '03:47',
    ]);
    expect(events.at(-1)).toMatchObject({ detail: 'acknowledged_landlord', by: 'landlord' });
  });

  it('tells tenants which role was asked and when, and nothing else', async () => {
    await saveList(test, home, [outside('Bea', { phone: '514 555 0107' }), LANDLORD]);
    const { requestId, tenant } = await emergency(test, home);
    const seen = await detail(requestId, tenant.token);
    expect(seen.events.filter(({ kind }: { kind: string }) => kind === 'on_call')).toMatchObject([
      { detail: 'asked_outside', note: null, at: expect.stringContaining('2026-11-24T03:14') },
    ]);
    expect(said(seen)).not.toMatch(/Bea|bea@|555 0107/);
    for (const path of [`/api/on-call/alarms/${requestId}`, '/api/on-call'])
      await test.http('get', path, tenant.token).expect(403);
  });

  it('goes around three times, then tells the landlord that no one answered', async () => {
    await saveList(test, home, [outside('Cleo'), LANDLORD], { stepMinutes: 5 });
    const { requestId } = await emergency(test, home);
    for (let minute = 6; minute <= 60; minute += 6) {
      at(minute);
      await run(test);
    }
    expect(await sentTo(test, 'cleo@example.com')).toHaveLength(3);
    expect((await steps(requestId)).at(-1)).toBe('no_one');
    expect((await steps(requestId)).filter((step) => step.startsWith('asked'))).toHaveLength(6);
    const mails = await sentTo(test, home.landlord.email);
    expect(mails.map(({ template }) => template)).toEqual([
      'on-call.asked',
      'on-call.asked',
      'on-call.asked',
      'on-call.unanswered',
    ]);
    expect(await alarmOf(test, requestId)).toMatchObject({ state: 'unanswered', round: 3 });
    // Better late than never.
    const token = await again(home.landlord);
    const { body } = await test.http('post', `/api/on-call/alarms/${requestId}/acknowledge`, token).expect(200);
    expect(body.state).toBe('acknowledged');
  });

  it('ONCALL-03 what no one answered is over once there is an appointment, and starts over without it', async () => {
    await saveList(test, home, [outside('Quy')], { stepMinutes: 5 });
    const { requestId, landlord } = await emergency(test, home);
    for (const minute of [6, 12, 18]) {
      at(minute);
      await run(test);
    }
    expect(await alarmOf(test, requestId)).toMatchObject({ state: 'unanswered' });
    const change = async (body: object) =>
      test
        .http('patch', `/api/service-requests/${requestId}`, await again(landlord))
        .send(body)
        .expect(200);
    await change({ status: 'approved' });
    await run(test);
    expect(await alarmOf(test, requestId)).toMatchObject({ state: 'unanswered' });
    await change({ status: 'scheduled', scheduledFor: '2026-11-24T15:00:00Z' });
    await run(test);
    expect(await alarmOf(test, requestId)).toMatchObject({ state: 'stopped' });
    await change({ status: 'approved' });
    await run(test);
    expect(await alarmOf(test, requestId)).toMatchObject({ state: 'asking', round: 1 });
    expect(await sentTo(test, 'quy@example.com')).toHaveLength(4);
  });

  it('two processes ask no one twice and leave no one out, whatever they are told twice', async () => {
    const names = ['Dan', 'Eva', 'Finn'];
    await saveList(
      test,
      home,
      names.map((name) => outside(name)),
      { stepMinutes: 5 },
    );
    const { requestId } = await emergency(test, home);
    for (let minute = 6; minute <= 60; minute += 6) {
      at(minute);
      await Promise.all([run(test), run(other), run(test), run(other)]);
    }
    const mails = await sentTo(test, ...names.map((name) => `${name.toLowerCase()}@example.com`));
    expect(mails.map(({ to }) => to.split('@')[0])).toEqual([
      'dan',
      'eva',
      'finn',
      'dan',
      'eva',
      'finn',
      'dan',
      'eva',
      'finn',
    ]);
    expect((await steps(requestId)).filter((step) => step === 'no_one')).toHaveLength(1);
  });

  it('goes on where it was when no process has run for hours', async () => {
    await saveList(test, home, [outside('Gus'), outside('Hal')]);
    const { requestId } = await emergency(test, home);
    at(600);
    await run(test);
    await run(test);
    expect(await steps(requestId)).toEqual(['asked_outside Gus', 'no_answer_outside Gus', 'asked_outside Hal']);
  });

  it('stops when the request is lowered, and goes on where it was when it is raised again', async () => {
    await saveList(test, home, [outside('Ida'), outside('Jan')]);
    const { requestId, landlord } = await emergency(test, home);
    const path = `/api/service-requests/${requestId}`;
    const lower = { priority: 'High', belowFloorReason: 'The utility has checked.' };
    await test.http('patch', path, landlord.token).send(lower).expect(200);
    await run(test);
    expect(await alarmOf(test, requestId)).toMatchObject({ state: 'stopped' });
    at(60);
    await run(test);
    expect(await sentTo(test, 'jan@example.com')).toEqual([]);
    await test
      .http('patch', path, await again(landlord))
      .send({ priority: 'Emergency' })
      .expect(200);
    await eventually(async () => (await sentTo(test, 'jan@example.com')).length === 1);
    expect(await sentTo(test, 'ida@example.com')).toHaveLength(1);
  });

  it.each([
    ['canceled', [{ status: 'cancelled' }]],
    ['declined', [{ status: 'declined' }]],
    ['under way', [{ status: 'approved' }, { status: 'in_progress' }]],
  ])('stops when the request is %s', async (_, changes) => {
    await saveList(test, home, [outside('Kim'), outside('Lou')]);
    const { requestId, landlord } = await emergency(test, home);
    for (const change of changes)
      await test.http('patch', `/api/service-requests/${requestId}`, landlord.token).send(change).expect(200);
    const before = (await sentTo(test, 'lou@example.com')).length;
    at(16);
    await run(test);
    expect(await alarmOf(test, requestId)).toMatchObject({ state: 'stopped' });
    expect(await sentTo(test, 'lou@example.com')).toHaveLength(before);
  });

  it('ONCALL-01 goes on when the appointment is taken back, but not once someone is on it', async () => {
    await saveList(test, home, [outside('Noa'), outside('Pip')]);
    const { requestId, landlord } = await emergency(test, home);
    const change = async (...statuses: string[]) => {
      for (const status of statuses) {
        const body = { status, ...(status === 'scheduled' && { scheduledFor: '2026-11-24T15:00:00Z' }) };
        const token = await again(landlord);
        await test.http('patch', `/api/service-requests/${requestId}`, token).send(body).expect(200);
      }
    };
    await change('approved', 'scheduled');
    await run(test);
    expect(await alarmOf(test, requestId)).toMatchObject({ state: 'stopped' });
    await change('approved');
    await Promise.all([run(test), run(other)]);
    expect(await alarmOf(test, requestId)).toMatchObject({ state: 'asking' });
    expect(await sentTo(test, 'pip@example.com')).toHaveLength(1);
    const path = `/api/on-call/alarms/${requestId}/acknowledge`;
    await test.http('post', path, await again(landlord)).expect(200);
    await change('scheduled', 'approved');
    await run(test);
    expect(await alarmOf(test, requestId)).toMatchObject({ state: 'acknowledged' });
  });

  it('begins when the tenant names an emergency after an appointment was set, until someone is on it', async () => {
    await saveList(test, home, [outside('Uma'), outside('Vic')]);
    const { requestId } = await filedRequest(test, { title: 'Tap', description: 'It drips.', priority: 'Low' }, home);
    const path = `/api/service-requests/${requestId}`;
    for (const body of [{ status: 'approved' }, { status: 'scheduled', scheduledFor: '2026-11-27T15:00:00Z' }])
      await test.http('patch', path, home.landlord.token).send(body).expect(200);
    const say = async (message: string) =>
      test
        .http('post', `${path}/lines`, await again(home.tenant))
        .send({ message })
        .expect(201);
    await say('There is a strong smell of gas now.');
    await eventually(async () => (await alarmOf(test, requestId))?.state === 'asking');
    await run(test);
    expect(await alarmOf(test, requestId)).toMatchObject({ state: 'asking' });
    const alarm = `/api/on-call/alarms/${requestId}`;
    expect((await test.http('get', alarm, home.landlord.token).expect(200)).body.despiteAppointment).toBe(true);
    at(16);
    await run(test);
    expect(await sentTo(test, 'vic@example.com')).toHaveLength(1);
    await test.http('post', `${alarm}/acknowledge`, await again(home.landlord)).expect(200);
    expect(await alarmOf(test, requestId)).toMatchObject({ state: 'acknowledged' });
    // Work that begins ends a search like any other.
    await test.sql("update on_call_alarm set ended_at = now() - interval '900 days' where request_id = $1", [
      requestId,
    ]);
    await say('And now the kitchen is on fire!');
    await eventually(async () => (await alarmOf(test, requestId))?.state === 'asking');
    await test
      .http('patch', path, await again(home.landlord))
      .send({ status: 'in_progress' })
      .expect(200);
    await run(test);
    expect(await alarmOf(test, requestId)).toMatchObject({ state: 'stopped' });
  });

  it('goes on when the tenant names an emergency just after an appointment was made', async () => {
    await saveList(test, home, [outside('Wim'), outside('Xia')]);
    const { requestId, landlord, tenant } = await emergency(test, home);
    const path = `/api/service-requests/${requestId}`;
    for (const body of [{ status: 'approved' }, { status: 'scheduled', scheduledFor: '2026-11-27T15:00:00Z' }])
      await test
        .http('patch', path, await again(landlord))
        .send(body)
        .expect(200);
    await test
      .http('post', `${path}/lines`, await again(tenant))
      .send({ message: 'Now the kitchen is on fire!' })
      .expect(201);
    const alarm = async () => (await test.http('get', `/api/on-call/alarms/${requestId}`, await again(landlord))).body;
    await eventually(async () => (await alarm()).despiteAppointment === true);
    at(16);
    await run(test);
    expect(await alarmOf(test, requestId)).toMatchObject({ state: 'asking' });
    expect(await sentTo(test, 'xia@example.com')).toHaveLength(1);
  });

  it('begins when changed words, or the landlord, make a request an emergency', async () => {
    await saveList(test, home, [outside('Mia')]);
    for (const [who, change] of [
      [home.tenant, { description: 'It drips, and I smell gas.' }],
      [home.landlord, { priority: 'Emergency' }],
    ] as const) {
      const { requestId } = await filedRequest(test, { title: 'Tap', description: 'It drips.', priority: 'Low' }, home);
      await test.http('patch', `/api/service-requests/${requestId}`, who.token).send(change).expect(200);
      await eventually(() => alarmOf(test, requestId));
      expect(await steps(requestId)).toEqual(['asked_outside Mia']);
    }
  });

  it('a priority that goes up and down starts no second search within the hour after an answer', async () => {
    await saveList(test, home, [outside('Ned')]);
    const { requestId, landlord } = await emergency(test, home);
    const change = (body: object, token: string) =>
      test.http('patch', `/api/service-requests/${requestId}`, token).send(body).expect(200);
    const upAndDown = async (token: string) => {
      await change({ priority: 'High', belowFloorReason: 'The utility has checked.' }, token);
      await change({ priority: 'Emergency' }, token);
    };
    await test.http('post', `/api/on-call/alarms/${requestId}/acknowledge`, landlord.token).expect(200);
    await upAndDown(landlord.token);
    // The handler of the second change has run once the job of a later request is done.
    const later = await filedRequest(test, GAS, home);
    await eventually(() => alarmOf(test, later.requestId));
    expect(await alarmOf(test, requestId)).toMatchObject({ state: 'acknowledged' });
    at(61);
    await upAndDown(await again(landlord));
    await eventually(async () => (await alarmOf(test, requestId))?.state === 'asking');
  });

  it('a list that was gone through in vain is gone through again after a growing pause, and in the morning', async () => {
    await saveList(test, home, [outside('Oli')], { stepMinutes: 5 });
    const { requestId } = await emergency(test, home);
    const asked = async () => (await sentTo(test, 'oli@example.com')).length;
    const until = async (from: number, to: number) => {
      for (let minute = from; minute <= to; minute += 6) {
        at(minute);
        await run(test);
      }
    };
    await until(6, 24);
    expect([await asked(), (await alarmOf(test, requestId))?.state]).toEqual([3, 'unanswered']);
    await until(30, 54);
    expect([await asked(), (await alarmOf(test, requestId))?.state]).toEqual([4, 'asking']);
    await until(60, 72);
    expect([await asked(), (await alarmOf(test, requestId))?.state]).toEqual([6, 'unanswered']);
    // 22:14 there at the start: at 7:59 the quiet of the fifth time has not ended, at 8:00 it has.
    await test.sql("update on_call_alarm set tries = 5, next_at = '2026-11-24T13:00:00Z' where request_id = $1", [
      requestId,
    ]);
    at(585);
    await run(test);
    expect(await asked()).toBe(6);
    at(587);
    await run(test);
    expect(await asked()).toBe(7);
    expect((await steps(requestId)).filter((step) => step === 'no_one')).toHaveLength(2);
  });

  it('without a list the owner is asked by the bell at first, as the email about the emergency goes out then', async () => {
    const { requestId } = await emergency(test, home);
    expect(await steps(requestId)).toEqual([expect.stringMatching(/^asked_landlord /)]);
    const mails = await test.sql(
      "select params->>'emergency' as emergency from outbox_message where recipient = $1 order by created_at, id",
      [home.landlord.email],
    );
    expect(mails).toEqual([{ emergency: 'yes' }]);
  });

  it('ONCALL-02 one tenant starts no more searches within the hour than a tenant can, and others still do', async () => {
    await saveList(test, home, [outside('Ray')]);
    for (let filed = 0; filed < ON_CALL.alarmsPerReporter; filed += 1) await emergency(test, home);
    const { requestId } = await filedRequest(test, GAS, home);
    const neighbor = await letHome(test, {}, home.landlord);
    await emergency(test, neighbor);
    expect(await alarmOf(test, requestId)).toBeUndefined();
  });

  it('ONCALL-02 a flood of emergencies reaches no one more often than the limits allow', async () => {
    await saveList(test, home, [outside('Sol')]);
    for (let filed = 0, place = home; filed < ON_CALL.alarmsPerHour; filed += 1) {
      if (filed > 0 && filed % ON_CALL.alarmsPerReporter === 0) place = await letHome(test, {}, home.landlord);
      await emergency(test, place);
    }
    expect(await sentTo(test, 'sol@example.com')).toHaveLength(ON_CALL.emailsPerHour);
    const unheard = await sentTo(test, home.landlord.email);
    expect(unheard.map(({ template }) => template)).toEqual(
      Array.from({ length: ON_CALL.alarmsPerHour - ON_CALL.emailsPerHour }, () => 'on-call.unanswered'),
    );
    const { requestId } = await filedRequest(test, GAS, await letHome(test, {}, home.landlord));
    const elsewhere = await letHome(test);
    await saveList(test, elsewhere, [outside('Tom')]);
    // The handler of the request before has run once the alarm of a later request is there.
    await emergency(test, elsewhere);
    expect(await alarmOf(test, requestId)).toBeUndefined();
    const usual = await test.sql(
      "select 1 from outbox_message where template = 'service-requests.submitted' and recipient = $1",
      [home.landlord.email],
    );
    expect(usual).toHaveLength(ON_CALL.alarmsPerHour + 1);
    at(61);
    const later = await filedRequest(test, GAS, {
      ...home,
      tenant: { ...home.tenant, token: await again(home.tenant) },
    });
    await eventually(() => alarmOf(test, later.requestId));
    expect(await sentTo(test, 'sol@example.com')).toHaveLength(ON_CALL.emailsPerHour + 1);
  });

  it('ONCALL-06 asks a landlord whose names are as long as names can be', async () => {
    await test.sql('update app_user set first_name = $2, last_name = $2 where id = $1', [
      home.landlord.userId,
      'N'.repeat(80),
    ]);
    await saveList(test, home, [LANDLORD]);
    await emergency(test, home);
    expect(await sentTo(test, home.landlord.email)).toHaveLength(1);
  });

  it('passes over those who can’t be reached, and tells the landlord if there is no one else', async () => {
    const gone = await supplier(test, 'Gone');
    await test
      .http('put', '/api/preferred-suppliers', home.landlord.token)
      .send({ supplierIds: [gone.id] })
      .expect(200);
    await saveList(test, home, [{ kind: 'supplier', supplierId: gone.id, hours: [], daysOff: [] }]);
    await test.sql('update app_user set email_notifications = false where id = $1', [gone.userId]);
    const { requestId } = await emergency(test, home);
    expect(await steps(requestId)).toEqual(['no_one']);
    expect((await sentTo(test, home.landlord.email)).map(({ template }) => template)).toEqual(['on-call.unanswered']);
  });

  it.each([
    ['a day off', { daysOff: [{ from: '2020-01-01', until: '2090-01-01' }] }],
    ['no new jobs', { daysOff: [], resumesOn: '2090-01-01' }],
  ])('a supplier who has stated %s is asked only if there is no one else, and the list says so', async (_, stated) => {
    const away = await supplier(test, 'Away');
    await test
      .http('put', '/api/preferred-suppliers', home.landlord.token)
      .send({ supplierIds: [away.id] })
      .expect(200);
    await test
      .http('put', '/api/suppliers/me/hours', away.token)
      .send({ hours: [], timeZone: 'America/Toronto', ...stated })
      .expect(200);
    const supplierAway = { kind: 'supplier', supplierId: away.id, hours: [], daysOff: [] };
    const { people } = await saveList(test, home, [supplierAway, outside('Zoe')]);
    const { body: duty } = await test.http('get', '/api/on-call/duty', home.landlord.token).expect(200);
    expect(duty).toMatchObject({ onDuty: true, people: [people[1].id] });
    const { requestId } = await emergency(test, home);
    expect(await steps(requestId)).toEqual(['asked_outside Zoe']);
    const other = await letHome(test);
    await test
      .http('put', '/api/preferred-suppliers', other.landlord.token)
      .send({ supplierIds: [away.id] })
      .expect(200);
    await saveList(test, other, [supplierAway]);
    const { requestId: alone } = await emergency(test, other);
    expect(await stepsOf(test, alone, other.landlord.token)).toEqual(['asked_supplier Away']);
  });
});

describe('the search with text messages', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({
      TWILIO_ACCOUNT_SID: 'AC0123',
      TWILIO_AUTH_TOKEN: 'token',
      TWILIO_FROM: '+15145550100',
      TWILIO_API_URL: 'http://127.0.0.1:9',
    });
  });
  afterAll(() => test.close());

  it('sends a text message to those who have agreed to it, where texts are set up', async () => {
    const home = await letHome(test);
    await saveList(
      test,
      home,
      [outside('Pia', { phone: '514 555 0134', texts: true }), outside('Quin', { phone: '514 555 0135' })],
      {
        stepMinutes: 5,
      },
    );
    const { requestId } = await emergency(test, home);
    const [row] = await test.sql<{ channels: string[] }>('select channels from on_call_ask where request_id = $1', [
      requestId,
    ]);
    expect(row?.channels).toEqual(['email', 'sms']);
    const [text] = await sentTo(test, '+15145550134');
    expect(text?.params.url).toMatch(/\/on-call\?key=[\w-]{43}$/);
    expect(await sentTo(test, '+15145550135')).toEqual([]);
  });

  it('sends the test of a landlord who takes text messages as one too', async () => {
    const { landlord } = await letHome(test);
    await test.sql("update app_user set sms_notifications = true, phone = '514 555 0136' where id = $1", [
      landlord.userId,
    ]);
    const { body } = await test.http('post', '/api/on-call/test', landlord.token).send({}).expect(200);
    expect(body.channels).toEqual(['email', 'sms']);
    expect(await sentTo(test, '+15145550136')).toMatchObject([{ channel: 'sms', template: 'on-call.test' }]);
  });
});
