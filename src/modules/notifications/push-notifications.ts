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

interface Told {
  id: string;
  title: string | null;
  emergency: boolean;
}

/** The people who were notified of a new request. PostgreSQL writes those notifications together with the request. */
const FILED = `select n.user_id as id, n.params->>'title' as title, r.priority = 'emergency' as emergency
  from notification n join service_request r on r.id = n.subject_id
  where n.kind = 'request_submitted' and n.subject_id = $1`;

/** Sends notifications as push messages to the devices on which people turned them on. */
@Injectable()
export class PushNotifications {
  constructor(
    private readonly scope: Scope,
    private readonly pushes: Pushes,
  ) {}

  @Handles(notified, 'notifications.push')
  written(what: Written): Promise<void> {
    return this.push(what);
  }

  /** An owner who isn't on the on-call list gets no alert, so a new emergency is shown whatever came before it. */
  @Handles(requestFiled, 'notifications.push-filed')
  async filed({ requestId }: { requestId: string }): Promise<void> {
    const told = await this.scope.rows<Told>(FILED, [requestId]);
    const users = told.map(({ id }) => id);
    const { title = null, emergency = false } = told[0] ?? {};
    await this.push({ users, kind: 'request_submitted', leaseId: null, subjectId: requestId, title }, emergency);
  }

  private async push({ users, kind, leaseId, subjectId, title }: Written, always = false): Promise<void> {
    const group = pushGroupOf(kind);
    if (!group) return;
    await this.scope.write('notification.push', async (tx) => {
      await this.pushes.send(tx, {
        users,
        template: `notifications.${group}`,
        params: { title: title ?? '', hasTitle: title ? 'yes' : 'no' },
        path: ({ userType }) => pushPath(kind, subjectId, userType),
        tag: [group, subjectId ?? leaseId ?? ''].join('-'),
        always,
      });
    });
  }
}
