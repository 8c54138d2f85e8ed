import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { InvoiceReminders } from '../../../src/modules/invoices/reminders/invoice-reminders.js';
import { ANSWER_DAYS } from '../../../src/modules/invoices/rules/invoice-waits.js';
import { signedInAgain, type Person } from '../../factories/people.js';
import { completedRequest, supplier, type Craftsman, type Filed } from '../../factories/repairs.js';
import { eventually, startTestApp, startTestAppOn, type TestApp } from '../../support/app.js';

const HOUR = 3600_000;
const DAY = 24 * HOUR;

/** Each test begins on another day at 15:00 UTC, ten or eleven in the morning where the homes are. */
describe('reminders of invoices that wait', () => {
  let test: TestApp;
  let plombex: Craftsman;
  let from: number;
  let day = 0;
  beforeAll(async () => {
    test = await startTestApp();
    plombex = await supplier(test);
  });
  beforeEach(async () => {
    day += 100;
    from = Date.parse(`${new Date(Date.now() + day * DAY).toISOString().slice(0, 10)}T15:00:00Z`);
    test.clock.setNow(new Date(from));
    plombex = { ...plombex, ...(await signedInAgain(test, plombex)) };
  });
  afterAll(() => test.close());

  const step = (id: string, who: Person, body: object) =>
    test.http('patch', `/api/invoices/${id}`, who.token).send(body).expect(200);
  async function sentInvoice(dueDays: number): Promise<{ id: string; job: Filed }> {
    const job = await completedRequest(test, plombex);
    const { body: draft } = await test
      .http('post', `/api/service-requests/${job.requestId}/invoice`, plombex.token)
      .expect(201);
    const lines = [{ description: 'Labor', quantityThousandths: 1000, unitCents: 40_000, taxes: [] }];
    await test.http('put', `/api/invoices/${draft.id}`, plombex.token).send({ dueDays, lines }).expect(200);
    await step(draft.id, plombex, { status: 'sent' });
    return { id: draft.id as string, job };
  }
  const remind = (app = test) => app.app.get(InvoiceReminders).run();
  /** What was reminded of after so many days. */
  const after = async (days: number, id: string) => {
    test.clock.setNow(new Date(from + days * DAY));
    await remind();
    const rows = await test.sql<{ kind: string }>(
      'select kind from invoice_reminder where invoice_id = $1 order by kind',
      [id],
    );
    return rows.map(({ kind }) => kind);
  };
  const mails = ({ email }: Person, kind: string) =>
    test.sql<{ params: Record<string, string> }>(
      'select params from outbox_message where template = $1 and recipient = $2',
      [`invoices.${kind}`, email],
    );
  const told = ({ userId }: Person, kind: string) =>
    test.sql('select 1 from notification where user_id = $1 and kind = $2', [userId, `invoice_${kind}`]);
  const landlordAgain = async ({ landlord }: Filed) => ({ ...landlord, ...(await signedInAgain(test, landlord)) });

  it('an invoice that no one answers is reminded of after seven days and on its due day, once each', async () => {
    const { id, job } = await sentInvoice(30);
    expect(await after(ANSWER_DAYS - 1, id)).toEqual([]);
    // At night where the property is.
    expect(await after(ANSWER_DAYS + 0.5, id)).toEqual([]);
    expect(await after(ANSWER_DAYS + 1, id)).toEqual(['waits_answer']);
    expect(await after(29, id)).toEqual(['waits_answer']);
    expect(await after(30, id)).toEqual(['waits_answer', 'waits_due']);
    expect(await after(32, id)).toEqual(['waits_answer', 'waits_due']);
    for (const kind of ['waits_answer', 'waits_due']) {
      expect(await mails(job.landlord, kind)).toMatchObject([
        { params: { supplier: 'Plombex', title: 'Radiator drips' } },
      ]);
      await eventually(async () => (await told(job.landlord, kind)).length === 1);
      expect([await mails(plombex, kind), await told(plombex, kind)]).toEqual([[], []]);
    }
  });

  it('one that is due within the week is reminded of on that day alone', async () => {
    const { id } = await sentInvoice(7);
    expect(await after(6, id)).toEqual([]);
    expect(await after(7, id)).toEqual(['waits_due']);
  });

  it('an approved one is reminded of the day after it was due, and neither a disputed nor a paid one is', async () => {
    const [open, disputed, paid] = [await sentInvoice(5), await sentInvoice(5), await sentInvoice(5)];
    const today = new Date(from).toISOString().slice(0, 10);
    await step(open.id, open.job.landlord, { status: 'approved' });
    await step(disputed.id, disputed.job.landlord, { status: 'disputed', reason: 'Too much' });
    await step(paid.id, paid.job.landlord, { status: 'approved' });
    await step(paid.id, paid.job.landlord, { status: 'paid', paidOn: today, paidMethod: 'transfer' });
    expect(await after(5, open.id)).toEqual([]);
    expect(await after(6, open.id)).toEqual(['waits_payment']);
    expect(await after(6, disputed.id)).toEqual([]);
    expect(await after(6, paid.id)).toEqual([]);
    expect(await mails(open.job.landlord, 'waits_payment')).toHaveLength(1);
    // Paid, and the payment taken back: it was said once.
    const landlord = await landlordAgain(open.job);
    await step(open.id, landlord, { status: 'paid', paidOn: today, paidMethod: 'transfer' });
    await step(open.id, landlord, { status: 'approved' });
    expect(await after(8, open.id)).toEqual(['waits_payment']);
    expect(await mails(open.job.landlord, 'waits_payment')).toHaveLength(1);
  });

  it('goes out once from two processes, and not by mail to whoever wants none about repairs', async () => {
    const { id, job } = await sentInvoice(20);
    await test.sql('update app_user set maintenance_updates = false where id = $1', [job.landlord.userId]);
    const second = await startTestAppOn(test.database);
    try {
      second.clock.setNow(new Date(from + (ANSWER_DAYS + 1) * DAY));
      test.clock.setNow(new Date(from + (ANSWER_DAYS + 1) * DAY));
      const sent = await Promise.all([remind(), remind(second)]);
      expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1);
      await eventually(async () => (await told(job.landlord, 'waits_answer')).length === 1);
      expect(await mails(job.landlord, 'waits_answer')).toEqual([]);
      expect(await after(ANSWER_DAYS + 1, id)).toEqual(['waits_answer']);
    } finally {
      await second.app.close();
    }
  });

  it('none for what waited long before anyone looked', async () => {
    const { id } = await sentInvoice(20);
    expect(await after(40, id)).toEqual([]);
  });
});
