import { IsIn, IsOptional, IsString, IsUUID, MaxLength, MinLength } from 'class-validator';
import { LEASE_MESSAGE_MAX } from '../../contract/limits.js';
import { trimmed } from '../../platform/http/trimmed.js';
import { ListQuery } from '../../platform/lists/list-query.dto.js';

export class ChatQuery extends ListQuery {
  /** For a supplier: with which landlord (`accountId` of a conversation). A landlord's own is meant otherwise. */
  @IsOptional() @IsUUID() accountId?: string;
}

export class NewSupplierMessage {
  @trimmed @IsString() @MinLength(1) @MaxLength(LEASE_MESSAGE_MAX) message: string;
  /** For a supplier: to which landlord. May be left out while there is one conversation alone. */
  @IsOptional() @IsUUID() accountId?: string;
}

export class ReadChatRequest {
  /** For a supplier: of which landlord. May be left out while there is one conversation alone. */
  @IsOptional() @IsUUID() accountId?: string;
}

export class LandlordQuery {
  /** Part of the name of a company or of its owner. Without it, those whom a job ties to the supplier. */
  @IsOptional() @trimmed @IsString() @MinLength(2) @MaxLength(100) q?: string;
}

/** A landlord whom the supplier may write to. */
export class LandlordResponse {
  accountId: string;
  landlordName: string;
  /** Who owns the account; the same as its name where there is no company. */
  contactName: string;
}

export class SupplierMessageResponse {
  id: string;
  supplierId: string;
  /** The landlord's account. */
  accountId: string;
  message: string;
  /** The language that the author had chosen; null where nobody knows. */
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
  /** Its id, and the language that its author had chosen. */
  lastId: string;
  lastLanguage: string | null;
  @IsIn(['landlord', 'supplier']) lastFrom: 'landlord' | 'supplier';
  lastAt: string;
  messageCount: number;
  /** Messages of the other side since the reader looked. */
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
