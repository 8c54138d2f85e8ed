import { Injectable } from '@nestjs/common';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { LedgerService } from '../../ledger/ledger.service.js';
import { PaymentReports } from '../payment-reports.service.js';
import type { Payee } from '../providers/payment-provider.js';

/** For an account that isn't, or is no longer, the landlord's current one. */
const CUT_OFF = `y.provider = 'stripe' and y.provider_account is distinct from (select s.connected_account from payment_setup s where s.account_id = y.account_id)`;

const UNPAID = `select y.id, y.lease_id as "leaseId", y.provider_reference as reference from payment y
  where y.account_id = $1 and y.state = 'requires_action' and ${CUT_OFF} order by y.id`;

/** Payments and sent refunds that are on their way. A refund that was never sent fails automatically. */
const ON_ITS_WAY = `select y.account_id, y.demo, coalesce(y.provider_reference, y.id::text) as reference, y.id as payment_id, null::uuid as refund_id, y.lease_id,
    y.amount_cents + case when y.fee_bearer = 'tenant' then y.fee_cents else 0 end as amount_cents, y.currency, y.method, y.paid_on as happened_on
  from payment y where y.state = 'processing' and ${CUT_OFF}
  union all select y.account_id, y.demo, r.provider_reference, y.id, r.id, y.lease_id, r.amount_cents + r.fee_cents, r.currency, y.method, y.paid_on
  from refund r join payment y on y.id = r.payment_id where r.state = 'processing' and r.provider_reference is not null and ${CUT_OFF}`;

const KEEP = `insert into payment_finding (id, account_id, demo, created_at, version, provider, kind, reference, payment_id, refund_id, lease_id, amount_cents, currency, method, happened_on, state)
  select gen_random_uuid(), w.account_id, w.demo, $2, 1, 'stripe', 'cut_off', w.reference, w.payment_id, w.refund_id, w.lease_id, w.amount_cents, w.currency, w.method, w.happened_on, 'open'
  from (${ON_ITS_WAY}) w where w.account_id = $1 on conflict (provider, kind, reference) do nothing`;

const LEFT = `select y.account_id as "accountId", y.demo from payment y where y.state = 'requires_action' and ${CUT_OFF}
  union select w.account_id, w.demo from (${ON_ITS_WAY}) w
  where not exists (select 1 from payment_finding f where f.provider = 'stripe' and f.kind = 'cut_off' and f.reference = w.reference)`;

/**
 * Closes what was open when a landlord's provider account was disconnected, because the provider can no longer be
 * asked. An unfinished payment page is canceled. Money that was on its way becomes a finding, which a person resolves.
 */
@Injectable()
export class DisconnectedAccounts {
  constructor(
    private readonly scope: Scope,
    private readonly ledger: LedgerService,
    private readonly reports: PaymentReports,
  ) {}

  /** For one landlord, in a transaction of the system, after the account was disconnected. */
  async close(tx: Tx, accountId: string): Promise<void> {
    const unpaid = await tx.rows<{ id: string; leaseId: string; reference: string | null }>(UNPAID, [accountId]);
    await this.ledger.lock(tx, ...new Set(unpaid.map(({ leaseId }) => leaseId)));
    for (const { id, leaseId, reference } of unpaid)
      await this.reports.apply(tx, id, leaseId, { state: 'cancelled', reference: reference ?? `cut-off-${id}` });
    await tx.rows(KEEP, [accountId, this.scope.clock.now()]);
    tx.changed(['payment-findings', 'payment-setup', 'payments'], [accountId], { accounts: [accountId] });
  }

  /** Landlords who still have open ones, because a payment was started at that very moment. Read as the system. */
  left(): Promise<Payee[]> {
    return this.scope.rows<Payee>(LEFT);
  }
}
