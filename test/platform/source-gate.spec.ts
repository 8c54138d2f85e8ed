import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../support/app.js';

let test: TestApp;
// A source has one request a second, and so twenty at once.
beforeAll(async () => {
  test = await startTestApp({
    SOURCE_REQUESTS_PER_SECOND: '1',
    RATE_LIMIT_FACTOR: '1',
    TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1',
  });
});
afterAll(() => test.close());

const ask = (path: string, source: string) => test.http('get', path).set('x-forwarded-for', source);
/** Many at once: a slow machine gives the gate time to open again between one and the next. */
const flood = (count: number, one: (at: number) => ReturnType<typeof ask>) =>
  Promise.all(Array.from({ length: count }, (_, at) => one(at)));

it('SEC-05 a flood from one source is refused at the door, in the error shape; other sources go on', async () => {
  const answers = await flood(150, () => ask('/healthz', '203.0.113.66'));
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(20);
  const [refused] = answers.filter(({ status }) => status === 429);
  expect(refused?.body).toEqual({
    error: expect.any(String),
    code: 'too_many_requests',
    requestId: expect.any(String),
  });
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  await ask('/healthz', '203.0.113.67').expect(200);
});

it('SEC-05 a large body is not read only to be thrown away', async () => {
  await flood(150, () => ask('/healthz', '203.0.113.70'));
  const answers = await flood(20, () =>
    test
      .http('post', '/api/auth/signin')
      .set('x-forwarded-for', '203.0.113.70')
      .send({ email: 'a'.repeat(50_000) }),
  );
  const refused = answers.filter(({ status, body }) => status === 429 && body.requestId);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.some(({ headers }) => headers['connection'] === 'close')).toBe(true);
});

it('SEC-05 the client’s own files are left out', async () => {
  const answers = await flood(60, () => ask('/assets/gone.js', '203.0.113.68'));
  expect(answers.filter(({ status }) => status === 429)).toEqual([]);
});

it('SEC-10 the networks of one /48 share a gate', async () => {
  const answers = await flood(300, (at) => ask('/healthz', `2001:db8:1:${at.toString(16)}::1`));
  expect(answers.some(({ status }) => status === 429)).toBe(true);
  await ask('/healthz', '2001:db8:2::1').expect(200);
});
