import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { person, type Person } from '../../factories/people.js';
import { acceptedRequest, offeredRequest, supplier, type Craftsman, type Filed } from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { said } from '../../support/said.js';

const DAY = 24 * 3600_000;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('a job that is canceled after its supplier has set out', () => {
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
  const photo = (requestId: string, who: Person, phase: string) =>
    test
      .http('post', '/api/documents', who.token)
      .field('purpose', 'request_photo')
      .field('requestId', requestId)
      .field('phase', phase)
      .attach('file', PNG, { filename: 'work.png', contentType: 'image/png' });
  /** Canceled by the landlord while the supplier works. */
  const canceledAtWork = async (more: Record<string, unknown> = {}) => {
    const job = await acceptedRequest(test, plombex, more);
    await patch(job.requestId, plombex, { status: 'in_progress' }).expect(200);
    await patch(job.requestId, job.landlord, { status: 'cancelled', note: 'Sold the house' }).expect(200);
    return job;
  };
  /** Canceled by the tenant while the supplier has an appointment. */
  const canceledBefore = async () => {
    const job = await acceptedRequest(test, plombex);
    const scheduledFor = new Date(Date.now() + DAY).toISOString();
    await patch(job.requestId, plombex, { status: 'scheduled', scheduledFor }).expect(200);
    await patch(job.requestId, job.tenant, { status: 'cancelled' }).expect(200);
    return job;
  };
  const accessEnds = (job: Filed) =>
    eventually(async () => {
      const [row] = await test.sql<{ at: Date | null }>(
        'select access_ends_at as at from offer where request_id = $1 and access_ends_at is not null',
        [job.requestId],
      );
      return row?.at;
    });

  it('takes a cost, photos and an invoice, which the landlord approves like any other', async () => {
    const job = await canceledAtWork();
    const seen = await read(job.requestId, plombex);
    expect(seen).toMatchObject({ status: 'cancelled', canceledDuring: 'work', moves: [], photoPhases: ['after'] });
    expect(Date.parse(seen.billableUntil)).toBe(Date.parse(seen.closedAt) + 30 * DAY);
    const { body: shot } = await photo(job.requestId, plombex, 'after').expect(201);
    const cost = { costCents: 12_000, note: 'Call-out and one hour of work', internal: true };
    await patch(job.requestId, plombex, cost).expect(200);
    const { body: draft } = await begin(job.requestId).expect(201);
    expect(draft).toMatchObject({ status: 'draft', netCents: 12_000, costCents: 12_000, approvedCents: 50_000 });
    expect((await begin(job.requestId).expect(201)).body.id).toBe(draft.id);
    await step(draft.id, 'sent', plombex).expect(200);

    const theirs = await read(job.requestId, job.landlord);
    expect(theirs).toMatchObject({ status: 'cancelled', canceledDuring: 'work', costCents: 12_000 });
    expect(theirs.photos.map(({ id }: { id: string }) => id)).toContain(shot.id);
    expect(theirs.events.at(-1)).toMatchObject({
      kind: 'quote',
      detail: 'cost_stated',
      note: 'Call-out and one hour of work',
      by: 'supplier',
      internal: true,
    });
    const { body: approved } = await step(draft.id, 'approved', job.landlord).expect(200);
    expect(approved).toMatchObject({ status: 'approved', totalCents: 12_000 });

    const tenants = await read(job.requestId, job.tenant);
    expect(said(tenants)).not.toMatch(/12000|Call-out|cost_stated/);
    expect(tenants).not.toHaveProperty('billableUntil');
  });

  it('takes a call-out that the landlord disputes, after an appointment that the tenant canceled', async () => {
    const job = await canceledBefore();
    expect(await read(job.requestId, plombex)).toMatchObject({ canceledDuring: 'appointment', contact: null });
    const { body: empty } = await begin(job.requestId).expect(201);
    // What the landlord allowed to spend is not what a call-out costs.
    expect(empty).toMatchObject({ netCents: 0 });
    await step(empty.id, 'sent', plombex).expect(422);
    await test.http('delete', `/api/invoices/${empty.id}`, plombex.token).expect(204);
    await patch(job.requestId, plombex, { costCents: 8000 }).expect(200);
    const { body: draft } = await begin(job.requestId).expect(201);
    await step(draft.id, 'sent', plombex).expect(200);
    await step(draft.id, 'disputed', job.landlord, { reason: 'You were told on Monday' }).expect(200);
  });

  it('is billed within its limit, and above it only once the landlord approves', async () => {
    const job = await canceledAtWork({ budgetCents: 15_000 });
    const over = await patch(job.requestId, plombex, { costCents: 15_001 }).expect(422);
    expect(over.body.code).toBe('over_limit');
    await patch(job.requestId, plombex, { costCents: 15_001, approveCost: true }).expect(403);
    const { body: draft } = await begin(job.requestId).expect(201);
    const lines = [{ description: 'Work', quantityThousandths: 1000, unitCents: 20_000, taxes: [] }];
    await test.http('put', `/api/invoices/${draft.id}`, plombex.token).send({ dueDays: 30, lines }).expect(200);
    expect((await step(draft.id, 'sent', plombex).expect(422)).body.reason).toBe('invoice_over_price');
    await patch(job.requestId, job.landlord, { costCents: 20_000, approveCost: true }).expect(200);
    await step(draft.id, 'sent', plombex).expect(200);
  });

  it('is billed by no one else', async () => {
    const job = await canceledAtWork();
    const stranger = await person(test, 'landlord');
    for (const who of [rival, stranger]) await patch(job.requestId, who, { costCents: 100 }).expect(404);
    await patch(job.requestId, job.tenant, { costCents: 100 }).expect(403);
    await begin(job.requestId, rival).expect(404);
    for (const who of [job.landlord, job.tenant]) await begin(job.requestId, who).expect(403);
    expect((await photo(job.requestId, job.landlord, 'after').expect(422)).body.reason).toBe('photos_of_closed');
    expect((await photo(job.requestId, plombex, 'before').expect(422)).body.reason).toBe('photos_of_closed');
  });

  it('leaves nothing to bill where no one had accepted, or nothing was set, also not by a time that is set later', async () => {
    const offered = await offeredRequest(test, plombex);
    await patch(offered.requestId, offered.landlord, { status: 'cancelled' }).expect(200);
    await begin(offered.requestId).expect(404);

    const accepted = await acceptedRequest(test, plombex);
    await patch(accepted.requestId, accepted.landlord, { status: 'cancelled' }).expect(200);
    expect(await read(accepted.requestId, plombex)).toMatchObject({ canceledDuring: null, billableUntil: null });
    const scheduledFor = new Date(Date.now() + DAY).toISOString();
    for (const body of [{ costCents: 100 }, { scheduledFor }])
      await patch(accepted.requestId, plombex, body).expect(422);
    await patch(accepted.requestId, accepted.landlord, { scheduledFor }).expect(422);
    expect((await begin(accepted.requestId).expect(422)).body.reason).toBe('invoice_job_not_done');
    expect((await photo(accepted.requestId, plombex, 'after').expect(422)).body.reason).toBe('photos_of_closed');
  });

  it('is billed once, also when asked twice at once, and until the supplier’s access ends', async () => {
    const job = await canceledAtWork();
    await patch(job.requestId, job.landlord, { status: 'cancelled' }).expect(200);
    await patch(job.requestId, plombex, { costCents: 9000 }).expect(200);
    const both = await Promise.all([begin(job.requestId), begin(job.requestId)]);
    expect(new Set(both.map(({ body }) => body.id)).size).toBe(1);
    await accessEnds(job);
    await test.sql("update offer set access_ends_at = now() - interval '1 minute' where request_id = $1", [
      job.requestId,
    ]);
    await patch(job.requestId, plombex, { costCents: 9500 }).expect(404);
    await begin(job.requestId).expect(404);
    expect((await step(both[0]?.body.id, 'sent', plombex).expect(422)).body.reason).toBe('invoice_job_not_done');
  });

  it('says so to the supplier in the email about it', async () => {
    const cases = [
      ['work', canceledAtWork],
      ['appointment', canceledBefore],
    ] as const;
    for (const [during, made] of cases) {
      const job = await made();
      const mail = await eventually(async () => {
        const [row] = await test.sql<{ params: Record<string, string> }>(
          "select params from outbox_message where recipient = $1 and template = 'service-requests.cancelled' and params->>'url' like $2",
          [plombex.email, `%${job.requestId}%`],
        );
        return row;
      });
      expect(mail.params).toMatchObject({ party: 'supplier', billable: 'yes', during, days: 30 });
    }
  });
});
