import type { NotificationKind } from '../../contract/notification-kinds.js';
import type { UserType } from '../../contract/roles.js';
import { requestPage } from '../service-requests/rules/request-page.js';

/** The subject that a push message names. It says no more than a text message does; people read the rest after signing in. */
type PushGroup = 'request' | 'message' | 'payment' | 'lease' | 'other';

/** Kinds shown as a message. Staff read theirs in the inbox and in the ticket. */
const MESSAGES: ReadonlySet<NotificationKind> = new Set([
  'message',
  'supplier_message',
  'request_message',
  'chat_handed',
  'chat_team',
  'chat_mentioned',
  'ticket_mentioned',
]);
/** The group by the first word of a kind. */
const GROUPS: Record<string, PushGroup> = {
  request: 'request',
  job: 'request',
  payment: 'payment',
  refund: 'payment',
  owed: 'payment',
  invoice: 'payment',
  document: 'lease',
  notice: 'lease',
  rent: 'lease',
  lease: 'lease',
  renewal: 'lease',
  tenant: 'lease',
};

/** Null for on-call notifications, because people on call get alerts of their own. */
export function pushGroupOf(kind: NotificationKind): PushGroup | null {
  if (kind.startsWith('on_call')) return null;
  if (MESSAGES.has(kind)) return 'message';
  const [first = ''] = kind.split('_');
  return GROUPS[first] ?? 'other';
}

/** Notifications of events that close the page of the job to the reader. */
const CLOSED: ReadonlySet<NotificationKind> = new Set([
  'request_offer_withdrawn',
  'request_offer_lost',
  'job_unassigned',
  'request_rating_hidden',
  'request_rating_kept',
]);

/** The page of the request, or the reader's home page, which lists the notification. */
export function pushPath(kind: NotificationKind, subjectId: string | null, userType: UserType): string {
  const home = `/dashboards/${userType}`;
  if (userType === 'staff' || userType === 'admin' || !subjectId || CLOSED.has(kind)) return home;
  return kind.startsWith('request_') || kind.startsWith('job_') ? requestPage(userType, subjectId) : home;
}
