import { ArrayMaxSize, IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import {
  FLOOR_REASON_MAX,
  REQUEST_LINE_FILES_MAX,
  REQUEST_LINE_MAX,
  REQUEST_LINE_MENTIONS_MAX,
} from '../../../contract/limits.js';
import { IsInstant } from '../../../platform/http/is-instant.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import { AUDIENCES, type Audience } from '../rules/audience.js';

export class NewRequestLine {
  /** Empty only with `attachmentIds`. */
  @trimmed @IsString() @MaxLength(REQUEST_LINE_MAX) message: string;
  /**
   * Who reads it beside the landlord: `everyone` in the conversation, the `tenant` or the `supplier` alone, or no one (`landlord`).
   * A tenant chooses `everyone` or `tenant`, a supplier `everyone` or `supplier`.
   */
  @IsOptional() @IsIn(AUDIENCES) audience?: Audience;
  /** Photos and PDFs, uploaded before by `POST /documents` with purpose `request_attachment` and the request's id. */
  @IsOptional() @IsUUID('all', { each: true }) @ArrayMaxSize(REQUEST_LINE_FILES_MAX) attachmentIds?: string[];
  /** People who are named in the message as `@` and their name: they are notified at once. */
  @IsOptional() @IsUUID('all', { each: true }) @ArrayMaxSize(REQUEST_LINE_MENTIONS_MAX) mentions?: string[];
  /** Of a tenant whose message names an emergency: why it is none. Without it, the message raises the priority. */
  @IsOptional() @trimmed @IsString() @MaxLength(FLOOR_REASON_MAX) belowFloorReason?: string | null;
}

/** Someone in the conversation whom the reader can mention. */
export class RequestPersonResponse {
  id: string;
  name: string;
  @IsIn(['landlord', 'tenant', 'supplier']) side: 'landlord' | 'tenant' | 'supplier';
}

export class ReadRequestLines {
  /** The time of the newest line that was shown. */
  @IsInstant() until: string;
}

export class RequestLinesRead {
  /** How many lines of the request are still unread. */
  unreadCount: number;
}

/** Someone in the conversation, and how far they have read. */
export class RequestReaderResponse {
  name: string;
  @IsIn(['landlord', 'tenant', 'supplier']) side: 'landlord' | 'tenant' | 'supplier';
  seenAt: string;
}
