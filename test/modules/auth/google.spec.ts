import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../support/app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it.each(['/auth/google/login?state=landlord', '/api/auth/google/login?state=landlord'])('%s says that Google is not configured', async (path) => {
  const answer = await test.http('get', path).expect(503);
  expect(answer.body).toMatchObject({ error: 'Google sign-in is not configured', code: 'not_configured' });
});
