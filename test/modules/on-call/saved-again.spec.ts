import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { letHome, type LetHome } from '../../factories/homes.js';
import { supplier } from '../../factories/repairs.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { alarmOf, emergency, keyOf, LANDLORD, outside, run, saveList, sentTo } from './on-call.js';

/** What becomes of people who are on a list already when it is saved again. */
describe('an on-call list that is saved again', () => {
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

  const ALWAYS = { hours: [], daysOff: [] };
  const put = (people: object[]) =>
    test
      .http('put', '/api/on-call', home.landlord.token)
      .send({ people, stepMinutes: 15, timeZone: 'America/Toronto' });
  const prefer = (supplierIds: string[]) =>
    test.http('put', '/api/preferred-suppliers', home.landlord.token).send({ supplierIds }).expect(200);
  const read = async (path = '') => (await test.http('get', `/api/on-call${path}`, home.landlord.token)).body;
  const link = (step: 'look' | 'acknowledge', key: string) =>
    test.http('post', `/api/on-call/links/${step}`).send({ key });
  const keysOf = async (...to: string[]) => (await sentTo(test, ...to)).map(keyOf);

  it('keeps a supplier who is no longer one of the landlord’s, and says so', async () => {
    const plombex = await supplier(test);
    await prefer([plombex.id]);
    const entry = { kind: 'supplier', supplierId: plombex.id, ...ALWAYS };
    await put([entry]).expect(200);
    expect((await read()).people).toMatchObject([{ former: false }]);
    await prefer([]);
    expect((await read()).people).toMatchObject([{ name: 'Plombex', supplierId: plombex.id, former: true }]);
    const { body } = await put([LANDLORD, entry]).expect(200);
    expect(body.people).toMatchObject([{ kind: 'landlord' }, { name: 'Plombex', former: true }]);
    await put([LANDLORD]).expect(200);
    await put([LANDLORD, entry]).expect(404);
  });

  it('skips a supplier whose account is closed, and lets the list be saved with and without them', async () => {
    const plombex = await supplier(test);
    await prefer([plombex.id]);
    const entry = { kind: 'supplier', supplierId: plombex.id, ...ALWAYS };
    await put([entry, outside('Amy')]).expect(200);
    await test.sql('update supplier set closed_at = now() where id = $1', [plombex.id]);
    const [closed, amy] = (await read()).people;
    expect(closed).toMatchObject({ kind: 'supplier', supplierId: plombex.id, former: true });
    expect(await read('/duty')).toMatchObject({ onDuty: true, people: [amy.id] });
    await put([entry, outside('Amy')]).expect(200);
    await emergency(test, home);
    expect(await sentTo(test, 'amy@example.com')).toHaveLength(1);
    expect((await put([outside('Amy')]).expect(200)).body.people).toHaveLength(1);
  });

  it.each(['12', 'call the shop', '555 0107', '+1 555'])('refuses the number %s at its field', async (phone) => {
    const { body } = await put([LANDLORD, outside('Bea', { phone })]).expect(400);
    expect(body.details).toMatchObject([{ field: 'people.1.phone', code: 'phone_of_country' }]);
  });

  it('takes numbers of the homes’ countries and those with a +, as they were typed', async () => {
    const people = [outside('Cal', { phone: '(514) 555-0107' }), outside('Dan', { phone: '+33 6 12 34 56 78' })];
    const { body } = await put(people).expect(200);
    expect(body.people).toMatchObject([{ phone: '(514) 555-0107' }, { phone: '+33 6 12 34 56 78' }]);
    // A number from before there was a check stops no one from changing the rest.
    await test.sql("update on_call_entry set phone = '12' where name = 'Cal'");
    await put([...people.slice(1), outside('Cal', { phone: '12' })]).expect(200);
  });

  it('the links of someone who is taken off the list stop working, those of the others don’t', async () => {
    const plombex = await supplier(test);
    await prefer([plombex.id]);
    await saveList(test, home, [
      outside('Eli', { email: 'Eli@example.com' }),
      { kind: 'supplier', supplierId: plombex.id, ...ALWAYS },
      outside('Fay'),
    ]);
    const { requestId } = await emergency(test, home);
    for (const at of ['03:40', '04:00']) {
      test.clock.setNow(`2026-11-24T${at}:00Z`);
      await run(test);
    }
    const [eli = ''] = await keysOf('Eli@example.com');
    const [owner] = await test.sql<{ email: string }>('select email from app_user where id = $1', [plombex.userId]);
    const [shop = ''] = await keysOf(owner?.email ?? '');
    const [fay = ''] = await keysOf('fay@example.com');
    await saveList(test, home, [LANDLORD, outside('Fay', { hours: [{ days: [1], from: '08:00', until: '09:00' }] })]);
    for (const key of [eli, shop])
      for (const step of ['look', 'acknowledge'] as const)
        expect((await link(step, key).expect(400)).body.code).toBe('invalid_link');
    expect((await link('acknowledge', fay).expect(200)).body.state).toBe('yours');
    expect(await alarmOf(test, requestId)).toMatchObject({ state: 'acknowledged' });
  });

  it('only the alert that answered the present search shows whose it is', async () => {
    await saveList(test, home, [outside('Gus'), outside('Hal')]);
    const { requestId } = await emergency(test, home);
    const [gus = ''] = await keysOf('gus@example.com');
    await link('acknowledge', gus).expect(200);
    // The search begins again later, and someone else takes it.
    await test.sql(
      "update on_call_alarm set state = 'asking', answered_kind = null, ended_at = null, next_at = $2 where request_id = $1",
      [requestId, new Date('2026-11-24T03:30:00Z')],
    );
    test.clock.setNow('2026-11-24T03:40:00Z');
    await run(test);
    const [hal = ''] = await keysOf('hal@example.com');
    expect((await link('acknowledge', hal).expect(200)).body.state).toBe('yours');
    const { body } = await link('look', gus).expect(200);
    expect(body).toMatchObject({ state: 'taken', place: null, description: null, contactName: null });
  });
});
