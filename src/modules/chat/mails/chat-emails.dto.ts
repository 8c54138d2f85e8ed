import { IsEmail, IsInt, IsOptional, IsString, Max, MaxLength, Min, MinLength, ValidateIf } from 'class-validator';
import { trimmed } from '../../../platform/http/trimmed.js';

export class ChatEmailChange {
  /** Where answers go that come while the visitor is away; null for nowhere. */
  @ValidateIf((_, value) => value !== null)
  @trimmed
  @IsEmail({}, { message: 'Invalid email address' })
  @MaxLength(254)
  email: string | null;
}

export class ChatEmailResponse {
  /** Where answers go that come while the visitor is away. */
  email: string | null;
  /** It is the account's, and changed there. */
  account: boolean;
  /** The caller may change it: the conversation is open to them by more than the link of an email, and has no account. */
  changeable: boolean;
  /** Someone who reads the address has turned emails of the chat off: nothing is sent until they turn them on again. */
  stopped: boolean;
}

export class ChatEmailsAgainRequest {
  /** The visitor's own address; left out for an account, whose address is used. */
  @IsOptional()
  @trimmed
  @IsEmail({}, { message: 'Invalid email address' })
  @MaxLength(254)
  email?: string;
}

export class ChatEmailsAgain {
  email: string;
}

export class ChatSeen {
  /** Number of the last line on screen. */
  @IsInt() @Min(0) @Max(2_147_483_646) sequence: number;
}

export class ChatMailToken {
  /** From the link of an email. */
  @IsString() @MinLength(1) @MaxLength(200) token: string;
}

export class ChatReturned {
  id: string;
  /** The visitor sends it in `X-Chat-Secret`. */
  secret: string;
  /** Where the email went, masked: `a•••@example.com`. */
  to: string;
  /** The conversation belongs to the caller's account. */
  own: boolean;
}

export class ChatEmailsStopped {
  email: string;
}
