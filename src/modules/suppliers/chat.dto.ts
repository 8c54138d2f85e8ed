import { IsIn, IsOptional, IsString, IsUUID, MaxLength, MinLength } from 'class-validator';
import { LEASE_MESSAGE_MAX } from '../../contract/work-limits.js';
import { trimmed } from '../../platform/http/trimmed.js';
import { ListQuery } from '../../platform/lists/list-query.dto.js';

export class ChatQuery extends ListQuery {
  /** For a supplier: the landlord (`accountId` of a conversation). Ignored for landlords, who read their own conversation. */
  @IsOptional() @IsUUID() accountId?: string;
}

export class NewSupplierMessage {
  @trimmed @IsString() @MinLength(1) @MaxLength(LEASE_MESSAGE_MAX) message: string;
  /** For a supplier: the landlord to write to. Optional while the supplier has exactly one conversation. */
  @IsOptional() @IsUUID() accountId?: string;
}

export class ReadChatRequest {
  /** For a supplier: the landlord of the conversation. Optional while the supplier has exactly one conversation. */
  @IsOptional() @IsUUID() accountId?: string;
}

export class LandlordQuery {
  /**
   * Part of the name of a company or of its owner. If left out, landlords who are connected to the supplier by a job are
   * listed.
   */
  @IsOptional() @trimmed @IsString() @MinLength(2) @MaxLength(100) q?: string;
}

/** A landlord to whom the supplier can write. */
export class LandlordResponse {
  accountId: string;
  landlordName: string;
  /** The owner of the account. The same as the account's name if there is no company. */
  contactName: string;
}

export class SupplierMessageResponse {
  id: string;
  supplierId: string;
  /** The landlord's account. */
  accountId: string;
  message: string;
  /** The language that the author had chosen. Null if it is unknown. */
  language: string | null;
  @IsIn(['landlord', 'supplier']) from: 'landlord' | 'supplier';
  /** Whether the reader's side wrote it. */
  own: boolean;
  createdAt: string;
}

export class SupplierConversationResponse {
  /** The landlord's account. */
  accountId: string;
  landlordName: string;
  supplierId: string;
  companyName: string;
  lastMessage: string;
  /** The last message's id and its author's language. */
  lastId: string;
  lastLanguage: string | null;
  @IsIn(['landlord', 'supplier']) lastFrom: 'landlord' | 'supplier';
  lastAt: string;
  messageCount: number;
  /** Messages of the other side that the reader has not seen. */
  unreadCount: number;
}

export interface MessageRow {
  id: string;
  supplierId: string;
  accountId: string;
  message: string;
  language?: string | null;
  fromSupplier: boolean;
  createdAt: Date;
}

export function toMessage(row: MessageRow, readerRole: string): SupplierMessageResponse {
  const from = row.fromSupplier ? 'supplier' : 'landlord';
  return {
    id: row.id,
    supplierId: row.supplierId,
    accountId: row.accountId,
    message: row.message,
    language: row.language ?? null,
    from,
    own: from === readerRole,
    createdAt: row.createdAt.toISOString(),
  };
}
