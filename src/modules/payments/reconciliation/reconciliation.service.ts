import { Injectable, Logger } from '@nestjs/common';
import { v7 } from 'uuid';
import { forEachSettled } from '../../../platform/outbox/for-each-settled.js';
import { Scheduled } from '../../../platform/outbox/handles.decorator.js';
import { Scope } from '../../../platform/scope/scope.js';
import { PaymentReports } from '../payment-reports.service.js';
import { PAID_STATES, type PaymentState } from '../payment.states.js';
import type { Payee } from '../providers/payment-provider.js';
import { LatePayouts } from '../providers/ports.js';
import { PaymentProviders } from '../providers/providers.service.js';
import { compare, type NewDiscrepancy, type OwnPayment } from './compare-payments.js';
import { DisconnectedAccounts } from './disconnected-accounts.service.js';
import { keepDiscrepancies } from './keep-findings.js';
import { RefundComparison } from './refund-comparison.service.js';

const PAID: readonly PaymentState[] = PAID_STATES;
/** How many days both lists are compared each hour. Once a day and on request it is more, for debits that took weeks. */
const DAYS = 7;
const ALL_DAYS = 45;
const HOUR_OF_ALL = 3;
/** Newer payments may be known to one side only for a moment. */
const SETTLED_MS = 15 * 60_000;
const DAY_MS = 86_400_000;

/** Landlords whose payments a provider moves: they have an account there, or recent or open payments through it. */
const PAYEES = `select distinct account_id as "accountId", demo from payment
    where provider = $1 and $1 <> 'stripe' and (created_at >= $2 or state in ('requires_action', 'processing'))
  union select account_id, demo from payment_setup where $1 = 'stripe' and connected_account is not null`;

const OURS = `select id, lease_id as "leaseId", account_id as "accountId", demo, state, method, provider_reference as reference, provider_account as "providerAccount", created_at as "createdAt",
    amount_cents + case when fee_bearer = 'tenant' then fee_cents else 0 end as "totalCents", currency, paid_on as "paidOn"
  from payment where account_id = $1 and provider = $2 and created_at >= $3 and created_at <= $4
    and (provider <> 'stripe' or provider_account = (select connected_account from payment_setup where account_id = $1))`;
type Asked = OwnPayment & { createdAt: Date; providerAccount: string | null };
const ORDER = 'order by created_at, id';

/** Payments to a previous account can't be looked up at the current one. */
const CONNECTED = 'select connected_at as "connectedAt" from payment_setup where account_id = $1';

const COMPARED = `insert into payment_setup (id, account_id, demo, created_at, compared_at, version) values ($1, $2, $3, $4, $4, 1)
  on conflict (account_id) do update set compared_at = excluded.compared_at`;

/** Compares our payments with the provider's. If one side doesn't know a payment, we ask the provider or store a finding for a person to resolve. */
@Injectable()
export class Reconciliation {
  private readonly log = new Logger('Reconciliation');

  constructor(
    private readonly scope: Scope,
    private readonly providers: PaymentProviders,
    private readonly reports: PaymentReports,
    private readonly refunds: RefundComparison,
    private readonly payouts: LatePayouts,
    private readonly disconnected: DisconnectedAccounts,
  ) {}

  /** Every account, once an hour. One that can't be compared doesn't block the others. */
  @Scheduled('payments.reconcile', '25 * * * *')
  async run(): Promise<void> {
    const { name } = this.providers.for({ demo: false });
    const now = this.scope.clock.now();
    const days = now.getUTCHours() === HOUR_OF_ALL ? ALL_DAYS : DAYS;
    const payees = await this.scope.asSystem('reconciliation', () =>
      this.scope.rows<Payee>(PAYEES, [name, daysBefore(now, days)]),
    );
    const left = await this.scope.asSystem('reconciliation', () => this.disconnected.left());
    await forEachSettled(this.log, left, (payee) => this.close(payee));
    await forEachSettled(this.log, payees, (payee) => this.of(payee, days));
  }

  private close({ accountId, demo }: Payee): Promise<void> {
    return this.scope.asSystem(
      'reconciliation',
      () => this.scope.write('payments.reconcile', (tx) => this.disconnected.close(tx, accountId)),
      { accountId, demo },
    );
  }

