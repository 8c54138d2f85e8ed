import { Module } from '@nestjs/common';
import { BulkMessageController } from './bulk-message.controller.js';
import { BulkMessages } from './bulk-messages.service.js';
import { MessageMails } from './message-mails.js';
import { MessageController } from './message.controller.js';
import { LeaseMessages } from './message.service.js';
import { MessagesPersonalData } from './messages.personal-data.js';
import { MessageTemplatesController } from './templates/message-templates.controller.js';
import { MessageTemplates } from './templates/message-templates.service.js';

/** Messages between a landlord and the tenants of a lease. */
@Module({
  controllers: [BulkMessageController, MessageTemplatesController, MessageController],
  providers: [MessagesPersonalData, LeaseMessages, BulkMessages, MessageTemplates, MessageMails],
  exports: [LeaseMessages],
})
export class MessagesModule {}
