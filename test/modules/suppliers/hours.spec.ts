import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { person, type Person } from '../../factories/people.js';
import { acceptedRequest, offeredRequest, supplier, type Craftsman } from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { signUp } from '../auth/people.js';

const ZONE = 'America/Vancouver';
const WEEK = { days: [5, 1, 2, 3, 4], from: '08:00', until: '17:00' };
const HOURS = { hours: [WEEK], daysOff: [{ from: '2036-12-24', until: '2036-12-26' }], timeZone: ZONE };

/** Noon in Vancouver so many days from now: far from midnight there and where the home is. */
const noon = (days: number, hour = 20) => {
  const at = new Date(Date.now() + days * 86_400_000);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate(), hour)).toISOString();
};

describe('working hours of suppliers', () => {
  let test: TestApp;
  let landlord: Person;
  beforeAll(async () => {
    test = await startTestApp();
    landlord = await person(test, 'landlord');
  });
  afterAll(() => test.close());

  const put = (who: Person, body: object) => test.http('put', '/api/suppliers/me/hours', who.token).send(body);
  const statedOf = async (who: Craftsman, reader: Person) =>
    (await test.http('get', `/api/suppliers/${who.id}`, reader.token).expect(200)).body.hours;
  const book = (requestId: string, who: Person, scheduledFor: string, more: object = {}) =>
    test
      .http('patch', `/api/service-requests/${requestId}`, who.token)
      .send({ status: 'scheduled', scheduledFor, ...more });
  /** A supplier who takes so many appointments a day, with as many jobs that have none yet. */
  const busy = async (jobsADay: number, jobs: number) => {
    const who = await supplier(test, 'Busy');
    await put(who, { ...HOURS, daysOff: [], jobsADay }).expect(200);
    const requests: string[] = [];
    for (let at = 0; at < jobs; at += 1) requests.push((await acceptedRequest(test, who)).requestId);
    return { who, requests };
  };
  const booked = async (who: Craftsman) =>
    (
      await test.sql<{ n: number }>(
        'select count(*)::int as n from service_request where supplier_account_id = $1 and scheduled_for is not null',
        [who.accountId],
      )
    )[0]?.n;

  it('are stated and changed by the supplier, and read with the directory by landlords, staff and admins', async () => {
    const who = await supplier(test);
    expect(await statedOf(who, who)).toBeNull();
    const { body } = await put(who, { ...HOURS, jobsADay: 3, resumesOn: '2036-12-01' }).expect(200);
    expect(body.hours).toEqual({
      hours: [{ ...WEEK, days: [1, 2, 3, 4, 5] }],
      daysOff: HOURS.daysOff,
      jobsADay: 3,
      resumesOn: '2036-12-01',
      fullDays: [],
      timeZone: ZONE,
      version: body.hours.version,
    });
    for (const reader of [landlord, await person(test, 'staff'), await person(test, 'admin')])
      expect(await statedOf(who, reader)).toEqual(body.hours);
    const { body: list } = await test.http('get', '/api/suppliers?limit=200', landlord.token).expect(200);
    expect(list.find(({ id }: { id: string }) => id === who.id).hours.resumesOn).toBe('2036-12-01');
    const { body: cleared } = await put(who, { hours: [], daysOff: [], timeZone: ZONE }).expect(200);
    expect(cleared.hours).toMatchObject({ hours: [], daysOff: [], jobsADay: null, resumesOn: null });
  });

  it('are nobody’s to change but the supplier’s, and not shown to tenants and other suppliers', async () => {
    const who = await supplier(test);
    await put(who, HOURS).expect(200);
    const others = [await person(test, 'tenant'), await supplier(test, 'Rival')];
    for (const reader of others) expect(await statedOf(who, reader)).toBeNull();
    for (const other of [landlord, others[0] ?? landlord, await person(test, 'admin')])
      await put(other, HOURS).expect(403);
    await test.http('put', '/api/suppliers/me/hours').send(HOURS).expect(401);
  });

  it('refuse what is no time, no day or no number, and days off that end before they begin', async () => {
    const who = await supplier(test);
    for (const wrong of [
      { hours: null },
      { hours: [{ ...WEEK, days: [] }] },
      { hours: [{ ...WEEK, days: [0] }] },
      { hours: [{ ...WEEK, days: [1, 1] }] },
      { hours: [{ ...WEEK, from: '24:00' }] },
      { hours: [{ ...WEEK, until: null }] },
      { hours: Array.from({ length: 22 }, () => WEEK) },
      { daysOff: [{ from: '2036-12-26', until: '2036-12-24' }] },
      { daysOff: [{ from: '2036-02-30', until: '2036-03-01' }] },
      { daysOff: Array.from({ length: 61 }, () => HOURS.daysOff[0]) },
      { jobsADay: 0 },
      { jobsADay: 51 },
      { jobsADay: 1.5 },
      { resumesOn: 'soon' },
      { timeZone: 'Mars/Olympus' },
      { accountId: who.accountId },
    ])
      expect([wrong, (await put(who, { ...HOURS, ...wrong })).status]).toEqual([wrong, 400]);
    expect(await statedOf(who, who)).toBeNull();
  });

  it('saved twice at once end in one of both, and an old version is refused', async () => {
    const who = await supplier(test);
    const first = await Promise.all([put(who, { ...HOURS, jobsADay: 1 }), put(who, { ...HOURS, jobsADay: 2 })]);
    expect(first.map(({ status }) => status)).toEqual([200, 200]);
    const { version } = await statedOf(who, who);
    const again = await Promise.all([3, 4].map((jobsADay) => put(who, { ...HOURS, jobsADay, version })));
    expect(again.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await test.sql('select 1 from supplier_hours where account_id = $1', [who.accountId])).toHaveLength(1);
  });

  it('refuse no appointment outside of them', async () => {
    const who = await supplier(test);
    await put(who, { ...HOURS, hours: [{ days: [1], from: '08:00', until: '09:00' }], resumesOn: '2036-12-01' });
    const job = await acceptedRequest(test, who);
    await book(job.requestId, who, noon(3)).expect(200);
    await book(job.requestId, who, noon(4)).expect(200);
  });

  it('an appointment beyond the capacity of its day needs a confirmation, by the calendar where the supplier is', async () => {
    const { who, requests } = await busy(1, 3);
    const [one = '', two = '', three = ''] = requests;
    // 7 in the evening in Vancouver: the next day already where the homes are.
    await book(one, who, noon(3, 27)).expect(200);
    const { body: refused } = await book(two, who, noon(3)).expect(422);
    expect(refused.reason).toBe('supplier_full');
    await book(two, who, noon(4)).expect(200);
    await book(three, who, noon(3), { overCapacity: true }).expect(200);
    // The appointment itself doesn’t count against it when it moves within its day.
    await book(two, who, noon(4, 22)).expect(200);
    await book(one, who, noon(3, 22), { overCapacity: false }).expect(422);
    const { fullDays } = await statedOf(who, landlord);
    expect(fullDays).toEqual([noon(3).slice(0, 10), noon(4).slice(0, 10)]);
  });

  it('two appointments at once don’t both take the last place of a day', async () => {
    const { who, requests } = await busy(2, 3);
    const [one = '', ...last] = requests;
    await book(one, who, noon(5)).expect(200);
    const answers = await Promise.all(last.map((id) => book(id, who, noon(5))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await booked(who)).toBe(2);
  });

  it('an acceptance with an appointment, and a pick of an answer, need the same confirmation', async () => {
    const { who, requests } = await busy(1, 1);
    await book(requests[0] ?? '', who, noon(6)).expect(200);
    const direct = await offeredRequest(test, who);
    const accept = (more: object) =>
      test
        .http('patch', `/api/service-requests/${direct.requestId}/offers/${direct.offerId}`, who.token)
        .send({ status: 'accepted', scheduledFor: noon(6), ...more });
    expect((await accept({}).expect(422)).body.reason).toBe('supplier_full');
    await accept({ overCapacity: true }).expect(200);
    const priced = await offeredRequest(test, who, { firstWins: false });
    const path = `/api/service-requests/${priced.requestId}/offers/${priced.offerId}`;
    await test
      .http('patch', path, who.token)
      .send({ status: 'answered', amountCents: 20_000, scheduledFor: noon(6) })
      .expect(200);
    const pick = (more: object) =>
      test.http('patch', path, priced.landlord.token).send({ status: 'accepted', amountCents: 20_000, ...more });
    expect((await pick({}).expect(422)).body.reason).toBe('supplier_full');
    await pick({ overCapacity: true }).expect(200);
  });

  it('go with the account', async () => {
    const leaving = await signUp(test, 'supplier', 'leaving-hours@example.com');
    await eventually(async () => (await put({ ...leaving, demo: false }, HOURS)).status === 200);
    await test
      .http('post', '/api/profiles/me/deletion', leaving.token)
      .send({ currentPassword: 'correct horse' })
      .expect(204);
    await eventually(
      async () =>
        (await test.sql('select 1 from supplier_hours where account_id = $1', [leaving.accountId])).length === 0,
    );
  });
});
