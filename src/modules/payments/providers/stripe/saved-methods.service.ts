import { Injectable } from '@nestjs/common';
import type { Stripe } from 'stripe';
import { v7 } from 'uuid';
import { Scope } from '../../../../platform/scope/scope.js';
import type { Tx } from '../../../../platform/scope/tx.js';
import { ONLINE_METHOD_NAMES, type OnlineMethod } from '../../method-fees.js';
import type { PaymentOrder } from '../payment-provider.js';
import type { MethodSaving } from '../ports.js';
import { CheckoutPages } from './checkout-pages.js';
import { ConnectedAccounts } from './connected-accounts.js';
import { labelOf } from './method-label.js';
import { idOf } from './stripe-states.js';

interface Named {
  customer: string;
  reference: string;
}

interface Home {
  id: string;
  accountId: string;
  demo: boolean;
  currency: string;
}

const KEEP = `insert into saved_method (id, account_id, demo, created_at, version, lease_id, user_id, method, customer, reference, label)
  select $1, t.account_id, t.demo, $2, 1, t.lease_id, t.user_id, $5, $6, $7, $8 from lease_tenant t join payment_setup s on s.account_id = t.account_id
  where t.lease_id = $3 and t.user_id = $4 and s.connected_account = $9 limit 1
  on conflict (lease_id, user_id, method) do update set customer = excluded.customer, reference = excluded.reference, label = excluded.label, version = saved_method.version + 1
  returning id, account_id as "accountId", lease_id as "leaseId"`;

/** Cards and bank accounts that tenants save with Stripe, so that autopay can pay without them present. */
@Injectable()
export class SavedMethods implements MethodSaving {
  constructor(
    private readonly scope: Scope,
    private readonly accounts: ConnectedAccounts,
    private readonly pages: CheckoutPages,
  ) {}

  /** Stripe's page on which the tenant saves a method. */
  async begin(home: Home, method: OnlineMethod): Promise<string | null> {
    const { stripe, on } = await this.accounts.of(home);
    const page = await this.pages.forSaving(home.id, this.scope.actor.userId ?? '', method, home.currency);
    return (await stripe.checkout.sessions.create(page, on)).url;
  }

  async of({ leaseId, payerId, method }: PaymentOrder): Promise<Named | undefined> {
    const rows = await this.scope.rows<Named>(
      'select customer, reference from saved_method where lease_id = $1 and user_id = $2 and method = $3',
      [leaseId, payerId, method],
    );
    return rows[0];
  }

  /** The method from Stripe's page, read from Stripe before it is stored. */
  async read(
    session: Stripe.Checkout.Session,
    account: string,
    stripe: Stripe,
  ): Promise<(Named & { label: string; session: Stripe.Checkout.Session }) | null> {
    const [intentId, customer] = [idOf(session.setup_intent), idOf(session.customer)];
    if (!intentId || !customer) return null;
    const intent = await stripe.setupIntents.retrieve(
      intentId,
      { expand: ['payment_method'] },
      { stripeAccount: account },
    );
    const method = intent.payment_method;
    if (!method || typeof method === 'string') return null;
    return { customer, reference: method.id, label: labelOf(method), session };
  }

  /** Stores it for the tenant of that lease, if the event came from that lease's landlord. */
  async keep(
    tx: Tx,
    account: string,
    { customer, reference, label, session }: Named & { label: string; session: Stripe.Checkout.Session },
  ): Promise<void> {
    const { leaseId = null, userId = null, method = '' } = session.metadata ?? {};
    if (!ONLINE_METHOD_NAMES.some((name) => name === method)) return;
    const now = this.scope.clock.now();
    const [kept] = await tx.rows<{ id: string; accountId: string; leaseId: string }>(KEEP, [
      v7(),
      now,
      leaseId,
      userId,
      method,
      customer,
      reference,
      label,
      account,
    ]);
    if (!kept) return;
    tx.about('saved_method', kept.id, kept.accountId);
    tx.changed(['autopay'], [kept.leaseId], { users: [userId] });
  }
}
