import { Injectable, Logger } from '@nestjs/common';
import { forEachSettled } from '../../platform/outbox/for-each-settled.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Supplier } from '../suppliers/supplier.entity.js';
import { EliteSubscription } from './elite-subscription.entity.js';
import { EliteSubscriptions } from './elite.service.js';

const DUE =
  'select id from elite_subscription where renews and refunded_at is null and ends_at <= $1 order by ends_at limit 200';

/** Annual plans go on for another year until their supplier says otherwise. Each in a transaction of its own. */
@Injectable()
export class RenewElite {
  private readonly log = new Logger('Elite');

  constructor(
    private readonly scope: Scope,
    private readonly subscriptions: EliteSubscriptions,
  ) {}

  @Scheduled('elite.renew', '25 * * * *')
  async renew(): Promise<void> {
    const due = await this.scope.rows<{ id: string }>(DUE, [this.scope.clock.now()]);
    await forEachSettled(this.log, due, ({ id }) => this.scope.write('elite.renew', (tx) => this.goOn(tx, id)));
  }

  /** Nobody pays where no payment can be taken: then the year just ends, and its supplier may subscribe anew. */
  private async goOn(tx: Tx, id: string): Promise<void> {
    // Locked and asked again: of two runs at once one renews.
    const [row] = await tx.rows<{ id: string }>(
      'select id from elite_subscription where id = $1 and renews for update',
      [id],
    );
    const former = row && (await tx.em.findOne(EliteSubscription, { id }));
    const supplier = former && (await tx.em.findOne(Supplier, { accountId: former.accountId }));
    if (!former || !supplier) return;
    former.renews = false;
    // Before the next one is added: one at a time renews.
    await tx.em.flush();
    const next = this.subscriptions.canBePaid(former)
      ? this.subscriptions.begin(tx, supplier, 'annual', former.endsAt ?? undefined)
      : former;
    tx.about('elite_subscription', next.id, supplier.accountId);
    tx.changed(['elite', 'suppliers'], [supplier.id], { accounts: [supplier.accountId] });
  }
}
