import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { person, type Person } from '../../factories/people.js';
import { completedRequest, offeredRequest, supplier, type Craftsman, type Filed } from '../../factories/repairs.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { eventually } from '../../support/eventually.js';

const UNBALANCED = 'select entry_id from posting group by entry_id having sum(amount_cents) <> 0';
const HST = { name: 'HST', rateThousandths: 13_000 };
const line = (unitCents: number, more: object = {}) => ({
  description: 'Labor',
  quantityThousandths: 1000,
  unitCents,
  taxes: [],
  ...more,
});

describe('invoices of suppliers', () => {
  let test: TestApp;
  let plombex: Craftsman;
  let rival: Craftsman;
  beforeAll(async () => {
    test = await startTestApp();
    [plombex, rival] = await Promise.all([supplier(test), supplier(test, 'Rival')]);
  });
  afterAll(() => test.close());

  const begin = (requestId: string, who: Person = plombex) =>
    test.http('post', `/api/service-requests/${requestId}/invoice`, who.token);
  const save = (id: string, body: object, who: Person = plombex) =>
    test.http('put', `/api/invoices/${id}`, who.token).send({ dueDays: 30, ...body });
  const step = (id: string, status: string, who: Person, more: object = {}) =>
    test.http('patch', `/api/invoices/${id}`, who.token).send({ status, ...more });
  const read = (id: string, who: Person) => test.http('get', `/api/invoices/${id}`, who.token);
  const today = async () =>
    (await test.sql<{ day: string }>("select (now() at time zone 'America/Toronto')::date::text as day"))[0]?.day ?? '';
  const paid = async (more: object = {}) => ({ paidOn: await today(), paidMethod: 'transfer', ...more });
  const ledger = async (job: Filed, accounts = ['expense_repairs', 'payables', 'cash']) => {
    const rows = await test.sql<{ account: string; cents: number }>(
      'select ledger_account as account, sum(amount_cents)::int as cents from posting where account_id = $1 group by 1',
      [job.landlord.accountId],
    );
    return accounts.map((account) => rows.find((row) => row.account === account)?.cents ?? 0);
  };
  const expenses = async (job: Filed) =>
    (await test.http('get', `/api/expenses?requestId=${job.requestId}`, job.landlord.token).expect(200)).body;
  /** A job with an invoice that the landlord has received. */
  const sentInvoice = async (unitCents = 40_000, job?: Filed) => {
    const done = job ?? (await completedRequest(test, plombex));
    const { body: draft } = await begin(done.requestId).expect(201);
    await save(draft.id, { lines: [line(unitCents)] }).expect(200);
    const { body: sent } = await step(draft.id, 'sent', plombex).expect(200);
    return { job: done, id: draft.id as string, sent };
  };
  const mailsTo = (email: string) =>
    test.sql<{ template: string }>(
      'select template from outbox_message where recipient = $1 and template like $2 order by created_at, id',
      [email, 'invoices.%'],
    );

  it('begin with an agreed price, but never with the limit, when no cost was entered', async () => {
    const priceOf = async (job: Filed) => {
      await test.sql('update service_request set cost_cents = null where id = $1', [job.requestId]);
      const { body } = await begin(job.requestId).expect(201);
      expect(body.approvedCents).toBe(50_000);
      return body.lines[0].unitCents;
    };
    expect(await priceOf(await completedRequest(test, plombex))).toBe(0);
    const picked = await completedRequest(test, plombex);
    await test.sql("update offer set price_cents = 50000 where request_id = $1 and state = 'accepted'", [
      picked.requestId,
    ]);
    expect(await priceOf(picked)).toBe(50_000);
  });

  it('are begun from a completed job, once, with its cost and the taxes of the home’s region for who is registered', async () => {
    const offered = await offeredRequest(test, plombex);
    await begin(offered.requestId).expect(404);
    const job = await completedRequest(test, plombex);
    const { body: draft } = await begin(job.requestId).expect(201);
    expect(draft).toMatchObject({
      status: 'draft',
      number: null,
      netCents: 40_000,
      taxCents: 0,
      approvedCents: 50_000,
      costCents: 40_000,
      jobTitle: 'Radiator drips',
      supplierName: 'Plombex',
      moves: ['sent'],
    });
    expect(draft.lines).toEqual([
      { description: 'Radiator drips', quantityThousandths: 1000, unitCents: 40_000, taxes: [], netCents: 40_000 },
    ]);
    const again = await Promise.all([begin(job.requestId), begin(job.requestId)]);
    expect(again.map(({ body }) => body.id)).toEqual([draft.id, draft.id]);

    const registered = await supplier(test, 'Registered');
    await test
      .http('put', '/api/invoice-settings', registered.token)
      .send({ prefix: 'R-', nextNumber: 41, taxNumber: '1234 RT0001', dueDays: 10 })
      .expect(200);
    const theirs = await completedRequest(test, registered);
    const { body: taxed } = await begin(theirs.requestId, registered).expect(201);
    expect(taxed).toMatchObject({ taxNumber: '1234 RT0001', dueDays: 10, netCents: 40_000, totalCents: 45_990 });
    expect(
      taxed.taxes.map(({ name, amountCents }: { name: string; amountCents: number }) => [name, amountCents]),
    ).toEqual([
      ['GST', 2000],
      ['QST', 3990],
    ]);
    const { body: sent } = await step(taxed.id, 'sent', registered).expect(200);
    expect(sent.number).toBe('R-0041');
    await test
      .http('put', '/api/invoice-settings', registered.token)
      .send({ prefix: 'R-', nextNumber: 99, dueDays: 10 })
      .expect(422);
  });

  describe('in a US state', () => {
    const done = async (who: Craftsman, region: string) => {
      const job = await completedRequest(test, who);
      await test.sql("update property set country = 'US', region = $2 where id = $1", [job.propertyId, region]);
      return job;
    };
    const SALES = { name: 'Sales tax', rateThousandths: 7250 };

    it('suggest what the supplier has last charged in the same state, and nothing without a former invoice', async () => {
      const who = await supplier(test, 'Stateside');
      const first = (await begin((await done(who, 'OH')).requestId, who).expect(201)).body;
      expect(first).toMatchObject({ taxRegion: 'US-OH', charged: null, taxes: [], taxCents: 0 });
      await save(first.id, { lines: [line(10_000, { taxes: [SALES] }), line(5000)] }, who).expect(200);
      // A draft says nothing yet.
      const drafted = (await begin((await done(who, 'OH')).requestId, who).expect(201)).body;
      expect(drafted).toMatchObject({ charged: null, taxes: [] });
      const { number } = (await step(first.id, 'sent', who).expect(200)).body;
      const next = (await begin((await done(who, 'OH')).requestId, who).expect(201)).body;
      expect(next.lines).toMatchObject([{ unitCents: 40_000, taxes: [SALES] }]);
      expect(next).toMatchObject({ taxCents: 2900, charged: { number, taxes: [SALES] } });
      expect((await begin((await done(who, 'MI')).requestId, who).expect(201)).body).toMatchObject({
        taxRegion: 'US-MI',
        charged: null,
        taxes: [],
      });
      // Canada goes on as before.
      expect((await begin((await completedRequest(test, who)).requestId, who).expect(201)).body).toMatchObject({
        taxRegion: 'CA-QC',
        charged: null,
        taxes: [],
      });
    });

    it('never add up the taxes of lines that were taxed differently', async () => {
      const who = await supplier(test, 'Two rates');
      const first = (await begin((await done(who, 'OH')).requestId, who).expect(201)).body;
      const other = { ...SALES, rateThousandths: 5750 };
      const lines = [line(100), line(10_000, { taxes: [SALES] }), line(5000, { taxes: [other] })];
      await save(first.id, { lines }, who).expect(200);
      await step(first.id, 'sent', who).expect(200);
      const next = (await begin((await done(who, 'OH')).requestId, who).expect(201)).body;
      expect(next).toMatchObject({ lines: [{ taxes: [SALES] }], charged: { taxes: [SALES] } });
      expect(next.lines[0].taxes).toHaveLength(1);
    });

    it('suggest none after an invoice without taxes, and leave out void ones and those of others', async () => {
      const [who, other] = [await supplier(test, 'Taxless'), await supplier(test, 'Taxed')];
      const theirs = (await begin((await done(other, 'TX')).requestId, other).expect(201)).body;
      await save(theirs.id, { lines: [line(100, { taxes: [SALES] })] }, other).expect(200);
      await step(theirs.id, 'sent', other).expect(200);
      const first = (await begin((await done(who, 'TX')).requestId, who).expect(201)).body;
      expect(first).toMatchObject({ charged: null, taxes: [] });
      await step(first.id, 'sent', who).expect(200);
      const wrong = (await begin((await done(who, 'TX')).requestId, who).expect(201)).body;
      await save(wrong.id, { lines: [line(100, { taxes: [SALES] })] }, who).expect(200);
      await step(wrong.id, 'sent', who).expect(200);
      await step(wrong.id, 'void', who).expect(200);
      const next = (await begin((await done(who, 'TX')).requestId, who).expect(201)).body;
      expect(next).toMatchObject({ taxes: [], charged: { taxes: [] } });
    });
  });

  it('are the supplier’s alone as drafts; the landlord sees them once they are sent, tenants and others never', async () => {
    const job = await completedRequest(test, plombex);
    const { body: draft } = await begin(job.requestId).expect(201);
    await begin(job.requestId, rival).expect(404);
    const stranger = await person(test, 'landlord');
    const admin = await person(test, 'admin');
    for (const who of [job.landlord, rival, stranger, admin]) await read(draft.id, who).expect(404);
    await save(draft.id, { lines: [] }, rival).expect(404);
    await step(draft.id, 'approved', job.landlord).expect(404);
    const bills = async () => {
      const { body } = await test.http('get', '/api/landlords/overview', job.landlord.token).expect(200);
      return body.waiting.filter(({ kind }: { kind: string }) => kind === 'bill');
    };
    expect(await bills()).toEqual([]);
    const { body: sent } = await step(draft.id, 'sent', plombex).expect(200);
    expect(await bills()).toMatchObject([{ id: draft.id, count: 1, cents: sent.totalCents, currency: 'CAD' }]);
    await read(draft.id, job.landlord).expect(200);
    await read(draft.id, admin).expect(200);
    for (const who of [rival, stranger]) {
      await read(draft.id, who).expect(404);
      await step(draft.id, who === rival ? 'void' : 'approved', who).expect(404);
    }
    await read(draft.id, job.tenant).expect(403);
    await test.http('get', '/api/invoices', job.tenant.token).expect(403);
    const seen = async (who: Person) =>
      (await test.http('get', `/api/invoices?requestId=${job.requestId}`, who.token).expect(200)).body.map(
        ({ id }: { id: string }) => id,
      );
    expect([await seen(plombex), await seen(job.landlord), await seen(rival), await seen(stranger)]).toEqual([
      [draft.id],
      [draft.id],
      [],
      [],
    ]);
  });

  it('are totaled by the server, rounded once a tax, and stay as they were sent', async () => {
    const job = await completedRequest(test, plombex);
    const { body: draft } = await begin(job.requestId).expect(201);
    const lines = [
      line(3333, { quantityThousandths: 1500, taxes: [HST] }),
      line(10, { taxes: [HST] }),
      line(500, { description: 'Parking' }),
    ];
    const { body: saved } = await save(draft.id, { lines, note: 'Thank you', version: draft.version }).expect(200);
    // 49.995 rounds to 50.00; 13 % of 50.10 is 6.513.
    expect(saved).toMatchObject({ netCents: 5510, taxCents: 651, totalCents: 6161, note: 'Thank you' });
    await save(draft.id, { lines, version: draft.version }).expect(409);
    for (const wrong of [
      { lines: [line(-1)] },
      { lines: [line(1.5)] },
      { lines: [line(100, { quantityThousandths: 0 })] },
      { lines: [line(100, { taxes: [{ name: 'X', rateThousandths: 100_001 }] })] },
      { lines: [line(100_000_000_000, { quantityThousandths: 1_000_000_000 })] },
      { lines: [{ ...line(100), netCents: 1 }] },
      { lines, totalCents: 1 },
      { lines, dueDays: 121 },
    ])
      expect([wrong, (await save(draft.id, wrong)).status]).toEqual([wrong, 400]);
    await step(draft.id, 'sent', plombex).expect(200);
    const { body: refused } = await save(draft.id, { lines: [line(1)] }).expect(422);
    expect(refused.reason).toBe('invoice_sent');
    await test.http('delete', `/api/invoices/${draft.id}`, plombex.token).expect(422);
  });

  it('stay readable to their supplier, with the address, once the access to the job has ended', async () => {
    const { job, id } = await sentInvoice();
    await test.sql("update offer set access_ends_at = now() - interval '1 minute' where request_id = $1", [
      job.requestId,
    ]);
    await test.http('get', `/api/service-requests/${job.requestId}`, plombex.token).expect(404);
    const { body } = await read(id, plombex).expect(200);
    expect(body).toMatchObject({
      status: 'sent',
      place: expect.stringContaining('87 Laurier Avenue West, Unit 302, Montréal'),
    });
    expect(body).not.toHaveProperty('contact');
  });

  it('are not sent empty, nor above the price approved for the job until the landlord approves the higher cost', async () => {
    const job = await completedRequest(test, plombex);
    const { body: draft } = await begin(job.requestId).expect(201);
    await save(draft.id, { lines: [] }).expect(200);
    expect((await step(draft.id, 'sent', plombex).expect(422)).body.reason).toBe('invoice_without_price');
    await save(draft.id, { lines: [line(60_000)] }).expect(200);
    const { body: above } = await step(draft.id, 'sent', plombex).expect(422);
    expect([above.code, above.reason]).toEqual(['over_limit', 'invoice_over_price']);
    await test
      .http('patch', `/api/service-requests/${job.requestId}`, job.landlord.token)
      .send({ costCents: 60_000, approveCost: true })
      .expect(200);
    await step(draft.id, 'sent', plombex).expect(200);
  });

  it('are not sent above a price that the landlord picked, also in an emergency with a higher limit, before a change order', async () => {
    const job = await offeredRequest(test, plombex, { priority: 'Emergency', firstWins: false });
    const request = `/api/service-requests/${job.requestId}`;
    const send = (method: 'patch' | 'post' | 'put', path: string, who: Person, body: object, status = 200) =>
      test.http(method, path, who.token).send(body).expect(status);
    await send('put', '/api/maintenance-settings', job.landlord, {
      usualLimitCents: 10_000,
      emergencyLimitCents: 60_000,
    });
    const offer = `${request}/offers/${job.offerId}`;
    await send('patch', offer, plombex, {
      status: 'answered',
      amountCents: 18_000,
      scheduledFor: '2036-12-01T13:00:00.000Z',
    });
    await send('patch', offer, job.landlord, { status: 'accepted' });
    for (const status of ['in_progress', 'completed']) await send('patch', request, plombex, { status });
    const { body: draft } = await begin(job.requestId).expect(201);
    await save(draft.id, { lines: [line(18_001)] }).expect(200);
    expect((await step(draft.id, 'sent', plombex).expect(422)).body.code).toBe('over_limit');
    const { body: more } = await send('post', `${request}/quotes`, plombex, { amountCents: 18_001 }, 201);
    await send('patch', `${request}/quotes/${more.id}`, job.landlord, { status: 'approved' });
    await step(draft.id, 'sent', plombex).expect(200);
  });

  it('take the numbers of their series one after the other, also when many are sent at once', async () => {
    const many = await supplier(test, 'Many');
    const drafts: string[] = [];
    for (let at = 0; at < 5; at += 1)
      drafts.push((await begin((await completedRequest(test, many)).requestId, many).expect(201)).body.id);
    await save(drafts[0] ?? '', { lines: [line(99_999_999)] }, many).expect(200);
    const answers = await Promise.all(drafts.flatMap((id) => [step(id, 'sent', many), step(id, 'sent', many)]));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(8).fill(200), 422, 422]);
    const numbers = await test.sql<{ number: string }>(
      'select number from invoice where supplier_account_id = $1 and number is not null order by number',
      [many.accountId],
    );
    expect(numbers.map(({ number }) => number)).toEqual(['0001', '0002', '0003', '0004']);
  });

  it('are approved by the landlord as one expense that is owed, and marked as paid, each once also when asked at once', async () => {
    const { job, id, sent } = await sentInvoice();
    expect(sent).toMatchObject({
      status: 'sent',
      number: expect.any(String),
      issuedOn: await today(),
      moves: ['void'],
    });
    await step(id, 'approved', plombex).expect(403);
    await step(id, 'paid', job.landlord, await paid()).expect(422);
    const approvals = await Promise.all([1, 2, 3].map(() => step(id, 'approved', job.landlord)));
    expect(approvals.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body: approved } = await read(id, job.landlord).expect(200);
    expect(await expenses(job)).toMatchObject([
      { id: approved.expenseId, amountCents: 40_000, invoiceId: id, payee: 'Plombex', requestId: job.requestId },
    ]);
    expect(await ledger(job)).toEqual([40_000, -40_000, 0]);

    expect((await step(id, 'paid', job.landlord).expect(422)).body.reason).toBe('invoice_payment_missing');
    await step(id, 'paid', job.landlord, await paid({ paidOn: '2199-01-01' })).expect(400);
    const body = await paid();
    const payments = await Promise.all([1, 2, 3].map(() => step(id, 'paid', job.landlord, body)));
    expect(payments.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await ledger(job)).toEqual([40_000, 0, -40_000]);
    await step(id, 'void', plombex).expect(422);

    await step(id, 'approved', job.landlord).expect(200);
    expect(await ledger(job)).toEqual([40_000, -40_000, 0]);
    await step(id, 'paid', job.landlord, body).expect(200);
    expect(await ledger(job)).toEqual([40_000, 0, -40_000]);
    expect(await test.sql(UNBALANCED)).toEqual([]);
  });

  it('approved and disputed at the same moment end in one of both, and the ledger agrees with it', async () => {
    const { job, id } = await sentInvoice();
    await Promise.all([
      step(id, 'approved', job.landlord),
      step(id, 'disputed', job.landlord, { reason: 'Wrong hours' }),
      step(id, 'void', plombex),
    ]);
    const { body: after } = await read(id, job.landlord).expect(200);
    expect(['approved', 'disputed', 'void']).toContain(after.status);
    const owed = after.status === 'approved' ? 40_000 : 0;
    expect(await ledger(job)).toEqual([owed, -owed || 0, 0]);
    expect(await expenses(job)).toHaveLength(owed ? 1 : 0);
  });

  it('link the cost that the landlord had entered already, and entering it again answers the same expense', async () => {
    const job = await completedRequest(test, plombex);
    const enter = () => test.http('post', `/api/service-requests/${job.requestId}/expense`, job.landlord.token);
    const { body: entered } = await enter().expect(201);
    expect(await ledger(job)).toEqual([40_000, 0, -40_000]);
    const { id } = await sentInvoice(39_000, job);
    await step(id, 'approved', job.landlord).expect(200);
    expect(await expenses(job)).toMatchObject([{ id: entered.id, amountCents: 39_000, invoiceId: id }]);
    expect(await ledger(job)).toEqual([39_000, -39_000, 0]);
    expect((await enter().expect(201)).body.id).toBe(entered.id);

    const change = (body: object) => test.http('patch', `/api/expenses/${entered.id}`, job.landlord.token).send(body);
    expect((await change({ amountCents: 1 }).expect(422)).body.reason).toBe('expense_of_invoice');
    await test.http('delete', `/api/expenses/${entered.id}`, job.landlord.token).expect(422);
    await change({ category: 'maintenance' }).expect(200);
    await step(id, 'paid', job.landlord, await paid()).expect(200);
    expect(await ledger(job, ['expense_repairs', 'expense_maintenance', 'payables', 'cash'])).toEqual([
      0, 39_000, 0, -39_000,
    ]);
  });

  it('of two suppliers, one after the other on the same job, are two costs, and paying or taking back one leaves the other', async () => {
    const { job, id: first } = await sentInvoice(40_000);
    await step(first, 'approved', job.landlord).expect(200);
    await step(first, 'paid', job.landlord, await paid()).expect(200);
    const path = `/api/service-requests/${job.requestId}`;
    const steps = [
      { status: 'in_progress', note: 'It leaks again' },
      { status: 'scheduled', scheduledFor: new Date(Date.now() + 86_400_000).toISOString() },
      { status: 'approved', note: 'Somebody else comes' },
    ];
    for (const back of steps) await test.http('patch', path, job.landlord.token).send(back).expect(200);
    // The former supplier's offer ends by the queue, and a request has one accepted offer.
    const accepted = "select 1 from offer where request_id = $1 and state = 'accepted'";
    await eventually(async () => (await test.sql(accepted, [job.requestId])).length === 0);
    const offer = { supplierId: rival.id, budgetCents: 50_000, firstWins: true };
    const { body: offered } = await test.http('post', `${path}/offers`, job.landlord.token).send(offer).expect(201);
    const mine = offered.offers.find(({ status }: { status: string }) => status === 'sent');
    await test.http('patch', `${path}/offers/${mine.id}`, rival.token).send({ status: 'accepted' }).expect(200);
    await test.http('patch', path, rival.token).send({ status: 'in_progress' }).expect(200);
    await test.http('patch', path, rival.token).send({ status: 'completed', costCents: 20_000 }).expect(200);
    const { body: draft } = await begin(job.requestId, rival).expect(201);
    await save(draft.id, { lines: [line(20_000)] }, rival).expect(200);
    await step(draft.id, 'sent', rival).expect(200);
    await step(draft.id, 'approved', job.landlord).expect(200);
    expect((await expenses(job)).map(({ amountCents }: { amountCents: number }) => amountCents).sort()).toEqual([
      20_000, 40_000,
    ]);
    expect(await ledger(job)).toEqual([60_000, -20_000, -40_000]);
    await step(draft.id, 'paid', job.landlord, await paid()).expect(200);
    await step(first, 'approved', job.landlord).expect(200);
    expect(await ledger(job)).toEqual([60_000, -40_000, -20_000]);
  });

  it('are no longer sent once the landlord gave the job to somebody else', async () => {
    const job = await completedRequest(test, plombex);
    const { body: draft } = await begin(job.requestId).expect(201);
    await test.sql("update service_request set status = 'approved', supplier_account_id = null where id = $1", [
      job.requestId,
    ]);
    expect((await read(draft.id, plombex).expect(200)).body).toMatchObject({ jobOpen: false, moves: ['sent'] });
    expect((await step(draft.id, 'sent', plombex).expect(422)).body.reason).toBe('invoice_job_not_done');
  });

  it('are written ten times for a job at most, as each mails the landlord', async () => {
    const { job, id } = await sentInvoice();
    await step(id, 'void', plombex).expect(200);
    for (let count = 1; count < 10; count += 1) {
      const { body: draft } = await begin(job.requestId).expect(201);
      await step(draft.id, 'sent', plombex).expect(200);
      await step(draft.id, 'void', plombex).expect(200);
    }
    expect((await begin(job.requestId).expect(422)).body.reason).toBe('invoice_voided_often');
  });

  it('begin with a long note whose last character would be cut in half', async () => {
    const job = await completedRequest(test, plombex, { title: 'Tap' });
    await test.sql(
      `insert into quote (id, account_id, demo, created_at, request_id, supplier_account_id, amount_cents, note, state, answered_at)
       select gen_random_uuid(), account_id, demo, now(), id, supplier_account_id, 40000, $2, 'approved', now() from service_request where id = $1`,
      [job.requestId, '🔧'.repeat(400)],
    );
    const { body } = await begin(job.requestId).expect(201);
    expect(body.lines[0].description.length).toBeLessThanOrEqual(300);
  });

  it('are disputed with a reason, which takes the expense back; the supplier voids and writes another one', async () => {
    const { job, id, sent } = await sentInvoice();
    await step(id, 'approved', job.landlord).expect(200);
    expect((await step(id, 'disputed', job.landlord).expect(422)).body.reason).toBe('invoice_reason_missing');
    await step(id, 'disputed', job.landlord, { reason: 'Two hours, not four' }).expect(200);
    expect(await ledger(job)).toEqual([0, 0, 0]);
    expect((await read(id, plombex)).body).toMatchObject({
      status: 'disputed',
      disputeReason: 'Two hours, not four',
      moves: ['void'],
    });
    expect((await begin(job.requestId).expect(201)).body.id).toBe(id);
    await step(id, 'void', plombex).expect(200);
    await step(id, 'approved', job.landlord).expect(422);
    const second = await sentInvoice(20_000, job);
    expect(second.id).not.toBe(id);
    expect(Number(second.sent.number)).toBe(Number(sent.number) + 1);
    await step(second.id, 'approved', job.landlord).expect(200);
    expect(await ledger(job)).toEqual([20_000, -20_000, 0]);
  });

  it('CO-012 above the account’s own limit are approved by an owner, not by a manager; others who work there approve none', async () => {
    const { job, id } = await sentInvoice();
    await test
      .http('put', '/api/maintenance-settings', job.landlord.token)
      .send({ usualLimitCents: 30_000 })
      .expect(200);
    const as = (role: string) =>
      test.sql('update membership set role = $2 where user_id = $1', [job.landlord.userId, role]);
    await as('bookkeeper');
    await step(id, 'approved', job.landlord).expect(403);
    await step(id, 'disputed', job.landlord, { reason: 'Too much' }).expect(403);
    await as('manager');
    const { body } = await step(id, 'approved', job.landlord).expect(403);
    expect(body.reason).toBe('invoice_needs_owner');
    expect((await read(id, job.landlord)).body).toMatchObject({ moves: ['disputed'], ownerAboveCents: 30_000 });
    expect((await read(id, plombex)).body).toMatchObject({ moves: ['void'], ownerAboveCents: null });
    await as('owner');
    expect((await read(id, job.landlord)).body).toMatchObject({
      moves: ['approved', 'disputed'],
      ownerAboveCents: null,
    });
    await step(id, 'approved', job.landlord).expect(200);
    // A payment that a manager marked by mistake approves nothing when it is undone.
    await as('manager');
    await step(id, 'paid', job.landlord, await paid()).expect(200);
    expect((await read(id, job.landlord)).body).toMatchObject({ moves: ['approved'], ownerAboveCents: null });
    await step(id, 'approved', job.landlord).expect(200);
  });

  it('are counted by age, by the day where the home is', async () => {
    const own = await supplier(test, 'Old bills');
    const first = await completedRequest(test, own);
    const ages = [
      [-5, 'current'],
      [0, 'current'],
      [1, 'days_30'],
      [30, 'days_30'],
      [31, 'days_60'],
      [61, 'days_90'],
      [90, 'days_90'],
      [91, 'days_more'],
    ] as const;
    for (const [late] of ages) {
      const job = await completedRequest(test, own);
      const { body: draft } = await begin(job.requestId, own).expect(201);
      await step(draft.id, 'sent', own).expect(200);
      await test.sql('alter table invoice disable trigger invoice_holds');
      await test.sql(
        'update invoice set account_id = account_id, due_on = (now() at time zone time_zone)::date - $2::int where id = $1',
        [draft.id, late],
      );
      await test.sql('alter table invoice enable trigger invoice_holds');
    }
    await begin(first.requestId, own).expect(201);
    const { body: owed } = await test.http('get', '/api/invoices/owed', own.token).expect(200);
    expect(owed).toHaveLength(1);
    expect(owed[0].totalCents).toBe(ages.length * 40_000);
    expect(owed[0].ages.map(({ age, count }: { age: string; count: number }) => [age, count])).toEqual([
      ['current', 2],
      ['days_30', 2],
      ['days_60', 1],
      ['days_90', 2],
      ['days_more', 1],
    ]);
    const { body: late } = await test.http('get', '/api/invoices?owed=days_90&sort=dueOn', own.token).expect(200);
    expect(late.map(({ lateDays }: { lateDays: number }) => lateDays)).toEqual([90, 61]);
  });

  it('write to the landlord when they arrive and to the supplier when they are answered, each in their language', async () => {
    const job = await completedRequest(test, plombex);
    const before = (await mailsTo(plombex.email)).length;
    const { id } = await sentInvoice(40_000, job);
    await step(id, 'disputed', job.landlord, { reason: 'Hours' }).expect(200);
    await step(id, 'approved', job.landlord).expect(200);
    await step(id, 'paid', job.landlord, await paid()).expect(200);
    await step(id, 'approved', job.landlord).expect(200);
    expect((await mailsTo(job.landlord.email)).map(({ template }) => template)).toEqual(['invoices.received']);
    expect(
      (await mailsTo(plombex.email))
        .slice(before)
        .map(({ template }) => template)
        .sort(),
    ).toEqual(['invoices.approved', 'invoices.disputed', 'invoices.paid']);
  });

  it('come as PDF in the landlord’s language, for both sides', async () => {
    await test.sql("update app_user set language = 'fr' where id = $1", [plombex.userId]);
    const { job, id } = await sentInvoice();
    for (const who of [plombex, job.landlord]) {
      const { body, headers } = await test
        .http('get', `/api/invoices/${id}/file.pdf`, who.token)
        .responseType('blob')
        .expect(200);
      expect(headers['content-type']).toBe('application/pdf');
      expect((body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
      expect((body as Buffer).toString('latin1')).toContain('/Lang (en)');
    }
    await test.http('get', `/api/invoices/${id}/file.pdf`, rival.token).expect(404);
  });

  it('are still to be written for jobs that are done, until they are sent, and again once they are void', async () => {
    const own = await supplier(test, 'Forgetful');
    const toWrite = async (who: Person = own) =>
      (await test.http('get', '/api/invoices/to-write', who.token).expect(200)).body;
    const free = await completedRequest(test, own, { costCents: 0 });
    expect(await toWrite()).toEqual([]);
    const job = await completedRequest(test, own);
    const wanted = {
      requestId: job.requestId,
      title: 'Radiator drips',
      costCents: 40_000,
      currency: 'CAD',
      draftId: null,
    };
    expect(await toWrite()).toMatchObject([wanted]);
    expect(await toWrite(rival)).not.toContainEqual(expect.objectContaining({ requestId: job.requestId }));
    await test.http('get', '/api/invoices/to-write', job.landlord.token).expect(403);
    const { body: draft } = await begin(job.requestId, own).expect(201);
    expect(await toWrite()).toMatchObject([{ ...wanted, draftId: draft.id }]);
    await step(draft.id, 'sent', own).expect(200);
    expect(await toWrite()).toEqual([]);
    await step(draft.id, 'void', own).expect(200);
    expect(await toWrite()).toMatchObject([wanted]);
    expect(free.requestId).not.toBe(job.requestId);
  });

  it('count on the day they are issued on accrual, and on the day they are paid on cash basis', async () => {
    const { job, id } = await sentInvoice();
    await step(id, 'approved', job.landlord).expect(200);
    const now = await today();
    const spent = async (basis: string, from: string, to: string) => {
      const path = `/api/reports/income_expense?basis=${basis}&from=${from}&to=${to}`;
      const { body } = await test.http('get', path, job.landlord.token).expect(200);
      const table = body.tables[0];
      if (!table) return 0;
      const at = table.columns.findIndex(({ id: column }: { id: string }) => column === 'expenses');
      return table.totals[at] as number;
    };
    expect([await spent('accrual', now, now), await spent('cash', now, now)]).toEqual([40_000, 0]);
    await step(id, 'paid', job.landlord, await paid({ paidOn: '2026-01-15' })).expect(200);
    expect([await spent('accrual', now, now), await spent('cash', now, now)]).toEqual([40_000, 0]);
    expect([
      await spent('accrual', '2026-01-15', '2026-01-15'),
      await spent('cash', '2026-01-15', '2026-01-15'),
    ]).toEqual([0, 40_000]);
    await step(id, 'approved', job.landlord).expect(200);
    expect(await spent('cash', '2026-01-15', '2026-01-15')).toBe(0);
  });

  it('keep the accounts of both sides from being deleted until they are paid or void', async () => {
    const own = await supplier(test, 'Leaving');
    const job = await completedRequest(test, own);
    const { body: draft } = await begin(job.requestId, own).expect(201);
    const obstacles = async (who: Person) =>
      (await test.http('get', '/api/profiles/me/deletion', who.token).expect(200)).body.obstacles;
    expect(await obstacles(own)).not.toContain('invoice_open');
    await step(draft.id, 'sent', own).expect(200);
    expect(await obstacles(own)).toContain('invoice_open');
    await step(draft.id, 'approved', job.landlord).expect(200);
    expect(await obstacles(job.landlord)).toContain('invoice_open');
    // Only the landlord can end what is approved: it doesn't hold the supplier.
    expect(await obstacles(own)).not.toContain('invoice_open');
    await step(draft.id, 'paid', job.landlord, await paid()).expect(200);
    expect(await obstacles(own)).not.toContain('invoice_open');
    expect(await obstacles(job.landlord)).not.toContain('invoice_open');
  });

  it('the database refuses what passes the services by', async () => {
    const { id } = await sentInvoice();
    await expect(test.sql('update invoice set total_cents = 1, net_cents = 1 where id = $1', [id])).rejects.toThrow(
      'What was sent stays as it is',
    );
    await expect(test.sql("update invoice set status = 'draft' where id = $1", [id])).rejects.toThrow(
      'takes no such step',
    );
    await expect(
      test.sql('update invoice_settings set next_number = 1 where account_id = $1', [plombex.accountId]),
    ).rejects.toThrow('does not go back');
  });
});
