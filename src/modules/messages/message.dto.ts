import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString, IsUUID, MaxLength, MinLength } from 'class-validator';
import { LEASE_MESSAGE_MAX } from '../../contract/work-limits.js';
import { trimmed } from '../../platform/http/trimmed.js';
import { ListQuery } from '../../platform/lists/list-query.dto.js';

export class LeaseMessageQuery extends ListQuery {
  /** The lease whose messages are asked for. */
  @IsUUID() leaseId: string;
}

export class NewLeaseMessage {
  @IsUUID() leaseId: string;
  @trimmed
  @IsString()
  @MinLength(1)
  @MaxLength(LEASE_MESSAGE_MAX)
  message: string;
  /** Documents that were uploaded to the lease, at most 10. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(10)
  @IsUUID('all', { each: true })
  documentIds?: string[];
  /** The entry of the lease's ledger that the message is about. */
  @IsOptional()
  @IsUUID()
  entryId?: string;
}

export class ReadMessagesRequest {
  @IsUUID() leaseId: string;
}

export class MessageAttachment {
  id: string;
  name: string;
}

/** The entry of the ledger that a message is about. */
export class MessageEntry {
  id: string;
  /** Its name, in the reader's language. */
  name: string;
  date: string;
  /** Null where it doesn't change what is owed. */
  amountCents: number | null;
  currency: string;
}

export class LeaseMessageResponse {
  id: string;
  leaseId: string;
  senderName: string;
  /** True if a tenant wrote it, false if the landlord's side did. */
  fromTenant: boolean;
  /** Whether the reader wrote it. */
  own: boolean;
  message: string;
  /** The language that the author had chosen. Null if it is unknown. */
  language: string | null;
  attachments: MessageAttachment[];
  /** The ledger entry that it is about, if the author named one. */
  entry: MessageEntry | null;
  /**
   * For tenants: the landlord on whose behalf a colleague wrote. Null if the sender has the landlord's name, and for other
   * readers.
   */
  onBehalfOf: string | null;
  createdAt: string;
}

/** The kind of a conversation: about a lease, or between a landlord and a supplier. */
const THREAD_KINDS = ['lease', 'supplier'] as const;

/** A conversation. */
export class ThreadResponse {
  /** The lease's id, or the supplier's in the directory. */
  id: string;
  /** Always `lease` for a tenant. */
  @IsIn(THREAD_KINDS) kind: (typeof THREAD_KINDS)[number];
  /** Null with a supplier. */
  streetNumber: string | null;
  /** Null with a supplier. */
  street: string | null;
  /** Null with a supplier. */
  unitLabel: string | null;
  /** The name of the other side: the tenants, the landlord or the supplier. */
  with: string;
  lastMessage: string | null;
  /** The last message's id, its author's language, and whether the reader's side wrote it. */
  lastId: string | null;
  lastLanguage: string | null;
  lastOwn: boolean;
  lastAt: string | null;
  /** Messages of the other side that the reader has not seen. */
  unreadCount: number;
}

export class UnreadResponse {
  count: number;
}
