import { IsInt, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { CANNED_SHORTCUT, CANNED_TEXT_MAX } from '../../../contract/chat-inbox.js';
import { trimmed } from '../../../platform/http/trimmed.js';

export class CannedAnswerFields {
  /** What is typed after the “/”: lowercase letters, digits and hyphens. */
  @trimmed @IsString() @Matches(CANNED_SHORTCUT, { context: { fault: 'format' } }) shortcut: string;
  /** The text by language; at least one is required. `{name}`, `{agent}` and `{product}` are filled in. */
  @IsOptional() @trimmed @IsString() @MaxLength(CANNED_TEXT_MAX) textEn?: string;
  @IsOptional() @trimmed @IsString() @MaxLength(CANNED_TEXT_MAX) textFr?: string;
  @IsOptional() @trimmed @IsString() @MaxLength(CANNED_TEXT_MAX) textEs?: string;
}

export class CannedAnswerChange extends CannedAnswerFields {
  @IsInt() version: number;
}

export class CannedAnswerResponse {
  id: string;
  shortcut: string;
  textEn: string | null;
  textFr: string | null;
  textEs: string | null;
  version: number;
}
