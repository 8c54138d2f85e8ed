import { Injectable } from '@nestjs/common';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import { lineSaid } from '../service-requests/talk/talk.events.js';
import { LINE_READERS } from '../service-requests/talk/talk.rows.js';
import { notify } from './notify.js';

interface Said {
  accountId: string;
  demo: boolean;
  leaseId: string | null;
  title: string;
  home: string;
  name: string | null;
  at: Date;
}

const SAID = `select r.account_id as "accountId", r.demo, r.lease_id as "leaseId", r.title, e.created_at as at,
    concat_ws(', ', p.street_number || ' ' || p.street, u.label) as home, a.name
  from request_event e join service_request r on r.id = e.request_id join property p on p.id = r.property_id
  left join unit u on u.id = r.unit_id left join request_seen a on a.request_id = r.id and a.user_id = e.actor_id where e.id = $1`;

const EARLIER = `delete from notification where kind = 'request_message' and subject_id = $1 and user_id = any($2) and read_at is null
  and not params @> '{"mentioned": true}'`;

/** Notifies the other people in the conversation about a request of a new line. */
@Injectable()
export class TalkNotifications {
  constructor(private readonly scope: Scope) {}

  /**
   * A conversation has at most one unread notification, which moves to the top with each line, and one more for each
   * mention. People who have already read the line are not notified.
   */
  @Handles(lineSaid, 'notifications.request-line')
  async said({ requestId, lineId }: { requestId: string; lineId: string }): Promise<void> {
    await this.scope.write('notification.tell', async (tx) => {
      const [said] = await tx.rows<Said>(SAID, [lineId]);
      if (!said) return;
      const { accountId, demo, leaseId, title, home, name, at } = said;
      tx.about('service_request', requestId, accountId);
      const readers = await tx.rows<{ id: string; mentioned: boolean }>(LINE_READERS, [lineId]);
      await tx.rows(EARLIER, [requestId, readers.map(({ id }) => id)]);
      const params = { title, home, ...(name && { name }) };
      const news = { kind: 'request_message', accountId, demo, leaseId, subjectId: requestId, at } as const;
      const those = (whether: boolean) => readers.filter(({ mentioned }) => mentioned === whether).map(({ id }) => id);
      await notify(tx, those(false), { ...news, params });
      await notify(tx, those(true), { ...news, params: { ...params, mentioned: true } });
    });
  }
}
