import { Injectable } from '@nestjs/common';
import type { NotificationParams } from '../../contract/notification-kinds.js';
import type { ListQuery } from '../../platform/lists/list-query.dto.js';
import { readList } from '../../platform/lists/list-rows.js';
import { Page } from '../../platform/lists/page.js';
import { Scope } from '../../platform/scope/scope.js';
import type { NotificationResponse, ReadNotificationsRequest, UnreadNotifications } from './notification.dto.js';

type Row = Pick<NotificationResponse, 'id' | 'kind' | 'leaseId' | 'subjectId' | 'read'> & {
  params: NotificationParams;
  createdAt: Date;
};

/** A message also counts as read if its conversation was opened since. */
const READ = `(n.read_at is not null or n.kind = 'message' and exists (select from message_seen s
  where s.user_id = n.user_id and s.lease_id = n.lease_id and s.seen_at >= n.created_at)
  or n.kind = 'supplier_message' and exists (select from supplier_message_seen s
  where s.user_id = n.user_id and s.seen_at >= n.created_at and (s.account_id = n.subject_id
    or s.supplier_account_id = any(array(select d.account_id from supplier d where d.id = n.subject_id))))
  or n.kind = 'request_message' and exists (select from request_seen s
  where s.user_id = n.user_id and s.request_id = n.subject_id and s.seen_at >= n.created_at))`;

const LIST = {
  select: `n.id, n.kind, n.lease_id as "leaseId", n.subject_id as "subjectId", n.params, ${READ} as read, n.created_at as "createdAt"`,
  from: 'notification n',
  sorts: { createdAt: 'n.created_at' },
  defaultSort: '-createdAt',
  id: 'n.id',
};

/** The reader's own notifications. The row-level security policies hide all others. */
@Injectable()
export class Notifications {
  constructor(private readonly scope: Scope) {}

  /** Newest first. */
  async list(asked: ListQuery): Promise<Page<NotificationResponse>> {
    const page = await readList<Row>(this.scope, LIST, asked);
    return new Page(page.items.map(toNotification), page.nextCursor, page.total);
  }

  async unread(): Promise<UnreadNotifications> {
    const [row] = await this.scope.rows<UnreadNotifications>(
      `select count(*)::int as count from notification n where not ${READ}`,
    );
    return { count: row?.count ?? 0 };
  }

  /** Marks notifications as read. Idempotent; foreign ones are left as they are. */
  async read({ ids }: ReadNotificationsRequest): Promise<UnreadNotifications> {
    await this.scope.write('notification.read', async (tx) => {
      await tx.rows(
        'update notification set read_at = $1 where read_at is null and ($2::uuid[] is null or id = any($2))',
        [this.scope.clock.now(), ids ?? null],
      );
      tx.changed(['notifications'], [], { users: [tx.actor.userId] });
    });
    return this.unread();
  }
}

function toNotification({ id, kind, leaseId, subjectId, params, read, createdAt }: Row): NotificationResponse {
  const {
    home = null,
    title = null,
    name = null,
    count = null,
    amountCents = null,
    currency = null,
    day = null,
    mentioned = false,
    emergency = false,
  } = params;
  return {
    id,
    kind,
    leaseId,
    subjectId,
    home,
    title,
    name,
    count,
    amountCents,
    currency,
    day,
    mentioned,
    emergency,
    read,
    createdAt: createdAt.toISOString(),
  };
}
