import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { personDeleted } from '../../../src/modules/accounts/account.events.js';
import { Erasure } from '../../../src/modules/profiles/erasure.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { home as homeOf, letHome, type LetHome } from '../../factories/homes.js';
import { person, signedInAgain } from '../../factories/people.js';
import { supplier } from '../../factories/repairs.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { emergency, LANDLORD, outside, saveList, sentTo, stepsOf } from './on-call.js';

const NIGHT = { days: [1, 2, 3, 4, 5, 6, 7], from: '22:00', until: '06:00' };

describe('an on-call list', () => {
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

  const body = (people: object[], more: object = {}) => ({
    people,
    stepMinutes: 15,
    timeZone: 'America/Toronto',
    ...more,
  });
  const put = (people: object[], more: object = {}, token = home.landlord.token) =>
    test.http('put', '/api/on-call', token).send(body(people, more));
  const read = async (token = home.landlord.token) => (await test.http('get', '/api/on-call', token).expect(200)).body;
  const duty = async (query = '') =>
    (await test.http('get', `/api/on-call/duty${query}`, home.landlord.token).expect(200)).body;

  it('is empty at first, in the time zone of the first property, and keeps what is saved in its order', async () => {
    expect(await read()).toEqual({
      people: [],
      landlordName: null,
      members: [{ userId: home.landlord.userId, name: 'Test Person', owner: true, first: true, you: true }],
      stepMinutes: 15,
      timeZone: 'America/Toronto',
      holidayRegion: 'CA-QC',
      holidays: expect.any(Array),
      suppliers: [],
      textsReady: false,
      version: 0,
    });
    const plombex = await supplier(test);
    await test
      .http('put', '/api/preferred-suppliers', home.landlord.token)
      .send({ supplierIds: [plombex.id] })
      .expect(200);
    const saved = await saveList(
      test,
      home,
      [
        outside('Ana', { phone: '514 555 0107', texts: true, language: 'fr', hours: [NIGHT] }),
        { kind: 'supplier', supplierId: plombex.id, hours: [], daysOff: [{ from: '2026-12-24', until: '2026-12-26' }] },
        LANDLORD,
      ],
      { stepMinutes: 20, timeZone: 'America/Vancouver', version: 0 },
    );
    expect(saved).toMatchObject({
      stepMinutes: 20,
      timeZone: 'America/Vancouver',
      version: 1,
      suppliers: [{ id: plombex.id, companyName: 'Plombex' }],
      people: [
        {
          kind: 'outside',
          name: 'Ana',
          email: 'ana@example.com',
          phone: '514 555 0107',
          texts: true,
          language: 'fr',
          hours: [NIGHT],
        },
        {
          kind: 'supplier',
          name: 'Plombex',
          supplierId: plombex.id,
          email: null,
          daysOff: [{ from: '2026-12-24', until: '2026-12-26' }],
        },
        { kind: 'landlord', name: null },
      ],
    });
    expect(await read()).toEqual(saved);
    await put([], { version: 0 }).expect(409);
    expect((await put([], { version: 1 }).expect(200)).body).toMatchObject({ people: [], version: 2 });
  });

  it('says who is on call now and at a time, and who is asked when no one is', async () => {
    const { people } = await saveList(test, home, [
      outside('Ana', { hours: [NIGHT] }),
      { ...LANDLORD, hours: [{ ...NIGHT, from: '06:00', until: '22:00' }] },
    ]);
    const [ana, landlord] = people.map(({ id }: { id: string }) => id);
    expect(await duty()).toEqual({
      day: '2026-11-23',
      time: '22:14',
      onDuty: true,
      people: [ana],
      holiday: null,
    });
    expect(await duty('?day=2026-12-24&time=21:59')).toMatchObject({ people: [landlord], onDuty: true });
    await saveList(test, home, [outside('Ana', { hours: [NIGHT] }), outside('Bob', { hours: [NIGHT] })]);
    expect(await duty('?day=2026-12-24&time=12:00')).toMatchObject({
      onDuty: false,
      people: [expect.any(String), expect.any(String)],
    });
    await test.http('get', '/api/on-call/duty?day=2026-12-24', home.landlord.token).expect(400);
    await test.http('get', '/api/on-call/duty?day=2026-02-30&time=25:00', home.landlord.token).expect(400);
  });

  it.each([
    ['a hundred people', Array.from({ length: 100 }, (_, at) => outside(`P${at}`)), {}],
    ['twenty-one', Array.from({ length: 21 }, (_, at) => outside(`P${at}`)), {}],
    ['a hundred lines of hours', [outside('Ana', { hours: Array.from({ length: 100 }, () => NIGHT) })], {}],
    [
      'a hundred days off',
      [outside('Ana', { daysOff: Array.from({ length: 100 }, () => ({ from: '2026-12-24', until: '2026-12-24' })) })],
      {},
    ],
    ['someone outside without an email', [outside('Ana', { email: null })], {}],
    ['someone outside without a name', [outside('Ana', { name: null })], {}],
    ['the landlord twice', [LANDLORD, LANDLORD], {}],
    ['the same address twice', [outside('Ana'), outside('Bob', { email: 'ANA@example.com' })], {}],
    ['a supplier without an id', [{ ...LANDLORD, kind: 'supplier' }], {}],
    ['no such kind', [{ ...LANDLORD, kind: 'tenant' }], {}],
    [
      'a day off that ends before it begins',
      [outside('Ana', { daysOff: [{ from: '2026-12-26', until: '2026-12-24' }] })],
      {},
    ],
    ['hours without a day', [outside('Ana', { hours: [{ ...NIGHT, days: [] }] })], {}],
    ['an hour that doesn’t exist', [outside('Ana', { hours: [{ ...NIGHT, from: '24:00' }] })], {}],
    ['four minutes', [LANDLORD], { stepMinutes: 4 }],
    ['sixty-one minutes', [LANDLORD], { stepMinutes: 61 }],
    ['no time zone', [LANDLORD], { timeZone: 'Mars/Olympus' }],
    ['no such region', [LANDLORD], { holidayRegion: 'Quebec' }],
    ['no such choice for holidays', [{ ...LANDLORD, holidays: 'never' }], {}],
    [
      'a day off that comes back how often',
      [outside('Ana', { daysOff: [{ from: '2026-12-25', until: '2026-12-25', yearly: 'two' }] })],
      {},
    ],
  ])('refuses %s', async (_, people, more) => {
    await put(people, more).expect(400);
    expect((await read()).people).toEqual([]);
  });

  it('shows the public holidays of the next year, of the region that was chosen', async () => {
    expect((await read()).holidays.map(({ id, on }: { id: string; on: string }) => `${on} ${id}`)).toEqual([
      '2026-12-25 christmas',
      '2027-01-01 new_year',
      '2027-03-26 good_friday',
      '2027-03-29 easter_monday',
      '2027-05-24 patriots_day',
      '2027-06-24 st_jean',
      '2027-07-01 canada_day',
      '2027-09-06 labor_day',
      '2027-10-11 thanksgiving_canada',
    ]);
    const saved = await saveList(test, home, [LANDLORD], { holidayRegion: 'US-NY' });
    expect(saved.holidays).toContainEqual({ id: 'thanksgiving_us', on: '2026-11-26', observed: false });
    expect(saved.holidays).toContainEqual({ id: 'juneteenth', on: '2027-06-18', observed: true });
    // A client of the version before sends no region, and changes none.
    expect(await saveList(test, home, [LANDLORD])).toMatchObject({ holidayRegion: 'US-NY' });
    expect(await saveList(test, home, [LANDLORD], { holidayRegion: 'MX-CMX' })).toMatchObject({ holidays: [] });
  });

  it('on public holidays, leaves out who is off then and asks who is there for them', async () => {
    const { people } = await saveList(
      test,
      home,
      [outside('Ana', { holidays: 'off' }), outside('Bob', { holidays: 'only' }), LANDLORD],
      { holidayRegion: 'CA-QC' },
    );
    const [ana, bob, landlord] = people.map(({ id }: { id: string }) => id);
    expect(people).toMatchObject([{ holidays: 'off' }, { holidays: 'only' }, { holidays: 'as_usual' }]);
    const asked = async (on: string, time: string) => {
      const found = await duty(`?day=${on}&time=${time}`);
      return [found.holiday, ...found.people];
    };
    expect(await asked('2027-06-23', '23:59')).toEqual([null, ana, landlord]);
    expect(await asked('2027-06-24', '00:00')).toEqual(['st_jean', bob, landlord]);
    expect(await asked('2027-06-24', '23:59')).toEqual(['st_jean', bob, landlord]);
    expect(await asked('2027-06-25', '00:00')).toEqual([null, ana, landlord]);
    expect(await asked('2027-03-26', '12:00')).toEqual(['good_friday', bob, landlord]);
    expect(await asked('2027-03-29', '12:00')).toEqual(['easter_monday', bob, landlord]);
    // The clock of the list decides what day it is: 03:59 and 04:00 UTC are before and after midnight there.
    for (const [now, holiday] of [
      ['2027-06-24T03:59:00Z', null],
      ['2027-06-24T04:00:00Z', 'st_jean'],
      ['2027-10-11T03:59:00Z', null],
      ['2027-10-11T04:00:00Z', 'thanksgiving_canada'],
    ] as const) {
      test.clock.setNow(now);
      home.landlord.token = (await signedInAgain(test, home.landlord)).token;
      expect((await duty()).holiday).toBe(holiday);
    }
  });

  it.each([
    ['2027-06-24T03:59:00Z', 'America/Toronto', 'Ana'],
    ['2027-06-24T04:00:00Z', 'America/Toronto', 'Bob'],
    // At that time it is still the evening before in Vancouver.
    ['2027-06-24T06:59:00Z', 'America/Vancouver', 'Ana'],
    ['2027-06-24T07:00:00Z', 'America/Vancouver', 'Bob'],
    ['2027-03-26T04:00:00Z', 'America/Toronto', 'Bob'],
  ])(
    'an emergency at %s, with the clock of %s, asks %s: a list of an earlier version has the property’s region',
    async (now, timeZone, name) => {
      test.clock.setNow(now);
      const other = await letHome(test);
      await saveList(test, other, [outside('Ana', { holidays: 'off' }), outside('Bob', { holidays: 'only' })], {
        timeZone,
      });
      await test.sql('update on_call_list set holiday_region = null where account_id = $1', [other.landlord.accountId]);
      const { requestId } = await emergency(test, other);
      expect(await stepsOf(test, requestId, other.landlord.token)).toEqual([`asked_outside ${name}`]);
    },
  );

  it('days off of every year come back', async () => {
    const { people } = await saveList(test, home, [
      outside('Ana', { daysOff: [{ from: '2026-08-01', until: '2026-08-15', yearly: true }] }),
      LANDLORD,
    ]);
    const [ana, landlord] = people.map(({ id }: { id: string }) => id);
    expect(people[0].daysOff).toEqual([{ from: '2026-08-01', until: '2026-08-15', yearly: true }]);
    expect((await duty('?day=2029-08-15&time=12:00')).people).toEqual([landlord]);
    expect((await duty('?day=2029-08-16&time=12:00')).people).toEqual([ana, landlord]);
  });

  it('takes suppliers of the landlord’s own alone', async () => {
    const stranger = await supplier(test, 'Stranger');
    await put([{ kind: 'supplier', supplierId: stranger.id, hours: [], daysOff: [] }]).expect(404);
  });

  it('mails no strangers for a landlord whose own address nobody has proven', async () => {
    await test.sql('update app_user set email_verified_at = null where id = $1', [home.landlord.userId]);
    expect((await put([outside('Ana')]).expect(403)).body.code).toBe('email_unverified');
    await put([LANDLORD]).expect(200);
  });

  it('is each account’s own, and demo and live stay apart', async () => {
    await saveList(test, home, [outside('Ana')]);
    const stranger = await person(test, 'landlord');
    await homeOf(test, stranger);
    expect((await read(stranger.token)).people).toEqual([]);
    const demo = await person(test, 'landlord', { demo: true });
    expect((await put([outside('Demi')], {}, demo.token).expect(200)).body.people).toHaveLength(1);
    const rows = await test.sql<{ demo: boolean }>("select demo from on_call_entry where name = 'Demi'");
    expect(rows).toEqual([{ demo: true }]);
    expect((await read()).people).toHaveLength(1);
    for (const type of ['tenant', 'supplier', 'staff'] as const) {
      const { token } = await person(test, type);
      await test.http('get', '/api/on-call', token).expect(403);
      await put([], {}, token).expect(403);
    }
  });

  it('goes with the account: people, links and names of people outside', async () => {
    const plombex = await supplier(test);
    await test
      .http('put', '/api/preferred-suppliers', home.landlord.token)
      .send({ supplierIds: [plombex.id] })
      .expect(200);
    await saveList(test, home, [outside('Ygor'), { kind: 'supplier', supplierId: plombex.id, hours: [], daysOff: [] }]);
    const { requestId } = await emergency(test, home);
    const erase = async (userId: string) => {
      await test.sql('update app_user set deleted_at = now() where id = $1', [userId]);
      await test.app.get(Scope).asSystem(personDeleted.name, () => test.app.get(Erasure).erase({ userId }));
    };
    await erase(plombex.userId);
    expect((await read()).people).toMatchObject([{ name: 'Ygor' }]);
    await erase(home.landlord.userId);
    for (const table of ['on_call_list', 'on_call_entry', 'on_call_link'])
      expect(await test.sql(`select 1 from ${table} where account_id = $1`, [home.landlord.accountId])).toEqual([]);
    expect(await test.sql('select name from on_call_ask where request_id = $1', [requestId])).toEqual([{ name: '–' }]);
    expect(await test.sql('select state from on_call_alarm where request_id = $1', [requestId])).toEqual([
      { state: 'stopped' },
    ]);
  });
});

describe('a test alert', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ RATE_LIMIT_FACTOR: '1' });
  });
  afterAll(() => test.close());

  it('sends a test to the person who asks and to no one else, a few times an hour', async () => {
    const home = await letHome(test);
    await saveList(test, home, [outside('Zoe')]);
    const ask = () => test.http('post', '/api/on-call/test', home.landlord.token).send({});
    for (let times = 0; times < 5; times += 1) expect((await ask().expect(200)).body).toEqual({ channels: ['email'] });
    await ask().expect(429);
    expect((await sentTo(test, home.landlord.email)).map(({ template }) => template)).toEqual(
      Array(5).fill('on-call.test'),
    );
    expect(await sentTo(test, 'zoe@example.com')).toEqual([]);
  });
});
