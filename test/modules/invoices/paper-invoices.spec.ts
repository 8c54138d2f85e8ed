import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TidyFiles } from '../../../src/modules/documents/tidy-files.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { person, type Person } from '../../factories/people.js';
import { acceptedRequest, completedRequest, supplier, type Craftsman, type Filed } from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj << /Invoice (4711) >> endobj\ntrailer << >>\n%%EOF');
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');
const UNBALANCED = 'select entry_id from posting group by entry_id having sum(amount_cents) <> 0';

describe('invoices that suppliers have on paper', () => {
  let test: TestApp;
  let plombex: Craftsman;
  let rival: Craftsman;
  beforeAll(async () => {
    test = await startTestApp();
    [plombex, rival] = await Promise.all([supplier(test), supplier(test, 'Rival')]);
  });
  afterAll(() => test.close());

  const begin = async (requestId: string, who: Person = plombex) =>
    (await test.http('post', `/api/service-requests/${requestId}/invoice`, who.token).expect(201)).body;
  const upload = (who: Person, file: Buffer = PDF, name = 'invoice.pdf', purpose = 'supplier_invoice') =>
    test.http('post', '/api/documents', who.token).attach('file', file, name).field('purpose', purpose);
  const kept = async (who: Person = plombex) => (await upload(who).expect(201)).body.id as string;
  const paper = (id: string, body: object, who: Person = plombex) =>
    test.http('put', `/api/invoices/${id}/paper`, who.token).send(body);
  const step = (id: string, status: string, who: Person, more: object = {}) =>
    test.http('patch', `/api/invoices/${id}`, who.token).send({ status, ...more });
  const read = (id: string, who: Person) => test.http('get', `/api/invoices/${id}`, who.token);
  const isThere = async (id: string) => (await test.sql('select 1 from stored_file where id = $1', [id])).length === 1;
  const today = async () =>
    (await test.sql<{ day: string }>("select (now() at time zone 'America/Toronto')::date::text as day"))[0]?.day ?? '';
  let last = 0;
  const printed = async (fileId: string, more: object = {}) => ({
    fileId,
    number: `P-${(last += 1)}`,
    issuedOn: await today(),
    totalCents: 44_000,
    taxes: [
      { name: 'GST', amountCents: 1913 },
      { name: 'QST', amountCents: 3817 },
    ],
    dueDays: 15,
    ...more,
  });
  /** A finished job with the draft of a paper invoice. */
  const draftOnPaper = async (more: object = {}, job?: Filed) => {
    const done = job ?? (await completedRequest(test, plombex));
    const { id } = await begin(done.requestId);
    const fileId = await kept();
    const { body } = await paper(id, await printed(fileId, more)).expect(200);
    return { job: done, id: id as string, fileId, body };
  };
  const ledger = async (job: Filed) => {
    const rows = await test.sql<{ account: string; cents: number }>(
      'select ledger_account as account, sum(amount_cents)::int as cents from posting where account_id = $1 group by 1',
      [job.landlord.accountId],
    );
    return ['expense_repairs', 'payables', 'cash'].map(
      (account) => rows.find((row) => row.account === account)?.cents ?? 0,
    );
  };

  it('take figures and file from the paper, and the same steps, price check and booking as written ones', async () => {
    const { job, id, fileId, body } = await draftOnPaper({ number: '4711' });
    expect(body).toMatchObject({
      status: 'draft',
      number: null,
      netCents: 38_270,
      taxCents: 5730,
      totalCents: 44_000,
      lines: [],
      paper: { fileId, mediaType: 'application/pdf', number: '4711', issuedOn: await today() },
    });
    expect(body.taxes.map((tax: object) => tax)).toEqual([
      { name: 'GST', rateThousandths: null, baseCents: 38_270, amountCents: 1913 },
      { name: 'QST', rateThousandths: null, baseCents: 38_270, amountCents: 3817 },
    ]);
    const { body: sent } = await step(id, 'sent', plombex).expect(200);
    expect(sent).toMatchObject({ status: 'sent', number: '4711', issuedOn: await today() });
    const { body: seen } = await read(id, job.landlord).expect(200);
    expect((await test.http('get', seen.paper.url).responseType('blob').expect(200)).body).toEqual(PDF);
    const approvals = await Promise.all([1, 2, 3].map(() => step(id, 'approved', job.landlord)));
    expect(approvals.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await ledger(job)).toEqual([44_000, -44_000, 0]);
    const expenses = await test.http('get', `/api/expenses?requestId=${job.requestId}`, job.landlord.token).expect(200);
    expect(expenses.body).toMatchObject([{ amountCents: 44_000, taxCents: 5730, invoiceId: id, payee: 'Plombex' }]);
    const payment = { paidOn: await today(), paidMethod: 'transfer' };
    await Promise.all([1, 2].map(() => step(id, 'paid', job.landlord, payment).expect(200)));
    expect(await ledger(job)).toEqual([44_000, 0, -44_000]);
    expect(await test.sql(UNBALANCED)).toEqual([]);
  });

  it('are refused above the price approved for the job, and above the account’s limit for everyone but an owner', async () => {
    const { job, id, fileId } = await draftOnPaper({ totalCents: 60_000, taxes: [] });
    expect((await step(id, 'sent', plombex).expect(422)).body.reason).toBe('invoice_over_price');
    await paper(id, await printed(fileId)).expect(200);
    await step(id, 'sent', plombex).expect(200);
    await test
      .http('put', '/api/maintenance-settings', job.landlord.token)
      .send({ usualLimitCents: 30_000 })
      .expect(200);
    await test.sql("update membership set role = 'manager' where user_id = $1", [job.landlord.userId]);
    expect((await step(id, 'approved', job.landlord).expect(403)).body.reason).toBe('invoice_needs_owner');
    await test.sql("update membership set role = 'owner' where user_id = $1", [job.landlord.userId]);
    await step(id, 'approved', job.landlord).expect(200);
  });

  it('refuse dates outside of the job, taxes that leave nothing, and odd values', async () => {
    const { id, fileId, body } = await draftOnPaper();
    for (const wrong of [
      { issuedOn: '2199-01-01' },
      { issuedOn: '2001-01-01' },
      { issuedOn: '2037-02-30' },
      { issuedOn: null },
      { number: '  ' },
      { number: 'x'.repeat(31) },
      { totalCents: 0 },
      { totalCents: 1.5 },
      { totalCents: 5730 },
      { taxes: [{ name: '', amountCents: 1 }] },
      { taxes: [{ name: 'GST', amountCents: -1 }] },
      { taxes: Array.from({ length: 4 }, () => ({ name: 'GST', amountCents: 1 })) },
      { dueDays: 121 },
      { fileId: 'x' },
      { netCents: 1 },
    ])
      expect([wrong, (await paper(id, await printed(fileId, wrong))).status]).toEqual([wrong, 400]);
    await paper(id, await printed(fileId, { version: body.version - 1 })).expect(409);
  });

  it('have photos without their position, made anew, and PDFs; nothing else, whatever it is called', async () => {
    const { default: sharp } = await import('sharp');
    const located = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#fff' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 30/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(located.includes('Exif')).toBe(true);
    const { body } = await upload(plombex, located, 'IMG_1.jpg').expect(201);
    expect(body.mediaType).toBe('image/jpeg');
    const bytes = (await test.http('get', body.url).responseType('blob').expect(200)).body as Buffer;
    expect(bytes.includes('Exif')).toBe(false);
    for (const [file, name] of [
      [HTML, 'invoice.pdf'],
      [HTML, 'invoice.html'],
      [Buffer.from('Total: 400'), 'invoice.txt'],
      [Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(40)]), 'broken.jpg'],
    ] as const)
      expect([name, (await upload(plombex, file, name)).body.code]).toEqual([name, 'unsafe_file']);
  });

  it('keep the file that was sent: it can’t be replaced, removed or used twice', async () => {
    const { job, id, fileId } = await draftOnPaper();
    const other = await completedRequest(test, plombex);
    const second = await begin(other.requestId);
    await paper(second.id, await printed(fileId)).expect(404);
    await paper(second.id, await printed(await kept(rival))).expect(404);
    const certificate = (await upload(plombex, PDF, 'c.pdf', 'certificate').expect(201)).body.id;
    await paper(second.id, await printed(certificate)).expect(404);
    await step(id, 'sent', plombex).expect(200);
    expect((await paper(id, await printed(await kept())).expect(422)).body.reason).toBe('invoice_sent');
    const remove = (who: Person) => test.http('delete', `/api/documents/${fileId}`, who.token);
    expect((await remove(plombex).expect(422)).body.reason).toBe('invoice_file_kept');
    await remove(job.landlord).expect(404);
    await upload(plombex).field('replacesId', fileId).expect(404);
    await step(id, 'approved', job.landlord).expect(200);
    await expect(test.sql('update invoice set file_id = $2 where id = $1', [id, await kept()])).rejects.toThrow(
      'What was sent stays as it is',
    );
    await expect(test.sql('delete from stored_file where id = $1', [fileId])).rejects.toMatchObject({ code: '23503' });
  });

  it('are nobody’s but the two sides’: the file is in no one else’s lists, and staff see no contents', async () => {
    const { job, id, fileId } = await draftOnPaper();
    for (const who of [job.landlord, rival, job.tenant]) {
      expect([404, 403]).toContain((await read(id, who)).status);
      await test.http('get', `/api/documents/${fileId}`, who.token).expect(404);
    }
    await upload(job.landlord).expect(400);
    await upload(job.tenant).expect(400);
    await paper(id, await printed(fileId), rival).expect(404);
    await paper(id, await printed(fileId), job.landlord).expect(403);
    await step(id, 'sent', plombex).expect(200);
    const admin = await person(test, 'admin');
    expect((await read(id, admin).expect(200)).body.paper).toMatchObject({ fileId, url: null });
    for (const who of [rival, job.tenant]) {
      expect([404, 403]).toContain((await read(id, who)).status);
      await test.http('get', `/api/documents/${fileId}`, who.token).expect(404);
    }
    await test.http('get', `/api/invoices/${id}/file.pdf`, job.landlord.token).expect(404);
  });

  it('give up the file before when a draft takes another one, is written instead, or is deleted', async () => {
    const { id, fileId } = await draftOnPaper();
    const next = await kept();
    await paper(id, await printed(next)).expect(200);
    expect([await isThere(fileId), await isThere(next)]).toEqual([false, true]);
    const lines = [{ description: 'Labor', quantityThousandths: 1000, unitCents: 100, taxes: [] }];
    const { body } = await test
      .http('put', `/api/invoices/${id}`, plombex.token)
      .send({ lines, dueDays: 30 })
      .expect(200);
    expect([body.paper, body.totalCents, await isThere(next)]).toEqual([null, 100, false]);
    const third = await kept();
    await paper(id, await printed(third)).expect(200);
    await test.http('delete', `/api/invoices/${id}`, plombex.token).expect(204);
    expect(await isThere(third)).toBe(false);
  });

  it('saved twice at once with the same version keep one file; the other upload goes at night', async () => {
    const job = await completedRequest(test, plombex);
    const draft = await begin(job.requestId);
    const files = [await kept(), await kept()];
    const bodies = await Promise.all(files.map((file) => printed(file, { version: draft.version })));
    const answers = await Promise.all(bodies.map((body) => paper(draft.id, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await read(draft.id, plombex).expect(200);
    const loose = files.find((file) => file !== body.paper.fileId) ?? '';
    // As a process leaves it that ends between upload and draft.
    await test.sql("update stored_file set created_at = now() - interval '3 days' where id = any($1)", [files]);
    await test.app.get(Scope).asSystem('tidy test', () => test.app.get(TidyFiles).tidy());
    expect([await isThere(body.paper.fileId), await isThere(loose)]).toEqual([true, false]);
  });

  it('have a number that is used once, in the series too, until the invoice is void', async () => {
    const many = await supplier(test, 'Numbered');
    const draft = async (number?: string) => {
      const job = await completedRequest(test, many);
      const { id } = await begin(job.requestId, many);
      if (number) await paper(id, await printed(await kept(many), { number }), many).expect(200);
      return { id: id as string, job };
    };
    const [first, same] = [await draft('0002'), await draft('0002')];
    const sent = await Promise.all([step(first.id, 'sent', many), step(same.id, 'sent', many)]);
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [done, left] = sent[0]?.status === 200 ? [first, same] : [same, first];
    expect((await step(left.id, 'sent', many).expect(409)).body.reason).toBe('invoice_number_used');
    const written = [];
    for (let at = 0; at < 2; at += 1)
      written.push((await step((await draft()).id, 'sent', many).expect(200)).body.number);
    expect(written).toEqual(['0001', '0003']);
    await step(done.id, 'void', many).expect(200);
    await step(left.id, 'sent', many).expect(200);
  });

  it('are sent while the job is the supplier’s and done, as written ones are', async () => {
    const job = await acceptedRequest(test, plombex);
    await test.http('post', `/api/service-requests/${job.requestId}/invoice`, plombex.token).expect(422);
    const { job: done, id } = await draftOnPaper();
    await test.sql("update service_request set status = 'approved', supplier_account_id = null where id = $1", [
      done.requestId,
    ]);
    expect((await step(id, 'sent', plombex).expect(422)).body.reason).toBe('invoice_job_not_done');
  });
});

describe('what becomes of an invoice', () => {
  let test: TestApp;
  let plombex: Craftsman;
  beforeAll(async () => {
    test = await startTestApp();
    plombex = await supplier(test);
  });
  afterAll(() => test.close());

  const step = (id: string, status: string, who: Person, more: object = {}) =>
    test
      .http('patch', `/api/invoices/${id}`, who.token)
      .send({ status, ...more })
      .expect(200);
  const bell = async (who: Person) =>
    (await test.http('get', '/api/notifications', who.token).expect(200)).body
      .filter(({ kind }: { kind: string }) => kind.startsWith('invoice_'))
      .map(({ kind }: { kind: string }) => kind)
      .toReversed();

  it('is a notification for the other side: the landlord’s when it arrives or is voided, the supplier’s when it is answered', async () => {
    const job = await completedRequest(test, plombex);
    const begun = await test.http('post', `/api/service-requests/${job.requestId}/invoice`, plombex.token).expect(201);
    const { id } = begun.body;
    await step(id, 'sent', plombex);
    await eventually(async () => (await bell(job.landlord)).length === 1);
    const [news] = (await test.http('get', '/api/notifications', job.landlord.token).expect(200)).body;
    expect(news).toMatchObject({
      kind: 'invoice_sent',
      subjectId: id,
      name: 'Plombex',
      title: 'Radiator drips',
      amountCents: 40_000,
      currency: 'CAD',
    });
    await step(id, 'approved', job.landlord);
    await step(id, 'paid', job.landlord, { paidOn: '2026-01-15', paidMethod: 'check' });
    await step(id, 'approved', job.landlord);
    await step(id, 'disputed', job.landlord, { reason: 'Hours' });
    await eventually(async () => (await bell(plombex)).length === 3);
    expect((await bell(plombex)).sort()).toEqual(['invoice_approved', 'invoice_disputed', 'invoice_paid']);
    await step(id, 'void', plombex);
    await eventually(async () => (await bell(job.landlord)).length === 2);
    expect((await bell(job.landlord)).sort()).toEqual(['invoice_sent', 'invoice_void']);
    expect(await bell(job.tenant)).toEqual([]);
  });

  it('is mailed to the landlord when the supplier voids it', async () => {
    const job = await completedRequest(test, plombex);
    await test.sql("update app_user set language = 'fr' where id = $1", [job.landlord.userId]);
    const begun = await test.http('post', `/api/service-requests/${job.requestId}/invoice`, plombex.token).expect(201);
    const { body: sent } = await step(begun.body.id, 'sent', plombex);
    await Promise.all([step(sent.id, 'void', plombex), step(sent.id, 'void', plombex)]);
    const mails = await test.sql<{ recipient: string; language: string; params: Record<string, string> }>(
      "select recipient, language, params from outbox_message where template = 'invoices.voided' and recipient = any($1)",
      [[job.landlord.email, plombex.email]],
    );
    expect(mails).toMatchObject([
      { recipient: job.landlord.email, language: 'fr', params: { number: sent.number, supplier: 'Plombex' } },
    ]);
    expect(mails[0]?.params.url).toContain(`/dashboards/landlord/invoices/${sent.id}`);
  });
});
