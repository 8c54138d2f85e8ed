import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Catalogues } from '../i18n/catalogues.js';
import { AfterCommit } from './after-commit.js';
import { Channels } from './channels.js';
import { Delivery } from './delivery.js';
import { HandlerRegistry } from './handler-registry.js';
import { Jobs } from './jobs.js';
import { MAILER } from './mailer.js';
import { ReturnPaths } from './return-paths.js';
import { SmtpMailer } from './smtp-mailer.js';
import { TEXTS } from './text-messenger.js';
import { TidyHandled } from './tidy-handled.js';
import { TidyOutbox } from './tidy-outbox.js';
import { TwilioTexts } from './twilio-texts.js';
import { Worker } from './worker.js';

/** Everything that happens after a commit: events, schedules, mail. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [
    AfterCommit,
    Catalogues,
    Channels,
    Delivery,
    HandlerRegistry,
    Jobs,
    ReturnPaths,
    TidyHandled,
    TidyOutbox,
    Worker,
    { provide: MAILER, useClass: SmtpMailer },
    { provide: TEXTS, useClass: TwilioTexts },
  ],
  exports: [AfterCommit, Catalogues, Channels, HandlerRegistry, Jobs, ReturnPaths],
})
export class OutboxModule {}
