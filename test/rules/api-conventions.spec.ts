import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { validate, version } from 'uuid';
import { person, type Person } from '../factories/people.js';
import { startTestApp, type TestApp } from '../support/app.js';

const PROPERTIES = '/api/landlords/properties';
const HOUSE = {
  streetNumber: '87',
  street: 'Laurier Avenue West',
  city: 'Montréal',
  region: 'QC',
  postalCode: 'H2T 2N6',
  country: 'CA',
};
const CONTACT = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', reason: 'Other' };
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** How every route behaves (docs/specification/api.md), shown on the oldest ones. */
describe('the conventions of the API', () => {
  let test: TestApp;
  let landlord: Person;
  let other: Person;
  const add = (name: string, who = landlord, key = '') => {
    const request = test.http('post', PROPERTIES, who.token);
    return (key ? request.set('Idempotency-Key', key) : request).send({ ...HOUSE, name });
  };
  const list = (query: string) => test.http('get', `${PROPERTIES}?${query}`, landlord.token);

  beforeAll(async () => {
    test = await startTestApp();
    [landlord, other] = await Promise.all([person(test, 'landlord'), person(test, 'landlord')]);
    for (const name of ['Laurier', 'Wellington', 'Dundas', 'Granville', 'Portage']) await add(name).expect(201);
  });
  afterAll(() => test.close());

  describe('lists', () => {
    it('AP-024 AP-027 answer a bare array, newest first', async () => {
      const { body } = await list('').expect(200);
      expect(body.map(({ name }: { name: string }) => name)).toEqual([
        'Portage',
        'Granville',
        'Dundas',
        'Wellington',
        'Laurier',
      ]);
    });

    it('AP-025 AP-026 lead on by Link, page by page, none twice, and end', async () => {
      const names: string[] = [];
      let next: string | undefined = `${PROPERTIES}?limit=2`;
      while (next) {
        const page: { body: { name: string }[]; headers: Record<string, string> } = await test
          .http('get', next, landlord.token)
          .expect(200);
        names.push(...page.body.map(({ name }) => name));
        next = /<([^>]+)>; rel="next"/.exec(page.headers['link'] ?? '')?.[1]?.replace(/^https?:\/\/[^/]+/, '');
      }
      expect(names).toEqual(['Portage', 'Granville', 'Dundas', 'Wellington', 'Laurier']);
    });

    it.each(['limit=201', 'limit=0', 'limit=-1', 'limit=abc', 'cursor=bm90LW9uZQ', 'sort=nothing', 'sort=constructor'])(
      'AP-028 AP-029 AP-055 ?%s is refused in words',
      async (query) => {
        const { status, body } = await list(query);
        expect([status, body.code]).toEqual([400, 'invalid_input']);
      },
    );

    it('AP-030 AP-054 find by name, and count when asked', async () => {
      const found = await list('q=welling&count=true').expect(200);
      expect(found.body.map(({ name }: { name: string }) => name)).toEqual(['Wellington']);
      expect(found.headers['x-total-count']).toBe('1');
      expect((await list('count=true&limit=1')).headers['x-total-count']).toBe('5');
      expect((await list('limit=1')).headers['x-total-count']).toBeUndefined();
    });
  });

  describe('objects', () => {
    it('AP-031 AP-032 AP-033 AP-035 AP-040 are made with 201, in camelCase, with an id in the order of time, a version, and instants in UTC', async () => {
      const { body } = await add('Rideau').expect(201);
      expect([validate(body.id), version(body.id)]).toEqual([true, 7]);
      expect(Object.keys(body).filter((name) => !/^[a-z][A-Za-z0-9]*$/.test(name))).toEqual([]);
      expect(body).toMatchObject({ version: 1, createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) });
    });

    it('AP-037 AP-056 AP-057 are put back as they were read, with one field changed; what is read only stays', async () => {
      const { body: made } = await add('Bank Street');
      const { body: read } = await test.http('get', `${PROPERTIES}/${made.id}`, landlord.token).expect(200);
      const { body: put } = await test
        .http('put', `${PROPERTIES}/${made.id}`, landlord.token)
        .send({ ...read, city: 'Ottawa' })
        .expect(200);
      expect(put.city).toBe('Ottawa');
      const forged = { id: made.id.replace(/.$/, '0'), createdAt: '2001-01-01T00:00:00Z', city: 'Gatineau' };
      const { body: again } = await test
        .http('put', `${PROPERTIES}/${made.id}`, landlord.token)
        .send(forged)
        .expect(200);
      expect(again).toMatchObject({ id: made.id, createdAt: made.createdAt, city: 'Gatineau' });
      const { body: unit } = await test
        .http('post', `${PROPERTIES}/${made.id}/units`, landlord.token)
        .send({ label: '1' })
        .expect(201);
      const { body: changed } = await test
        .http('put', `/api/landlords/units/${unit.id}`, landlord.token)
        .send({ ...unit, label: '2' })
        .expect(200);
      expect(changed.label).toBe('2');
    });

    it('AP-036 an old version is refused, and nothing is lost', async () => {
      const { body } = await add('Sparks');
      await test
        .http('put', `${PROPERTIES}/${body.id}`, landlord.token)
        .send({ version: body.version, city: 'Ottawa' })
        .expect(200);
      const late = await test
        .http('put', `${PROPERTIES}/${body.id}`, landlord.token)
        .send({ version: body.version, city: 'Hull' })
        .expect(409);
      expect(late.body.code).toBe('stale_version');
      expect((await test.http('get', `${PROPERTIES}/${body.id}`, landlord.token)).body.city).toBe('Ottawa');
    });

    it('AP-058 AP-059 unknown fields are refused by name; what is not sent stays, and null clears', async () => {
      const { body } = await add('Elgin');
      const put = (fields: object) => test.http('put', `${PROPERTIES}/${body.id}`, landlord.token).send(fields);
      expect((await put({ landlordId: other.userId }).expect(400)).body.details).toContainEqual(
        expect.objectContaining({ field: 'landlordId' }),
      );
      expect((await put({ yearBuilt: 1911 }).expect(200)).body).toMatchObject({
        yearBuilt: 1911,
        name: 'Elgin',
        street: HOUSE.street,
      });
      expect((await put({ yearBuilt: null }).expect(200)).body).toMatchObject({ yearBuilt: null, name: 'Elgin' });
    });
  });

  describe('Idempotency-Key', () => {
    const count = async (name: string) => (await list(`q=${name}&count=true`)).headers['x-total-count'];

    it('AP-038 AP-039 the same once more makes no second; other words are refused', async () => {
      const first = await add('Keyed', landlord, 'key-1').expect(201);
      expect((await add('Keyed', landlord, 'key-1').expect(201)).body).toEqual(first.body);
      expect(await count('Keyed')).toBe('1');
      expect((await add('Other', landlord, 'key-1').expect(422)).body.code).toBe('idempotency_mismatch');
      const contact = (message: string) =>
        test
          .http('post', '/api/send-contact-email')
          .set('Idempotency-Key', 'key-2')
          .send({ ...CONTACT, message });
      const sent = await contact('Once').expect(201);
      expect((await contact('Once').expect(201)).body).toEqual(sent.body);
      await contact('Twice').expect(422);
      expect(await test.sql("select 1 from form_submission where email = 'ana@example.com'")).toHaveLength(1);
    });

    it('AP-060 belongs to its caller and its path', async () => {
      const { body: mine } = await add('Same key', landlord, 'key-3').expect(201);
      const { body: theirs } = await add('Same key', other, 'key-3').expect(201);
      expect(theirs.id).not.toBe(mine.id);
      await test
        .http('post', `${PROPERTIES}/${mine.id}/units`, landlord.token)
        .set('Idempotency-Key', 'key-3')
        .send({ label: '1' })
        .expect(201);
    });

    it('AP-061 twenty at once make one', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => add('At once', landlord, 'key-4')));
      expect(answers.map(({ status }) => status).filter((status) => status !== 409 && status !== 201)).toEqual([]);
      expect(await count('At once')).toBe('1');
    });
  });

  describe('requests', () => {
    it('AP-049 a token that is malformed, unsigned or of another key is none', async () => {
      const claims = part({ sub: landlord.userId, sid: landlord.userId, exp: 4_000_000_000 });
      const foreign = `${part({ alg: 'HS256', typ: 'JWT' })}.${claims}`;
      const tokens = [
        'abc',
        'a.b.c',
        `${part({ alg: 'none', typ: 'JWT' })}.${claims}.`,
        `${foreign}.${createHmac('sha256', 'another key').update(foreign).digest('base64url')}`,
      ];
      for (const token of tokens) expect((await test.http('get', PROPERTIES, token)).status).toBe(401);
    });

    it('AP-050 sign-in takes JSON alone', async () => {
      const { status, body } = await test
        .http('post', '/api/auth/signin')
        .type('form')
        .send({ email: 'a@example.com', password: 'x' });
      expect([status, body.code]).toEqual([415, 'unsupported_media']);
    });

    it('PT-002 PT-005 PT-007 answers name no framework, let in no foreign page, and are kept by nobody', async () => {
      const { headers } = await test
        .http('get', PROPERTIES, landlord.token)
        .set('Origin', 'https://elsewhere.example')
        .expect(200);
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['cache-control']).toBe('no-store');
    });
  });
});

it('AP-064 without its database the API says 503 in the shape of every error, and when to try again', async () => {
  const test = await startTestApp();
  const { token } = await person(test, 'landlord');
  await test.database.drop();
  const { status, body, headers } = await test.http('get', PROPERTIES, token);
  await test.close();
  expect([status, body]).toEqual([
    503,
    { error: expect.any(String), code: 'unavailable', requestId: expect.any(String) },
  ]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});
