import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForStaff, Roles } from '../../platform/auth/decorators.js';
import { LimitedByPerson } from '../../platform/throttle/limited.decorator.js';
import { MessageSent, SendEmail, SendSms } from './direct-message.dto.js';
import { DirectMessages } from './direct-messages.service.js';
import { DIRECT_MESSAGES } from './limits.js';

/** Emails and text messages that staff and admins send. Only templates are allowed (docs/specification/staff-and-admin.md). */
@ApiTags('messages')
@Controller()
export class DirectMessagesController {
  constructor(private readonly messages: DirectMessages) {}

  /** Sends one of the templates by email. 400 for an unknown template or an invalid address, 429 past the limit. */
  @Roles('staff', 'admin')
  @ForStaff('everyone')
  @LimitedByPerson(DIRECT_MESSAGES)
  @Post('send-email')
  email(@Body() body: SendEmail): Promise<MessageSent> {
    return this.messages.send('email', body);
  }

  /** Sends one of the templates as a text message. 400 for an unknown template or an invalid number, 429 past the limit. */
  @Roles('staff', 'admin')
  @ForStaff('everyone')
  @LimitedByPerson(DIRECT_MESSAGES)
  @Post('send-sms')
  sms(@Body() body: SendSms): Promise<MessageSent> {
    return this.messages.send('sms', body);
  }
}