  /** One landlord's payments and refunds. Returns the number of new findings. */
  of({ accountId, demo }: Payee, days = ALL_DAYS): Promise<number> {
    return this.scope.asSystem('reconciliation', () => this.compareAll({ accountId, demo }, days), { accountId, demo });
  }

  private async compareAll(payee: Payee, days: number): Promise<number> {
    const now = this.scope.clock.now();
    const provider = this.providers.for(payee);
    const first = await this.connectedAt(payee);
    const since = new Date(Math.max(daysBefore(now, days).getTime(), first.getTime()));
    await this.askAboutOpen(payee, first, new Date(now.getTime() - SETTLED_MS));
    const theirs = await provider.listSince(payee, since);
    // Our list is read after the provider's, so payments that arrived in between are in it.
    const dayBefore = new Date(Math.max(daysBefore(since, 1).getTime(), first.getTime()));
    const ours = await this.scope.rows<Asked>(`${OURS} ${ORDER}`, [payee.accountId, provider.name, dayBefore, now]);
    const { findings, missed } = compare(ours, theirs);
    for (const { id, reference } of missed)
      await this.reports.take(id, { state: 'succeeded', reference: reference ?? id });
    await this.refunds.of(payee, first);
    if (provider.name === 'stripe') await this.payouts.of(payee, first);
    const young = new Set(
      ours
        .filter(({ createdAt }) => createdAt < since || now.getTime() - createdAt.getTime() < SETTLED_MS)
        .map(({ id }) => id),
    );
    const certain: NewDiscrepancy[] = [];
    for (const finding of findings) {
      const own = ours.find(({ id }) => id === finding.paymentId);
      if (!own || (!young.has(own.id) && !(finding.kind === 'unknown_there' && (await this.isThere(payee, own)))))
        certain.push(finding);
    }
    return this.keep(payee, provider.name, certain, now);
  }

  /** Asks about this one payment, because it may have arrived while the list was read. */
  private async isThere(payee: Payee, { id, reference, createdAt, providerAccount }: Asked): Promise<boolean> {
    const answer = await this.providers
      .for(payee)
      .find({ ...payee, paymentId: id, reference, createdAt, providerAccount })
      .catch(() => null);
    return answer !== null && PAID.includes(answer.state);
  }

  private async connectedAt({ accountId }: Payee): Promise<Date> {
    const [setup] = await this.scope.rows<{ connectedAt: Date | null }>(CONNECTED, [accountId]);
    return setup?.connectedAt ?? new Date(0);
  }

  /** Asks about payments without news for a while, regardless of their age. */
  private async askAboutOpen(payee: Payee, since: Date, until: Date): Promise<void> {
    const provider = this.providers.for(payee);
    const sql = `${OURS} and state in ('requires_action', 'processing') ${ORDER}`;
    const open = await this.scope.rows<Asked>(sql, [payee.accountId, provider.name, since, until]);
    // If the request about one fails, the others and the comparison continue.
    await forEachSettled(this.log, open, async ({ id, state, reference, createdAt, providerAccount }) => {
      const answer = await provider.find({ ...payee, paymentId: id, reference, createdAt, providerAccount });
      if (answer && answer.state !== state) await this.reports.take(id, answer);
      if (!answer && state === 'requires_action')
        await this.reports.take(id, { state: 'cancelled', reference: `unsent-${id}` });
    });
  }

  private keep(
    payee: Payee,
    provider: 'sandbox' | 'stripe',
    findings: readonly NewDiscrepancy[],
    now: Date,
  ): Promise<number> {
    return this.scope.write('payments.reconcile', async (tx) => {
      const kept = await keepDiscrepancies(tx, payee, provider, findings, now);
      await tx.rows(COMPARED, [v7(), payee.accountId, payee.demo, now]);
      tx.changed(['payment-findings', 'payment-setup'], [payee.accountId], { accounts: [payee.accountId] });
      return kept;
    });
  }
}

const daysBefore = (at: Date, days: number) => new Date(at.getTime() - days * DAY_MS);
