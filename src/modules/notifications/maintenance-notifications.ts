import { Injectable } from '@nestjs/common';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import { maintenanceDue, type MaintenanceDue } from '../maintenance/maintenance.events.js';
import { notify, ownersOf } from './notify.js';

/** Reminds of the due day of scheduled maintenance: the supplier’s people, the landlord’s or both. */
@Injectable()
export class MaintenanceNotifications {
  constructor(private readonly scope: Scope) {}

  @Handles(maintenanceDue, 'notifications.maintenance-due')
  async due({ requestId, accountId, demo, reminded, title, dueOn, passed }: MaintenanceDue): Promise<void> {
    await this.scope.write('notification.tell', async (tx) => {
      tx.about('service_request', requestId, accountId);
      const people = [];
      for (const account of reminded) people.push(...(await ownersOf(tx, account)));
      await notify(tx, people, {
        kind: passed ? 'request_overdue' : 'request_due',
        accountId,
        demo,
        leaseId: null,
        subjectId: requestId,
        params: { title, day: dueOn },
        at: this.scope.clock.now(),
      });
    });
  }
}
