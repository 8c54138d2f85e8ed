import { Controller, Delete, Get, HttpCode, Param, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { ForStaff, Roles } from '../../platform/auth/decorators.js';
import { LongStatements } from '../../platform/database/long-statements.decorator.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { Page } from '../../platform/lists/page.js';
import { NewsletterSubscriberResponse, SubscriberQuery } from './subscriber.dto.js';
import { Subscribers } from './subscribers.service.js';

@ApiTags('newsletter')
@Controller('newsletter')
export class SubscribersController {
  constructor(private readonly subscribers: Subscribers) {}

  /** Addresses of the list, newest first: those who get the newsletter, or by `state` and `language`. */
  @Roles('staff', 'admin')
  @ForStaff('leads')
  @Get('subscribers')
  @ApiOkResponse({ type: [NewsletterSubscriberResponse] })
  list(@Query() query: SubscriberQuery): Promise<Page<NewsletterSubscriberResponse>> {
    return this.subscribers.list(query);
  }

  /** The same filters as a file, at most 100,000 lines. */
  @Roles('admin')
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  @LongStatements()
  @Get('subscribers.csv')
  csv(@Query() query: SubscriberQuery): Promise<StreamableFile> {
    return this.subscribers.csv(query);
  }

  /** Deletes an address, for example because its owner asked for it. They can subscribe again. 404 if it isn't there. */
  @Roles('admin')
  @Delete('subscribers/:id')
  @HttpCode(204)
  remove(@Param('id', IdPipe) id: string): Promise<void> {
    return this.subscribers.remove(id);
  }
}
