import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Person } from '../../factories/people.js';
import { acceptedRequest, paper, paperUntil, supplier, technician, type Craftsman } from '../../factories/repairs.js';
import { startTestApp, type TestApp } from '../../support/app.js';

let test: TestApp;
let plombex: Craftsman;
let ana: Person;
let requestId: string;
let path: string;
beforeAll(async () => {
  test = await startTestApp();
  plombex = await supplier(test);
  ({ requestId } = await acceptedRequest(test, plombex, { budgetCents: 10_000 }));
  path = `/api/service-requests/${requestId}`;
  ana = await technician(test, plombex, requestId);
});
afterAll(() => test.close());

const read = async () => (await test.http('get', `/api/my-jobs/${requestId}`, ana.token).expect(200)).body;
const start = () => test.http('post', `/api/my-jobs/${requestId}/start`, ana.token);

it('EL-010 a technician reads that a price waits, and not which, as long as it does', async () => {
  expect(await read()).toMatchObject({ startHeld: null });
  const send = (amountCents: number) => test.http('post', `${path}/quotes`, plombex.token).send({ amountCents });
  const { body } = await send(20_000).expect(201);
  const job = await read();
  expect(job).toMatchObject({ startHeld: 'price' });
  expect(JSON.stringify(job)).not.toMatch(/20_?000|cents|quote/i);
  expect((await start().expect(422)).body.code).toBe('quote_pending');
  const quote = `${path}/quotes/${body.id}`;
  await test.http('patch', quote, plombex.token).send({ status: 'withdrawn' }).expect(200);
  expect(await read()).toMatchObject({ startHeld: null });
  // Within the limit no one has to wait.
  await send(9_000).expect(201);
  expect(await read()).toMatchObject({ startHeld: null });
});

it('a technician reads that papers of the company hold the start, and no longer once the work has begun', async () => {
  const id = await paper(test, plombex, 'insurance', -2);
  expect(await read()).toMatchObject({ startHeld: 'papers' });
  expect((await start().expect(422)).body.code).toBe('supplier_gap');
  await paperUntil(test, id, 30);
  expect(await read()).toMatchObject({ startHeld: null });
  await start().expect(200);
  await paperUntil(test, id, -2);
  expect(await read()).toMatchObject({ status: 'in_progress', startHeld: null });
});
