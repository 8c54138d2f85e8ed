import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { acceptedRequest, supplier, technician, type Craftsman } from '../../factories/repairs.js';
import { startTestApp, type TestApp } from '../../support/app.js';

let test: TestApp;
let plombex: Craftsman;
beforeAll(async () => {
  test = await startTestApp();
  plombex = await supplier(test);
});
afterAll(() => test.close());

it.each([
  ['the landlord removes the company', 'landlord', 'withdrawn'],
  ['the owner of the company gives the job back', 'supplier', 'declined'],
  ['the landlord cancels the job', 'landlord', 'cancelled'],
])('a technician who is on site when %s can start another job', async (_, side, status) => {
  const first = await acceptedRequest(test, plombex);
  const next = await acceptedRequest(test, plombex, { title: 'Another job' });
  const ana = await technician(test, plombex, first.requestId);
  const start = (id: string) => test.http('post', `/api/my-jobs/${id}/start`, ana.token);
  await start(first.requestId).expect(200);
  await test.sql('update job_assignment set request_id = $2 where request_id = $1', [first.requestId, next.requestId]);
  expect((await start(next.requestId).expect(422)).body.reason).toBe('visit_elsewhere');

  const { token } = side === 'landlord' ? first.landlord : plombex;
  const request = `/api/service-requests/${first.requestId}`;
  const path = status === 'cancelled' ? request : `${request}/offers/${first.offerId}`;
  await test.http('patch', path, token).send({ status }).expect(200);
  await start(next.requestId).expect(200);
  const visits = await test.sql(
    'select finished_at >= started_at as ended from job_visit where request_id = $1 order by started_at',
    [first.requestId],
  );
  expect(visits).toEqual([{ ended: true }]);
});

it.each(['gives the job to a colleague', 'takes the job from the technician'])(
  'a technician who is on site when the owner %s can start another job',
  async (what) => {
    const first = await acceptedRequest(test, plombex);
    const next = await acceptedRequest(test, plombex, { title: 'The next job' });
    const bo = await technician(test, plombex, next.requestId);
    const ana = await technician(test, plombex, first.requestId);
    const start = (id: string) => test.http('post', `/api/my-jobs/${id}/start`, ana.token);
    await start(first.requestId).expect(200);

    const path = (id: string) => `/api/team/jobs/${id}/technician`;
    if (what.startsWith('gives'))
      await test.http('put', path(first.requestId), plombex.token).send({ staffId: bo.staffId }).expect(200);
    else await test.http('delete', path(first.requestId), plombex.token).expect(200);
    await test.http('put', path(next.requestId), plombex.token).send({ staffId: ana.staffId }).expect(200);
    await start(next.requestId).expect(200);
    const visits = await test.sql(
      'select staff_id = $2 as hers, finished_at >= started_at as ended from job_visit where request_id = $1',
      [first.requestId, ana.staffId],
    );
    expect(visits).toEqual([{ hers: true, ended: true }]);
  },
);

it('assigning the job to the same technician again, for a new note, lets the visit go on', async () => {
  const { requestId } = await acceptedRequest(test, plombex);
  const ana = await technician(test, plombex, requestId);
  await test.http('post', `/api/my-jobs/${requestId}/start`, ana.token).expect(200);
  await test
    .http('put', `/api/team/jobs/${requestId}/technician`, plombex.token)
    .send({ staffId: ana.staffId, note: 'Key at the neighbor’s' })
    .expect(200);
  await test.http('post', `/api/my-jobs/${requestId}/finish`, ana.token).send({ done: true }).expect(200);
});
