import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { PRICE_CURRENCY } from '../../contract/currencies.js';
import { ELITE } from '../../contract/limits.js';
import { Settings } from '../../platform/config/settings.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { refusal } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Supplier } from '../suppliers/supplier.entity.js';
import { EliteSubscription, type ElitePlan } from './elite-subscription.entity.js';
import {
  moneyBackUntil,
  toEliteSubscription,
  type ElitePaymentResponse,
  type EliteSubscriptionResponse,
} from './elite.dto.js';

/** Until when rights hold that have no end. */
const FOR_GOOD = new Date('9999-12-31T00:00:00Z');

/** The Elite Partner subscription of suppliers (docs/specification/elite-partners.md). */
@Injectable()
export class EliteSubscriptions {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
  ) {}

  /** The newest one of the signed-in supplier; null when there was none. */
  async own(): Promise<EliteSubscriptionResponse | null> {
    const { accountId } = this.scope.actor;
    const row = await this.scope.load((em) =>
      em.findOne(EliteSubscription, { accountId: accountId ?? '' }, { orderBy: { startsAt: 'desc', id: 'desc' } }),
    );
    return row && this.shown(row);
  }

  /**
   * Pays and begins. The plan that runs already does no harm; a year may be raised to lifetime, not the other way (422).
   * 404 without an entry in the directory, 503 `not_configured` where the provider cannot take it.
   */
  subscribe(plan: ElitePlan): Promise<EliteSubscriptionResponse> {
    if (!this.canBePaid(this.scope.actor)) throw new Problem('not_configured');
    return this.changed('elite.subscribe', async (tx, supplier) => {
      const present = await this.running(tx, supplier.accountId);
      if (present?.plan === plan && (plan === 'lifetime' || present.renews)) return present;
      if (present?.plan === 'lifetime') throw refusal('lifetime_plan');
      if (present?.plan === plan) return Object.assign(present, { renews: true });
      if (present) Object.assign(present, { endsAt: this.scope.clock.now(), renews: false });
      // A year that is over and waits for the renewal run: this one takes its place.
      else
        await tx.em.nativeUpdate(EliteSubscription, { accountId: supplier.accountId, renews: true }, { renews: false });
      return this.begin(tx, supplier, plan);
    });
  }

  /** Ends an annual plan: with the money back within 30 days, else when its year is over. 422 for the lifetime plan. */
  cancel(): Promise<EliteSubscriptionResponse> {
    return this.changed('elite.cancel', async (tx, supplier) => {
      const present = orNotFound(await this.running(tx, supplier.accountId));
      if (present.plan === 'lifetime') throw refusal('lifetime_kept');
      const now = this.scope.clock.now();
      present.renews = false;
      const until = moneyBackUntil(present);
      if (until && until > now) {
        Object.assign(present, { endsAt: now, refundedAt: now });
        supplier.eliteUntil = now;
      }
      return present;
    });
  }

  payment(): ElitePaymentResponse {
    return { payable: this.canBePaid(this.scope.actor) };
  }

  /** The sandbox moves no money and always succeeds. A real provider's hosted payment page does not lead here yet. */
  canBePaid({ demo }: { demo: boolean }): boolean {
    return demo || this.settings.PAYMENT_PROVIDER === 'sandbox';
  }

  /** Makes the row and gives the rights; the renewal run does the same for the next year. */
  begin(tx: Tx, supplier: Supplier, plan: ElitePlan, from = this.scope.clock.now()): EliteSubscription {
    const endsAt =
      plan === 'lifetime'
        ? null
        : new Date(
            Date.UTC(
              from.getUTCFullYear() + 1,
              from.getUTCMonth(),
              from.getUTCDate(),
              from.getUTCHours(),
              from.getUTCMinutes(),
            ),
          );
    supplier.eliteUntil = endsAt ?? FOR_GOOD;
    return tx.em.create(EliteSubscription, {
      id: v7(),
      accountId: supplier.accountId,
      demo: supplier.demo,
      createdAt: this.scope.clock.now(),
      plan,
      priceCents: plan === 'annual' ? ELITE.annualCents : ELITE.lifetimeCents,
      currency: PRICE_CURRENCY,
      provider: 'sandbox',
      startsAt: from,
      endsAt,
      renews: plan === 'annual',
      refundedAt: null,
    });
  }

  /** Rights and payments are not the supplier's own to write, so the system does, for his account alone. */
  private async changed(
    action: string,
    command: (tx: Tx, supplier: Supplier) => Promise<EliteSubscription>,
  ): Promise<EliteSubscriptionResponse> {
    const { accountId, demo } = this.scope.actor;
    const row = await this.scope.asSystem(
      'elite subscription',
      () =>
        this.scope.write(action, async (tx) => {
          const supplier = orNotFound(
            await tx.em.findOne(Supplier, { accountId: accountId ?? '' }, { lockMode: LockMode.PESSIMISTIC_WRITE }),
          );
          const subscription = await command(tx, supplier);
          tx.about('elite_subscription', subscription.id, supplier.accountId);
          tx.changed(['elite', 'suppliers'], [supplier.id], { accounts: [supplier.accountId] });
          await tx.em.flush();
          return subscription;
        }),
      { accountId: accountId ?? '', demo },
    );
    return this.shown(row);
  }

  private shown(row: EliteSubscription): EliteSubscriptionResponse {
    return toEliteSubscription(row, this.scope.clock.now(), this.canBePaid(row));
  }

  private running(tx: Tx, accountId: string): Promise<EliteSubscription | null> {
    const now = this.scope.clock.now();
    const runs = { accountId, refundedAt: null, $or: [{ endsAt: null }, { endsAt: { $gt: now } }] };
    return tx.em.findOne(EliteSubscription, runs, { orderBy: { startsAt: 'desc', id: 'desc' } });
  }
}
