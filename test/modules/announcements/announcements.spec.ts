import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';

const TEXTS = {
  message_en: 'Spring is here',
  message_fr: 'Le printemps est là',
  message_es: 'Llegó la primavera',
  button_text_en: 'Look',
  button_text_fr: 'Regarder',
  button_text_es: 'Mirar',
  button_url: 'https://example.com/spring',
};
const HOUR = 3600_000;

describe('announcements', () => {
  let test: TestApp;
  let admin: Person;
  let people: Person[];

  const ids = async (token?: string) => {
    const { body } = await test.http('get', '/api/announcements', token).expect(200);
    return (body as { id: string }[]).map(({ id }) => id);
  };
  const create = async (body: object) =>
    (
      await test
        .http('post', '/api/announcements', admin.token)
        .send({ ...TEXTS, ...body })
        .expect(201)
    ).body;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await person(test, 'admin');
    people = await Promise.all(
      (['landlord', 'tenant', 'supplier', 'staff'] as const).map((type) => person(test, type)),
    );
  });
  afterAll(() => test.close());

  it('AP-004 a new installation has one, which visitors read as a bare array with the documented fields (AP-005)', async () => {
    const { body } = await test.http('get', '/api/announcements').expect(200);
    expect(body).toHaveLength(1);
    expect(Object.keys(body[0])).toEqual(expect.arrayContaining(['id', ...Object.keys(TEXTS), 'is_active']));
    expect(body[0].is_active).toBe(true);
    expect(body[0].message_es).toMatch(/^Rentas, reparaciones y contratos /);
  });

  it('AP-006 RO-013 only an admin writes them', async () => {
    const { id } = (await test.http('get', '/api/announcements')).body[0];
    for (const [method, path] of [
      ['post', '/api/announcements'],
      ['put', `/api/announcements/${id}`],
      ['delete', `/api/announcements/${id}`],
    ] as const) {
      await test.http(method, path).send(TEXTS).expect(401);
      for (const { token } of people) await test.http(method, path, token).send(TEXTS).expect(403);
    }
    expect(await ids()).toEqual([id]);
  });

  it('AP-007 an admin creates, changes and deletes one', async () => {
    const made = await create({});
    expect(made).toMatchObject({ ...TEXTS, is_active: true, ends_at: null });
    const changed = await test
      .http('put', `/api/announcements/${made.id}`, admin.token)
      .send({ ...made, message_en: 'Later' })
      .expect(200);
    expect(changed.body).toMatchObject({ ...TEXTS, message_en: 'Later', version: made.version + 1 });
    const stale = await test
      .http('put', `/api/announcements/${made.id}`, admin.token)
      .send({ message_en: 'Again', version: made.version })
      .expect(409);
    expect(stale.body.code).toBe('stale_version');
    await test.http('delete', `/api/announcements/${made.id}`, admin.token).expect(204);
    await test.http('delete', `/api/announcements/${made.id}`, admin.token).expect(404);
    await test.http('put', '/api/announcements/nonsense', admin.token).send({ message_en: 'x' }).expect(404);
  });

  it('AP-008 AP-009 people read what is current, the newest start first; the admin reads all', async () => {
    const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
    const first = await create({ starts_at: at(0) });
    const older = await create({ starts_at: at(-5) });
    const off = await create({ is_active: false });
    const later = await create({ starts_at: at(3) });
    const over = await create({ starts_at: at(-9), ends_at: at(-1) });
    for (const token of [undefined, ...people.map((one) => one.token)]) {
      const seen = await ids(token);
      expect(seen[0]).toBe(first.id);
      expect(seen).toContain(older.id);
      for (const hidden of [off, later, over]) expect(seen).not.toContain(hidden.id);
    }
    const all = await ids(admin.token);
    expect(all[0]).toBe(first.id);
    expect(all).toEqual(expect.arrayContaining([off.id, later.id, over.id]));
  });

  it('an admin who asks for what is current gets that alone', async () => {
    const off = await create({ is_active: false });
    const later = await create({ starts_at: new Date(Date.now() + HOUR).toISOString() });
    const { body } = await test.http('get', '/api/announcements?current=true&limit=200', admin.token).expect(200);
    const found = (body as { id: string }[]).map(({ id }) => id);
    for (const { id } of [off, later]) expect(found).not.toContain(id);
    expect(found).toEqual(await ids());
  });

  it.each([
    ['message_fr', ''],
    ['button_text_es', undefined],
    ['button_url', 'javascript:alert(1)'],
    ['button_url', '//evil.example'],
    ['starts_at', 'soon'],
    ['colour', 'red'],
  ])('refuses %s %j by name', async (field, value) => {
    const answer = await test
      .http('post', '/api/announcements', admin.token)
      .send({ ...TEXTS, [field]: value })
      .expect(400);
    expect(answer.body.details.map((detail: { field: string }) => detail.field)).toEqual([field]);
  });

  it('people of the demo world have one of their own', async () => {
    const demo = await person(test, 'landlord', { demo: true });
    const seen = await ids(demo.token);
    expect(seen).toHaveLength(1);
    expect(await ids()).not.toContain(seen[0]);
  });
});
