import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RentRun } from '../../../src/modules/landlords/rent-run.service.js';
import { Reconciliation } from '../../../src/modules/payments/reconciliation/reconciliation.service.js';
import { Receipts } from '../../../src/modules/payments/receipts.service.js';
import { Refunds } from '../../../src/modules/payments/refunds.service.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { stripeMessages, stripeSettings } from '../../support/stripe-messages.js';
import { StripeStandIn } from '../../support/stripe-stand-in.js';

const UNBALANCED = 'select entry_id from posting group by entry_id having sum(amount_cents) <> 0';
const READY = { details_submitted: true, charges_enabled: true, payouts_enabled: true };
/** Where tenants bear the fee of a method, by currency. */
const PLACES = { CAD: ['CA', 'AB'], USD: ['US', 'TX'], EUR: ['FR', 'IDF'] } as const;

/** What happens at Stripe after a payment, or without us: refunds, failures, accounts. */
describe('afterwards at Stripe', () => {
  const stripe = new StripeStandIn();
  let test: TestApp;
  let home: LetHome;
  let account: string;
  let count = 0;

  beforeAll(async () => {
    test = await startTestApp(stripeSettings(await stripe.start()));
  });
  afterAll(async () => {
    await test.close();
    await stripe.stop();
  });
  beforeEach(() => moveIn('CAD'));

  const get = (path: string, token = home.tenant.token) => test.http('get', `/api${path}`, token);
  const post = (path: string, body: object = {}, token = home.tenant.token) => test.http('post', `/api${path}`, token).send(body);
  const { message, send, hook } = stripeMessages(() => test, () => account);
  const onboard = async () => {
    await post('/landlords/payment-setup/onboarding', {}, home.landlord.token).expect(201);
    account = String(stripe.sent('POST', '/v1/account_links').at(-1)?.body['account']);
  };
  const setup = async () => (await get('/landlords/payment-setup', home.landlord.token).expect(200)).body;
  const balance = async () => (await get('/tenants/me/lease')).body.balanceCents;
  const payment = async (id: string) => (await get(`/payments/${id}`).expect(200)).body;
  const compare = async () => (await post('/payment-findings/compare', {}, home.landlord.token).expect(200)).body.newFindings;
  const cash = async () => (await test.sql<{ cents: number }>(
    "select coalesce(sum(amount_cents), 0)::int as cents from posting where lease_id = $1 and ledger_account = 'cash_clearing'", [home.leaseId]))[0]?.cents;
  /** Past the sign-in of those who look, weeks later. */
  const later = async (id: string) => {
    const [row] = await test.sql<{ state: string; failure: string | null; owed: number }>(`select state, failure, (select coalesce(sum(amount_cents), 0)::int from posting
      where lease_id = y.lease_id and ledger_account in ('rent_receivable', 'prepayments')) as owed from payment y where id = $1`, [id]);
    return row;
  };
  const refundRows = () => test.sql('select source, state, amount_cents::int as rent, fee_cents::int as fee from refund where lease_id = $1 order by created_at', [home.leaseId]);

  async function moveIn(currency: keyof typeof PLACES): Promise<void> {
    test.clock.setNow('2026-11-03T15:00:00Z');
    home = await letHome(test, { startsOn: '2026-11-01', chargeFrom: '2026-11-01' });
    await test.sql('update property set country = $2, region = $3, currency = $4 where id = $1', [home.propertyId, ...PLACES[currency], currency]);
    await test.sql('update lease set currency = $2 where id = $1', [home.leaseId, currency]);
    await test.app.get(RentRun).run();
    await onboard();
    stripe.change(account, READY);
    await hook('account.updated', { object: 'account', id: account }).expect(200);
  }

  /** A payment on Stripe's page; what is there afterwards is `pi`. */
  async function begin(method = 'credit_card') {
    const { body } = await post('/payments', { amountCents: 165_000, method }).expect(201);
    const session = String(body.actionUrl).split('/').at(-1) ?? '';
    const pi = `pi_after_${(count += 1)}`;
    stripe.change(session, { payment_intent: pi, status: 'complete' });
    stripe.keep({ id: pi, kind: 'payment_intents', account, object: 'payment_intent', status: 'processing', amount: body.totalCents, currency: 'cad', created: 1_793_720_000, metadata: { paymentId: body.id, way: 'page' } });
    return { id: String(body.id), session, pi, totalCents: Number(body.totalCents) };
  }
  const sessionOf = ({ id, session, pi }: { id: string; session: string; pi: string }, payment_status: string) =>
    ({ id: session, object: 'checkout.session', mode: 'payment', client_reference_id: id, payment_intent: pi, status: 'complete', payment_status });
  const arrive = async (begun: Awaited<ReturnType<typeof begin>>) => {
    stripe.change(begun.pi, { status: 'succeeded' });
    await hook('checkout.session.completed', sessionOf(begun, 'paid')).expect(200);
  };
  async function paid(method = 'credit_card') {
    const begun = await begin(method);
    await arrive(begun);
    return begun;
  }
  /** A refund that somebody makes in Stripe's dashboard: it knows nothing of us. */
  const outside = (pi: string, amount: number, status = 'succeeded') =>
    stripe.keep({ id: `re_outside_${(count += 1)}`, kind: 'refunds', account, object: 'refund', charge: `ch_${pi}`, payment_intent: pi, amount, status, metadata: {} });

  describe('refunds', () => {
    it('PY-018 made in Stripe’s own pages is booked once, whichever of its messages come, doubled and at once', async () => {
      const { id, pi } = await paid();
      const refund = outside(pi, 65_000);
      const charge = { id: `ch_${pi}`, object: 'charge', payment_intent: pi, refunded: false };
      await Promise.all([hook('refund.created', refund), hook('charge.refunded', charge), hook('refund.updated', refund), hook('charge.refund.updated', refund)].map((sent) => sent.expect(200)));
      expect(await balance()).toBe(65_000 - 1000);
      expect(await payment(id)).toMatchObject({ state: 'succeeded', refundedCents: 65_000 });
      expect(await refundRows()).toEqual([{ source: 'provider', state: 'succeeded', rent: 65_000, fee: 0 }]);
      const rows = (await get(`/landlords/leases/${home.leaseId}/ledger`, home.landlord.token)).body.filter(({ entry }: { entry: string }) => entry === 'refund');
      expect(rows.map(({ atProvider, status, chargeCents }: Record<string, unknown>) => [atProvider, status, chargeCents])).toEqual([[true, 'posted', 650], [true, 'posted', 65_000]]);
      expect([await compare(), await balance()]).toEqual([0, 65_000 - 1000]);
      expect(await test.sql(UNBALANCED)).toEqual([]);
    });

    it('PY-018 of all that was paid gives the rent back, and the fee as a cost of the landlord', async () => {
      const { pi, totalCents } = await paid();
      expect([totalCents, await cash()]).toEqual([169_785, 169_785]);
      await hook('refund.created', outside(pi, totalCents)).expect(200);
      expect([await balance(), await cash()]).toEqual([165_000, 0]);
      expect(await refundRows()).toEqual([{ source: 'provider', state: 'succeeded', rent: 165_000, fee: 4785 }]);
      expect(await test.sql(UNBALANCED)).toEqual([]);
    });

    it('whose message was missed is found by the comparison, also of a payment that had been missed itself', async () => {
      const begun = await begin();
      stripe.change(begun.session, { payment_status: 'paid' });
      stripe.change(begun.pi, { status: 'succeeded' });
      outside(begun.pi, 15_000);
      test.clock.setNow('2026-11-03T15:40:00Z');
      await compare();
      expect([(await payment(begun.id)).state, (await payment(begun.id)).refundedCents, await balance()]).toEqual(['succeeded', 15_000, 15_000 - 1500]);
      const writes = async () => (await test.sql<{ n: number }>("select count(*)::int as n from audit_entry where action = 'refund.report'"))[0]?.n;
      const before = await writes();
      await compare();
      expect(await writes()).toBe(before);
    });

    it('told before the payment has arrived, and of strangers’ payments, harm nothing', async () => {
      const { id, pi } = await begin();
      const refund = outside(pi, 65_000);
      await hook('refund.created', refund).expect(200);
      expect([(await payment(id)).state, await balance()]).toEqual(['succeeded', 65_000 - 1000]);
      stripe.keep({ id: 'pi_parking', kind: 'payment_intents', account, status: 'succeeded', metadata: {}, created: 1 });
      await hook('refund.created', outside('pi_parking', 500)).expect(200);
      const mine = account;
      account = 'acct_of_another';
      await hook('refund.created', { ...refund, id: 're_forged' }).expect(200);
      account = mine;
      expect(await refundRows()).toHaveLength(1);
    });

    it('PY-018 that fails after it was booked is taken back once, with its cashback, and both sides are told', async () => {
      const { id, pi } = await paid();
      const refund = outside(pi, 169_785);
      await hook('refund.created', refund).expect(200);
      const failed = stripe.change(String(refund['id']), { status: 'failed', failure_reason: 'lost_or_stolen_card' });
      await Promise.all(['refund.failed', 'refund.updated', 'charge.refund.updated'].map((type) => hook(type, failed).expect(200)));
      await hook('refund.updated', refund).expect(200); // late
      expect([await balance(), await cash(), (await payment(id)).refundedCents]).toEqual([-1650, 169_785, 0]);
      expect((await get(`/landlords/leases/${home.leaseId}/ledger`, home.landlord.token)).body.filter(({ entry }: { entry: string }) => entry === 'refund_failed')).toHaveLength(2);
      const told = async () => (await test.sql<{ template: string }>('select template from outbox_message where recipient = any($1)', [[home.tenant.email, home.landlord.email]])).map(({ template }) => template);
      await eventually(async () => (await told()).includes('payments.refund_failed'));
      expect((await told()).filter((template) => template.startsWith('payments.refund_failed')).sort()).toEqual(['payments.refund_failed', 'payments.refund_failed_landlord']);
      expect(await test.sql(UNBALANCED)).toEqual([]);
      expect((await get(`/landlords/leases/${home.leaseId}/ledger/summary`, home.landlord.token)).body).toMatchObject({ paidThisYearCents: 165_000 });
    });

    it('a refund of ours that is pending for days is asked about, and one that failed unheard is taken back', async () => {
      const { id } = await paid();
      await post(`/payments/${id}/refunds`, { amountCents: 65_000 }, home.landlord.token).expect(201);
      const sent = [...stripe.objects.values()].findLast(({ kind }) => kind === 'refunds') as { id: string };
      test.clock.setNow('2026-11-03T16:00:00Z');
      const before = stripe.requests.length;
      await test.app.get(Refunds).resume();
      expect(stripe.requests).toHaveLength(before);
      stripe.change(sent.id, { status: 'succeeded' });
      await compare();
      expect(await balance()).toBe(65_000 - 1000);
      stripe.change(sent.id, { status: 'failed' });
      await compare();
      expect([await balance(), (await payment(id)).refundedCents]).toEqual([-1650, 0]);
      expect((await post(`/payments/${id}/refunds`, {}, home.landlord.token).expect(201)).body.refundedCents).toBe(165_000);
    });

    it('PY-018 whose failure is told before its beginning is not booked', async () => {
      const { pi } = await paid();
      const refund = outside(pi, 65_000);
      await hook('refund.failed', stripe.change(String(refund['id']), { status: 'failed' })).expect(200);
      await hook('refund.created', refund).expect(200);
      expect([await refundRows(), await balance()]).toEqual([[], -1650]);
    });

    it('that fails after its payment came back is owed no more', async () => {
      const { pi } = await paid();
      const refund = outside(pi, 65_000);
      await hook('refund.created', refund).expect(200);
      await hook('charge.dispute.closed', { payment_intent: pi, status: 'lost', reason: 'fraudulent' }).expect(200);
      expect(await balance()).toBe(165_000 + 65_000);
      await hook('refund.failed', stripe.change(String(refund['id']), { status: 'failed' })).expect(200);
      expect([await balance(), await cash()]).toEqual([165_000, 0]);
      expect(await test.sql(UNBALANCED)).toEqual([]);
    });
  });

  describe('disputes', () => {
    /** As Stripe has it, and a message of it. */
    const disputed = (pi: string, status: string, amount: number, id = `dp_${(count += 1)}`) =>
      stripe.keep({ id, kind: 'disputes', account, object: 'dispute', payment_intent: pi, status, amount, reason: 'fraudulent' }) as { id: string };
    const payOut = (id: string, pi: string) => {
      stripe.keep({ id: `txn_${pi}`, kind: 'balance_transactions', account, source: { object: 'charge', metadata: { paymentId: id }, payment_intent: pi } });
      return hook('payout.paid', { id: 'po_1', object: 'payout' }).expect(200);
    };
    const lose = async (pi: string, amount: number) => {
      await hook('charge.dispute.created', disputed(pi, 'needs_response', amount, `dp_of_${pi}`)).expect(200);
      const over = disputed(pi, 'lost', amount, `dp_of_${pi}`);
      for (let time = 0; time < 2; time += 1) await hook('charge.dispute.closed', over).expect(200);
    };

    it('PY-017 that is lost after a refund takes back the rest alone, and nothing stays with Stripe', async () => {
      const { id, pi } = await paid();
      await hook('refund.created', outside(pi, 65_000)).expect(200);
      await lose(pi, 104_785);
      expect([(await payment(id)).state, await balance(), await cash()]).toEqual(['lost', 165_000, 0]);
      const rows = (await get(`/landlords/leases/${home.leaseId}/ledger`, home.landlord.token)).body;
      expect(rows.filter(({ entry }: { entry: string }) => entry === 'refund_recovery')).toEqual([]);
      expect(await test.sql(UNBALANCED)).toEqual([]);
    });

    it('PY-017 of a part that is lost takes that part; the rest stays paid, and can be disputed too', async () => {
      const { id, pi } = await paid();
      await lose(pi, 40_000);
      expect([(await payment(id)).state, await balance(), await cash()]).toEqual(['lost', 40_000 - 1250, 169_785 - 40_000]);
      expect((await get(`/landlords/leases/${home.leaseId}/ledger`, home.landlord.token)).body.filter(({ entry }: { entry: string }) => entry === 'dispute_lost'))
        .toEqual([expect.objectContaining({ chargeCents: 400, status: 'posted' }), expect.objectContaining({ chargeCents: 40_000, status: 'posted' })]);
      const shown = async () => {
        const line = (await get(`/landlords/leases/${home.leaseId}/ledger`, home.landlord.token)).body.find(({ entry }: { entry: string }) => entry === 'online_payment');
        const [recent] = (await get('/landlords/overview', home.landlord.token)).body.payments;
        return [(await payment(id)).lostInPart, recent.lostInPart, line.status, (await get(`/payments/${id}/receipt`)).status];
      };
      expect(await shown()).toEqual([true, true, 'part_returned', 200]);
      const { text } = (await test.app.get(Scope).asSystem('outbox handler', () => test.app.get(Receipts).written(id), { accountId: home.landlord.accountId, demo: false }));
      expect([text.lines, text.total, text.notes[0]]).toEqual([
        [['Rent, November 2026', expect.stringContaining('1,250.00')], ['Went back', expect.stringContaining('400.00')], ['Processing fee', expect.stringContaining('47.85')]],
        ['Total paid', expect.stringContaining('1,697.85')], expect.stringMatching(/400\.00.* went back after it was paid/),
      ]);
      await hook('charge.dispute.closed', disputed(pi, 'lost', 129_785)).expect(200);
      expect([await balance(), await cash()]).toEqual([165_000, 0]);
      expect(await shown()).toEqual([false, false, 'returned', 422]);
      const told = async () => (await test.sql<{ amount: string }>("select params->>'amount' as amount from outbox_message where template = 'payments.returned' and recipient = $1 order by created_at", [home.tenant.email])).map(({ amount }) => amount);
      await eventually(async () => (await told()).length === 2);
      expect((await told())[0]).toContain('400.00');
      expect(await test.sql(UNBALANCED)).toEqual([]);
    });

    it('PY-017 that takes what had been refunded too is owed once more', async () => {
      const { pi } = await paid();
      await hook('refund.created', outside(pi, 65_000)).expect(200);
      await lose(pi, 104_785 + 5000);
      expect([await balance(), await cash()]).toEqual([165_000 + 5000, -5000]);
      expect(await test.sql(UNBALANCED)).toEqual([]);
    });

    it('PY-017 does not keep a payout from being booked; won, it may be followed by another that is lost', async () => {
      const { id, pi } = await paid();
      const first = disputed(pi, 'needs_response', 169_785);
      await hook('charge.dispute.created', first).expect(200);
      await payOut(id, pi);
      expect([(await payment(id)).state, await cash()]).toEqual(['disputed', 0]);
      const won = disputed(pi, 'won', 169_785, first.id);
      await hook('charge.dispute.closed', won).expect(200);
      await hook('charge.dispute.created', first).expect(200); // late
      await payOut(id, pi);
      expect([(await payment(id)).state, await balance(), await cash()]).toEqual(['won', -1650, 0]);
      await lose(pi, 169_785);
      await hook('charge.dispute.closed', won).expect(200); // late
      await payOut(id, pi);
      expect([(await payment(id)).state, await balance(), await cash()]).toEqual(['lost', 165_000, 0]);
      expect(await test.sql("select 1 from journal_entry where payment_id = $1 and kind = 'settlement'", [id])).toHaveLength(1);
      expect(await test.sql(UNBALANCED)).toEqual([]);
    });
  });

  describe('debits', () => {
    it.each([['USD', 'us_bank_account'], ['EUR', 'sepa_debit']] as const)('PY-017 in %s take days to arrive, and may come back after that', async (currency, type) => {
      await moveIn(currency);
      expect(stripe.sent('POST', '/v1/accounts').at(-1)?.body).toHaveProperty([`capabilities[${type === 'sepa_debit' ? 'sepa_debit_payments' : 'us_bank_account_ach_payments'}][requested]`], 'true');
      const begun = await begin('bank');
      expect(stripe.sent('POST', '/v1/checkout/sessions').at(-1)?.body).toMatchObject({ 'allowed_payment_method_types[0]': type, 'line_items[0][price_data][currency]': currency.toLowerCase() });
      await hook('checkout.session.completed', sessionOf(begun, 'unpaid')).expect(200);
      await hook('payment_intent.processing', { id: begun.pi, status: 'processing', created: 1_793_718_000, metadata: { paymentId: begun.id, way: 'page' } }).expect(200);
      expect([(await payment(begun.id)).state, await balance()]).toEqual(['processing', 165_000]);
      test.clock.setNow('2026-11-12T10:00:00Z');
      stripe.change(begun.pi, { status: 'succeeded' });
      await hook('payment_intent.succeeded', { id: begun.pi, status: 'succeeded', created: 1_793_718_000, metadata: { paymentId: begun.id, way: 'page' } }).expect(200);
      await hook('checkout.session.async_payment_succeeded', sessionOf(begun, 'paid')).expect(200);
      expect(await later(begun.id)).toMatchObject({ state: 'succeeded', owed: 0 });
      test.clock.setNow('2026-11-30T10:00:00Z');
      // Banks' late returns come as disputes that are over when they begin.
      const dispute = { payment_intent: begun.pi, status: 'lost', reason: 'bank_cannot_process' };
      for (const type of ['charge.dispute.closed', 'charge.dispute.created']) await hook(type, dispute).expect(200);
      expect(await later(begun.id)).toEqual({ state: 'lost', failure: 'bank_cannot_process', owed: 165_000 });
      expect(await test.sql(UNBALANCED)).toEqual([]);
    });

    it('PY-017 that fail after they had arrived have come back; a failure that is told late takes back nothing', async () => {
      const begun = await paid('bank');
      await hook('checkout.session.async_payment_failed', sessionOf(begun, 'unpaid')).expect(200);
      expect((await payment(begun.id)).state).toBe('succeeded'); // Stripe, asked, says that it has it
      stripe.change(begun.pi, { status: 'requires_payment_method', last_payment_error: { code: 'payment_intent_payment_attempt_failed', decline_code: 'insufficient_funds' } });
      await hook('checkout.session.async_payment_failed', sessionOf(begun, 'unpaid')).expect(200);
      expect(await payment(begun.id)).toMatchObject({ state: 'returned', failure: 'insufficient_funds', settles: [] });
      expect([await balance(), await cash()]).toEqual([165_000, 0]);
    });

    it('open for weeks are asked about all the same', async () => {
      const begun = await begin('bank');
      await hook('checkout.session.completed', sessionOf(begun, 'unpaid')).expect(200);
      test.clock.setNow('2026-12-20T10:00:00Z');
      stripe.change(begun.session, { payment_status: 'paid' });
      await test.app.get(Reconciliation).run();
      expect(await later(begun.id)).toMatchObject({ state: 'succeeded', owed: 0 });
    });
  });

  describe('accounts', () => {
    it('messages that come late or out of order bring no former state back', async () => {
      const old = { object: 'account', id: account, details_submitted: true, charges_enabled: false, payouts_enabled: false };
      await hook('account.updated', old).expect(200);
      expect(await setup()).toMatchObject({ onboarding: 'ready', payoutsEnabled: true });
      stripe.change(account, { charges_enabled: false });
      const payload = message('account.updated', { ...old, charges_enabled: true });
      await Promise.all([send(payload).expect(200), hook('account.updated', old).expect(200), send(payload).expect(200)]);
      expect((await setup()).onboarding).toBe('checking');
    });

    it('PY-019 a tie that was cut leaves nothing of the former account, and is tied anew with another', async () => {
      const open = await begin('bank');
      await hook('checkout.session.completed', sessionOf(open, 'unpaid')).expect(200);
      await test.sql(`insert into saved_method (id, account_id, demo, created_at, lease_id, user_id, method, customer, reference, label)
        values (gen_random_uuid(), $1, false, now(), $2, $3, 'credit_card', 'cus_1', 'pm_1', 'Visa')`, [home.landlord.accountId, home.leaseId, home.tenant.userId]);
      const [former, cut] = [account, message('account.application.deauthorized', { id: 'ca_1', object: 'application' })];
      await send(cut).expect(200);
      expect(await setup()).toMatchObject({ onboarding: 'disconnected', payoutsEnabled: false });
      expect((await post('/payments/quote').expect(200)).body.offlineOnly).toBe('landlord_not_ready');
      expect((await get('/tenants/me/autopay')).body.saved).toEqual([]);
      await hook('account.updated', { object: 'account', id: former, ...READY }).expect(200);
      expect((await setup()).onboarding).toBe('disconnected');
      await test.app.get(Reconciliation).run();
      // What was on its way there is left to the landlord, who looks and says.
      const [left] = (await get('/payment-findings?state=open', home.landlord.token).expect(200)).body;
      expect(left).toMatchObject({ kind: 'cut_off', paymentId: open.id, paymentState: 'processing', amountCents: open.totalCents });
      await post(`/payment-findings/${left.id}/resolve`, { action: 'give_up' }, home.landlord.token).expect(200);
      expect((await payment(open.id)).state).toBe('failed');
      test.clock.setNow('2026-11-03T15:30:00Z');
      await onboard();
      expect(account).not.toBe(former);
      stripe.change(account, READY);
      await send(cut).expect(200); // of the former account, again
      await hook('account.updated', { object: 'account', id: account }).expect(200);
      expect((await setup()).onboarding).toBe('ready');
      // What was paid to the former account is not missed at the new one.
      test.clock.setNow('2026-11-03T16:30:00Z');
      expect(await compare()).toBe(0);
    });

    const cutOff = () => hook('account.application.deauthorized', { id: 'ca_1', object: 'application' }).expect(200);
    const tieAnew = async () => {
      test.clock.setNow('2026-11-03T15:30:00Z');
      await onboard();
      stripe.change(account, READY);
      await hook('account.updated', { object: 'account', id: account }).expect(200);
    };
    const findings = async () => (await get('/payment-findings?state=open', home.landlord.token).expect(200)).body;
    const resolve = (id: string, body: object) => post(`/payment-findings/${id}/resolve`, body, home.landlord.token);

    it('PY-019 what was on its way to a former account is ended by its landlord, arrived or not', async () => {
      for (const [action, ends] of [['confirm', { state: 'settled', owed: 0 }], ['give_up', { state: 'failed', owed: 165_000 }]] as const) {
        await moveIn('CAD');
        const open = await begin('bank');
        await hook('checkout.session.completed', sessionOf(open, 'unpaid')).expect(200);
        await cutOff();
        await tieAnew();
        await test.app.get(Reconciliation).run();
        const [finding, ...more] = await findings();
        expect([finding, more]).toMatchObject([{ kind: 'cut_off', paymentId: open.id, refundId: null, amountCents: open.totalCents, paymentState: 'processing' }, []]);
        await resolve(finding.id, { action: 'dismiss', note: 'No' }).expect(422);
        for (let time = 0; time < 2; time += 1) await resolve(finding.id, { action }).expect(200);
        expect(await later(open.id)).toMatchObject(ends);
        expect(await cash()).toBe(0);
      }
      expect(await test.sql(UNBALANCED)).toEqual([]);
    });

    it('PY-011 the former account still speaks of its own payments, and the new one of none of them', async () => {
      const open = await begin('bank');
      await hook('checkout.session.completed', sessionOf(open, 'unpaid')).expect(200);
      const former = account;
      // While the account is ours, a key that may not ask is a fault: Stripe tells it again.
      stripe.wrongKey = 'of_another';
      await hook('checkout.session.async_payment_failed', sessionOf(open, 'unpaid')).expect(500);
      stripe.wrongKey = null;
      expect((await payment(open.id)).state).toBe('processing');
      await cutOff();
      await tieAnew();
      await hook('checkout.session.async_payment_succeeded', sessionOf(open, 'paid')).expect(200);
      expect((await payment(open.id)).state).toBe('processing');
      stripe.objects.delete(former); // nothing can be asked there
      account = former;
      await hook('payout.paid', { id: 'po_9', object: 'payout' }).expect(200);
      await hook('checkout.session.async_payment_failed', sessionOf(open, 'unpaid')).expect(200);
      expect([(await payment(open.id)).state, (await post('/payments/quote')).body.owedCents]).toEqual(['failed', 165_000]);
    });

    it('PY-019 a page that waits for its payer is given up with the tie, and may be given up again', async () => {
      const { body } = await post('/payments', { amountCents: 165_000, method: 'credit_card' }).expect(201);
      await cutOff();
      expect((await post(`/payments/${body.id}/cancel`).expect(200)).body.state).toBe('cancelled');
      await test.sql("update payment set state = 'requires_action' where id = $1", [body.id]); // begun in the very moment
      await post(`/payments/${body.id}/cancel`).expect(200);
      await test.sql("update payment set state = 'requires_action' where id = $1", [body.id]);
      await test.app.get(Reconciliation).run();
      expect([(await payment(body.id)).state, await findings()]).toEqual(['cancelled', []]);
    });

    it('PY-018 nothing is given back through an account that was cut off; what was on its way is ended by a person', async () => {
      const { id } = await paid();
      await post(`/payments/${id}/refunds`, { amountCents: 65_000 }, home.landlord.token).expect(201);
      await test.sql(`insert into refund (id, account_id, demo, created_at, version, lease_id, payment_id, state, source, amount_cents, fee_cents, cashback_cents, currency)
        select gen_random_uuid(), account_id, demo, created_at, 1, lease_id, payment_id, 'processing', 'landlord', 100, 0, 0, currency from refund where payment_id = $1`, [id]);
      await cutOff();
      await tieAnew();
      const refused = await post(`/payments/${id}/refunds`, { amountCents: 1000 }, home.landlord.token).expect(422);
      expect(refused.body).toMatchObject({ code: 'account_disconnected' });
      test.clock.setNow('2026-11-03T15:40:00Z');
      await test.app.get(Refunds).resume();
      expect((await refundRows()).map((row) => (row as { state: string; rent: number })).map(({ state, rent }) => [state, rent]).sort()).toEqual([['failed', 100], ['processing', 65_000]]);
      const [finding] = await findings();
      expect(finding).toMatchObject({ kind: 'cut_off', paymentId: id, amountCents: 65_000 });
      await resolve(finding.id, { action: 'confirm' }).expect(200);
      expect([await balance(), await test.sql(UNBALANCED)]).toEqual([65_000 - 1000, []]);
    });

    it('PY-019 a key that is restricted or wrong cuts no tie', async () => {
      await test.sql(`insert into saved_method (id, account_id, demo, created_at, lease_id, user_id, method, customer, reference, label)
        values (gen_random_uuid(), $1, false, now(), $2, $3, 'credit_card', 'cus_1', 'pm_1', 'Visa')`, [home.landlord.accountId, home.leaseId, home.tenant.userId]);
      for (const key of ['restricted', 'of_another'] as const) {
        stripe.wrongKey = key;
        const { status } = await post('/landlords/payment-setup/refresh', {}, home.landlord.token);
        stripe.wrongKey = null;
        expect(status).toBeGreaterThanOrEqual(500);
        expect((await setup()).onboarding).toBe('ready');
        expect((await get('/tenants/me/autopay')).body.saved).toHaveLength(1);
      }
      const former = account;
      await cutOff();
      expect(await test.sql('select connected_account as now, former_account as before from payment_setup where account_id = $1', [home.landlord.accountId])).toEqual([{ now: null, before: former }]);
    });

    it('a tie whose cutting nobody told us of is found out when the landlord goes on', async () => {
      const former = account;
      stripe.objects.delete(former);
      await onboard();
      expect(account).not.toBe(former);
      expect((await setup()).onboarding).toBe('begun');
    });
  });
});
