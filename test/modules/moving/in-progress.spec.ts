import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PaymentReports } from '../../../src/modules/payments/payment-reports.service.js';
import { SandboxClock } from '../../../src/modules/payments/providers/sandbox/sandbox-clock.service.js';
import { SandboxProvider } from '../../../src/modules/payments/providers/sandbox/sandbox-provider.js';
import { RefundReports } from '../../../src/modules/payments/refund-reports.service.js';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { allPosted, ARCHIVE, archiveOf } from '../../support/moving-world.js';

const RENT = 165_000;

describe('an account with money in progress', () => {
  let test: TestApp;
  let home: LetHome;
  let neighbor: LetHome;
  let place: string;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  beforeEach(async () => {
    test.clock.setNow('2026-11-03T15:00:00Z');
    [home, neighbor] = [await movedIn(), await movedIn()];
    await test.app.get(RentRun).run();
    const [row] = await test.sql<{ place: string }>(
      "select p.name || ' ' || u.label as place from unit u join property p on p.id = u.property_id where u.id = $1",
      [home.unitId],
    );
    place = row?.place ?? '';
  });

  const movedIn = () => letHome(test, { startsOn: '2026-11-01', chargeFrom: '2026-11-01' });
  const pay = async (body: object = {}): Promise<string> => {
    const asked = { leaseId: home.leaseId, amountCents: RENT, method: 'bank', ...body };
    return (await test.http('post', '/api/payments', home.tenant.token).send(asked).expect(201)).body.id;
  };
  const stateOf = async (table: string, id: string) =>
    (await test.sql<{ state: string }>(`select state from ${table} where id = $1`, [id]))[0]?.state;

  /** Says where, leaves no trace of an export, and keeps no one else from theirs. */
  async function expectRefused(): Promise<void> {
    const { body } = await test.http('get', ARCHIVE, home.landlord.token).expect(409);
    expect(body).toMatchObject({ reason: 'money_on_its_way', values: { places: place } });
    expect(await exported()).toBe(0);
    expect((await archiveOf(test, neighbor.landlord.token)).length).toBeGreaterThan(1000);
  }
  async function expectExported(): Promise<void> {
    expect((await archiveOf(test, home.landlord.token)).length).toBeGreaterThan(1000);
    expect(await exported()).toBe(1);
  }
  const exported = async () =>
    (
      await test.sql("select 1 from audit_entry where action = 'account.move_out' and account_id = $1", [
        home.landlord.accountId,
      ])
    ).length;

  it('isn’t exported before a payment has arrived', async () => {
    const id = await pay({ sandbox: 'slow' });
    expect(await stateOf('payment', id)).toBe('processing');
    await expectRefused();
    test.clock.setNow('2026-11-03T15:03:00Z');
    await test.app.get(SandboxClock).tick();
    expect(await stateOf('payment', id)).toBe('succeeded');
    await expectExported();
  });

  it('says each home in which money is on its way, also two with the same name', async () => {
    const second = await letHome(test, { startsOn: '2026-11-01', chargeFrom: '2026-11-01' }, home.landlord);
    await test.app.get(RentRun).run();
    await pay({ sandbox: 'slow' });
    const asked = { leaseId: second.leaseId, amountCents: RENT, method: 'bank', sandbox: 'slow' };
    await test.http('post', '/api/payments', second.tenant.token).send(asked).expect(201);
    const { body } = await test.http('get', ARCHIVE, home.landlord.token).expect(409);
    expect(body).toMatchObject({ reason: 'money_on_its_way', values: { places: `${place}, ${place}` } });
  });

  it('isn’t exported while entries are still being posted: they would be missing in the other installation', async () => {
    await allPosted(test);
    const account = [home.landlord.accountId];
    const expectPosting = async () => {
      const { body } = await test.http('get', ARCHIVE, home.landlord.token).expect(409);
      expect(body).toMatchObject({ reason: 'account_being_posted' });
    };
    await test.sql('update lease set posting_since = now() where account_id = $1', account);
    await expectPosting();
    await test.sql('update lease set posting_since = null where account_id = $1', account);
    // An event of which no process has taken the job yet.
    const [{ id = '' } = {}] = await test.sql<{ id: string }>(
      `insert into pgboss.job (name, data, start_after) values ('handlers',
        jsonb_build_object('handler', 'none', 'payload', '{}'::jsonb, 'accountId', $1::text, 'demo', false), now() + interval '1 hour') returning id`,
      account,
    );
    await expectPosting();
    await test.http('get', ARCHIVE, neighbor.landlord.token).expect(200);
    await test.sql('delete from pgboss.job where id = $1', [id]);
    await expectExported();
  });

  it('isn’t exported while the payer still has to confirm, or while a payment is disputed', async () => {
    const provider = test.app.get(SandboxProvider);
    const begun = provider.start.bind(provider);
    provider.start = () => Promise.resolve({ state: 'requires_action', reference: 'to confirm' });
    const id = await pay().finally(() => {
      provider.start = begun;
    });
    expect(await stateOf('payment', id)).toBe('requires_action');
    await expectRefused();
    const reports = test.app.get(PaymentReports);
    await reports.take(id, { state: 'succeeded', reference: 'to confirm' });
    await reports.take(id, { state: 'disputed', reference: 'to confirm' });
    expect(await stateOf('payment', id)).toBe('disputed');
    await expectRefused();
    await reports.take(id, { state: 'won', reference: 'to confirm' });
    await expectExported();
  });

  it('isn’t exported before a refund has been sent', async () => {
    const id = await pay();
    const provider = test.app.get(SandboxProvider);
    const sent = provider.refund.bind(provider);
    provider.refund = () => Promise.resolve({ state: 'processing', reference: 'slow' });
    const path = `/api/payments/${id}/refunds`;
    const asked = { amountCents: 10_000, balance: 'owed_again' };
    try {
      await test.http('post', path, home.landlord.token).send(asked).expect(201);
    } finally {
      provider.refund = sent;
    }
    const [{ id: refundId = '' } = {}] = await test.sql<{ id: string }>('select id from refund where payment_id = $1', [
      id,
    ]);
    expect(await stateOf('refund', refundId)).toBe('processing');
    await expectRefused();
    await test.app.get(RefundReports).take(refundId, { state: 'succeeded', reference: 'slow' });
    await expectExported();
  });
});
