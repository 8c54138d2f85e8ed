import { Injectable } from '@nestjs/common';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import { coverageEnds, type CoverageNews } from '../maintenance/warranties/coverage.events.js';
import { notify, ownersOf } from './notify.js';

/** Reminds the landlord’s people of the last day of a warranty or an insurance. */
@Injectable()
export class CoverageNotifications {
  constructor(private readonly scope: Scope) {}

  @Handles(coverageEnds, 'notifications.coverage-ends')
  async ends({ coverageId, unitId, accountId, demo, provider, home, validUntil }: CoverageNews): Promise<void> {
    await this.scope.write('notification.tell', async (tx) => {
      tx.about('coverage', coverageId, accountId);
      await notify(tx, await ownersOf(tx, accountId), {
        kind: 'coverage_ends',
        accountId,
        demo,
        leaseId: null,
        subjectId: unitId,
        params: { title: provider, home, day: validUntil },
        at: this.scope.clock.now(),
      });
    });
  }
}
