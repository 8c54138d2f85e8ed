import { ArrayMaxSize, IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import {
  FLOOR_REASON_MAX,
  REQUEST_LINE_FILES_MAX,
  REQUEST_LINE_MAX,
  REQUEST_LINE_MENTIONS_MAX,
} from '../../../contract/work-limits.js';
import { IsInstant } from '../../../platform/http/is-instant.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import { AUDIENCES, type Audience } from '../rules/audience.js';

export class NewRequestLine {
  /** May be empty only with `attachmentIds`. */
  @trimmed @IsString() @MaxLength(REQUEST_LINE_MAX) message: string;
  /**
   * Who can read it besides the landlord: `everyone` in the conversation, only the `tenant` or only the `supplier`, or no one
   * (`landlord`). A tenant chooses `everyone` or `tenant`, a supplier `everyone` or `supplier`.
   */
  @IsOptional() @IsIn(AUDIENCES) audience?: Audience;
  /** Photos and PDFs, uploaded before with `POST /documents`, the purpose `request_attachment` and the request’s id. */
  @IsOptional() @IsUUID('all', { each: true }) @ArrayMaxSize(REQUEST_LINE_FILES_MAX) attachmentIds?: string[];
  /** People who are named in the message as `@` and their name. They are notified immediately. */
  @IsOptional() @IsUUID('all', { each: true }) @ArrayMaxSize(REQUEST_LINE_MENTIONS_MAX) mentions?: string[];
  /** For a tenant whose message names an emergency: why it is none. Without it, the message raises the priority. */
  @IsOptional() @trimmed @IsString() @MaxLength(FLOOR_REASON_MAX) belowFloorReason?: string | null;
}

/** A person in the conversation whom the reader can mention. */
export class RequestPersonResponse {
  id: string;
  name: string;
  @IsIn(['landlord', 'tenant', 'supplier']) side: 'landlord' | 'tenant' | 'supplier';
}

export class ReadRequestLines {
  /** The time of the newest message that was shown. */
  @IsInstant() until: string;
}

export class RequestLinesRead {
  /** Number of messages of the request that are still unread. */
  unreadCount: number;
}

/** A person in the conversation, and how far they have read. */
export class RequestReaderResponse {
  name: string;
  @IsIn(['landlord', 'tenant', 'supplier']) side: 'landlord' | 'tenant' | 'supplier';
  seenAt: string;
}
