import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../support/app.js';

describe('ER-004 ER-011 bad input gives the error shape and never a 5xx', () => {
  let test: TestApp;
  let token: string;
  beforeAll(async () => {
    test = await startTestApp();
    const userData = { firstName: 'A', lastName: 'B', userType: 'landlord' };
    const { body } = await test
      .http('post', '/api/auth/signup')
      .send({ email: 'a@example.com', password: 'long enough', userData });
    token = body.access_token;
  });
  afterAll(() => test.close());

  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
  const signUp = (over: object) =>
    JSON.stringify({
      email: 'b@example.com',
      password: 'long enough',
      firstName: 'A',
      lastName: 'B',
      userType: 'landlord',
      ...over,
    });
  const BODIES: [title: string, body: string, status: number, code: string][] = [
    ['ER-002 no JSON', '{"email":', 400, 'invalid_body'],
    ['a bare word', 'hello', 400, 'invalid_body'],
    ['ER-009 an array', '[]', 400, 'invalid_input'],
    ['ER-009 null', 'null', 400, 'invalid_input'],
    ['ER-022 nothing', '', 400, 'invalid_input'],
    ['ER-009 a text', '"text"', 400, 'invalid_input'],
    ['ER-009 a number', '5', 400, 'invalid_input'],
    ['ER-010 a wrong type', signUp({ email: 5 }), 400, 'invalid_input'],
    ['ER-010 an object for a text', signUp({ firstName: { a: 1 } }), 400, 'invalid_input'],
    ['ER-010 a boolean for a text', signUp({ lastName: true }), 400, 'invalid_input'],
    ['ER-017 a name of 100,000 characters', signUp({ firstName: 'x'.repeat(100_000) }), 400, 'invalid_input'],
    ['ER-013 a NUL byte', signUp({ firstName: 'a\u0000b' }), 400, 'invalid_input'],
    ['ER-013 a lone surrogate', signUp({}).replace('"A"', '"\\ud800"'), 400, 'invalid_input'],
    ['an integer above 2^31', signUp({ phone: 3_000_000_000 }), 400, 'invalid_input'],
    ['ER-012 200 levels of nesting', nested(200), 400, 'invalid_body'],
    ['an unknown field', signUp({ isAdmin: true }), 400, 'invalid_input'],
    ['ER-021 __proto__', '{"__proto__":{"isAdmin":true}}', 400, 'invalid_input'],
    ['ER-007 3 MB of JSON', signUp({ firstName: 'x'.repeat(3_000_000) }), 413, 'too_large'],
  ];

  it.each(BODIES)('%s', async (_title, body, status, code) => {
    const answer = await test.http('post', '/api/auth/signup').set('content-type', 'application/json').send(body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body).toMatchObject({ error: expect.any(String), requestId: expect.any(String) });
    expect(JSON.stringify(answer.body)).not.toMatch(/at \/|node_modules|select |Exception/);
  });

  it('ER-003 names an unknown field', async () => {
    const answer = await test.http('post', '/api/auth/signup').send({ email: 'a@b.co', password: 'x', isAdmin: true });
    expect(answer.body.details.map(({ field }: { field: string }) => field)).toContain('isAdmin');
  });

  it.each(['/api/nowhere', '/api/auth/signin'])('ER-001 ER-016 an unknown route or method: GET %s', async (path) => {
    const answer = await test.http('get', path).expect(404);
    expect(answer.body).toMatchObject({ code: 'not_found', requestId: expect.any(String) });
  });

  it('ER-008 a content type that is not JSON', async () => {
    const answer = await test.http('post', '/api/auth/signin').set('content-type', 'text/xml').send('<a/>');
    expect([answer.status, answer.body.code]).toEqual([415, 'unsupported_media']);
  });

  it.each(['%00', '%ff%fe', '%E0%A4%A', "' or 1=1; drop table app_user --", '<script>alert(1)</script>'])(
    'ER-014 ER-018 a broken address: ?q=%s',
    async (text) => {
      const answer = await test.http('get', `/api/profiles/me?q=${text}`, token);
      expect(answer.status).toBeLessThan(500);
      const listed = await test.http('get', `/api/landlords/properties?q=${text}&sort=${text}`, token);
      expect(listed.status).toBeLessThan(500);
    },
  );

  it('ER-018 a broken escape in the path answers in the error shape', async () => {
    const answer = await test.http('get', '/api/listings/%E0%A4%A', token);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body).toMatchObject({
      error: expect.any(String),
      code: expect.any(String),
      requestId: expect.any(String),
    });
  });

  it('ER-021 a constructor in the body makes nobody an admin', async () => {
    const answer = await test
      .http('post', '/api/auth/signup')
      .set('content-type', 'application/json')
      .send(signUp({ constructor: { prototype: { isAdmin: true } } }));
    expect(answer.status).toBeLessThan(500);
    expect(answer.body.profile?.isAdmin ?? false).toBe(false);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('ER-020 a name in any script comes back as it was sent', async () => {
    const name = 'Zoë 山田 \u0645\u0631\u064a\u0645 👩🏽\u200d🔧';
    const body = {
      email: 'any@example.com',
      password: 'long enough',
      firstName: name,
      lastName: 'Ñandú',
      userType: 'landlord',
    };
    const answer = await test.http('post', '/api/auth/signup').send(body).expect(201);
    const me = await test.http('get', '/api/profiles/me', answer.body.access_token).expect(200);
    expect(me.body).toMatchObject({ firstName: name, lastName: 'Ñandú' });
  });

  it.each(['abc', 'a.b.c', '', 'x'.repeat(5000)])('ER-015 a malformed token', async (bad) => {
    const answer = await test.http('get', '/api/profiles/me').set('Authorization', `Bearer ${bad}`);
    expect(answer.status).toBe(401);
  });

  it('tokens that are forged, altered, unsigned or in the query are refused', async () => {
    const [header, payload, signature] = token.split('.');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const altered = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()), sub: 'x' }),
    ).toString('base64url');
    for (const bad of [
      `${none}.${payload}.`,
      `${header}.${altered}.${signature}`,
      `${header}.${payload}.${'A'.repeat(43)}`,
    ]) {
      await test.http('get', '/api/profiles/me', bad).expect(401);
    }
    await test.http('get', `/api/profiles/me?token=${token}`).expect(401);
  });
});
