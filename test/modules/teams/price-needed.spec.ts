import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { person, type Person } from '../../factories/people.js';
import { acceptedRequest, supplier, technician, type Craftsman, type Filed } from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { said } from '../../support/said.js';

const NEED = { amountCents: 30_000, reason: 'The valve is rusted through' };

describe('a technician who needs a higher price', () => {
  let test: TestApp;
  let plombex: Craftsman;
  let ana: Person;
  let job: Filed;
  beforeAll(async () => {
    test = await startTestApp();
    plombex = await supplier(test);
    job = await acceptedRequest(test, plombex, { budgetCents: 15_000 });
    ana = await technician(test, plombex, job.requestId);
  });
  afterAll(() => test.close());

  const need = (who: Person, body: object = NEED, id = job.requestId) =>
    test.http('post', `/api/my-jobs/${id}/price-needed`, who.token).send(body);
  const team = async (id = job.requestId) =>
    (await test.http('get', `/api/team/jobs/${id}`, plombex.token).expect(200)).body;
  const request = async (who: Person) =>
    (await test.http('get', `/api/service-requests/${job.requestId}`, who.token).expect(200)).body;

  it('the technician tells the owner alone, who gets amount and reason by email, in the bell and on the job', async () => {
    await need(ana).expect(204);
    const mail = await eventually(
      async () =>
        (
          await test.sql<{ recipient: string; params: Record<string, string> }>(
            "select recipient, params from outbox_message where template = 'teams.price_needed'",
          )
        )[0],
    );
    expect(mail.recipient).toBe(plombex.email);
    expect(mail.params).toMatchObject({ reason: NEED.reason, url: expect.stringContaining(job.requestId) });
    expect(mail.params.amount).toContain('300');
    const [bell] = await eventually(async () => {
      const { body } = await test.http('get', '/api/notifications', plombex.token).expect(200);
      const mine = body.filter(({ kind }: { kind: string }) => kind === 'job_price_needed');
      return mine.length > 0 && mine;
    });
    expect(bell).toMatchObject({ amountCents: 30_000, currency: 'CAD', subjectId: job.requestId });
    expect((await team()).priceNeed).toMatchObject({ ...NEED, currency: 'CAD' });
    for (const who of [job.landlord, job.tenant]) expect(said(await request(who))).not.toMatch(/30000|rusted/);
    const { body: mine } = await test.http('get', `/api/my-jobs/${job.requestId}`, ana.token).expect(200);
    expect(said(mine)).not.toMatch(/cents|15000/i);
  });

  it('is answered by the owner’s quote, which the landlord approves', async () => {
    const quotes = `/api/service-requests/${job.requestId}/quotes`;
    const { body: quote } = await test.http('post', quotes, plombex.token).send({ amountCents: 30_000 }).expect(201);
    expect((await team()).priceNeed).toBeNull();
    await test.http('patch', `${quotes}/${quote.id}`, job.landlord.token).send({ status: 'approved' }).expect(200);
    await need(ana, { amountCents: 35_000, reason: 'And the pipe' }).expect(204);
    expect((await team()).priceNeed).toMatchObject({ amountCents: 35_000 });
  });

  it('no one else asks: other technicians, other companies and other roles', async () => {
    const [colleague, rival] = await Promise.all([technician(test, plombex), supplier(test, 'Rival')]);
    const stranger = await technician(test, rival);
    for (const who of [colleague, stranger]) await need(who).expect(404);
    for (const who of [plombex, rival, job.landlord, job.tenant, await person(test, 'staff')])
      await need(who).expect(403);
    await test.http('get', `/api/team/jobs/${job.requestId}`, rival.token).expect(404);
  });

  it('needs an amount and a reason, and a job that goes on', async () => {
    for (const body of [
      {},
      { ...NEED, amountCents: 0 },
      { ...NEED, amountCents: 1.5 },
      { ...NEED, amountCents: 2 ** 31 },
      { ...NEED, reason: ' ' },
      { ...NEED, reason: 'a'.repeat(1001) },
    ])
      await need(ana, body).expect(400);
    for (const status of ['in_progress', 'completed'])
      await test.http('patch', `/api/service-requests/${job.requestId}`, plombex.token).send({ status }).expect(200);
    await need(ana).expect(422);
  });

  it('without Elite it is closed', async () => {
    await test.sql("update supplier set elite_until = now() - interval '1 minute' where id = $1", [plombex.id]);
    expect((await need(ana).expect(403)).body.code).toBe('elite_required');
  });
});
