import { afterAll, beforeAll, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { startTestApp, type TestApp } from '../support/app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it.each(['/ping', '/health', '/api/health', '/api/announcements', '/api/nowhere', '/nowhere'])(
  'RD-006 %s carries the security headers',
  async (path) => {
    const { headers } = await test.http('get', path);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/);
    for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(headers['content-security-policy']).toContain(directive);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': expect.any(String),
    });
  },
);

it('RD-006 answers of the API are kept by nobody between', async () => {
  const { headers } = await test.http('get', '/api/health').expect(200);
  expect(headers['cache-control']).toBe('no-store');
});

it('RD-006 no address answers TRACE, which would repeat what a proxy added', async () => {
  const answer = await supertest(test.app.getHttpServer())
    .trace('/api/health')
    .set('X-Added', 'by-a-proxy')
    .expect(404);
  expect(answer.text).not.toContain('by-a-proxy');
});

it('an address that a client claims counts for nothing without a trusted proxy', async () => {
  const claimed = '203.0.113.99';
  await test
    .http('post', '/api/auth/signin')
    .set({ 'X-Forwarded-For': claimed, 'X-Real-IP': claimed, Forwarded: `for=${claimed}` })
    .send({ email: 'nobody@example.com', password: 'wrong one' })
    .expect(401);
  const [entry] = await test.sql<{ source: string }>(
    "select source from audit_entry where action = 'session.sign_in_failed' order by at desc limit 1",
  );
  expect(entry?.source).toMatch(/127\.0\.0\.1|::1/);
});
