import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../support/app.js';

describe('bad input gives the error shape and never a 5xx', () => {
  let test: TestApp;
  let token: string;
  beforeAll(async () => {
    test = await startTestApp();
    const userData = { firstName: 'A', lastName: 'B', userType: 'landlord' };
    const { body } = await test.http('post', '/api/auth/signup').send({ email: 'a@example.com', password: 'long enough', userData });
    token = body.access_token;
  });
  afterAll(() => test.close());

  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
  const signUp = (over: object) => JSON.stringify({ email: 'b@example.com', password: 'long enough', firstName: 'A', lastName: 'B', userType: 'landlord', ...over });
  const BODIES: [title: string, body: string, status: number, code: string][] = [
    ['no JSON', '{"email":', 400, 'invalid_body'],
    ['a bare word', 'hello', 400, 'invalid_body'],
    ['an array', '[]', 400, 'invalid_input'],
    ['null', 'null', 400, 'invalid_input'],
    ['nothing', '', 400, 'invalid_input'],
    ['a wrong type', signUp({ email: 5 }), 400, 'invalid_input'],
    ['an object for a text', signUp({ firstName: { a: 1 } }), 400, 'invalid_input'],
    ['a NUL byte', signUp({ firstName: 'a\u0000b' }), 400, 'invalid_input'],
    ['a lone surrogate', signUp({}).replace('"A"', '"\\ud800"'), 400, 'invalid_input'],
    ['an integer above 2^31', signUp({ phone: 3_000_000_000 }), 400, 'invalid_input'],
    ['200 levels of nesting', nested(200), 400, 'invalid_body'],
    ['an unknown field', signUp({ isAdmin: true }), 400, 'invalid_input'],
    ['__proto__', '{"__proto__":{"isAdmin":true}}', 400, 'invalid_input'],
    ['2 MB of JSON', signUp({ firstName: 'x'.repeat(2_000_000) }), 413, 'too_large'],
  ];

  it.each(BODIES)('%s', async (_title, body, status, code) => {
    const answer = await test.http('post', '/api/auth/signup').set('content-type', 'application/json').send(body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body).toMatchObject({ error: expect.any(String), requestId: expect.any(String) });
    expect(JSON.stringify(answer.body)).not.toMatch(/at \/|node_modules|select |Exception/);
  });

  it('names an unknown field', async () => {
    const answer = await test.http('post', '/api/auth/signup').send({ email: 'a@b.co', password: 'x', isAdmin: true });
    expect(answer.body.details.map(({ field }: { field: string }) => field)).toContain('isAdmin');
  });

  it.each(['/api/nowhere', '/api/auth/signin'])('an unknown route or method: GET %s', async (path) => {
    const answer = await test.http('get', path).expect(404);
    expect(answer.body).toMatchObject({ code: 'not_found', requestId: expect.any(String) });
  });

  it('a content type that is not JSON', async () => {
    const answer = await test.http('post', '/api/auth/signin').set('content-type', 'text/xml').send('<a/>');
    expect([answer.status, answer.body.code]).toEqual([415, 'unsupported_media']);
  });

  it.each(['%00', '%ff%fe', '%E0%A4%A'])('a broken address: ?q=%s', async (text) => {
    const answer = await test.http('get', `/api/profiles/me?q=${text}`, token);
    expect(answer.status).toBeLessThan(500);
  });

  it.each(['abc', 'a.b.c', '', `${'x'.repeat(5000)}`])('a malformed token', async (bad) => {
    const answer = await test.http('get', '/api/profiles/me').set('Authorization', `Bearer ${bad}`);
    expect(answer.status).toBe(401);
  });

  it('tokens that are forged, altered, unsigned or in the query are refused', async () => {
    const [header, payload, signature] = token.split('.');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const altered = Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()), sub: 'x' })).toString('base64url');
    for (const bad of [`${none}.${payload}.`, `${header}.${altered}.${signature}`, `${header}.${payload}.${'A'.repeat(43)}`]) {
      await test.http('get', '/api/profiles/me', bad).expect(401);
    }
    await test.http('get', `/api/profiles/me?token=${token}`).expect(401);
  });
});
