import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/auth/decorators.js';
import { LiveWorld } from '../../platform/scope/live-world.js';
import { LimitedBySource } from '../../platform/throttle/limited.decorator.js';
import { NEWSLETTER } from './limits.js';
import { NewsletterReceived, NewsletterRequest, NewsletterState, NewsletterToken } from './newsletter.dto.js';
import { Newsletter } from './newsletter.service.js';

@ApiTags('newsletter')
@Controller('newsletter')
export class NewsletterController {
  constructor(private readonly newsletter: Newsletter) {}

  /** Subscribes to the newsletter: a confirmation link is emailed to the address. 429 for too many requests. */
  @Public()
  @LiveWorld()
  @LimitedBySource(NEWSLETTER)
  @Post()
  ask(@Body() body: NewsletterRequest): Promise<NewsletterReceived> {
    return this.newsletter.ask(body);
  }

  /** Confirms by the link of the mail. 400 `invalid_link`. */
  @Public()
  @LiveWorld()
  @Post('confirm')
  @HttpCode(200)
  confirm(@Body() { token }: NewsletterToken): Promise<NewsletterState> {
    return this.newsletter.confirm(token);
  }

  /** Ends it by the link that every mail carries. 400 `invalid_link`. */
  @Public()
  @LiveWorld()
  @Post('unsubscribe')
  @HttpCode(200)
  unsubscribe(@Body() { token }: NewsletterToken): Promise<NewsletterState> {
    return this.newsletter.unsubscribe(token);
  }

  /**
   * The same for mail programs, which call it automatically with a form instead of JSON (RFC 8058). 400 `invalid_link`.
   */
  @Public()
  @LiveWorld()
  @Post('one-click')
  @HttpCode(200)
  oneClick(@Query() { token }: NewsletterToken): Promise<NewsletterState> {
    return this.newsletter.unsubscribe(token);
  }
}
