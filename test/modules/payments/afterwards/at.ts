import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { RentRun } from '../../../../src/modules/rent/rent-run.service.js';
import { letHome, type LetHome } from '../../../factories/homes.js';
import { startTestApp, type TestApp } from '../../../support/app.js';
import { stripeMessages, stripeSettings } from '../../../support/stripe-messages.js';
import { StripeStandIn } from '../../../support/stripe-stand-in.js';

export const UNBALANCED = 'select entry_id from posting group by entry_id having sum(amount_cents) <> 0';
export const READY = { details_submitted: true, charges_enabled: true, payouts_enabled: true };
/** Where tenants pay the fee of a method, by currency. */
const PLACES = { CAD: ['CA', 'AB'], USD: ['US', 'TX'], EUR: ['FR', 'IDF'] } as const;

/** Where the tests stand: one application for all subjects, a home of its own for each test. */
interface Here {
  test: TestApp;
  home: LetHome;
  /** The landlord's account with Stripe. */
  account: string;
}

export type Afterwards = ReturnType<typeof afterwardsAtStripe>;

/** A home whose landlord takes payments with Stripe, and what happens there after a payment, or without us. */
export function afterwardsAtStripe() {
  const stripe = new StripeStandIn();
  const at = {} as Here;
  let count = 0;
  const next = () => (count += 1);

  beforeAll(async () => {
    at.test = await startTestApp(stripeSettings(await stripe.start()));
  });
  afterAll(async () => {
    await at.test.close();
    await stripe.stop();
  });
  beforeEach(() => moveIn('CAD'));

  const get = (path: string, token = at.home.tenant.token) => at.test.http('get', `/api${path}`, token);
  const post = (path: string, body: object = {}, token = at.home.tenant.token) =>
    at.test.http('post', `/api${path}`, token).send(body);
  const { message, send, hook } = stripeMessages(
    () => at.test,
    () => at.account,
  );
  const onboard = async () => {
    await post('/landlords/payment-setup/onboarding', {}, at.home.landlord.token).expect(201);
    at.account = String(stripe.sent('POST', '/v1/account_links').at(-1)?.body['account']);
  };
  const setup = async () => (await get('/landlords/payment-setup', at.home.landlord.token).expect(200)).body;
  const balance = async () => (await get('/tenants/me/lease')).body.balanceCents;
  const payment = async (id: string) => (await get(`/payments/${id}`).expect(200)).body;
  const compare = async () =>
    (await post('/payment-findings/compare', {}, at.home.landlord.token).expect(200)).body.newFindings;
  const sumOf = async (account: string) =>
    (
      await at.test.sql<{ cents: number }>(
        'select coalesce(sum(amount_cents), 0)::int as cents from posting where lease_id = $1 and ledger_account = $2',
        [at.home.leaseId, account],
      )
    )[0]?.cents;
  /** With Stripe, and what has reached the landlord's bank. */
  const cash = () => sumOf('cash_clearing');
  const paidOut = () => sumOf('cash');
  /** Past the sign-in of those who look, weeks later. */
  const later = async (id: string) => {
    const [row] = await at.test.sql<{ state: string; failure: string | null; owed: number }>(
      `select state, failure, (select coalesce(sum(amount_cents), 0)::int from posting
      where lease_id = y.lease_id and ledger_account in ('rent_receivable', 'prepayments')) as owed from payment y where id = $1`,
      [id],
    );
    return row;
  };
  const refundRows = () =>
    at.test.sql(
      'select source, state, amount_cents::int as rent, fee_cents::int as fee from refund where lease_id = $1 order by created_at, id',
      [at.home.leaseId],
    );

  async function moveIn(currency: keyof typeof PLACES): Promise<void> {
    at.test.clock.setNow('2026-11-03T15:00:00Z');
    at.home = await letHome(at.test, { startsOn: '2026-11-01', chargeFrom: '2026-11-01' });
    await at.test.sql('update property set country = $2, region = $3, currency = $4 where id = $1', [
      at.home.propertyId,
      ...PLACES[currency],
      currency,
    ]);
    await at.test.sql('update lease set currency = $2 where id = $1', [at.home.leaseId, currency]);
    await at.test.app.get(RentRun).run();
    await onboard();
    stripe.change(at.account, READY);
    await hook('account.updated', { object: 'account', id: at.account }).expect(200);
  }

  /** A payment on Stripe's page; what is there afterwards is `pi`. */
  async function begin(method = 'credit_card') {
    const { body } = await post('/payments', { amountCents: 165_000, method }).expect(201);
    const session = String(body.actionUrl).split('/').at(-1) ?? '';
    const pi = `pi_after_${next()}`;
    stripe.change(session, { payment_intent: pi, status: 'complete' });
    stripe.keep({
      id: pi,
      kind: 'payment_intents',
      account: at.account,
      object: 'payment_intent',
      status: 'processing',
      amount: body.totalCents,
      currency: 'cad',
      created: 1_793_720_000,
      metadata: { paymentId: body.id, way: 'page' },
    });
    return { id: String(body.id), session, pi, totalCents: Number(body.totalCents) };
  }
  const sessionOf = ({ id, session, pi }: { id: string; session: string; pi: string }, payment_status: string) => ({
    id: session,
    object: 'checkout.session',
    mode: 'payment',
    client_reference_id: id,
    payment_intent: pi,
    status: 'complete',
    payment_status,
  });
  const arrive = async (begun: Awaited<ReturnType<typeof begin>>) => {
    stripe.change(begun.pi, { status: 'succeeded' });
    await hook('checkout.session.completed', sessionOf(begun, 'paid')).expect(200);
  };
  async function paid(method = 'credit_card') {
    const begun = await begin(method);
    await arrive(begun);
    return begun;
  }
  /** A refund that someone makes in Stripe's dashboard: it knows nothing of us. */
  const outside = (pi: string, amount: number, status = 'succeeded') =>
    stripe.keep({
      id: `re_outside_${next()}`,
      kind: 'refunds',
      account: at.account,
      object: 'refund',
      charge: `ch_${pi}`,
      payment_intent: pi,
      amount,
      status,
      metadata: {},
    });

  /** A payout of the payment, or one that is less by other lines: all lines are told each time, as if each payout held them all. */
  const payOut = (id: string, pi: string, line?: { id: string; amount: number; source: object }) => {
    stripe.keep({
      id: `txn_${pi}`,
      kind: 'balance_transactions',
      account: at.account,
      source: { object: 'charge', metadata: { paymentId: id }, payment_intent: pi },
    });
    if (line) stripe.keep({ ...line, kind: 'balance_transactions', account: at.account });
    return hook('payout.paid', { id: 'po_1', object: 'payout' }).expect(200);
  };

  return {
    at,
    stripe,
    next,
    get,
    post,
    message,
    send,
    hook,
    onboard,
    setup,
    balance,
    payment,
    compare,
    cash,
    paidOut,
    payOut,
    later,
    refundRows,
    moveIn,
    begin,
    sessionOf,
    arrive,
    paid,
    outside,
  };
}
