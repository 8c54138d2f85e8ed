import { Injectable } from '@nestjs/common';
import { Scope } from '../../../platform/scope/scope.js';
import { isNew, type ProviderMessage } from '../stripe/event-log.js';

export interface AccountState {
  readonly detailsSubmitted: boolean;
  readonly chargesEnabled: boolean;
  readonly payoutsEnabled: boolean;
}

const TAKE = `update payment_setup set details_submitted = $2, charges_enabled = $3, payouts_enabled = $4, version = version + 1
  where connected_account = $1 returning id, account_id as "accountId"`;

/** What Stripe says of a landlord's account: whether it may take money. */
@Injectable()
export class AccountStates {
  constructor(private readonly scope: Scope) {}

  /** By a message of Stripe (once), or by asking it. */
  async take(from: { account: string } & Partial<ProviderMessage>, { detailsSubmitted, chargesEnabled, payoutsEnabled }: AccountState): Promise<void> {
    const { account, id, type } = from;
    await this.scope.asSystem('connected account', () => this.scope.write('payment_setup.report', async (tx) => {
      if (id && type && !(await isNew(tx, { id, type }, this.scope.clock.now()))) return;
      const [row] = await tx.rows<{ id: string; accountId: string }>(TAKE, [account, detailsSubmitted, chargesEnabled, payoutsEnabled]);
      if (!row) return;
      tx.about('payment_setup', row.id, row.accountId);
      tx.changed(['payment-setup', 'payments'], [row.id], { accounts: [row.accountId] });
    }));
  }
}
