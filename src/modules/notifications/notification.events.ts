import type { NotificationKind } from '../../contract/notification-kinds.js';
import { defineEvent } from '../../platform/outbox/domain-event.js';

/** People were notified of something in the product. `users` are those of them with a device for push messages. */
export const notified = defineEvent<{
  users: string[];
  kind: NotificationKind;
  leaseId: string | null;
  subjectId: string | null;
  title: string | null;
}>('notification.written', { yields: true });
