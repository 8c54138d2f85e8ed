import { Injectable } from '@nestjs/common';
import type { EventPayload } from '../../platform/outbox/domain-event.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import { onCallNews } from '../on-call/on-call.events.js';
import { notify, ownersOf } from './notify.js';

interface News extends EventPayload {
  requestId: string;
  accountId: string;
  demo: boolean;
  happening: 'asked' | 'unanswered';
  users?: string[] | null;
}
interface About {
  title: string;
  home: string;
  leaseId: string | null;
}

const ABOUT = `select r.title, r.lease_id as "leaseId", concat_ws(', ', p.street_number || ' ' || p.street, u.label) as home
  from service_request r join property p on p.id = r.property_id left join unit u on u.id = r.unit_id where r.id = $1`;

/** Notifies a landlord's people that they are asked about an emergency, or that no one on call has answered. */
@Injectable()
export class OnCallNotifications {
  constructor(private readonly scope: Scope) {}

  @Handles(onCallNews, 'notifications.on-call')
  async tell({ requestId, accountId, demo, happening, users }: News): Promise<void> {
    await this.scope.write('notification.tell', async (tx) => {
      const [about] = await tx.rows<About>(ABOUT, [requestId]);
      if (!about) return;
      const { title, home, leaseId } = about;
      tx.about('service_request', requestId, accountId);
      const people = await ownersOf(tx, accountId);
      const told = users ? people.filter((id) => users.includes(id)) : people;
      await notify(tx, told, {
        kind: `on_call_${happening}`,
        accountId,
        demo,
        leaseId,
        subjectId: requestId,
        params: { title, home },
        at: this.scope.clock.now(),
      });
    });
  }
}
