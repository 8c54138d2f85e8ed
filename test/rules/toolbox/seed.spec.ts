import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seed } from '../../../scripts/seed/seed.mjs';
import { startTestApp, type TestApp } from '../../support/app.js';

describe('npm run seed', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(async () => test.close());

  it.each([
    [3, 3],
    [30, 27],
  ])('gives a landlord with %i units, %i of them let, who signs in and sees rent that is paid', async (units, let_) => {
    const { landlord, tenant, password, leases } = await seed(test.database.ownerUrl, units);
    expect(leases).toBe(let_);
    const signedIn = await test.http('post', '/api/auth/signin').send({ email: landlord, password }).expect(200);
    const { body, headers } = await test
      .http('get', '/api/landlords/leases?limit=200&count=true', signedIn.body.access_token)
      .expect(200);
    expect(headers['x-total-count']).toBe(String(let_));
    // Only this month's rent may be open.
    expect(
      body.filter((lease: { openCents: number; rentCents: number }) => ![0, lease.rentCents].includes(lease.openCents)),
    ).toEqual([]);
    expect(body.some((lease: { openCents: number }) => lease.openCents === 0)).toBe(true);
    const asTenant = await test.http('post', '/api/auth/signin').send({ email: tenant, password }).expect(200);
    await test.http('get', '/api/tenants/me/lease', asTenant.body.access_token).expect(200);
  });
});
