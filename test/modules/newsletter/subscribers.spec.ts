import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { OUTSIDE } from '../../factories/office.js';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';

type Row = { id: string; email: string; state: string };

describe('the list of the newsletter', () => {
  let test: TestApp;
  let admin: Person;
  beforeAll(async () => {
    test = await startTestApp();
    admin = await person(test, 'admin');
    await subscribed('ana@example.com', 'fr');
    await subscribed('bo@example.com', 'en', { confirmed: 'null' });
    await subscribed('cy@example.com', 'en', { left: "now() - interval '1 day'" });
    await subscribed('di@example.com', 'en');
    await subscribed('=cmd@example.com', 'es');
    await subscribed('demo@example.com', 'en', { demo: true });
    await test.sql(
      `insert into mail_bounce (id, demo, created_at, address_hash, hard_at, last_at)
       values ($1, false, now(), encode(sha256('di@example.com'), 'hex'), now(), now())`,
      [v7()],
    );
  });
  afterAll(() => test.close());

  async function subscribed(
    email: string,
    language: string,
    { confirmed = "now() - interval '2 days'", left = 'null', demo = false } = {},
  ): Promise<void> {
    await test.sql(
      `insert into newsletter_subscriber (id, demo, created_at, email, language, asked_at, confirmed_at, unsubscribed_at)
       values ($1, $2, now(), $3, $4, now(), ${confirmed}, ${left})`,
      [v7(), demo, email, language],
    );
  }
  const list = async (query = '', who = admin) =>
    (await test.http('get', `/api/newsletter/subscribers${query}`, who.token).expect(200)).body as Row[];
  const emails = async (query = '', who = admin) => (await list(query, who)).map(({ email }) => email).toSorted();

  it('shows each address in one state, and finds by state, language and words', async () => {
    expect(await emails()).toEqual(['=cmd@example.com', 'ana@example.com']);
    expect(await emails('?state=unconfirmed')).toEqual(['bo@example.com']);
    expect(await emails('?state=left')).toEqual(['cy@example.com']);
    expect(await emails('?state=bounced')).toEqual(['di@example.com']);
    expect(await emails('?state=all')).toHaveLength(5);
    expect(await emails('?state=all&language=en')).toEqual(['bo@example.com', 'cy@example.com', 'di@example.com']);
    expect(await emails('?state=all&q=ANA')).toEqual(['ana@example.com']);
    await test.http('get', '/api/newsletter/subscribers?state=dead', admin.token).expect(400);
    const first = await test.http('get', '/api/newsletter/subscribers?state=all&limit=2&count=true', admin.token);
    expect([first.body.length, first.headers['x-total-count']]).toEqual([2, '5']);
    expect(first.headers['link']).toContain('rel="next"');
    // Sales reads the list, support doesn't.
    expect(await emails('?state=all', await person(test, 'staff', { staffRole: 'sales' }))).toHaveLength(5);
    const support = await person(test, 'staff', { staffRole: 'support' });
    await test.http('get', '/api/newsletter/subscribers', support.token).expect(403);
    expect(await emails('?state=all', await person(test, 'admin', { demo: true }))).toEqual(['demo@example.com']);
  });

  it('is exported with its filters, no cell of which is a formula, and the log says so', async () => {
    const { text } = await test.http('get', '/api/newsletter/subscribers.csv?state=all', admin.token).expect(200);
    const [head = '', ...lines] = text.trim().split('\r\n');
    expect(head.replace('\uFEFF', '')).toBe(
      'email,language,state,createdAt,confirmedAt,unsubscribedAt,bouncedAt,softBounces',
    );
    expect(lines).toHaveLength(5);
    expect(lines.some((line) => /^"?=/.test(line))).toBe(false);
    const some = await test.http('get', '/api/newsletter/subscribers.csv?state=bounced', admin.token).expect(200);
    expect(some.text.trim().split('\r\n')).toHaveLength(2);
    expect(await test.sql("select 1 from audit_entry where action = 'newsletter.export'")).toHaveLength(2);
  });

  it('an admin deletes an address, which can subscribe again, and no one else does', async () => {
    const [{ id = '' } = {}] = await list('?q=ana');
    const path = `/api/newsletter/subscribers/${id}`;
    const others = await Promise.all([...OUTSIDE, 'staff' as const].map((role) => person(test, role)));
    for (const { token } of others) {
      await test.http('delete', path, token).expect(403);
      await test.http('get', '/api/newsletter/subscribers.csv', token).expect(403);
    }
    await test.http('delete', path, (await person(test, 'admin', { demo: true })).token).expect(404);
    expect(await emails('?q=ana')).toEqual(['ana@example.com']);
    const both = await Promise.all([1, 2].map(() => test.http('delete', path, admin.token)));
    expect(both.map(({ status }) => status)).toContain(204);
    await test.http('delete', path, admin.token).expect(404);
    expect(await emails('?state=all&q=ana')).toEqual([]);
    expect(
      (
        await test.sql<{ n: number }>(
          "select count(*)::int as n from audit_entry where action = 'newsletter.remove' and subject_id = $1",
          [id],
        )
      )[0]?.n,
    ).toBeGreaterThan(0);
    await test.http('post', '/api/newsletter').send({ email: 'ana@example.com' }).expect(201);
    expect(await emails('?state=unconfirmed')).toEqual(['ana@example.com', 'bo@example.com']);
  });
});
