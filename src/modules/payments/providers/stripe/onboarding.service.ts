import { Injectable } from '@nestjs/common';
import type { Stripe } from 'stripe';
import { v7 } from 'uuid';
import { Settings } from '../../../../platform/config/settings.js';
import { Problem } from '../../../../platform/errors/problem.js';
import { Scope } from '../../../../platform/scope/scope.js';
import type { ProviderOnboarding } from '../ports.js';
import { AccountStates } from './account-states.service.js';
import { StripeClient } from './stripe-client.js';
import { bankCapability } from './stripe-states.js';

interface Known {
  connectedAccount: string | null;
  /** When a previous account was disconnected, so that the next one gets another key. */
  disconnectedAt: Date | null;
  country: string | null;
  currency: string | null;
  email: string;
  verified: boolean;
}

const KNOWN = `select (select connected_account from payment_setup where account_id = $1) as "connectedAccount",
    (select disconnected_at from payment_setup where account_id = $1) as "disconnectedAt",
    (select country from property where account_id = $1 and archived_at is null order by created_at limit 1) as country,
    (select currency from property where account_id = $1 and archived_at is null order by created_at limit 1) as currency,
    u.email, u.email_verified_at is not null as verified
  from app_user u where u.id = $2`;

const CONNECT = `insert into payment_setup (id, account_id, demo, created_at, connected_account, connected_at, version) values ($1, $2, $3, $4, $5, $4, 1)
  on conflict (account_id) do update set connected_account = coalesce(payment_setup.connected_account, excluded.connected_account),
    connected_at = case when payment_setup.connected_account is null then excluded.connected_at else payment_setup.connected_at end, version = payment_setup.version + 1
  returning id, connected_account as "connectedAccount"`;

/** Sends a landlord to Stripe's own pages, where they open an Express account. We never get their bank details. */
@Injectable()
export class Onboarding implements ProviderOnboarding {
  constructor(
    private readonly scope: Scope,
    private readonly client: StripeClient,
    private readonly states: AccountStates,
    private readonly settings: Settings,
  ) {}

  /** The page on which to continue. 403 before the address is verified, 503 where Stripe is not configured. */
  async begin(): Promise<string> {
    const stripe = await this.client.sdk();
    const { accountId, userId, demo } = this.scope.actor;
    if (demo || !accountId) throw new Problem('not_configured');
    const known = await this.known(accountId, userId);
    if (!known?.verified) throw new Problem('email_unverified');
    // This also detects an account that was disconnected without a message reaching us.
    if (known.connectedAccount) await this.states.refresh(known.connectedAccount);
    const still = known.connectedAccount ? ((await this.known(accountId, userId)) ?? known) : known;
    return this.pageOf(stripe, still.connectedAccount ?? (await this.open(accountId, still)));
  }

  /** Asks Stripe for the state of the account, because its message may not have arrived yet. */
  async refresh(): Promise<void> {
    const { accountId, userId } = this.scope.actor;
    const account = accountId && (await this.known(accountId, userId))?.connectedAccount;
    if (account) await this.states.refresh(account);
  }

  private async pageOf(stripe: Stripe, account: string): Promise<string> {
    const page = `${this.settings.publicUrl}/dashboards/landlord/payments`;
    const { url } = await stripe.accountLinks.create({
      account,
      type: 'account_onboarding',
      refresh_url: `${page}?onboarding=again`,
      return_url: `${page}?onboarding=done`,
    });
    return url;
  }

  private async open(accountId: string, { country, currency, email, disconnectedAt }: Known): Promise<string> {
    const stripe = await this.client.sdk();
    const opened = await stripe.accounts.create(
      {
        type: 'express',
        email,
        metadata: { accountId },
        ...(country && { country }),
        capabilities: {
          card_payments: { requested: true },
          transfers: { requested: true },
          ...bankCapability(currency),
        },
      },
      { idempotencyKey: `account-${accountId}-${disconnectedAt?.getTime() ?? 0}` },
    );
    return this.connect(accountId, opened.id);
  }

  private connect(accountId: string, connectedAccount: string): Promise<string> {
    return this.scope.asSystem(
      'connected account',
      () =>
        this.scope.write('payment_setup.connect', async (tx) => {
          const rows = await tx.rows<{ id: string; connectedAccount: string }>(CONNECT, [
            v7(),
            accountId,
            false,
            this.scope.clock.now(),
            connectedAccount,
          ]);
          const [row] = rows;
          if (row)
            tx.about('payment_setup', row.id, accountId).changed(['payment-setup'], [row.id], {
              accounts: [accountId],
            });
          return row?.connectedAccount ?? connectedAccount;
        }),
      { accountId, demo: false },
    );
  }

  private async known(accountId: string, userId: string | null): Promise<Known | undefined> {
    return (await this.scope.rows<Known>(KNOWN, [accountId, userId]))[0];
  }
}
