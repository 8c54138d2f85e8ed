import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SUPPLIER_ACCESS_AFTER_CLOSE_DAYS } from '../../../src/contract/limits.js';
import type { Person } from '../../factories/people.js';
import {
  acceptedRequest,
  completedRequest,
  offeredRequest,
  supplier,
  type Craftsman,
  type Filed,
} from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

const DAY = 24 * 3600_000;
type Job = Filed & { offerId: string };

/** Decision 1985: what was under way when a job ended for its supplier can be billed. */
describe('a job that is taken away from its supplier', () => {
  let test: TestApp;
  let plombex: Craftsman;
  let rival: Craftsman;
  beforeAll(async () => {
    test = await startTestApp();
    [plombex, rival] = await Promise.all([supplier(test), supplier(test, 'Rival')]);
  });
  afterAll(() => test.close());

  const path = (id: string) => `/api/service-requests/${id}`;
  const patch = (id: string, who: Person, body: object) => test.http('patch', path(id), who.token).send(body);
  const read = async (id: string, who: Person) => (await test.http('get', path(id), who.token).expect(200)).body;
  const begin = (id: string, who: Person = plombex) => test.http('post', `${path(id)}/invoice`, who.token);
  const step = (id: string, status: string, who: Person, more: object = {}) =>
    test.http('patch', `/api/invoices/${id}`, who.token).send({ status, ...more });
  const write = (id: string, unitCents: number) =>
    test.http('put', `/api/invoices/${id}`, plombex.token).send({
      dueDays: 30,
      lines: [{ description: 'Two hours of work', quantityThousandths: 1000, unitCents, taxes: [] }],
    });
  const toBill = async (who: Person = plombex) =>
    (await test.http('get', '/api/invoices/to-write', who.token).expect(200)).body as { requestId: string }[];
  const answer = (job: Job, who: Person, status: string) =>
    test.http('patch', `${path(job.requestId)}/offers/${job.offerId}`, who.token).send({ status });
  const start = (job: Job, who: Person = plombex) => patch(job.requestId, who, { status: 'in_progress' }).expect(200);
  const schedule = (job: Job) =>
    patch(job.requestId, plombex, {
      status: 'scheduled',
      scheduledFor: new Date(Date.now() + DAY).toISOString(),
    }).expect(200);
  /** The supplier's access ends a moment after the step. */
  const ended = (job: Job) =>
    eventually(async () => {
      const [row] = await test.sql<{ during: string | null }>(
        "select coalesce(ended_during, 'nothing') as during from offer where id = $1 and access_ends_at is not null",
        [job.offerId],
      );
      return row?.during;
    });
  const remove = async (job: Job, who: Person = job.landlord) => {
    await answer(job, who, 'withdrawn').expect(200);
    return ended(job);
  };
  const quoted = async (amountCents = 60_000) => {
    const job = await acceptedRequest(test, plombex);
    const { body } = await test
      .http('post', `${path(job.requestId)}/quotes`, plombex.token)
      .send({ amountCents })
      .expect(201);
    await test
      .http('patch', `${path(job.requestId)}/quotes/${body.id}`, job.landlord.token)
      .send({ status: 'approved' })
      .expect(200);
    return job;
  };

  const billsAfterAll = async (job: Job) => {
    const [row] = await test.sql('select status, canceled_during as during from service_request where id = $1', [
      job.requestId,
    ]);
    expect(row).toEqual({ status: 'cancelled', during: null });
    expect((await toBill()).filter(({ requestId }) => requestId === job.requestId)).toMatchObject([
      { endedDuring: 'work' },
    ]);
    const { body: draft } = await begin(job.requestId).expect(201);
    await write(draft.id, 18_000).expect(200);
    await step(draft.id, 'sent', plombex).expect(200);
    await step(draft.id, 'approved', job.landlord).expect(200);
  };

  it.each(['withdrawn', 'declined'])(
    'is theirs no longer when it was %s, also before the system has followed up',
    async (state) => {
      const job = await acceptedRequest(test, plombex);
      await start(job);
      // As after a process was killed: the offer has ended, and the request still names its supplier.
      await test.sql('update offer set state = $2, answered_at = now() where id = $1', [job.offerId, state]);
      await patch(job.requestId, plombex, { status: 'completed', costCents: 9_000 }).expect(404);
      const [from, until] = [DAY, DAY + 3_600_000].map((ms) => new Date(Date.now() + ms).toISOString());
      for (const [what, body] of [
        ['quotes', { amountCents: 9_000, note: 'A new pump' }],
        ['proposals', { times: [{ from, until }] }],
      ] as const)
        await test
          .http('post', `${path(job.requestId)}/${what}`, plombex.token)
          .send(body)
          .expect(404);
      expect((await read(job.requestId, job.landlord)).status).toBe('in_progress');
    },
  );

  it('takes an invoice for the work done, which the landlord approves like any other', async () => {
    const job = await acceptedRequest(test, plombex);
    await start(job);
    expect(await remove(job)).toBe('work');
    await test.http('get', path(job.requestId), plombex.token).expect(404);
    const listed = (await toBill()).find(({ requestId }) => requestId === job.requestId);
    expect(listed).toMatchObject({ title: 'Radiator drips', endedDuring: 'work', draftId: null, costCents: null });
    const { body: draft } = await begin(job.requestId).expect(201);
    expect(draft).toMatchObject({
      status: 'draft',
      netCents: 0,
      approvedCents: 50_000,
      costCents: null,
      jobOpen: false,
    });
    expect(draft.billableUntil).not.toBeNull();
    expect((await begin(job.requestId).expect(201)).body.id).toBe(draft.id);
    await write(draft.id, 18_000).expect(200);
    await step(draft.id, 'sent', plombex).expect(200);
    expect((await toBill()).map(({ requestId }) => requestId)).not.toContain(job.requestId);

    const { offers } = await read(job.requestId, job.landlord);
    expect(offers[0]).toMatchObject({ status: 'withdrawn', endedDuring: 'work' });
    expect(Date.parse(offers[0].billableUntil)).toBeGreaterThan(Date.now() + 29 * DAY);
    const { body: approved } = await step(draft.id, 'approved', job.landlord).expect(200);
    expect(approved).toMatchObject({ status: 'approved', totalCents: 18_000, approvedCents: 50_000 });
  });

  it('leaves the expense for what the landlord paid someone else, and is an expense of its own', async () => {
    const job = await acceptedRequest(test, plombex);
    await start(job);
    await remove(job);
    for (const status of ['in_progress', 'completed'])
      await patch(job.requestId, job.landlord, { status, ...(status === 'completed' && { costCents: 70_000 }) }).expect(
        200,
      );
    await test
      .http('post', `${path(job.requestId)}/expense`, job.landlord.token)
      .send({})
      .expect(201);
    const { body: draft } = await begin(job.requestId).expect(201);
    await write(draft.id, 18_000).expect(200);
    await step(draft.id, 'sent', plombex).expect(200);
    await step(draft.id, 'approved', job.landlord).expect(200);
    const { body: expenses } = await test.http('get', '/api/expenses', job.landlord.token).expect(200);
    const amounts = (expenses as { amountCents: number; requestId: string | null }[])
      .filter(({ requestId }) => requestId === job.requestId)
      .map(({ amountCents }) => amountCents);
    expect(amounts.toSorted()).toEqual([18_000, 70_000]);
  });

  it('is billed within its limit, and an approved quote is that limit', async () => {
    const job = await quoted(60_000);
    expect(await remove(job)).toBe('quote');
    const { body: draft } = await begin(job.requestId).expect(201);
    expect(draft.approvedCents).toBe(60_000);
    await write(draft.id, 60_001).expect(200);
    expect((await step(draft.id, 'sent', plombex).expect(422)).body.reason).toBe('invoice_over_price');
    await write(draft.id, 60_000).expect(200);
    await step(draft.id, 'sent', plombex).expect(200);
    await step(draft.id, 'disputed', job.landlord, { reason: 'Nothing was bought yet' }).expect(200);
    await step(draft.id, 'void', plombex).expect(200);
    await begin(job.requestId).expect(201);
  });

  it.each([
    ['accepted', 'nothing', async (): Promise<Job> => acceptedRequest(test, plombex)],
    ['offered', 'nothing', async (): Promise<Job> => offeredRequest(test, plombex)],
    [
      'scheduled',
      'appointment',
      async (): Promise<Job> => {
        const job = await acceptedRequest(test, plombex);
        await schedule(job);
        return job;
      },
    ],
    [
      'started, with another visit set',
      'work',
      async (): Promise<Job> => {
        const job = await acceptedRequest(test, plombex);
        await start(job);
        await schedule(job);
        return job;
      },
    ],
    [
      'started by the landlord for the supplier',
      'work',
      async (): Promise<Job> => {
        const job = await acceptedRequest(test, plombex);
        await start(job, job.landlord);
        return job;
      },
    ],
  ])('%s: leaves %s to bill', async (_, during, made) => {
    const job = await made();
    expect(await remove(job)).toBe(during);
    await begin(job.requestId).expect(during === 'nothing' ? 404 : 201);
  });

  it('counts what a landlord takes back as a step of the request', async () => {
    const job = await acceptedRequest(test, plombex);
    await schedule(job);
    await patch(job.requestId, job.landlord, { status: 'approved' }).expect(200);
    expect(await ended(job)).toBe('appointment');
    await begin(job.requestId).expect(201);
    await test.http('get', path(job.requestId), plombex.token).expect(404);
  });

  it('can be billed by a supplier who gives it back at work, and not by one who never began', async () => {
    const begun = await acceptedRequest(test, plombex);
    await start(begun);
    await answer(begun, plombex, 'declined').expect(200);
    expect(await ended(begun)).toBe('work');
    await begin(begun.requestId).expect(201);

    const agreed = await quoted();
    await schedule(agreed);
    await answer(agreed, plombex, 'declined').expect(200);
    expect(await ended(agreed)).toBe('nothing');
    await begin(agreed.requestId).expect(404);
  });

  it('leaves the next supplier with a job and an invoice of their own', async () => {
    const job = await acceptedRequest(test, plombex);
    await start(job);
    await remove(job);
    const { body } = await test
      .http('post', `${path(job.requestId)}/offers`, job.landlord.token)
      .send({ supplierId: rival.id, budgetCents: 90_000, firstWins: true })
      .expect(201);
    const next = { ...job, offerId: body.offers.at(-1).id as string };
    await answer(next, rival, 'accepted').expect(200);
    // What the first one began is not the second one's work.
    await patch(job.requestId, job.landlord, {
      status: 'scheduled',
      scheduledFor: new Date(Date.now() + DAY).toISOString(),
    }).expect(200);
    await start(next, rival);
    await patch(job.requestId, rival, { status: 'completed', costCents: 70_000 }).expect(200);
    const [mine, theirs] = await Promise.all([
      begin(job.requestId).expect(201),
      begin(job.requestId, rival).expect(201),
    ]);
    expect(mine.body).toMatchObject({ approvedCents: 50_000, costCents: null, netCents: 0 });
    expect(theirs.body).toMatchObject({ approvedCents: 90_000, costCents: 70_000, netCents: 70_000 });
    await write(mine.body.id, 20_000).expect(200);
    await step(mine.body.id, 'sent', plombex).expect(200);
    await step(theirs.body.id, 'sent', rival).expect(200);
    for (const { body: invoice } of [mine, theirs]) await step(invoice.id, 'approved', job.landlord).expect(200);
    expect(
      (await test.http('get', `/api/invoices/${mine.body.id}`, job.landlord.token).expect(200)).body,
    ).toMatchObject({
      costCents: null,
      approvedCents: 50_000,
    });
  });

  it('doesn’t count what another supplier had begun', async () => {
    const job = await acceptedRequest(test, plombex);
    await start(job);
    await remove(job);
    const { body } = await test
      .http('post', `${path(job.requestId)}/offers`, job.landlord.token)
      .send({ supplierId: rival.id, firstWins: true })
      .expect(201);
    const next = { ...job, offerId: body.offers.at(-1).id as string };
    await answer(next, rival, 'accepted').expect(200);
    expect(await remove(next)).toBe('nothing');
    await begin(job.requestId, rival).expect(404);
  });

  it('is the usual job again for a supplier who gets it back', async () => {
    const job = await acceptedRequest(test, plombex);
    await start(job);
    await remove(job);
    const { body } = await test
      .http('post', `${path(job.requestId)}/offers`, job.landlord.token)
      .send({ supplierId: plombex.id, budgetCents: 30_000, firstWins: true })
      .expect(201);
    await answer({ ...job, offerId: body.offers.at(-1).id as string }, plombex, 'accepted').expect(200);
    expect((await begin(job.requestId).expect(422)).body.reason).toBe('invoice_job_not_done');
    expect((await toBill()).map(({ requestId }) => requestId)).not.toContain(job.requestId);
    await start(job);
    await patch(job.requestId, plombex, { status: 'completed', costCents: 25_000 }).expect(200);
    expect((await begin(job.requestId).expect(201)).body).toMatchObject({ netCents: 25_000, approvedCents: 30_000 });
  });

  it('stays billable if the supplier gets the job back and it is canceled before anything was under way', async () => {
    const job = await acceptedRequest(test, plombex);
    await start(job);
    await remove(job);
    const { body } = await test
      .http('post', `${path(job.requestId)}/offers`, job.landlord.token)
      .send({ supplierId: plombex.id, budgetCents: 30_000, firstWins: true })
      .expect(201);
    await answer({ ...job, offerId: body.offers.at(-1).id as string }, plombex, 'accepted').expect(200);
    await patch(job.requestId, job.landlord, { status: 'cancelled' }).expect(200);
    await billsAfterAll(job);
  });

  it('stays billable if the landlord removes the supplier and cancels before the removal has taken effect', async () => {
    const job = await acceptedRequest(test, plombex);
    await start(job);
    expect(await remove(job)).toBe('work');
    // As a slow queue leaves it: the request still names the supplier when it is canceled.
    await test.sql("update service_request set supplier_account_id = $2, status = 'cancelled' where id = $1", [
      job.requestId,
      plombex.accountId,
    ]);
    await billsAfterAll(job);
  });

  it('is billed within the limit of that time, whatever the request becomes', async () => {
    const job = await acceptedRequest(test, plombex);
    await start(job);
    await remove(job);
    await test.sql("update service_request set priority = 'emergency' where id = $1", [job.requestId]);
    await test.sql(
      'insert into maintenance_settings (id, account_id, created_at, demo, emergency_limit_cents) select gen_random_uuid(), account_id, now(), false, 900000 from service_request where id = $1 on conflict (account_id) do update set emergency_limit_cents = 900000',
      [job.requestId],
    );
    const { body: draft } = await begin(job.requestId).expect(201);
    expect(draft.approvedCents).toBe(50_000);
    await write(draft.id, 50_001).expect(200);
    expect((await step(draft.id, 'sent', plombex).expect(422)).body.reason).toBe('invoice_over_price');
  });

  it('is billed by no one else, and only for 30 days', async () => {
    const job = await acceptedRequest(test, plombex);
    await start(job);
    await remove(job);
    await begin(job.requestId, rival).expect(404);
    for (const who of [job.landlord, job.tenant]) await begin(job.requestId, who).expect(403);
    for (const who of [job.tenant, rival]) {
      await answer(job, who, 'withdrawn').expect(who === rival ? 404 : 403);
    }
    const both = await Promise.all([begin(job.requestId), begin(job.requestId)]);
    expect(new Set(both.map(({ body }) => body.id)).size).toBe(1);
    const id = both[0]?.body.id as string;
    await write(id, 10_000).expect(200);
    await test.http('get', `/api/invoices/${id}`, rival.token).expect(404);
    await test.sql('update offer set access_ends_at = now() - make_interval(days => $2) where id = $1', [
      job.offerId,
      SUPPLIER_ACCESS_AFTER_CLOSE_DAYS,
    ]);
    expect((await step(id, 'sent', plombex).expect(422)).body.reason).toBe('invoice_job_not_done');
    expect((await test.http('get', `/api/invoices/${id}`, plombex.token).expect(200)).body).toMatchObject({
      billableUntil: null,
      approvedCents: null,
    });
    await test.http('delete', `/api/invoices/${id}`, plombex.token).expect(204);
    await begin(job.requestId).expect(404);
    expect((await toBill()).map(({ requestId }) => requestId)).not.toContain(job.requestId);
  });

  it('can’t be taken away once the work is done', async () => {
    const job = await completedRequest(test, plombex);
    await answer(job, job.landlord, 'withdrawn').expect(422);
    await begin(job.requestId).expect(201);
  });

  it('leaves an agreed price to bill when the request is canceled before an appointment', async () => {
    const job = await quoted(55_000);
    await patch(job.requestId, job.landlord, { status: 'cancelled' }).expect(200);
    expect(await read(job.requestId, plombex)).toMatchObject({ canceledDuring: 'quote' });
    await patch(job.requestId, plombex, { costCents: 20_000, note: 'The part', internal: true }).expect(200);
    expect((await begin(job.requestId).expect(201)).body).toMatchObject({ netCents: 20_000, approvedCents: 55_000 });
  });

  it('says so in the email about it', async () => {
    const job = await acceptedRequest(test, plombex);
    await start(job);
    await remove(job);
    const mail = await eventually(async () => {
      const [row] = await test.sql<{ params: Record<string, string> }>(
        "select params from outbox_message where recipient = $1 and template = 'service-requests.offer_withdrawn' and params->>'place' is not null order by id desc limit 1",
        [plombex.email],
      );
      return row;
    });
    expect(mail.params).toMatchObject({ ended: 'work', days: 30 });
  });
});
