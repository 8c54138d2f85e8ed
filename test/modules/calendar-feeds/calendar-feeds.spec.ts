import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { hashPassword } from '../../../src/modules/accounts/rules/passwords.js';
import { calendarFeed } from '../../factories/calendar-feeds.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { readCalendar } from '../../support/calendars.js';
import { unzip } from '../../support/unzip.js';

const password = 'a long enough secret';
const OWN = '/api/calendar-feed';

describe('The private address of a calendar', () => {
  let test: TestApp;
  let rented: LetHome;
  let hash: string;
  beforeAll(async () => {
    test = await startTestApp();
    hash = await hashPassword(password);
    rented = await letHome(test);
    for (const who of [rented.landlord, rented.tenant]) await withPassword(who);
  });
  beforeEach(async () => {
    await test.sql('delete from calendar_feed');
    await test.sql("delete from throttle.attempt where key like 'calendar-read%'");
  });
  afterAll(() => test.close());

  const withPassword = (who: Person) =>
    test.sql('insert into credential (user_id, password_hash, changed_at) values ($1, $2, now())', [who.userId, hash]);
  const ask = (who: Person, body: object = { currentPassword: password }) =>
    test.http('post', OWN, who.token).send(body);
  const own = async (who: Person) => (await test.http('get', OWN, who.token).expect(200)).body;
  /** The path under which the application of this test answers. */
  const make = async (who: Person): Promise<string> => new URL((await ask(who).expect(201)).body.address).pathname;
  const read = (path: string) => test.http('get', path);

  it('CF-001 the table has the hash of the secret and never the secret', async () => {
    const path = await make(rented.tenant);
    expect(path).toMatch(/^\/api\/calendar\/[\w-]{43}\.ics$/);
    const secret = path.slice('/api/calendar/'.length, -'.ics'.length);
    for (const table of ['calendar_feed', 'audit_entry', 'outbox_message', 'idempotency_key'])
      expect(JSON.stringify(await test.sql(`select * from ${table}`))).not.toContain(secret);
  });

  it('CF-002 it takes the password, is shown once, and the person gets a mail', async () => {
    expect(await own(rented.landlord)).toEqual({
      on: false,
      kinds: ['appointments', 'lease_days', 'maintenance', 'invoices', 'supplier_papers'],
      createdAt: null,
      lastReadAt: null,
    });
    await ask(rented.landlord, { currentPassword: 'wrong' }).expect(401);
    await ask(rented.landlord, {}).expect(401);
    expect((await own(rented.landlord)).on).toBe(false);
    await make(rented.landlord);
    const shown = await own(rented.landlord);
    expect(shown).toMatchObject({ on: true, lastReadAt: null });
    expect(shown).not.toHaveProperty('address');
    const mails = await test.sql<{ recipient: string; params: { url: string } }>(
      "select recipient, params from outbox_message where template = 'calendar-feeds.made' and recipient = $1",
      [rented.landlord.email],
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.params.url).toMatch(/\/dashboards\/landlord\/account\/calendar$/);
  });

  it('CF-002 there is none in the demo, for an address that was never proved, and for staff', async () => {
    const visitor = await person(test, 'landlord', { demo: true });
    expect((await ask(visitor).expect(403)).body.reason).toBe('demo_makes_no_calendars');
    const unproved = await person(test, 'tenant', { verified: false });
    await withPassword(unproved);
    expect((await ask(unproved).expect(403)).body.code).toBe('email_unverified');
    await ask(await person(test, 'staff')).expect(403);
    expect(await test.sql('select 1 from calendar_feed')).toEqual([]);
  });

  it('CF-003 a new address replaces the old one at once; what it shows is kept', async () => {
    const old = await make(rented.tenant);
    await read(old).expect(200);
    await test
      .http('patch', OWN, rented.tenant.token)
      .send({ kinds: ['rent_days'] })
      .expect(200);
    const path = await make(rented.tenant);
    await read(old).expect(404);
    await read(path).expect(200);
    expect(await own(rented.tenant)).toMatchObject({ on: true, kinds: ['rent_days'], lastReadAt: expect.any(String) });
  });

  it('CF-003 two that are made at the same time are one', async () => {
    const answers = await Promise.all([ask(rented.tenant), ask(rented.tenant)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const paths = answers.map(({ body }) => new URL(body.address).pathname);
    const found = await Promise.all(paths.map(async (path) => (await read(path)).status));
    expect(found.toSorted()).toEqual([200, 404]);
  });

  it('CF-003 a new password leaves it as it is', async () => {
    const who = await person(test, 'landlord');
    await withPassword(who);
    const path = await make(who);
    await test
      .http('post', '/api/auth/change-password', who.token)
      .send({ currentPassword: password, newPassword: 'another long secret' })
      .expect(204);
    await read(path).expect(200);
  });

  it('CF-003 turned off it stops at once; turning it off twice does no harm', async () => {
    const path = await make(rented.landlord);
    await test.http('delete', OWN, rented.landlord.token).expect(204);
    await read(path).expect(404);
    await test.http('delete', OWN, rented.landlord.token).expect(204);
    await test
      .http('patch', OWN, rented.landlord.token)
      .send({ kinds: ['rent_days'] })
      .expect(404);
    expect((await own(rented.landlord)).on).toBe(false);
    const actions = await test.sql<{ action: string }>(
      "select action from audit_entry where user_id = $1 and action like 'calendar_feed.%' order by at desc, id desc limit 2",
      [rented.landlord.userId],
    );
    expect(actions.map(({ action }) => action)).toEqual(['calendar_feed.turn_off', 'calendar_feed.make']);
  });

  it.each([
    ['nothing', []],
    ['something unknown', ['payments']],
    ['something twice', ['rent_days', 'rent_days']],
    ['what is for landlords', ['rent_days', 'maintenance']],
  ])('CF-005 400 for a tenant’s calendar with %s', async (_, kinds) => {
    await make(rented.tenant);
    expect((await test.http('patch', OWN, rented.tenant.token).send({ kinds }).expect(400)).body.code).toBe(
      'invalid_input',
    );
  });

  it.each(['x', 'a'.repeat(43), `${'a'.repeat(42)}%00`, 'a'.repeat(90), '..%2f..'])(
    'CF-001 404 or 400 for %s, which is no address, without a trace in the counts',
    async (secret) => {
      expect([400, 404]).toContain((await read(`/api/calendar/${secret}.ics`)).status);
      expect(await test.sql("select 1 from throttle.attempt where key like 'calendar-read%'")).toEqual([]);
    },
  );

  it('CF-008 it says how often to look again, and answers 304 while nothing has changed', async () => {
    const path = await make(rented.tenant);
    const first = await read(path).expect(200);
    expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect(readCalendar(first.text).head).toMatchObject({
      'refresh-interval': 'PT4H',
      'x-published-ttl': 'PT4H',
      'x-wr-calname': 'Lodgewell',
      method: 'PUBLISH',
    });
    test.clock.setNow(new Date(test.clock.now().getTime() + 5000).toISOString());
    const etag = String(first.headers['etag']);
    const same = await read(path).set('If-None-Match', etag).expect(304);
    expect(same.text).toBe('');
    await test.sql("update lease set term_ends_on = (now() + interval '60 days')::date where id = $1", [
      rented.leaseId,
    ]);
    expect((await read(path).set('If-None-Match', etag).expect(200)).headers['etag']).not.toBe(etag);
  });

  it('CF-004 a suspended person, one who was deleted and one who no longer works there are not found', async () => {
    const path = await make(rented.landlord);
    await read(path).expect(200);
    const off = async (change: string, back: string) => {
      await test.sql(change, [rented.landlord.userId]);
      await read(path).expect(404);
      await test.sql(back, [rented.landlord.userId]);
      await read(path).expect(200);
    };
    await off(
      'update app_user set suspended_at = now() where id = $1',
      'update app_user set suspended_at = null where id = $1',
    );
    await off(
      'update app_user set deleted_at = now() where id = $1',
      'update app_user set deleted_at = null where id = $1',
    );
    for (const role of ['former', 'invited'])
      await off(
        `update membership set role = '${role}' where user_id = $1`,
        "update membership set role = 'owner' where user_id = $1",
      );
  });

  it('CF-011 it goes with its person, and the copy of one’s data says what it shows, without the hash', async () => {
    const alone = await person(test, 'landlord');
    await withPassword(alone);
    const path = await make(alone);
    const [row] = await test.sql<{ hash: string }>('select secret_hash as hash from calendar_feed where user_id = $1', [
      alone.userId,
    ]);
    const archive = await test
      .http('get', '/api/profiles/me/export', alone.token)
      .buffer(true)
      .parse((response, done) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => done(null, Buffer.concat(parts)));
      })
      .expect(200);
    const text = [...unzip(archive.body as Buffer).values()].map(String).join('\n');
    expect(text).toContain('supplier_papers');
    expect(text).not.toContain(row?.hash);
    await test.http('post', '/api/profiles/me/deletion', alone.token).send({ currentPassword: password });
    await read(path).expect(404);
    const left = () => test.sql('select 1 from calendar_feed where user_id = $1', [alone.userId]);
    await eventually(async () => (await left()).length === 0);
    expect(await left()).toEqual([]);
  });
});

describe('How often a calendar is read', () => {
  let test: TestApp;
  beforeAll(async () => void (test = await startTestApp({ RATE_LIMIT_FACTOR: '1' })));
  afterAll(() => test.close());

  it('CF-008 429 past 60 readings of one address in an hour; another address is still read', async () => {
    const [one, other] = [await person(test, 'tenant'), await person(test, 'tenant')];
    const [path, free] = [await calendarFeed(test, one, ['rent_days']), await calendarFeed(test, other, ['rent_days'])];
    for (let at = 0; at < 60; at += 1) await test.http('get', path).expect(200);
    const refused = await test.http('get', path).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await test.http('get', free).expect(200);
  });
});
