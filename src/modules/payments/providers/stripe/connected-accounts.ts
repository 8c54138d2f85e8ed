import { Injectable } from '@nestjs/common';
import type { Stripe } from 'stripe';
import { REASONS } from '../../../../contract/reasons.js';
import { Problem } from '../../../../platform/errors/problem.js';
import { Scope } from '../../../../platform/scope/scope.js';
import type { Payee } from '../payment-provider.js';
import { StripeClient } from './stripe-client.js';
import { isNoAccountOfOurs } from './stripe-errors.js';

/** There is no account to act for: the landlord has none yet, or the one that took the payment was disconnected. */
export class NoAccount extends Problem {
  constructor() {
    super('rule_broken', { sentence: REASONS.no_online_landlord[1], reason: 'no_online_landlord' });
  }
}

/** Stripe calls on behalf of a landlord's connected account: charges are direct (docs/specification/payments.md). */
@Injectable()
export class ConnectedAccounts {
  constructor(
    private readonly scope: Scope,
    private readonly client: StripeClient,
  ) {}

  /**
   * Stripe's answer about an account. Null if the account was disconnected from us. While it is a landlord's current
   * one, a refusal is an error.
   */
  async unlessCutOff<T>(account: string, asked: Promise<T>): Promise<T | null> {
    try {
      return await asked;
    } catch (error) {
      if (!isNoAccountOfOurs(error) || (await this.isPresent(account))) throw error;
      return null;
    }
  }

  private async isPresent(account: string): Promise<boolean> {
    const rows = await this.scope.asSystem('connected account', () =>
      this.scope.rows('select 1 from payment_setup where connected_account = $1', [account]),
    );
    return rows.length > 0;
  }

  /**
   * The SDK and the account for which to call it. 422 for a landlord who has none, or one other than the account that
   * received the payment.
   */
  async of({
    accountId,
    demo,
    providerAccount,
  }: Payee & { providerAccount?: string | null }): Promise<{ stripe: Stripe; on: { stripeAccount: string } }> {
    const [row] = await this.scope.asSystem(
      'connected account',
      () =>
        this.scope.rows<{ id: string | null }>(
          'select connected_account as id from payment_setup where account_id = $1',
          [accountId],
        ),
      { accountId, demo },
    );
    if (!row?.id || (providerAccount && providerAccount !== row.id)) throw new NoAccount();
    return { stripe: await this.client.sdk(), on: { stripeAccount: row.id } };
  }
}
