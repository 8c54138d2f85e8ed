import { Module } from '@nestjs/common';
import { NewsletterIssuesController } from './issues.controller.js';
import { NewsletterIssues } from './issues.service.js';
import { NewsletterLinks } from './newsletter-links.js';
import { NewsletterController } from './newsletter.controller.js';
import { Newsletter } from './newsletter.service.js';
import { SendIssues } from './send-issues.js';
import { SubscribersController } from './subscribers.controller.js';
import { Subscribers } from './subscribers.service.js';
import { TidySubscribers } from './tidy-subscribers.js';

/** The newsletter: its list, by double opt-in, and what is sent to it. */
@Module({
  controllers: [NewsletterController, NewsletterIssuesController, SubscribersController],
  providers: [Newsletter, NewsletterIssues, Subscribers, NewsletterLinks, SendIssues, TidySubscribers],
})
export class NewsletterModule {}
