import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { Settings } from '../../../platform/config/settings.js';
import { Problem } from '../../../platform/errors/problem.js';
import { Scope } from '../../../platform/scope/scope.js';
import { AccountStates } from '../setup/account-states.service.js';
import { StripeClient } from './stripe-client.js';

interface Known {
  connectedAccount: string | null;
  country: string | null;
  email: string;
  verified: boolean;
}

const KNOWN = `select (select connected_account from payment_setup where account_id = $1) as "connectedAccount",
    (select country from property where account_id = $1 and archived_at is null order by created_at limit 1) as country,
    u.email, u.email_verified_at is not null as verified
  from app_user u where u.id = $2`;

const CONNECT = `insert into payment_setup (id, account_id, demo, created_at, connected_account, version) values ($1, $2, $3, $4, $5, 1)
  on conflict (account_id) do update set connected_account = coalesce(payment_setup.connected_account, excluded.connected_account), version = payment_setup.version + 1
  returning id, connected_account as "connectedAccount"`;

/** Leads a landlord to Stripe's own pages, on which an Express account is opened; no bank detail of theirs comes here. */
@Injectable()
export class Onboarding {
  constructor(
    private readonly scope: Scope,
    private readonly client: StripeClient,
    private readonly states: AccountStates,
    private readonly settings: Settings,
  ) {}

  /** The page on which to go on. 403 before the address is verified, 503 where Stripe is not configured. */
  async begin(): Promise<string> {
    const stripe = await this.client.sdk();
    const { accountId, userId, demo } = this.scope.actor;
    if (demo || !accountId) throw new Problem('not_configured');
    const known = await this.known(accountId, userId);
    if (!known?.verified) throw new Problem('email_unverified');
    const account = known.connectedAccount ?? (await this.open(accountId, known));
    const page = `${this.settings.publicUrl}/dashboards/landlord/payments`;
    const { url } = await stripe.accountLinks.create({ account, type: 'account_onboarding', refresh_url: `${page}?onboarding=again`, return_url: `${page}?onboarding=done` });
    return url;
  }

  /** Asks Stripe how far the account is: its message may not have come yet. */
  async refresh(): Promise<void> {
    const { accountId, userId } = this.scope.actor;
    const account = accountId && (await this.known(accountId, userId))?.connectedAccount;
    if (!account) return;
    const { details_submitted, charges_enabled, payouts_enabled } = await (await this.client.sdk()).accounts.retrieve(account);
    await this.states.take({ account }, { detailsSubmitted: details_submitted, chargesEnabled: charges_enabled, payoutsEnabled: payouts_enabled });
  }

  private async open(accountId: string, { country, email }: Known): Promise<string> {
    const stripe = await this.client.sdk();
    const bank = country === 'CA' ? { acss_debit_payments: { requested: true } } : { us_bank_account_ach_payments: { requested: true } };
    const opened = await stripe.accounts.create({
      type: 'express', email, metadata: { accountId }, ...(country && { country }),
      capabilities: { card_payments: { requested: true }, transfers: { requested: true }, ...bank },
    }, { idempotencyKey: `account-${accountId}` });
    return this.connect(accountId, opened.id);
  }

  private connect(accountId: string, connectedAccount: string): Promise<string> {
    return this.scope.asSystem('connected account', () => this.scope.write('payment_setup.connect', async (tx) => {
      const rows = await tx.rows<{ id: string; connectedAccount: string }>(CONNECT, [v7(), accountId, false, this.scope.clock.now(), connectedAccount]);
      const [row] = rows;
      if (row) tx.about('payment_setup', row.id, accountId).changed(['payment-setup'], [row.id], { accounts: [accountId] });
      return row?.connectedAccount ?? connectedAccount;
    }), { accountId, demo: false });
  }

  private async known(accountId: string, userId: string | null): Promise<Known | undefined> {
    return (await this.scope.rows<Known>(KNOWN, [accountId, userId]))[0];
  }
}
