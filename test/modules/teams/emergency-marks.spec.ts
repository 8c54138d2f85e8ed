import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Person } from '../../factories/people.js';
import { acceptedRequest, supplier, technician, type Craftsman, type Filed } from '../../factories/repairs.js';
import { startTestApp, type TestApp } from '../../support/app.js';

let test: TestApp;
let plombex: Craftsman;
let ana: Person;
let job: Filed;
beforeAll(async () => {
  test = await startTestApp();
  plombex = await supplier(test);
  job = await acceptedRequest(test, plombex, { description: 'It smells of gas in the kitchen.', priority: 'Low' });
  ana = await technician(test, plombex, job.requestId);
});
afterAll(() => test.close());

it('a technician reads that the job is an emergency, and which one, and so does the owner in the day plan', async () => {
  const quiet = await acceptedRequest(test, plombex);
  const gas = { id: job.requestId, priority: 'Emergency', floorKinds: ['gas'] };
  const { body: mine } = await test.http('get', '/api/my-jobs', ana.token).expect(200);
  expect(mine.jobs).toMatchObject([gas]);
  const { body: one } = await test.http('get', `/api/my-jobs/${job.requestId}`, ana.token).expect(200);
  expect(one).toMatchObject(gas);
  const { body: plan } = await test.http('get', '/api/team/plan', plombex.token).expect(200);
  expect(plan.jobs.find(({ id }: { id: string }) => id === job.requestId)).toMatchObject(gas);
  expect(plan.jobs.find(({ id }: { id: string }) => id === quiet.requestId)).toMatchObject({ floorKinds: [] });
});
