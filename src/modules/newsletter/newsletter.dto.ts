import { IsEmail, IsIn, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { LANGUAGES, type Language } from '../../contract/languages.js';
import { trimmed } from '../../platform/http/trimmed.js';

const CODES = LANGUAGES.map(({ code }) => code);

export class NewsletterRequest {
  @trimmed @IsEmail({}, { message: 'Invalid email address' }) @MaxLength(254) email: string;
  /** Language of the page, and of the newsletter. */
  @IsOptional() @IsIn(CODES) language?: Language;
  /** A honeypot that only programs see. A request that fills it in is discarded. */
  @IsOptional() @IsString() @MaxLength(500) website?: string;
}

export class NewsletterReceived {
  received: boolean;
}

export class NewsletterToken {
  /** From the link of a mail. */
  @IsString() @MinLength(1) @MaxLength(200) token: string;
}

export class NewsletterState {
  email: string;
  subscribed: boolean;
}
