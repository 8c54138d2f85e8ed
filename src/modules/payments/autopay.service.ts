import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { subtract, ZERO, type Cents } from '../../contract/money.js';
import { Problem } from '../../platform/errors/problem.js';
import { refusal } from '../../platform/errors/refusals.js';
import { Scope, type Query } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { refuseMovedOut } from '../leases/moved-out.rows.js';
import { LedgerService } from '../ledger/ledger.service.js';
import type { LeaseStanding } from '../rent/lease-standings.service.js';
import { collectionIfOn, upTo } from './autopay-day.js';
import { AutopayOutlook } from './autopay-outlook.service.js';
import type {
  AutopayIfOn,
  AutopayQuery,
  AutopayRequest,
  AutopayResponse,
  LeaveMethodRequest,
  SavedMethodResponse,
} from './autopay.dto.js';
import { Autopay } from './autopay.entity.js';
import { ONLINE_METHOD_NAMES, quoteMethod, type FeeTerms } from './method-fees.js';
import { PaymentQuotes } from './payment-quotes.service.js';
import { dueNow, feeTermsOf } from './payment-terms.js';
import { MethodSaving } from './providers/ports.js';
import { PaymentProviders } from './providers/providers.service.js';

type Row = Pick<Autopay, 'enabled' | 'method' | 'userId'> & { nextTryOn: string | null };

/** The autopay settings of a tenant. */
@Injectable()
export class AutopayService {
  constructor(
    private readonly scope: Scope,
    private readonly quotes: PaymentQuotes,
    private readonly ledger: LedgerService,
    private readonly outlook: AutopayOutlook,
    private readonly providers: PaymentProviders,
    private readonly saved: MethodSaving,
  ) {}

  /** Until someone turns it on, autopay is off with the bank as its method. */
  read({ leaseId }: AutopayQuery): Promise<AutopayResponse> {
    return this.scope.read((query) => this.of(query, leaseId));
  }

  /** 409 when another tenant of the lease pays by autopay: the rent is owed once. 422 `moved_out` to turn it on after having left. */
  change({ leaseId, enabled, method, owedToo: alsoOwed, owedCents: read }: AutopayRequest): Promise<AutopayResponse> {
    return this.scope.write('autopay.change', async (tx) => {
      const query: Query = (text, values) => tx.rows(text, values);
      const owedToo = alsoOwed ?? false;
      // Before the lock: what is entered while this waits for it counts as later.
      const now = this.scope.clock.now();
      const standing = await this.lockedStandingOf(tx, query, leaseId);
      const { lease, book } = standing;
      // What was charged since the tenant read the amount is no part of it.
      const owedCents = owedToo ? upTo(read ?? null, dueNow(standing)) : ZERO;
      const known = await tx.em.findOne(Autopay, { leaseId: lease.id });
      const { userId } = this.scope.actor;
      if (enabled) await refuseMovedOut(tx, { leaseId: lease.id, userId, now });
      if (known && known.enabled && known.userId !== userId) throw refusal('others_autopay_on');
      await this.refuseWithoutMethod(query, lease, enabled, method ?? known?.method ?? 'bank');
      if (known)
        Object.assign(known, {
          userId,
          enabled,
          owedToo,
          owedCents,
          failures: 0,
          countsFrom: now,
          nextTryOn: null,
          ...(method && { method }),
        });
      else {
        tx.em.create(Autopay, {
          id: v7(),
          accountId: lease.accountId,
          demo: lease.demo,
          createdAt: now,
          leaseId: lease.id,
          userId: userId ?? '',
          method: method ?? 'bank',
          enabled,
          owedToo,
          owedCents,
          triedOn: null,
          countsFrom: now,
          nextTryOn: null,
        });
      }
      await tx.em.flush();
      tx.about('lease', lease.id, lease.accountId);
      tx.changed(['autopay', 'leases'], [lease.id], { accounts: [book.accountId], users: [userId] });
      return this.of(query, lease.id);
    });
  }

  /** Returns the address of the provider's page. 503 if the provider stores no methods, 422 while the landlord takes no online payments. */
  async leaveMethod({ leaseId, method }: LeaveMethodRequest): Promise<string> {
    const { lease } = await this.scope.read((query) => this.quotes.standingOf(query, leaseId));
    const url = this.providers.for(lease).name === 'stripe' ? await this.saved.begin(lease, method) : null;
    if (url === null) throw new Problem('not_configured');
    return url;
  }

  /** Nothing is charged, paid or returned on this lease until the command is committed. */
  private async lockedStandingOf(tx: Tx, query: Query, leaseId: string | undefined): Promise<LeaseStanding> {
    const { lease } = await this.quotes.standingOf(query, leaseId);
    await this.ledger.lock(tx, lease.id);
    return this.quotes.standingOf(query, lease.id);
  }

  /** Autopay pays without the tenant, so the method must be stored with the provider. */
  private async refuseWithoutMethod(
    query: Query,
    lease: { id: string; demo: boolean },
    enabled: boolean,
    method: string,
  ): Promise<void> {
    const saved = enabled ? await this.savedOn(query, lease) : null;
    if (saved && !saved.some((one) => one.method === method)) throw refusal('no_saved_method');
  }

  private async savedOn(
    query: Query,
    { id, demo }: { id: string; demo: boolean },
  ): Promise<SavedMethodResponse[] | null> {
    if (this.providers.for({ demo }).name === 'sandbox') return null;
    return query<SavedMethodResponse>(
      'select method, label from saved_method where lease_id = $1 and user_id = $2 order by created_at, id',
      [id, this.scope.actor.userId],
    );
  }

  private async of(query: Query, leaseId?: string): Promise<AutopayResponse> {
    const standing = await this.quotes.standingOf(query, leaseId);
    const { lease } = standing;
    const [row] = await query<Row>(
      'select enabled, method, user_id as "userId", next_try_on as "nextTryOn" from autopay where lease_id = $1',
      [lease.id],
    );
    const { enabled = false, method = 'bank', userId = this.scope.actor.userId, nextTryOn = null } = row ?? {};
    const setup = await this.quotes.setupOf(query, standing);
    const next = await this.outlook.of(query, standing);
    return {
      leaseId: lease.id,
      enabled,
      method,
      own: userId === this.scope.actor.userId,
      dueDay: lease.dueDay,
      // A failed payment isn't tried again once nothing is left of what was asked for (decision 2100).
      nextTryOn: next === null ? null : nextTryOn,
      next,
      ifOn: enabled ? null : ifTurnedOn(standing, feeTermsOf(standing, setup)),
      saved: await this.savedOn(query, lease),
    };
  }
}

function ifTurnedOn(standing: LeaseStanding, terms: FeeTerms): AutopayIfOn | null {
  const wouldCollect = collectionIfOn(standing);
  if (!wouldCollect) return null;
  const { on, cents, owedCents } = wouldCollect;
  const later = subtract(cents, owedCents);
  const methods = ONLINE_METHOD_NAMES.map((method) => {
    const total = (amount: Cents) => (amount > 0 ? quoteMethod(method, amount, terms).totalCents : 0);
    return { method, nextCents: total(cents), laterCents: total(later), owedCents: total(owedCents) };
  });
  return { on, amountCents: cents, owedCents, methods };
}
