import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { letHome } from '../../factories/homes.js';
import { startTestApp, type TestApp } from '../../support/app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('the list of leases names the tenants who get no email', async () => {
  const home = await letHome(test);
  const onPaper = async () =>
    (await test.http('get', '/api/landlords/leases', home.landlord.token).expect(200)).body.map(
      (row: { onPaper: string[] }) => row.onPaper,
    );
  expect(await onPaper()).toEqual([[]]);
  await test.sql('update lease_tenant set email = null, user_id = null, joined_at = null where lease_id = $1', [
    home.leaseId,
  ]);
  expect(await onPaper()).toEqual([['Kim Larsen']]);
});
