import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PaymentReports } from '../../../src/modules/payments/payment-reports.service.js';
import { RefundReports } from '../../../src/modules/payments/refund-reports.service.js';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { LEDGER_FAULTS } from '../../support/ledger-faults.js';
import { cashByPostings, readReport, totalOf } from '../../support/reports.js';

const amount = fc.integer({ min: 1, max: 250_000 });
const which = fc.nat(9);
const command = fc.oneof(
  fc.record({ op: fc.constantFrom('charge', 'deposit', 'credit', 'offline'), amount }),
  fc.record({
    op: fc.constant('pay' as const),
    amount,
    method: fc.constantFrom('bank', 'credit_card'),
    slow: fc.boolean(),
  }),
  fc.record({
    op: fc.constant('report' as const),
    which,
    state: fc.constantFrom('succeeded', 'settled', 'returned', 'disputed', 'lost', 'won', 'failed'),
  }),
  fc.record({ op: fc.constant('refund' as const), which, amount, balance: fc.constantFrom('owed_again', 'forgiven') }),
  fc.record({
    op: fc.constant('outside' as const),
    which,
    amount,
    state: fc.constantFrom('processing', 'succeeded', 'failed'),
  }),
  fc.record({ op: fc.constant('payout' as const), which, amount, back: fc.boolean() }),
  fc.record({ op: fc.constant('refundReport' as const), which, state: fc.constantFrom('succeeded', 'failed') }),
  fc.record({ op: fc.constant('reverse' as const), which }),
  fc.record({ op: fc.constant('giveBack' as const), amount, kept: fc.constantFrom(0, 0.3, 1) }),
);
type Verb = typeof command extends fc.Arbitrary<infer V> ? V : never;

/** The commands of both sides and the reports of a provider on the real database, in whatever order: refused or booked, never half. */
describe('any order of verbs', () => {
  let test: TestApp;
  let home: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
    test.clock.setNow('2026-11-03T15:00:00Z');
  });
  afterAll(() => test.close());

  const landlord = (path: string, body: object) => test.http('post', `/api${path}`, home.landlord.token).send(body);
  const lease = (path: string, body: object) => landlord(`/landlords/leases/${home.leaseId}${path}`, body);
  const ids = async (sql: string): Promise<string[]> =>
    (await test.sql<{ id: string }>(sql, [home.leaseId])).map(({ id }) => id);
  const at = (list: string[], index: number) => list[index % Math.max(1, list.length)];

  async function take(step: Verb): Promise<number> {
    switch (step.op) {
      case 'charge':
        return (await lease('/charges', { amountCents: step.amount, label: 'Key' })).status;
      case 'deposit':
        return (await lease('/charges', { kind: 'deposit', amountCents: step.amount, label: 'Deposit' })).status;
      case 'credit':
        return (await lease('/credits', { amountCents: step.amount, label: 'Lift' })).status;
      case 'offline':
        return (await lease('/payments', { amountCents: step.amount, anotherPayment: true })).status;
      case 'giveBack':
        return giveBack(step);
      case 'pay': {
        const body = {
          leaseId: home.leaseId,
          amountCents: step.amount,
          method: step.method,
          sandbox: step.slow ? 'slow' : 'succeed',
        };
        return (await test.http('post', '/api/payments', home.tenant.token).send(body)).status;
      }
      case 'reverse': {
        const entry = at(
          await ids('select id from journal_entry where lease_id = $1 and reverses_id is null order by id'),
          step.which,
        );
        return (await lease(`/ledger/${entry}/reverse`, {})).status;
      }
      case 'refund': {
        const payment = at(await ids('select id from payment where lease_id = $1 order by id'), step.which);
        return payment
          ? (
              await landlord(`/payments/${payment}/refunds`, {
                amountCents: step.amount,
                balance: step.balance,
                reason: 'Goodwill',
              })
            ).status
          : 200;
      }
      default:
        return told(step);
    }
  }

  /** Gives a deposit back, a part of it kept for what is open, or all of it. */
  async function giveBack({ amount: asked, kept }: Extract<Verb, { op: 'giveBack' }>): Promise<number> {
    const amountCents = Math.round(asked * kept);
    const deductions = amountCents > 0 ? [{ kind: 'owed', amountCents }] : [];
    return (await lease('/deposit/return', { returnedCents: asked - amountCents, deductions })).status;
  }

  /** What a provider tells, of payments and refunds, again and in any order. */
  async function told(step: Extract<Verb, { op: 'outside' | 'payout' | 'refundReport' | 'report' }>): Promise<number> {
    const payment = at(
      await ids("select id from payment where lease_id = $1 and provider = 'sandbox' order by id"),
      step.which,
    );
    const refunds = test.app.get(RefundReports);
    switch (step.op) {
      // The same refund may be told of again, in another state and before its payment has arrived.
      case 'outside': {
        const refund = {
          reference: `re_${home.leaseId}_${step.which % 3}`,
          refundId: null,
          paymentReference: 'none',
          paymentId: payment ?? null,
          amountCents: step.amount,
          state: step.state,
        };
        await refunds.found({ accountId: home.landlord.accountId ?? '', demo: false }, 'sandbox', refund);
        break;
      }
      case 'payout':
        if (payment)
          await refunds.settled(payment, {
            reference: `txn_${home.leaseId}_${step.which % 3}`,
            cents: step.back ? -step.amount : step.amount,
            disputed: step.which % 2 === 0,
          });
        break;
      case 'refundReport': {
        const refund = at(await ids('select id from refund where lease_id = $1 order by id'), step.which);
        if (refund) await refunds.take(refund, { state: step.state, reference: 'x' });
        break;
      }
      case 'report':
        if (payment) await test.app.get(PaymentReports).take(payment, { state: step.state, reference: 'x' });
    }
    return 200;
  }

  it('PY-009 PY-011 keeps the books: entries balance, balances are the sums, nothing is settled twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 18 }), async (steps) => {
        home = await letHome(test, { startsOn: '2026-11-01', chargeFrom: '2026-11-01' });
        // No region whose rules are known: a deposit may be anything.
        await test.sql("update property set region = 'NU' where id = $1", [home.propertyId]);
        await test.app.get(RentRun).run();
        for (const step of steps) expect([200, 201, 409, 422]).toContain(await take(step));
        for (const [wrong, sql] of Object.entries(LEDGER_FAULTS))
          expect([wrong, await test.sql(sql, [home.leaseId])]).toEqual([wrong, []]);
        const [sum] = await test.sql<{ cents: number }>(
          "select coalesce(sum(amount_cents), 0)::int as cents from posting where lease_id = $1 and ledger_account in ('rent_receivable', 'prepayments')",
          [home.leaseId],
        );
        const { body } = await test
          .http('get', `/api/landlords/leases/${home.leaseId}/ledger/summary`, home.landlord.token)
          .expect(200);
        expect(body.balanceCents).toBe(sum?.cents);
        expect(body.depositHeldCents).toBeGreaterThanOrEqual(0);
        // On cash basis the report finds the money of the postings, however it was settled, refunded and taken back.
        const report = await readReport(
          test,
          home.landlord.token,
          'income_expense',
          'basis=cash&from=2000-01-01&to=2030-12-31',
        );
        expect(totalOf(report.tables[0], 'net')).toBe(await cashByPostings(test, home.landlord.accountId));
      }),
      { numRuns: 12 },
    );
  }, 120_000);
});
