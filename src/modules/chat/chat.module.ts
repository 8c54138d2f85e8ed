import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CrmModule } from '../crm/crm.module.js';
import { PeopleModule } from '../people/people.module.js';
import { SupportModule } from '../support/support.module.js';
import { TranslationModule } from '../translation/translation.module.js';
import { ChatAnsweringController } from './answering/answering.controller.js';
import { ChatAnswering } from './answering/answering.service.js';
import { AutomaticAnswer } from './automatic-answer.js';
import { CannedAnswersController } from './canned/canned.controller.js';
import { CannedAnswers } from './canned/canned.service.js';
import { ChatMessagesService } from './chat-messages.service.js';
import { ChatSecrets } from './chat-secrets.js';
import { ChatSessionsService } from './chat-sessions.service.js';
import { ChatVisitorGuard } from './chat-visitor.guard.js';
import { VisitorChatController } from './chat.controller.js';
import { ChatPersonalData } from './chat.personal-data.js';
import { Desks } from './inbox/desks.service.js';
import { ChatInboxController } from './inbox/inbox.controller.js';
import { ChatInbox } from './inbox/inbox.service.js';
import { ChatNotes } from './inbox/notes.service.js';
import { ChatStoryController } from './inbox/story.controller.js';
import { ChatStory } from './inbox/story.service.js';
import { ChatTeamController } from './inbox/team.controller.js';
import { ChatTeam } from './inbox/team.service.js';
import { ChatVisitorController } from './inbox/visitor.controller.js';
import { ChatVisitors } from './inbox/visitor.service.js';
import { AnswerMails } from './mails/answer-mails.js';
import { ChatEmailsAgain } from './mails/chat-emails-again.service.js';
import { ChatEmailsController } from './mails/chat-emails.controller.js';
import { ChatEmails } from './mails/chat-emails.service.js';
import { ChatLinks } from './mails/chat-links.js';
import { TeamMails } from './mails/team-mails.js';
import { ReleaseAbsent } from './release-absent.js';
import { ReleaseWork } from './release-work.js';
import { ChatTagsController } from './tags/tags.controller.js';
import { ChatTags } from './tags/tags.service.js';
import { TidyChats } from './tidy-chats.js';
import { ChatTurns } from './turns.service.js';
import { ChatTyping } from './typing.service.js';
import { VisitorPages } from './visitor-pages.service.js';
import { VisitorSeen } from './visitor-seen.service.js';
import { VisitorTranslations } from './visitor-translations.service.js';

/** The chat of the site: visitors write and staff answer, with live updates on both sides. */
@Module({
  imports: [AccountsModule, SupportModule, CrmModule, PeopleModule, TranslationModule],
  controllers: [
    VisitorChatController,
    ChatEmailsController,
    ChatTeamController,
    ChatStoryController,
    ChatTagsController,
    ChatInboxController,
    ChatVisitorController,
    ChatAnsweringController,
    CannedAnswersController,
  ],
  providers: [
    ChatPersonalData,
    ChatSessionsService,
    ChatMessagesService,
    AutomaticAnswer,
    ChatSecrets,
    ChatTyping,
    VisitorPages,
    VisitorSeen,
    VisitorTranslations,
    ChatEmails,
    ChatEmailsAgain,
    ChatLinks,
    AnswerMails,
    TeamMails,
    ChatVisitors,
    ChatAnswering,
    ChatVisitorGuard,
    TidyChats,
    ReleaseAbsent,
    ReleaseWork,
    ChatTurns,
    ChatInbox,
    Desks,
    ChatTeam,
    ChatNotes,
    ChatStory,
    ChatTags,
    CannedAnswers,
  ],
  exports: [ChatSessionsService, ChatMessagesService, ChatNotes, ChatTeam, VisitorPages],
})
export class ChatModule {}
