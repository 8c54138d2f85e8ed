import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { letHome, type LetHome } from '../../factories/homes.js';
import { filedRequest } from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { alarmOf, emergency, GAS, keyOf, outside, run, saveList, sentTo, stepsOf } from './on-call.js';

describe('the link of an alert', () => {
  let test: TestApp;
  let home: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.setNow('2026-11-24T03:14:00Z');
    home = await letHome(test);
  });

  const ask = (step: 'look' | 'acknowledge', key: string) =>
    test.http('post', `/api/on-call/links/${step}`).send({ key });
  const keysOf = async (...to: string[]) => (await sentTo(test, ...to)).map(keyOf);
  const hours = (count: number) =>
    test.clock.setNow(new Date(Date.parse('2026-11-24T03:14:00Z') + count * 3600_000).toISOString());

  it('opening the link answers nothing, the button does, and it shows what is needed', async () => {
    await saveList(test, home, [outside('Rae')]);
    const { requestId } = await emergency(test, home);
    const [key = ''] = await keysOf('rae@example.com');
    await test.http('get', `/on-call?key=${key}`);
    await test.http('get', `/api/on-call/links/acknowledge?key=${key}`).expect(404);
    for (let times = 0; times < 3; times += 1) {
      const { body } = await ask('look', key).expect(200);
      expect(body).toMatchObject({
        state: 'asking',
        title: 'Kitchen',
        description: null,
        contactName: null,
        contactPhone: null,
      });
      expect(body.place).toContain('Laurier');
    }
    expect(await alarmOf(test, requestId)).toMatchObject({ state: 'asking' });
    const { body } = await ask('acknowledge', key).expect(200);
    expect(body).toMatchObject({ state: 'yours', description: GAS.description });
    expect(body.contactName).toBeTruthy();
    const over = (status: string) =>
      test.sql('update service_request set status = $2 where id = $1', [requestId, status]);
    await over('cancelled');
    expect((await ask('look', key).expect(200)).body).toMatchObject({
      state: 'yours',
      contactName: null,
      contactPhone: null,
      accessNote: null,
    });
    await over('approved');
    expect(await alarmOf(test, requestId)).toMatchObject({ state: 'acknowledged' });
    expect(await stepsOf(test, requestId, home.landlord.token)).toEqual([
      'asked_outside Rae',
      'acknowledged_outside Rae',
    ]);
    const [entry] = await test.sql(
      "select account_id from audit_entry where action = 'on_call.acknowledge' and subject_id = $1",
      [requestId],
    );
    expect(entry).toEqual({ account_id: home.landlord.accountId });
  });

  it('names the landlord’s number when the tenant gave none, to the person who has answered alone', async () => {
    await saveList(test, home, [outside('Zoe')]);
    const { requestId } = await emergency(test, home);
    const [key = ''] = await keysOf('zoe@example.com');
    const phoneOf = async (phone: string | null, ofAccount: string | null) => {
      await test.sql('update app_user set phone = $2 where id = $1', [home.landlord.userId, phone]);
      await test.sql('update account set emergency_phone = $2 where id = $1', [home.landlord.accountId, ofAccount]);
      const { body } = await ask('look', key).expect(200);
      return [body.numberMissing, body.contactPhone, body.landlordPhone];
    };
    const contact = (phone: string | null) =>
      test.sql('update request_contact set phone = $2 where request_id = $1', [requestId, phone]);
    await contact(null);
    expect(await phoneOf('+14165550101', '+14165550102')).toEqual([false, null, null]);
    await ask('acknowledge', key).expect(200);
    expect(await phoneOf('+14165550101', '+14165550102')).toEqual([true, null, '+14165550102']);
    expect(await phoneOf('+14165550101', null)).toEqual([true, null, '+14165550101']);
    expect(await phoneOf(null, null)).toEqual([true, null, null]);
    await contact('+14165550103');
    expect(await phoneOf('+14165550101', '+14165550102')).toEqual([false, '+14165550103', null]);
    await contact(null);
    await test.sql("update service_request set status = 'cancelled' where id = $1", [requestId]);
    expect(await phoneOf('+14165550101', '+14165550102')).toEqual([false, null, null]);
  });

  it('the same link twice, or twice at once, is one answer; another person hears that it is taken', async () => {
    await saveList(test, home, [outside('Sam'), outside('Tea')], { stepMinutes: 5 });
    const { requestId } = await emergency(test, home);
    hours(0.2);
    await run(test);
    const [sam = '', tea = ''] = [...(await keysOf('sam@example.com')), ...(await keysOf('tea@example.com'))];
    const answers = await Promise.all([sam, tea, sam, tea].map((key) => ask('acknowledge', key).expect(200)));
    expect(answers.map(({ body }) => body.state).sort()).toEqual(['taken', 'taken', 'yours', 'yours']);
    const taken = answers.find(({ body }) => body.state === 'taken')?.body;
    expect(taken).toMatchObject({ place: null, description: null, contactName: null });
    const [again] = (await Promise.all([ask('acknowledge', sam), ask('acknowledge', tea)])).filter(
      ({ body }) => body.state === 'yours',
    );
    expect(again?.status).toBe(200);
    const steps = await test.sql("select 1 from request_event where request_id = $1 and detail like 'acknowledged%'", [
      requestId,
    ]);
    expect(steps).toHaveLength(1);
  });

  it('a forged, a cut and an expired link are refused alike', async () => {
    await saveList(test, home, [outside('Uma')]);
    const { requestId } = await emergency(test, home);
    const [key = ''] = await keysOf('uma@example.com');
    for (const wrong of [`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`, key.slice(0, 30), 'x'.repeat(43)])
      for (const step of ['look', 'acknowledge'] as const)
        expect((await ask(step, wrong).expect(400)).body.code).toBe('invalid_link');
    await ask('look', 'short').expect(400);
    hours(24.1);
    for (const step of ['look', 'acknowledge'] as const)
      expect((await ask(step, key).expect(400)).body.code).toBe('invalid_link');
    expect(await alarmOf(test, requestId)).toMatchObject({ state: 'asking' });
  });

  it('says that no one is needed any more once the request is closed or lowered', async () => {
    await saveList(test, home, [outside('Val')]);
    const { requestId } = await emergency(test, home);
    const [key = ''] = await keysOf('val@example.com');
    await test
      .http('patch', `/api/service-requests/${requestId}`, home.landlord.token)
      .send({ status: 'cancelled' })
      .expect(200);
    for (const step of ['look', 'acknowledge'] as const)
      expect((await ask(step, key).expect(200)).body).toMatchObject({ state: 'over', place: null, description: null });
    expect(await stepsOf(test, requestId, home.landlord.token)).toEqual(['asked_outside Val']);
  });

  it('is kept as a hash, and leaves the outbox once the message is delivered', async () => {
    await saveList(test, home, [outside('Wim')]);
    await emergency(test, home);
    const [key = ''] = await keysOf('wim@example.com');
    const rows = await test.sql<{ row: string }>('select row_to_json(l)::text as row from on_call_link l');
    expect(rows.some(({ row }) => row.includes(key))).toBe(false);
  });

  it('someone else’s landlord neither sees nor answers it, nor does another role', async () => {
    await saveList(test, home, [outside('Xen')]);
    const { requestId } = await emergency(test, home);
    const stranger = await letHome(test);
    const path = `/api/on-call/alarms/${requestId}`;
    await test.http('get', path, stranger.landlord.token).expect(404);
    await test.http('post', `${path}/acknowledge`, stranger.landlord.token).expect(404);
    await test.http('post', `${path}/acknowledge`, home.tenant.token).expect(403);
    const { requestId: calm } = await filedRequest(test, { description: 'A tap drips.', priority: 'Low' }, home);
    await test.http('post', `/api/on-call/alarms/${calm}/acknowledge`, home.landlord.token).expect(404);
    const { body } = await test.http('get', `/api/on-call/alarms/${calm}`, home.landlord.token).expect(200);
    expect(body).toEqual({ state: null, nextAt: null, despiteAppointment: false, asks: [] });
    await eventually(async () => (await alarmOf(test, requestId))?.state === 'asking');
  });
});
