import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { letHome } from '../../factories/homes.js';
import { startTestApp, type TestApp } from '../../support/app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('NOTICE-5 the list of leases shows only those with a tenant who has no access code', async () => {
  const joined = await letHome(test);
  const { landlord } = joined;
  const uninvited = await letHome(test, {}, landlord);
  const draft = await letHome(test, { state: 'draft' }, landlord);
  await test.sql('update lease_tenant set user_id = null, joined_at = null where lease_id = any($1)', [
    [uninvited.leaseId, draft.leaseId],
  ]);
  const ids = async () => {
    const { body } = await test.http('get', '/api/landlords/leases?access=no_code', landlord.token).expect(200);
    return body.map(({ id }: { id: string }) => id);
  };
  expect(await ids()).toEqual([uninvited.leaseId]);
  const overview = await test.http('get', '/api/landlords/overview', landlord.token).expect(200);
  expect(overview.body.waiting).toContainEqual(expect.objectContaining({ kind: 'invite', count: 1 }));
  await test.http('post', `/api/landlords/leases/${uninvited.leaseId}/codes`, landlord.token).send({}).expect(201);
  expect(await ids()).toEqual([]);
  await test.http('get', '/api/landlords/leases?access=other', landlord.token).expect(400);
});
