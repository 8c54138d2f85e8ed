import { Injectable } from '@nestjs/common';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import { paperExpires, type PaperNews } from '../suppliers/paper.events.js';
import { notify, ownersOf } from './notify.js';

/** Reminds a supplier's people of the last day of an insurance or a license. */
@Injectable()
export class PaperNotifications {
  constructor(private readonly scope: Scope) {}

  @Handles(paperExpires, 'notifications.paper-expires')
  async expires({ paperId, accountId, demo, issuer, validUntil }: PaperNews): Promise<void> {
    await this.scope.write('notification.tell', async (tx) => {
      tx.about('supplier_paper', paperId, accountId);
      await notify(tx, await ownersOf(tx, accountId), {
        kind: 'paper_expires',
        accountId,
        demo,
        leaseId: null,
        subjectId: paperId,
        params: { title: issuer, day: validUntil },
        at: this.scope.clock.now(),
      });
    });
  }
}
