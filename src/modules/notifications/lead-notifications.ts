import { Injectable } from '@nestjs/common';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import { leadDue } from '../crm/crm.events.js';
import { notify } from './notify.js';

type Due = { leadId: string; demo: boolean; staffId: string; name: string; step: string; day: string };

/** Notifies the owner of a lead that its next step is due. */
@Injectable()
export class LeadNotifications {
  constructor(private readonly scope: Scope) {}

  @Handles(leadDue, 'notifications.lead-due')
  async due({ leadId, demo, staffId, name, step, day }: Due): Promise<void> {
    await this.scope.write('notification.tell', async (tx) => {
      tx.about('crm_lead', leadId);
      const params = { name, title: step, day };
      const at = this.scope.clock.now();
      await notify(tx, [staffId], {
        kind: 'lead_due',
        accountId: null,
        demo,
        leaseId: null,
        subjectId: leadId,
        params,
        at,
      });
    });
  }
}
