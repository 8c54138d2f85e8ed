import { Injectable, Logger } from '@nestjs/common';
import { forEachSettled } from '../../../../platform/outbox/for-each-settled.js';
import { Scope } from '../../../../platform/scope/scope.js';
import type { Payee } from '../payment-provider.js';
import type { LatePayouts } from '../ports.js';
import { ConnectedAccounts } from './connected-accounts.js';
import { PayoutReports } from './payout-reports.service.js';
import { arrivedPayouts, readPayout } from './stripe-payouts.js';

/**
 * A payout's message may be late, so the comparison requests payouts that reached the bank between two and 45 days ago.
 */
const LATE_DAYS = 2;
const DAYS = 45;
const DAY_MS = 86_400_000;

/** Books payouts of Stripe whose message never arrived. */
@Injectable()
export class PayoutComparison implements LatePayouts {
  private readonly log = new Logger('Reconciliation');

  constructor(
    private readonly scope: Scope,
    private readonly accounts: ConnectedAccounts,
    private readonly reports: PayoutReports,
  ) {}

  /** Compares one landlord's payouts, for the account that they have had since `connectedAt`. */
  async of(payee: Payee, connectedAt: Date): Promise<void> {
    const now = this.scope.clock.now().getTime();
    const since = new Date(Math.max(now - DAYS * DAY_MS, connectedAt.getTime()));
    const { stripe, on } = await this.accounts.of(payee);
    const arrived = await arrivedPayouts(stripe, { since, until: new Date(now - LATE_DAYS * DAY_MS) }, on);
    await forEachSettled(this.log, await this.reports.unknown(arrived), async (id) =>
      this.reports.take(on.stripeAccount, { id, parts: await readPayout(stripe, id, on) }),
    );
  }
}
