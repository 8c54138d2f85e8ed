import { expect, it } from '@jest/globals';
import { Reconciliation } from '../../../../src/modules/payments/reconciliation/reconciliation.service.js';
import { Refunds } from '../../../../src/modules/payments/refunds.service.js';
import { UNBALANCED, READY, type Afterwards } from './at.js';

/** What a landlord’s account may do, and a tie that is cut. */
export function accounts(world: Afterwards): void {
  const { at, stripe, get, post, message, send, hook, onboard, setup } = world;
  const { balance, payment, compare, cash, later, refundRows, moveIn, begin, sessionOf, paid } = world;

  it('messages that come late or out of order bring no former state back', async () => {
    const old = {
      object: 'account',
      id: at.account,
      details_submitted: true,
      charges_enabled: false,
      payouts_enabled: false,
    };
    await hook('account.updated', old).expect(200);
    expect(await setup()).toMatchObject({ onboarding: 'ready', payoutsEnabled: true });
    stripe.change(at.account, { charges_enabled: false });
    const payload = message('account.updated', { ...old, charges_enabled: true });
    await Promise.all([send(payload).expect(200), hook('account.updated', old).expect(200), send(payload).expect(200)]);
    expect((await setup()).onboarding).toBe('checking');
  });

  it('PY-019 a tie that was cut leaves nothing of the former account, and is tied anew with another', async () => {
    const open = await begin('bank');
    await hook('checkout.session.completed', sessionOf(open, 'unpaid')).expect(200);
    await at.test.sql(
      `insert into saved_method (id, account_id, demo, created_at, lease_id, user_id, method, customer, reference, label)
      values (gen_random_uuid(), $1, false, now(), $2, $3, 'credit_card', 'cus_1', 'pm_1', 'Visa')`,
      [at.home.landlord.accountId, at.home.leaseId, at.home.tenant.userId],
    );
    const [former, cut] = [
      at.account,
      message('account.application.deauthorized', { id: 'ca_1', object: 'application' }),
    ];
    await send(cut).expect(200);
    expect(await setup()).toMatchObject({ onboarding: 'disconnected', payoutsEnabled: false });
    expect((await post('/payments/quote').expect(200)).body.offlineOnly).toBe('landlord_not_ready');
    expect((await get('/tenants/me/autopay')).body.saved).toEqual([]);
    await hook('account.updated', { object: 'account', id: former, ...READY }).expect(200);
    expect((await setup()).onboarding).toBe('disconnected');
    await at.test.app.get(Reconciliation).run();
    // What was on its way there is left to the landlord, who looks and says.
    const [left] = (await get('/payment-findings?state=open', at.home.landlord.token).expect(200)).body;
    expect(left).toMatchObject({
      kind: 'cut_off',
      paymentId: open.id,
      paymentState: 'processing',
      amountCents: open.totalCents,
    });
    await post(`/payment-findings/${left.id}/resolve`, { action: 'give_up' }, at.home.landlord.token).expect(200);
    expect((await payment(open.id)).state).toBe('failed');
    at.test.clock.setNow('2026-11-03T15:30:00Z');
    await onboard();
    expect(at.account).not.toBe(former);
    stripe.change(at.account, READY);
    await send(cut).expect(200); // of the former account, again
    await hook('account.updated', { object: 'account', id: at.account }).expect(200);
    expect((await setup()).onboarding).toBe('ready');
    // What was paid to the former account is not missed at the new one.
    at.test.clock.setNow('2026-11-03T16:30:00Z');
    expect(await compare()).toBe(0);
  });

  const cutOff = () => hook('account.application.deauthorized', { id: 'ca_1', object: 'application' }).expect(200);
  const tieAnew = async () => {
    at.test.clock.setNow('2026-11-03T15:30:00Z');
    await onboard();
    stripe.change(at.account, READY);
    await hook('account.updated', { object: 'account', id: at.account }).expect(200);
  };
  const findings = async () => (await get('/payment-findings?state=open', at.home.landlord.token).expect(200)).body;
  const resolve = (id: string, body: object) => post(`/payment-findings/${id}/resolve`, body, at.home.landlord.token);

  it('PY-019 what was on its way to a former account is ended by its landlord, arrived or not', async () => {
    for (const [action, ends] of [
      ['confirm', { state: 'settled', owed: 0 }],
      ['give_up', { state: 'failed', owed: 165_000 }],
    ] as const) {
      await moveIn('CAD');
      const open = await begin('bank');
      await hook('checkout.session.completed', sessionOf(open, 'unpaid')).expect(200);
      await cutOff();
      await tieAnew();
      await at.test.app.get(Reconciliation).run();
      const [finding, ...more] = await findings();
      expect([finding, more]).toMatchObject([
        {
          kind: 'cut_off',
          paymentId: open.id,
          refundId: null,
          amountCents: open.totalCents,
          paymentState: 'processing',
        },
        [],
      ]);
      await resolve(finding.id, { action: 'dismiss', note: 'No' }).expect(422);
      for (let time = 0; time < 2; time += 1) await resolve(finding.id, { action }).expect(200);
      expect(await later(open.id)).toMatchObject(ends);
      expect(await cash()).toBe(0);
    }
    expect(await at.test.sql(UNBALANCED)).toEqual([]);
  });

  it('PY-011 the former account still speaks of its own payments, and the new one of none of them', async () => {
    const open = await begin('bank');
    await hook('checkout.session.completed', sessionOf(open, 'unpaid')).expect(200);
    const former = at.account;
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
    at.account = former;
    await hook('payout.paid', { id: 'po_9', object: 'payout' }).expect(200);
    await hook('checkout.session.async_payment_failed', sessionOf(open, 'unpaid')).expect(200);
    expect([(await payment(open.id)).state, (await post('/payments/quote')).body.owedCents]).toEqual([
      'failed',
      165_000,
    ]);
  });

  it('PY-019 a page that waits for its payer is given up with the tie, and may be given up again', async () => {
    const { body } = await post('/payments', { amountCents: 165_000, method: 'credit_card' }).expect(201);
    await cutOff();
    expect((await post(`/payments/${body.id}/cancel`).expect(200)).body.state).toBe('cancelled');
    await at.test.sql("update payment set state = 'requires_action' where id = $1", [body.id]); // begun in the very moment
    await post(`/payments/${body.id}/cancel`).expect(200);
    await at.test.sql("update payment set state = 'requires_action' where id = $1", [body.id]);
    await at.test.app.get(Reconciliation).run();
    expect([(await payment(body.id)).state, await findings()]).toEqual(['cancelled', []]);
  });

  it('PY-018 nothing is given back through an account that was cut off; what was on its way is ended by a person', async () => {
    const { id } = await paid();
    await post(
      `/payments/${id}/refunds`,
      { amountCents: 65_000, balance: 'owed_again' },
      at.home.landlord.token,
    ).expect(201);
    await at.test.sql(
      `insert into refund (id, account_id, demo, created_at, version, lease_id, payment_id, state, source, amount_cents, fee_cents, cashback_cents, currency)
      select gen_random_uuid(), account_id, demo, created_at, 1, lease_id, payment_id, 'processing', 'landlord', 100, 0, 0, currency from refund where payment_id = $1`,
      [id],
    );
    await cutOff();
    await tieAnew();
    const refused = await post(
      `/payments/${id}/refunds`,
      { amountCents: 1000, balance: 'owed_again' },
      at.home.landlord.token,
    ).expect(422);
    expect(refused.body).toMatchObject({ code: 'account_disconnected' });
    at.test.clock.setNow('2026-11-03T15:40:00Z');
    await at.test.app.get(Refunds).resume();
    expect(
      (await refundRows())
        .map((row) => row as { state: string; rent: number })
        .map(({ state, rent }) => [state, rent])
        .sort(),
    ).toEqual([
      ['failed', 100],
      ['processing', 65_000],
    ]);
    const [finding] = await findings();
    expect(finding).toMatchObject({ kind: 'cut_off', paymentId: id, amountCents: 65_000 });
    await resolve(finding.id, { action: 'confirm' }).expect(200);
    expect([await balance(), await at.test.sql(UNBALANCED)]).toEqual([65_000 - 1000, []]);
  });

  it('PY-019 a key that is restricted or wrong cuts no tie', async () => {
    await at.test.sql(
      `insert into saved_method (id, account_id, demo, created_at, lease_id, user_id, method, customer, reference, label)
      values (gen_random_uuid(), $1, false, now(), $2, $3, 'credit_card', 'cus_1', 'pm_1', 'Visa')`,
      [at.home.landlord.accountId, at.home.leaseId, at.home.tenant.userId],
    );
    for (const key of ['restricted', 'of_another'] as const) {
      stripe.wrongKey = key;
      const { status } = await post('/landlords/payment-setup/refresh', {}, at.home.landlord.token);
      stripe.wrongKey = null;
      expect(status).toBeGreaterThanOrEqual(500);
      expect((await setup()).onboarding).toBe('ready');
      expect((await get('/tenants/me/autopay')).body.saved).toHaveLength(1);
    }
    const former = at.account;
    await cutOff();
    expect(
      await at.test.sql(
        'select connected_account as now, former_account as before from payment_setup where account_id = $1',
        [at.home.landlord.accountId],
      ),
    ).toEqual([{ now: null, before: former }]);
  });

  it('a tie whose cutting nobody told us of is found out when the landlord goes on', async () => {
    const former = at.account;
    stripe.objects.delete(former);
    await onboard();
    expect(at.account).not.toBe(former);
    expect((await setup()).onboarding).toBe('begun');
  });
}
