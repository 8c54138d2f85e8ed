import { Injectable } from '@nestjs/common';
import type { NotificationKind } from '../../contract/notification-kinds.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import { Pushes } from '../push/pushes.service.js';
import { requestFiled } from '../service-requests/service-request.events.js';
import { notified } from './notification.events.js';
import { pushGroupOf, pushPath } from './push-groups.js';

interface Written {
  users: string[];
  kind: NotificationKind;
  leaseId: string | null;
  subjectId: string | null;
  title: string | null;
}

/** The people who were notified of a new request. PostgreSQL writes those notifications together with the request. */
const FILED = `select n.user_id as id, n.params->>'title' as title from notification n
  where n.kind = 'request_submitted' and n.subject_id = $1`;

/** Sends notifications as push messages to the devices on which people turned them on. */
@Injectable()
export class PushNotifications {
  constructor(
    private readonly scope: Scope,
    private readonly pushes: Pushes,
  ) {}

  @Handles(notified, 'notifications.push')
  async written({ users, kind, leaseId, subjectId, title }: Written): Promise<void> {
    const group = pushGroupOf(kind);
    if (!group) return;
    await this.scope.write('notification.push', async (tx) => {
      await this.pushes.send(tx, {
        users,
        template: `notifications.${group}`,
        params: { title: title ?? '', hasTitle: title ? 'yes' : 'no' },
        path: ({ userType }) => pushPath(kind, subjectId, userType),
        tag: [group, subjectId ?? leaseId ?? ''].join('-'),
      });
    });
  }

  @Handles(requestFiled, 'notifications.push-filed')
  async filed({ requestId }: { requestId: string }): Promise<void> {
    const told = await this.scope.rows<{ id: string; title: string | null }>(FILED, [requestId]);
    const users = told.map(({ id }) => id);
    const title = told[0]?.title ?? null;
    await this.written({ users, kind: 'request_submitted', leaseId: null, subjectId: requestId, title });
  }
}
