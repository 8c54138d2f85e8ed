import { Module } from '@nestjs/common';
import { MessageController } from './message.controller.js';
import { MessageMails } from './message-mails.js';
import { LeaseMessages } from './message.service.js';

/** Messages between a landlord and the tenants of a lease. */
@Module({ controllers: [MessageController], providers: [LeaseMessages, MessageMails], exports: [LeaseMessages] })
export class MessagesModule {}
