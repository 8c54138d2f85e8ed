import { ArrayMaxSize, ArrayMinSize, IsIn, IsOptional, IsUUID } from 'class-validator';
import { NOTIFICATION_KINDS, type NotificationKind } from '../../contract/notification-kinds.js';

export class NotificationResponse {
  id: string;
  @IsIn(NOTIFICATION_KINDS) kind: NotificationKind;
  leaseId: string | null;
  /** What it is about: the id of a payment, request, document, offer, unit or the like. */
  subjectId: string | null;
  home: string | null;
  /** The title of what it is about: of a request, a listing or an invoice, for example. */
  title: string | null;
  /** The name of the person or company that did it. */
  name: string | null;
  /** How many things it is about. */
  count: number | null;
  amountCents: number | null;
  currency: string | null;
  day: string | null;
  /** Whether it is about a message that mentions the reader. */
  mentioned: boolean;
  /** Whether a request that was filed is an emergency. */
  emergency: boolean;
  read: boolean;
  createdAt: string;
}

export class UnreadNotifications {
  count: number;
}

export class ReadNotificationsRequest {
  /** The notifications to mark as read. All of them if left out. */
  @IsOptional()
  @IsUUID('all', { each: true })
  @ArrayMinSize(1)
  @ArrayMaxSize(200)
  ids?: string[];
}
