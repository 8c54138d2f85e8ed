import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { Problem } from '../../platform/errors/problem.js';
import { Scope, type Query } from '../../platform/scope/scope.js';
import type { AutopayQuery, AutopayRequest, AutopayResponse } from './autopay.dto.js';
import { Autopay } from './autopay.entity.js';
import { PaymentQuotes } from './payment-quotes.service.js';

type Row = Pick<Autopay, 'enabled' | 'method' | 'userId'> & { nextTryOn: string | null };

/** What a tenant says about paying by itself. */
@Injectable()
export class AutopayService {
  constructor(
    private readonly scope: Scope,
    private readonly quotes: PaymentQuotes,
  ) {}

  /** Off, by bank, until somebody switches it on. */
  read({ leaseId }: AutopayQuery): Promise<AutopayResponse> {
    return this.scope.read((query) => this.of(query, leaseId));
  }

  /** 409 when another tenant of the lease pays by autopay: the rent is owed once. */
  change({ leaseId, enabled, method }: AutopayRequest): Promise<AutopayResponse> {
    return this.scope.write('autopay.change', async (tx) => {
      const query: Query = (text, values) => tx.rows(text, values);
      const { lease, book } = await this.quotes.standingOf(query, leaseId);
      const known = await tx.em.findOne(Autopay, { leaseId: lease.id });
      const { userId } = this.scope.actor;
      if (known && known.enabled && known.userId !== userId) throw new Problem('conflict', { sentence: 'Another tenant of this home pays by autopay.' });
      if (known && known.userId !== userId) throw new Problem('conflict', { sentence: 'Another tenant of this home has set up autopay.' });
      if (known) Object.assign(known, { enabled, failures: 0, countsFrom: this.scope.clock.now(), nextTryOn: null, ...(method && { method }) });
      else {
        tx.em.create(Autopay, {
          id: v7(), accountId: lease.accountId, demo: lease.demo, createdAt: this.scope.clock.now(), leaseId: lease.id, userId: userId ?? '',
          method: method ?? 'bank', enabled, triedOn: null, countsFrom: this.scope.clock.now(), nextTryOn: null,
        });
      }
      await tx.em.flush();
      tx.about('lease', lease.id, lease.accountId);
      tx.changed(['autopay', 'leases'], [lease.id], { accounts: [book.accountId], users: [userId] });
      return this.of(query, lease.id);
    });
  }

  private async of(query: Query, leaseId?: string): Promise<AutopayResponse> {
    const { lease } = await this.quotes.standingOf(query, leaseId);
    const [row] = await query<Row>(
      'select enabled, method, user_id as "userId", next_try_on as "nextTryOn" from autopay where lease_id = $1', [lease.id],
    );
    const { enabled = false, method = 'bank', userId = this.scope.actor.userId, nextTryOn = null } = row ?? {};
    return { leaseId: lease.id, enabled, method, own: userId === this.scope.actor.userId, dueDay: lease.dueDay, nextTryOn };
  }
}
