import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Person } from '../../factories/people.js';
import { acceptedRequest, supplier, type Craftsman, type Filed } from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

type Job = Filed & { offerId: string };

/** Decision 2010: an invoice is for an offer, and the same supplier can have the same job twice. */
describe('a supplier who is hired again for a job that they had before', () => {
  let test: TestApp;
  let plombex: Craftsman;
  beforeAll(async () => {
    test = await startTestApp();
    plombex = await supplier(test);
  });
  afterAll(() => test.close());

  const path = (id: string) => `/api/service-requests/${id}`;
  const patch = (id: string, who: Person, body: object) => test.http('patch', path(id), who.token).send(body);
  const begin = (job: Job, offerId?: string, who: Person = plombex) =>
    test.http('post', `${path(job.requestId)}/invoice${offerId ? `?offerId=${offerId}` : ''}`, who.token);
  const step = (id: string, status: string, who: Person, more: object = {}) =>
    test.http('patch', `/api/invoices/${id}`, who.token).send({ status, ...more });
  const write = (id: string, unitCents: number) =>
    test.http('put', `/api/invoices/${id}`, plombex.token).send({
      dueDays: 30,
      lines: [{ description: 'Work', quantityThousandths: 1000, unitCents, taxes: [] }],
    });
  const read = async (id: string, who: Person) =>
    (await test.http('get', `/api/invoices/${id}`, who.token).expect(200)).body;
  const toBill = async (job: Job) => {
    const { body } = await test.http('get', '/api/invoices/to-write', plombex.token).expect(200);
    return (body as { requestId: string }[]).filter(({ requestId }) => requestId === job.requestId);
  };
  const answer = (job: Job, who: Person, status: string) =>
    test.http('patch', `${path(job.requestId)}/offers/${job.offerId}`, who.token).send({ status });
  /** Removed at work, with a limit of $500. */
  const removed = async () => {
    const job = await acceptedRequest(test, plombex);
    await patch(job.requestId, plombex, { status: 'in_progress' }).expect(200);
    await answer(job, job.landlord, 'withdrawn').expect(200);
    await eventually(async () => {
      const rows = await test.sql('select 1 from offer where id = $1 and access_ends_at is not null', [job.offerId]);
      return rows.length > 0;
    });
    return job;
  };
  const again = async (job: Job, budgetCents = 30_000): Promise<Job> => {
    const { body } = await test
      .http('post', `${path(job.requestId)}/offers`, job.landlord.token)
      .send({ supplierId: plombex.id, budgetCents, firstWins: true })
      .expect(201);
    const next = { ...job, offerId: body.offers.at(-1).id as string };
    await answer(next, plombex, 'accepted').expect(200);
    return next;
  };
  const finish = async (job: Job, costCents = 25_000) => {
    await patch(job.requestId, plombex, { status: 'in_progress' }).expect(200);
    await patch(job.requestId, plombex, { status: 'completed', costCents }).expect(200);
  };
  const bill = async (job: Job, unitCents: number) => {
    const { body } = await begin(job).expect(201);
    await write(body.id, unitCents).expect(200);
    await step(body.id, 'sent', plombex).expect(200);
    return body.id as string;
  };
  /** Past the trigger that holds what was sent. */
  const unheld = async (sql: string, values: unknown[] = []) => {
    await test.sql('alter table invoice disable trigger invoice_holds');
    try {
      return await test.sql<{ id: string; offerId: string | null }>(sql, values);
    } finally {
      await test.sql('alter table invoice enable trigger invoice_holds');
    }
  };
  const booked = async (job: Job) => {
    const { body } = await test.http('get', `/api/expenses?requestId=${job.requestId}`, job.landlord.token).expect(200);
    return (body as { amountCents: number }[]).map(({ amountCents }) => amountCents).toSorted((a, b) => a - b);
  };
  const spent = async (job: Job) => {
    const [row] = await test.sql<{ cents: number }>(
      "select coalesce(sum(amount_cents), 0)::int as cents from posting where account_id = $1 and ledger_account = 'expense_repairs'",
      [job.landlord.accountId],
    );
    return row?.cents;
  };

  it('bills the rest beside what was billed before, each within its own limit, and each is one expense', async () => {
    const first = await removed();
    const before = await bill(first, 40_000);
    const next = await again(first);
    // While the job is under way, there is nothing new to bill.
    expect(await toBill(next)).toEqual([]);
    await finish(next);
    expect(await toBill(next)).toMatchObject([{ offerId: next.offerId, endedDuring: null, costCents: 25_000 }]);

    const { body: rest } = await begin(next).expect(201);
    expect(rest).toMatchObject({
      offerId: next.offerId,
      status: 'draft',
      netCents: 25_000,
      costCents: 25_000,
      approvedCents: 30_000,
      jobOpen: true,
    });
    expect(rest.id).not.toBe(before);
    await write(rest.id, 30_001).expect(200);
    expect((await step(rest.id, 'sent', plombex).expect(422)).body.reason).toBe('invoice_over_price');
    await write(rest.id, 25_000).expect(200);
    await step(rest.id, 'sent', plombex).expect(200);
    expect(await toBill(next)).toEqual([]);
    for (const who of [plombex, next.landlord])
      expect(await read(before, who)).toMatchObject({
        offerId: first.offerId,
        approvedCents: 50_000,
        costCents: null,
        jobOpen: false,
      });

    for (const id of [before, rest.id]) await step(id, 'approved', next.landlord).expect(200);
    expect(await booked(next)).toEqual([25_000, 40_000]);
    expect(await spent(next)).toBe(65_000);
  });

  it('leaves the cost that the landlord entered to the invoice that is for it', async () => {
    const first = await removed();
    const before = await bill(first, 40_000);
    const next = await again(first);
    await finish(next);
    const enter = () =>
      test
        .http('post', `${path(next.requestId)}/expense`, next.landlord.token)
        .send({})
        .expect(201);
    await step(before, 'approved', next.landlord).expect(200);
    await enter();
    expect(await booked(next)).toEqual([25_000, 40_000]);
    await step(before, 'disputed', next.landlord, { reason: 'Too many hours' }).expect(200);
    await step(before, 'approved', next.landlord).expect(200);
    expect(await booked(next)).toEqual([25_000, 40_000]);
    const rest = await bill(next, 25_000);
    await step(rest, 'approved', next.landlord).expect(200);
    await enter();
    expect(await booked(next)).toEqual([25_000, 40_000]);
    expect(await spent(next)).toBe(65_000);
  });

  it('writes a voided invoice for the first time again, apart from the job as it is now', async () => {
    const first = await removed();
    const before = await bill(first, 40_000);
    const next = await again(first);
    await finish(next);
    await step(before, 'disputed', next.landlord, { reason: 'Wrong hours' }).expect(200);
    await step(before, 'void', plombex).expect(200);
    expect(await toBill(next)).toMatchObject([
      { offerId: next.offerId, endedDuring: null },
      { offerId: first.offerId, endedDuring: 'work', limitCents: 50_000 },
    ]);
    const { body: corrected } = await begin(next, first.offerId).expect(201);
    expect(corrected).toMatchObject({ offerId: first.offerId, approvedCents: 50_000, netCents: 0 });
    const { body: rest } = await begin(next).expect(201);
    expect(rest).toMatchObject({ offerId: next.offerId, approvedCents: 30_000 });
    await write(corrected.id, 45_000).expect(200);
    await step(corrected.id, 'sent', plombex).expect(200);
    await step(rest.id, 'sent', plombex).expect(200);
  });

  it('keeps the draft for the job as it is now apart from the first time, also when it was begun before that', async () => {
    const first = await removed();
    const before = await bill(first, 40_000);
    const next = await again(first);
    await finish(next);
    await step(before, 'disputed', next.landlord, { reason: 'Wrong hours' }).expect(200);
    await step(before, 'void', plombex).expect(200);
    const { body: rest } = await begin(next).expect(201);
    const { body: corrected } = await begin(next, first.offerId).expect(201);
    expect(corrected).toMatchObject({ offerId: first.offerId, approvedCents: 50_000 });
    expect(await read(rest.id, plombex)).toMatchObject({ offerId: next.offerId, approvedCents: 30_000 });
  });

  it('a job that is released leaves no cost to the next time', async () => {
    const first = await acceptedRequest(test, plombex);
    await finish(first, 40_000);
    await patch(first.requestId, first.landlord, { status: 'in_progress' }).expect(200);
    await answer(first, first.landlord, 'withdrawn').expect(200);
    await eventually(async () => {
      const [row] = await test.sql<{ cost: number | null }>(
        'select cost_cents as cost from service_request where id = $1',
        [first.requestId],
      );
      return row?.cost === null;
    });
  });

  it('bills all of it at once with a draft that was begun before', async () => {
    const first = await removed();
    const { body: draft } = await begin(first).expect(201);
    await write(draft.id, 20_000).expect(200);
    const next = await again(first, 60_000);
    expect((await step(draft.id, 'sent', plombex).expect(422)).body.reason).toBe('invoice_job_not_done');
    await finish(next, 45_000);
    expect(await toBill(next)).toMatchObject([{ offerId: next.offerId }]);
    const { body: now } = await begin(next).expect(201);
    expect(now).toMatchObject({ id: draft.id, offerId: next.offerId, approvedCents: 60_000, costCents: 45_000 });
    await write(now.id, 55_000).expect(200);
    await step(now.id, 'sent', plombex).expect(200);
  });

  it('can send such a draft as it is, within the limit that applies now', async () => {
    const first = await removed();
    const { body: draft } = await begin(first).expect(201);
    await write(draft.id, 40_000).expect(200);
    const next = await again(first);
    await finish(next);
    expect((await step(draft.id, 'sent', plombex).expect(422)).body.reason).toBe('invoice_over_price');
    expect(await read(draft.id, plombex)).toMatchObject({ approvedCents: 30_000, costCents: 25_000, jobOpen: true });
    await write(draft.id, 30_000).expect(200);
    await step(draft.id, 'sent', plombex).expect(200);
    expect(await read(draft.id, next.landlord)).toMatchObject({ offerId: next.offerId, approvedCents: 30_000 });
  });

  it('bills both times when the request is canceled at work the second time', async () => {
    const first = await removed();
    await bill(first, 40_000);
    const next = await again(first);
    await patch(next.requestId, plombex, { status: 'in_progress' }).expect(200);
    await patch(next.requestId, next.landlord, { status: 'cancelled' }).expect(200);
    await patch(next.requestId, plombex, { costCents: 9000 }).expect(200);
    expect((await begin(next).expect(201)).body).toMatchObject({ offerId: next.offerId, netCents: 9000 });
  });

  it('bills both times when the job is taken away the second time too', async () => {
    const first = await removed();
    await bill(first, 40_000);
    const next = await again(first);
    await patch(next.requestId, plombex, { status: 'in_progress' }).expect(200);
    await answer(next, next.landlord, 'withdrawn').expect(200);
    await eventually(async () => (await toBill(next)).length > 0);
    expect(await toBill(next)).toMatchObject([{ offerId: next.offerId, endedDuring: 'work', limitCents: 30_000 }]);
    expect((await begin(next).expect(201)).body).toMatchObject({ offerId: next.offerId, approvedCents: 30_000 });
  });

  it('has one invoice for a job, also when asked twice at once, and none for a job of others', async () => {
    const rival = await supplier(test, 'Rival');
    const first = await removed();
    await bill(first, 40_000);
    const next = await again(first);
    await finish(next);
    const both = await Promise.all([begin(next), begin(next, next.offerId)]);
    expect(new Set(both.map(({ body }) => body.id)).size).toBe(1);
    const other = await acceptedRequest(test, rival);
    await begin(next, other.offerId).expect(404);
    await begin(next, next.offerId, rival).expect(404);
    await begin(next, 'none').expect(400);
  });

  it('has one for the whole job if an older invoice doesn’t say which time it is for', async () => {
    const first = await removed();
    const before = await bill(first, 40_000);
    await unheld('update invoice set offer_id = null where id = $1', [before]);
    const next = await again(first);
    await finish(next);
    expect((await begin(next).expect(201)).body.id).toBe(before);
    expect(await toBill(next)).toEqual([]);
  });

  it('the database refuses what passes the services by', async () => {
    const first = await removed();
    const before = await bill(first, 40_000);
    const next = await again(first);
    await expect(test.sql('update invoice set offer_id = $2 where id = $1', [before, next.offerId])).rejects.toThrow(
      'What was sent stays as it is',
    );
    await finish(next);
    const { body: rest } = await begin(next).expect(201);
    const other = await acceptedRequest(test, plombex);
    const move = (offerId: string) => unheld('update invoice set offer_id = $2 where id = $1', [rest.id, offerId]);
    await expect(move(other.offerId)).rejects.toThrow('another job than its offer');
    await expect(move(first.offerId)).rejects.toThrow('invoice_one_an_offer');
  });

  it('older invoices have the only offer that was accepted before them, and otherwise none', async () => {
    const first = await removed();
    const before = await bill(first, 40_000);
    const next = await again(first);
    await finish(next);
    const after = await bill(next, 25_000);
    const all = [before, after];
    await test.sql('drop index invoice_one_a_job');
    await unheld('update invoice set offer_id = null where id = any($1)', [all]);
    const migration = readFileSync('migrations/2010-invoices-of-an-offer.sql', 'utf8');
    await unheld(/^update invoice i [^;]+;/mu.exec(migration)?.[0] ?? '');
    const rows = await unheld('select id, offer_id as "offerId" from invoice where id = any($1)', [all]);
    expect(new Map(rows.map(({ id, offerId }) => [id, offerId]))).toEqual(
      new Map([
        [before, first.offerId],
        [after, null],
      ]),
    );
  });
});
