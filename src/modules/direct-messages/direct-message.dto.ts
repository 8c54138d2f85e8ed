import { IsEmail, IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { LANGUAGES, type Language } from '../../contract/languages.js';
import { trimmed } from '../../platform/http/trimmed.js';
import { IsTextNumber } from '../../platform/phones/is-text-number.js';
import { EMAIL_TEMPLATES, SMS_TEMPLATES, type EmailTemplate, type SmsTemplate } from './templates.js';

const CODES = LANGUAGES.map(({ code }) => code);

class MessageFields {
  /** The recipient's language. English if left out. */
  @IsOptional() @IsIn(CODES) language?: Language;
  /** The recipient's name. It is short and restricted to letters because a longer text could smuggle in a message. */
  @IsOptional()
  @trimmed
  @IsString()
  @MaxLength(40)
  @Matches(/^[\p{L}\p{M}'’ .-]*$/u, { context: { fault: 'person_name' } })
  name?: string;
}

export class SendEmail extends MessageFields {
  @trimmed @IsEmail({}, { message: 'Invalid email address' }) @MaxLength(254) to: string;
  @IsIn(EMAIL_TEMPLATES) template: EmailTemplate;
}

export class SendSms extends MessageFields {
  /** With the country code. @example "+15145550172" */
  @trimmed @IsTextNumber({ message: 'Invalid phone number' }) to: string;
  @IsIn(SMS_TEMPLATES) template: SmsTemplate;
}

export class MessageSent {
  /** `queued`: it is being sent. `kept`: no provider is set up here, so it stays in the outbox, where admins can read it. */
  @IsIn(['queued', 'kept']) state: 'queued' | 'kept';
}
