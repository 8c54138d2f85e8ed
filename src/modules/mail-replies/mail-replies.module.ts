import { Module } from '@nestjs/common';
import { ServiceRequestsModule } from '../service-requests/service-requests.module.js';
import { MailReplies } from './mail-replies.service.js';
import { ReadMailbox } from './read-mailbox.js';

/** Answers by email, which become lines of the conversations that they answer. */
@Module({ imports: [ServiceRequestsModule], providers: [MailReplies, ReadMailbox] })
export class MailRepliesModule {}
