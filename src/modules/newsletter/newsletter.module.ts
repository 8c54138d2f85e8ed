import { Module } from '@nestjs/common';
import { NewsletterLinks } from './newsletter-links.js';
import { NewsletterController } from './newsletter.controller.js';
import { Newsletter } from './newsletter.service.js';
import { TidySubscribers } from './tidy-subscribers.js';

/** The newsletter's list, by double opt-in. */
@Module({ controllers: [NewsletterController], providers: [Newsletter, NewsletterLinks, TidySubscribers] })
export class NewsletterModule {}
