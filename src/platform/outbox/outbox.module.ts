import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Catalogues } from '../i18n/catalogues.js';
import { AfterCommit } from './after-commit.js';
import { Delivery } from './delivery.js';
import { HandlerRegistry } from './handler-registry.js';
import { Jobs } from './jobs.js';
import { MAILER } from './mailer.js';
import { SmtpMailer } from './smtp-mailer.js';
import { Worker } from './worker.js';

/** Everything that happens after a commit: events, schedules, mail. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [AfterCommit, Catalogues, Delivery, HandlerRegistry, Jobs, Worker, { provide: MAILER, useClass: SmtpMailer }],
  exports: [AfterCommit, Catalogues, Jobs, MAILER],
})
export class OutboxModule {}
