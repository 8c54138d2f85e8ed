import { section } from '../../platform/personal-data/copy-section.js';
import { ABANDONED } from '../../platform/personal-data/erasure.js';
import { PersonalData, type HoldsPersonalData } from '../../platform/personal-data/personal-data.js';

@PersonalData()
export class SubscriptionsPersonalData implements HoldsPersonalData {
  readonly erase = [
    `delete from subscription_method where account_id in (${ABANDONED})`,
    `update subscription set cancel_at_end = true, version = version + 1 where state <> 'ended' and ends_at is not null and account_id in (${ABANDONED})`,
  ];

  readonly copy = [
    section('subscriptions', ['landlord', 'supplier'], {
      columns:
        'id, product, plan, period, price_cents, currency, state, starts_at, ends_at, cancel_at_end, balance_cents, ended_at, created_at',
      from: 'subscription',
      where: 'account_id = lw_account()',
    }),
    section('subscription-invoices', ['landlord', 'supplier'], {
      columns:
        'id, number, product, kind, plan, period, price_cents, unused_cents, balance_cents, total_cents, currency, state, period_start, period_end, paid_at, refunded_cents, refunded_at, created_at',
      from: 'subscription_invoice',
      where: 'account_id = lw_account()',
    }),
  ];
}
