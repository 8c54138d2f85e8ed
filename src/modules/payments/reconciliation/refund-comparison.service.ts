import { Injectable, Logger } from '@nestjs/common';
import { forEachSettled } from '../../../platform/outbox/for-each-settled.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Payee, ProviderRefund } from '../providers/payment-provider.js';
import { PaymentProviders } from '../providers/providers.service.js';
import { RefundReports } from '../refund-reports.service.js';

/** A bank may return a refund for a month, so refunds are checked again for that long. */
const DAYS = 35;
const DAY_MS = 86_400_000;

/** Refunds on their way, of any age. */
const OPEN = `select r.id, r.provider_reference as reference from refund r join payment y on y.id = r.payment_id
  where r.account_id = $1 and y.provider = $2 and (y.provider <> 'stripe' or y.provider_account = (select connected_account from payment_setup where account_id = $1)) and r.state = 'processing' and r.provider_reference is not null and r.created_at < $3 and r.created_at >= $4 order by r.created_at`;

/**
 * Books refunds whose message was missed, including those from the provider's own pages, and reverses those that
 * failed.
 */
@Injectable()
export class RefundComparison {
  private readonly log = new Logger('Reconciliation');

  constructor(
    private readonly scope: Scope,
    private readonly providers: PaymentProviders,
    private readonly reports: RefundReports,
  ) {}

  /** Compares one landlord's refunds, for the account that they have had since `connectedAt`. */
  async of(payee: Payee, connectedAt: Date): Promise<void> {
    const provider = this.providers.for(payee);
    const since = new Date(Math.max(this.scope.clock.now().getTime() - DAYS * DAY_MS, connectedAt.getTime()));
    const theirs = await provider.listRefunds(payee, since);
    const take = async (refund: ProviderRefund) => {
      if (await this.reports.isNews(payee, provider.name, refund))
        await this.reports.found(payee, provider.name, refund);
    };
    await forEachSettled(this.log, theirs, take);
    const older = await this.scope.rows<{ id: string; reference: string }>(OPEN, [
      payee.accountId,
      provider.name,
      since,
      connectedAt,
    ]);
    await forEachSettled(this.log, older, async ({ reference }) => take(await provider.findRefund(payee, reference)));
  }
}
