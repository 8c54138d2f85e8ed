import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { letHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';

const NOW = '2026-11-18T15:00:00Z';

describe('how the installation developed', () => {
  let test: TestApp;
  let admin: Person;
  const trends = async () => (await test.http('get', '/api/admin/stats/trends', admin.token).expect(200)).body;

  /** The database dates accounts by its own clock, which is later than NOW. */
  const joinedInNovember = () =>
    test.sql("update app_user set created_at = '2026-11-02T00:00:00Z' where created_at > '2026-11-01'");

  beforeAll(async () => {
    test = await startTestApp();
    test.clock.setNow(NOW);
    admin = await person(test, 'admin');
    await joinedInNovember();
  });
  afterAll(() => test.close());

  /** `count` conversations that began then, each answered after so many seconds, or never. */
  const chats = (
    count: number,
    at: string,
    { seconds = null as number | null, demo = false, reason = null as string | null } = {},
  ) =>
    test.sql(
      `with made as (
         insert into chat_session (id, demo, created_at, role, language, status, last_sequence, last_message_at, closed_at, close_reason)
         select gen_random_uuid(), $2, $3, 'general', 'en', 'closed', 2, $3, $3, $5 from generate_series(1, $1) returning id)
       insert into chat_message (id, demo, created_at, conversation_id, sequence, message, sender_type, automatic, language)
       select gen_random_uuid(), $2, $3::timestamptz + make_interval(secs => line.seconds), made.id, line.sequence, 'words', line.sender, false, 'en'
       from made, (values (1, 'visitor', 0), (2, 'agent', $4::int)) line (sequence, sender, seconds) where line.seconds is not null`,
      [count, demo, at, seconds, reason],
    );
  const refused = (count: number, action: string, at: string, demo = false) =>
    test.sql(
      `insert into audit_entry (id, at, demo, role, action, source, request_id) select gen_random_uuid(), $3, $4, 'visitor', $2, '203.0.113.7', 'r' from generate_series(1, $1)`,
      [count, action, at, demo],
    );

  it('SF-028 of an empty installation, has every month and every day, with zeros', async () => {
    const { users, units, rent, tickets, chats: days, refusedSignIns } = await trends();
    expect([users.length, units.length, tickets.length, days.length, refusedSignIns.length]).toEqual([
      12, 12, 12, 14, 14,
    ]);
    expect(users[0]).toEqual({ month: '2025-12', tenant: 0, landlord: 0, supplier: 0, others: 0 });
    expect(users[11]).toEqual({ month: '2026-11', tenant: 0, landlord: 0, supplier: 0, others: 1 });
    expect(units[11]).toEqual({ month: '2026-11', total: 0 });
    expect(rent).toEqual([]);
    expect(tickets[11]).toEqual({ month: '2026-11', opened: 0, solved: 0, firstMedianMinutes: null });
    expect(days[13]).toEqual({ day: '2026-11-18', begun: 0, firstMedianMinutes: null });
    expect(days[0].day).toBe('2026-11-05');
    expect(refusedSignIns[13]).toEqual({ day: '2026-11-18', failed: 0, throttled: 0 });
  });

  it('SF-028 counts users by role and units at the end of each month, also those who left since', async () => {
    const [long, left] = [await person(test, 'landlord'), await person(test, 'landlord')];
    await person(test, 'landlord', { demo: true });
    await test.sql("update app_user set created_at = '2023-03-02T00:00:00Z' where id = $1", [long.userId]);
    await test.sql(
      "update app_user set created_at = '2026-02-28T23:59:00Z', deleted_at = '2026-06-10T00:00:00Z' where id = $1",
      [left.userId],
    );
    const home = await letHome(test);
    await joinedInNovember();
    await test.sql(
      "update unit set created_at = '2026-05-05T00:00:00Z', archived_at = '2026-08-01T00:00:00Z' where id = $1",
      [home.unitId],
    );
    const { users, units } = await trends();
    expect(users.map(({ landlord }: { landlord: number }) => landlord)).toEqual([1, 1, 2, 2, 2, 2, 1, 1, 1, 1, 1, 2]);
    expect(users.at(-1).tenant).toBe(1);
    expect(units.map(({ total }: { total: number }) => total)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0]);
  });

  it('SF-028 adds what was paid by month, in each currency by itself', async () => {
    const home = await letHome(test);
    const pay = async (amountCents: number, change = '') => {
      const { body } = await test
        .http('post', `/api/landlords/leases/${home.leaseId}/payments`, home.landlord.token)
        .send({ amountCents })
        .expect(201);
      if (change) await test.sql(`update payment set ${change} where id = $1`, [body.id]);
    };
    await pay(10_000);
    await pay(20_000);
    await pay(5_000, "succeeded_at = '2026-10-31T23:59:00Z'");
    await pay(7_000, "succeeded_at = '2025-11-30T12:00:00Z'");
    await pay(900, "currency = 'USD'");
    await pay(66_000, "state = 'failed'");
    const { rent } = await trends();
    const cents = ({ months }: { months: { processedCents: number }[] }) => months.map((month) => month.processedCents);
    expect(rent.map(({ currency }: { currency: string }) => currency)).toEqual(['CAD', 'USD']);
    expect(cents(rent[0]).slice(-3)).toEqual([0, 5_000, 30_000]);
    expect(cents(rent[0]).slice(0, 9)).toEqual(Array(9).fill(0));
    expect(cents(rent[1]).at(-1)).toBe(900);
  });

  it('SF-028 counts tickets opened and solved with the median of their first answers; a merged one counts once', async () => {
    const asker = await person(test, 'tenant');
    const file = async (opened: string, first: number | null, solved: string | null) => {
      const { body } = await test
        .http('post', '/api/support-tickets', asker.token)
        .send({ subject: 'Heating', description: 'It is cold.' })
        .expect(201);
      await test.sql(
        'update support_ticket_care set opened_at = $2, first_minutes = $3, first_answered_at = case when $3::int is null then null else $2::timestamptz end, solved_at = $4 where ticket_id = $1',
        [body.id, opened, first, solved],
      );
      return body.id as string;
    };
    const kept = await file('2026-10-02T00:00:00Z', 10, '2026-11-02T00:00:00Z');
    await file('2026-10-03T00:00:00Z', 21, null);
    await file('2026-10-03T00:00:00Z', null, null);
    const merged = await file('2026-10-04T00:00:00Z', 500, null);
    await test.sql("update support_ticket set merged_into = $2, status = 'closed' where id = $1", [merged, kept]);
    const { tickets } = await trends();
    expect(tickets.slice(-3)).toEqual([
      { month: '2026-09', opened: 0, solved: 0, firstMedianMinutes: null },
      { month: '2026-10', opened: 3, solved: 0, firstMedianMinutes: 16 },
      { month: '2026-11', opened: 0, solved: 1, firstMedianMinutes: null },
    ]);
  });

  it('SF-028 counts chats by day with the median of the first answers; spam is load and isn’t measured', async () => {
    await chats(3, '2026-11-17T10:00:00Z', { seconds: 100 });
    await chats(2, '2026-11-17T11:00:00Z', { seconds: 600 });
    await chats(1, '2026-11-17T12:00:00Z', { seconds: 9000, reason: 'not_for_us' });
    await chats(3, '2026-11-16T10:00:00Z');
    await chats(4, '2026-11-04T10:00:00Z', { seconds: 10 });
    await chats(9, '2026-11-17T10:00:00Z', { demo: true });
    const { chats: days } = await trends();
    expect(days.slice(-3)).toEqual([
      { day: '2026-11-16', begun: 3, firstMedianMinutes: null },
      { day: '2026-11-17', begun: 6, firstMedianMinutes: 2 },
      { day: '2026-11-18', begun: 0, firstMedianMinutes: null },
    ]);
    expect(days.reduce((sum: number, { begun }: { begun: number }) => sum + begun, 0)).toBe(9);
  });

  it('SF-028 counts refused sign-ins by day, wrong passwords apart from what the limits refused', async () => {
    await refused(4, 'session.sign_in_failed', '2026-11-17T10:00:00Z');
    await refused(1, 'session.sign_in_throttled', '2026-11-17T23:59:59Z');
    await refused(5, 'session.sign_in', '2026-11-17T10:00:00Z');
    await refused(7, 'session.sign_in_failed', '2026-11-04T23:59:59Z');
    await refused(7, 'session.sign_in_failed', '2026-11-17T10:00:00Z', true);
    const { refusedSignIns } = await trends();
    expect(refusedSignIns.at(-2)).toEqual({ day: '2026-11-17', failed: 4, throttled: 1 });
    expect(refusedSignIns.reduce((sum: number, { failed }: { failed: number }) => sum + failed, 0)).toBe(4);
  });

  it('SF-028 is for admins alone, and says nothing of the live world to an admin of the demo', async () => {
    for (const role of ['staff', 'landlord', 'tenant', 'supplier'] as const)
      await test.http('get', '/api/admin/stats/trends', (await person(test, role)).token).expect(403);
    await test.http('get', '/api/admin/stats/trends').expect(401);
    const demo = await person(test, 'admin', { demo: true });
    const { body } = await test.http('get', '/api/admin/stats/trends', demo.token).expect(200);
    expect(body.rent).toEqual([]);
    expect(body.chats.at(-2).begun).toBe(9);
    expect(body.refusedSignIns.at(-2).failed).toBe(7);
  });
});
