import { IsInt, IsOptional, IsString, Length, MaxLength } from 'class-validator';
import { BULK_MESSAGE, MESSAGE_TEMPLATE_NAME_MAX } from '../../../contract/work-limits.js';
import { trimmed } from '../../../platform/http/trimmed.js';

export class NewMessageTemplate {
  @trimmed @IsString() @Length(1, MESSAGE_TEMPLATE_NAME_MAX) name: string;
  /** The first line of the message. `{firstName}` and `{home}` are filled in here and in the message. */
  @IsOptional() @trimmed @IsString() @MaxLength(BULK_MESSAGE.subjectMax) subject?: string | null;
  @trimmed @IsString() @Length(1, BULK_MESSAGE.textMax) message: string;
}

/** Changes what is sent; an empty or null subject removes it. */
export class MessageTemplateChange {
  @IsOptional() @trimmed @IsString() @Length(1, MESSAGE_TEMPLATE_NAME_MAX) name?: string;
  @IsOptional() @trimmed @IsString() @MaxLength(BULK_MESSAGE.subjectMax) subject?: string | null;
  @IsOptional() @trimmed @IsString() @Length(1, BULK_MESSAGE.textMax) message?: string;
  /** The version that was read; an older one gets 409 `stale_version`. */
  @IsInt() version: number;
}

export class MessageTemplateResponse {
  id: string;
  name: string;
  subject: string | null;
  message: string;
  version: number;
}
