import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module.js';
import { ServiceRequestsModule } from '../service-requests/service-requests.module.js';
import { TeamsModule } from '../teams/teams.module.js';
import { Bounces } from './bounces.service.js';
import { MailReplies } from './mail-replies.service.js';
import { ReadMailbox } from './read-mailbox.js';
import { ReplyFiles } from './reply-files.js';
import { ReplyTalk } from './reply-talk.js';

/** Replies by email, which become lines of the conversations that they answer. */
@Module({
  imports: [ServiceRequestsModule, DocumentsModule, TeamsModule],
  providers: [Bounces, MailReplies, ReadMailbox, ReplyFiles, ReplyTalk],
})
export class MailRepliesModule {}
