import { ArrayMaxSize, ArrayMinSize, IsIn, IsOptional, IsUUID } from 'class-validator';
import { NOTIFICATION_KINDS, type NotificationKind } from '../../contract/notification-kinds.js';

export class NotificationResponse {
  id: string;
  @IsIn(NOTIFICATION_KINDS) kind: NotificationKind;
  leaseId: string | null;
  /** The payment, request, document, offer or unit that it is about. */
  subjectId: string | null;
  home: string | null;
  /** Of a request or a listing. */
  title: string | null;
  /** Who wrote or offered. */
  name: string | null;
  /** Of several things. */
  count: number | null;
  amountCents: number | null;
  currency: string | null;
  day: string | null;
  /** Of a message: whether it mentions the reader. */
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
  /** Those; all when left out. */
  @IsOptional()
  @IsUUID('all', { each: true })
  @ArrayMinSize(1)
  @ArrayMaxSize(200)
  ids?: string[];
}
