import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { letHome } from '../../factories/homes.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { GAS } from './on-call.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT_FACTOR: '0.1' });
});
afterAll(() => test.close());

it('ONCALL-02 a tenant files 60 requests an hour, and a landlord 600', async () => {
  const { tenant, landlord, unitId } = await letHome(test);
  const file = (token: string, body: object) => test.http('post', '/api/service-requests', token).send(body);
  const request = { ...GAS, issueType: 'HVAC' };
  for (let filed = 0; filed < 6; filed += 1) await file(tenant.token, request).expect(201);
  expect((await file(tenant.token, request).expect(429)).body.code).toBe('too_many_requests');
  for (let filed = 0; filed < 7; filed += 1) await file(landlord.token, { ...request, unitId }).expect(201);
});
