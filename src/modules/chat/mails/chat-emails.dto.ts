import { IsEmail, IsInt, IsOptional, IsString, Max, MaxLength, Min, MinLength, ValidateIf } from 'class-validator';
import { trimmed } from '../../../platform/http/trimmed.js';

export class ChatEmailChange {
  /** Where answers are emailed while the visitor is away. Null for nowhere. */
  @ValidateIf((_, value) => value !== null)
  @trimmed
  @IsEmail({}, { message: 'Invalid email address' })
  @MaxLength(254)
  email: string | null;
}

export class ChatEmailResponse {
  /** Where answers are emailed while the visitor is away. */
  email: string | null;
  /** Whether it is the address of the account, where it can be changed. */
  account: boolean;
  /**
   * Whether the caller can change it. They can't if they came by the link of an email, or if the conversation belongs to an
   * account.
   */
  changeable: boolean;
  /** Whether someone who reads the mailbox has turned chat emails off. Nothing is sent until they turn them on again. */
  stopped: boolean;
}

export class ChatEmailsAgainRequest {
  /** The visitor's own address. Left out for an account, whose address is used. */
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
  /** The number of the last message on screen. */
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
  /** The address that the email was sent to, masked: `a•••@example.com`. */
  to: string;
  /** Whether the conversation belongs to the caller's account. */
  own: boolean;
}

export class ChatEmailsStopped {
  email: string;
}
