import { Injectable } from '@nestjs/common';
import { refusal } from '../../../../platform/errors/refusals.js';
import { Scope } from '../../../../platform/scope/scope.js';
import type { Tx } from '../../../../platform/scope/tx.js';
import { DisconnectedAccounts } from '../../reconciliation/disconnected-accounts.service.js';
import { isNew, type ProviderMessage } from '../event-log.js';
import { StripeClient } from './stripe-client.js';
import { isNoAccountOfOurs } from './stripe-errors.js';

interface Setup {
  id: string;
  accountId: string;
  version: number;
}

const OF_ACCOUNT = 'select id, account_id as "accountId", version from payment_setup where connected_account = $1';
const TAKE =
  'update payment_setup set details_submitted = $2, charges_enabled = $3, payouts_enabled = $4, version = version + 1 where id = $1';
const DISCONNECT = `update payment_setup set connected_account = null, former_account = connected_account, details_submitted = false, charges_enabled = false, payouts_enabled = false,
  disconnected_at = $2, version = version + 1 where id = $1`;
const TIMES = 5;

/** What Stripe reports about a landlord's account: whether it may take money, and whether we may act for it at all. */
@Injectable()
export class AccountStates {
  constructor(
    private readonly scope: Scope,
    private readonly client: StripeClient,
    private readonly disconnected: DisconnectedAccounts,
  ) {}

  /**
   * Asks Stripe how the account is now, regardless of what a message says, because messages arrive late and out of
   * order. If another answer was written in the meantime, this one may be older, so Stripe is asked again.
   */
  async refresh(account: string, message?: ProviderMessage): Promise<void> {
    for (let time = 0; time < TIMES; time += 1) {
      const [known] = await this.asSystem(() => this.scope.rows<Setup>(OF_ACCOUNT, [account]));
      if (!known) return;
      const present = await this.ask(account);
      if (!present) return this.disconnect(account, message);
      if (await this.take(account, known.version, present, message)) return;
    }
    throw refusal('account_changing');
  }

  /**
   * The landlord has disconnected the account. Nothing can be requested or charged there any longer, and the methods
   * that tenants saved there are deleted. Payments on their way become findings, so that no one forgets them.
   */
  disconnect(account: string, message?: ProviderMessage): Promise<void> {
    return this.asSystem(() =>
      this.scope.write('payment_setup.disconnect', async (tx) => {
        const now = this.scope.clock.now();
        const [row] = await tx.rows<Setup>(`${OF_ACCOUNT} for update`, [account]);
        if (!row || (message && !(await isNew(tx, message, now)))) return;
        await tx.rows(DISCONNECT, [row.id, now]);
        await tx.rows('delete from saved_method where account_id = $1', [row.accountId]);
        await this.disconnected.close(tx, row.accountId);
        tell(tx, row);
      }),
    );
  }

  /** False when someone else has written in the meantime. */
  private take(
    account: string,
    version: number,
    [details, charges, payouts]: readonly boolean[],
    message?: ProviderMessage,
  ): Promise<boolean> {
    return this.asSystem(() =>
      this.scope.write('payment_setup.report', async (tx) => {
        const [row] = await tx.rows<Setup>(`${OF_ACCOUNT} for update`, [account]);
        if (row?.version !== version) return !row;
        if (message && !(await isNew(tx, message, this.scope.clock.now()))) return true;
        await tx.rows(TAKE, [row.id, details, charges, payouts]);
        tell(tx, row);
        return true;
      }),
    );
  }

  /**
   * Null when Stripe no longer lets us act for that account. A wrong key would cause the same error, so we check with
   * our own account.
   */
  private async ask(account: string): Promise<readonly boolean[] | null> {
    const stripe = await this.client.sdk();
    try {
      const { details_submitted, charges_enabled, payouts_enabled } = await stripe.accounts.retrieve(account);
      return [details_submitted, charges_enabled, payouts_enabled];
    } catch (error) {
      if (!isNoAccountOfOurs(error)) throw error;
    }
    await stripe.accounts.retrieveCurrent();
    return null;
  }

  private asSystem<T>(fn: () => Promise<T>): Promise<T> {
    return this.scope.asSystem('connected account', fn);
  }
}

function tell(tx: Tx, { id, accountId }: Setup): void {
  tx.about('payment_setup', id, accountId);
  tx.changed(['payment-setup', 'payment-findings', 'payments', 'autopay'], [id], { accounts: [accountId] });
}
