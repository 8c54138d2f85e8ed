import type { NotificationKind } from '../../contract/notification-kinds.js';
import type { UserType } from '../../contract/roles.js';
import { requestPage } from '../service-requests/rules/request-page.js';

/** What a push message says something happened to. It names no more than a text message does; the rest is read after sign-in. */
type PushGroup = 'request' | 'message' | 'payment' | 'lease' | 'other';

/** Of staff, they are read in the inbox and the ticket. */
const MESSAGES: ReadonlySet<NotificationKind> = new Set([
  'message',
  'supplier_message',
  'request_message',
  'chat_handed',
  'chat_team',
  'chat_mentioned',
  'ticket_mentioned',
]);
/** Of the first word of a kind. */
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

/** Null for what people on call are told: their alerts go out by themselves. */
export function pushGroupOf(kind: NotificationKind): PushGroup | null {
  if (kind.startsWith('on_call')) return null;
  if (MESSAGES.has(kind)) return 'message';
  const [first = ''] = kind.split('_');
  return GROUPS[first] ?? 'other';
}

/** The jobs whose page is closed to the reader with what the notification says. */
const CLOSED: ReadonlySet<NotificationKind> = new Set([
  'request_offer_withdrawn',
  'request_offer_lost',
  'job_unassigned',
  'request_rating_hidden',
  'request_rating_kept',
]);

/** The page of the request, or the reader’s home, where the notification is in the list. */
export function pushPath(kind: NotificationKind, subjectId: string | null, userType: UserType): string {
  const home = `/dashboards/${userType}`;
  if (userType === 'staff' || userType === 'admin' || !subjectId || CLOSED.has(kind)) return home;
  return kind.startsWith('request_') || kind.startsWith('job_') ? requestPage(userType, subjectId) : home;
}
