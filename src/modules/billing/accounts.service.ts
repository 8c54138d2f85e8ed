import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { isoOrNull } from '../../platform/database/iso.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { refusal } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Account } from '../accounts/account.entity.js';
import { isTrialOver, propertyLimit } from '../accounts/rules/plan-room.js';
import { SubscriptionReader } from '../subscriptions/subscription-reader.service.js';
import { toSubscriptionInvoice, toSubscriptionState } from '../subscriptions/subscription.dto.js';
import { ACCOUNT, PEOPLE, VOLUME, type AccountRow } from './account.rows.js';
import type {
  AccountMember,
  AccountResponse,
  AccountVolume,
  EnterpriseRequest,
  ExtendTrialRequest,
} from './billing.dto.js';

const DAY = 24 * 3600_000;
/** Nothing is collected any longer once the team has agreed on something else. */
const STOP =
  "update subscription set cancel_at_end = true, version = version + 1 where account_id = $1 and product = 'plan' and state <> 'ended'";
const PAID_PLAN = "select plan from subscription where account_id = $1 and product = 'plan' and state <> 'ended'";

/** Landlords' accounts, for admins who manage them. Their row policies let admins read all of it. */
@Injectable()
export class Accounts {
  constructor(
    private readonly scope: Scope,
    private readonly subscriptions: SubscriptionReader,
  ) {}

  /** 404 for an account that isn't a landlord's. */
  async one(id: string): Promise<AccountResponse> {
    const now = this.scope.clock.now();
    const [row, volume, people] = await this.scope.read(async (query) => [
      orNotFound((await query<AccountRow>(ACCOUNT, [id]))[0]),
      await query<AccountVolume>(VOLUME, [id, now]),
      await query<AccountMember>(PEOPLE, [id]),
    ]);
    const subscription = await this.subscriptions.of(id, 'plan');
    return {
      ...row,
      createdAt: row.createdAt.toISOString(),
      trialEndsAt: isoOrNull(row.trialEndsAt),
      trialOver: isTrialOver(row, now),
      propertyLimit: propertyLimit(row, now),
      people,
      volume,
      subscription: subscription && toSubscriptionState(subscription, now),
      invoices: (await this.subscriptions.invoicesOf(id)).map(toSubscriptionInvoice),
    };
  }

  /** Extends the trial, from now or from the end of a trial that still runs. 422 for an account that has a plan. */
  extendTrial(id: string, { days, reason, seen }: ExtendTrialRequest): Promise<AccountResponse> {
    return this.changed(id, 'account.extend_trial', reason, async (_, account) => {
      if (account.plan) throw refusal('trial_of_plan');
      if (seen !== undefined && isoOrNull(seen) !== isoOrNull(account.trialEndsAt ?? null))
        throw new Problem('stale_version');
      const now = this.scope.clock.now().getTime();
      const from = Math.max(now, account.trialEndsAt?.getTime() ?? now);
      account.trialEndsAt = new Date(from + days * DAY);
    });
  }

  /**
   * Enterprise, agreed with the team, ends the online plan at the end of its paid period. When it is withdrawn, a plan
   * that is still paid applies again.
   */
  setEnterprise(id: string, { enterprise, reason }: EnterpriseRequest): Promise<AccountResponse> {
    return this.changed(id, 'account.enterprise', reason, async (tx, account) => {
      if (enterprise) {
        account.plan = 'enterprise';
        tx.beforeCommitAsSystem(async () => {
          await tx.rows(STOP, [id]);
        });
      } else if (account.plan === 'enterprise') {
        const [paid] = await tx.rows<{ plan: 'starter' | 'professional' }>(PAID_PLAN, [id]);
        account.plan = paid?.plan ?? null;
      }
    });
  }

  private async changed(
    id: string,
    action: string,
    reason: string,
    fn: (tx: Tx, account: Account) => Promise<void>,
  ): Promise<AccountResponse> {
    await this.scope.write(action, async (tx) => {
      const account = orNotFound(
        await tx.em.findOne(Account, { id, kind: 'landlord' }, { lockMode: LockMode.PESSIMISTIC_WRITE }),
      );
      tx.about('account', id, id).because(reason);
      const { plan, trialEndsAt } = account;
      await fn(tx, account);
      tx.compare({ plan, trialEndsAt }, { plan: account.plan, trialEndsAt: account.trialEndsAt });
      tx.changed(['plan', 'accounts', 'people'], [id], { accounts: [id] });
    });
    return this.one(id);
  }
}
