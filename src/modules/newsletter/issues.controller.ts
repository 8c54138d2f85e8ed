import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { ListQuery } from '../../platform/lists/list-query.dto.js';
import type { Page } from '../../platform/lists/page.js';
import { LimitedByPerson } from '../../platform/throttle/limited.decorator.js';
import {
  IssueChange,
  IssuePreviewQuery,
  IssuePreviewResponse,
  IssueResponse,
  IssueTestResponse,
  NewIssueRequest,
  ScheduleIssueRequest,
  SubscriberCounts,
} from './issue.dto.js';
import { NewsletterIssues } from './issues.service.js';
import { NEWSLETTER_TESTS } from './limits.js';

/** Newsletters that admins write and send to everyone on the list. */
@ApiTags('newsletter')
@Roles('admin')
@Controller('newsletter')
export class NewsletterIssuesController {
  constructor(private readonly issues: NewsletterIssues) {}

  /** Newest first; `q` searches subjects. */
  @Get('issues')
  @ApiOkResponse({ type: [IssueResponse] })
  list(@Query() query: ListQuery): Promise<Page<IssueResponse>> {
    return this.issues.list(query);
  }

  /** How many people would get one, by language. */
  @Get('counts')
  counts(): Promise<SubscriberCounts> {
    return this.issues.counts();
  }

  /** 404 for one that isn't there. */
  @Get('issues/:id')
  one(@Param('id', IdPipe) id: string): Promise<IssueResponse> {
    return this.issues.one(id);
  }

  /** The email as readers of a language get it, with its head, footer and way out. 404 for one that isn't there. */
  @Get('issues/:id/preview')
  preview(@Param('id', IdPipe) id: string, @Query() { language }: IssuePreviewQuery): Promise<IssuePreviewResponse> {
    return this.issues.preview(id, language ?? 'en');
  }

  /** Begins a draft; texts may still be empty. */
  @Post('issues')
  create(@Body() body: NewIssueRequest): Promise<IssueResponse> {
    return this.issues.create(body);
  }

  /** Changes what is sent. 409 `stale_version`, 422 `transition_forbidden` if it isn't a draft. */
  @Put('issues/:id')
  change(@Param('id', IdPipe) id: string, @Body() body: IssueChange): Promise<IssueResponse> {
    return this.issues.change(id, body);
  }

  /** Deletes a draft. 422 `transition_forbidden` if it isn't one. */
  @Delete('issues/:id')
  @HttpCode(204)
  remove(@Param('id', IdPipe) id: string): Promise<void> {
    return this.issues.remove(id);
  }

  /**
   * Emails it to the admin who asks, in the languages that have a subject and a text. 422 `rule_broken` if none has, 429 past 20 an
   * hour.
   */
  @LimitedByPerson(NEWSLETTER_TESTS)
  @Post('issues/:id/test')
  @HttpCode(200)
  test(@Param('id', IdPipe) id: string): Promise<IssueTestResponse> {
    return this.issues.test(id);
  }

  /** Sends it, now or at a time. 422 `rule_broken` while a text is missing in a language, `transition_forbidden` if it isn't a draft. */
  @Post('issues/:id/schedule')
  @HttpCode(200)
  schedule(@Param('id', IdPipe) id: string, @Body() body: ScheduleIssueRequest): Promise<IssueResponse> {
    return this.issues.schedule(id, body);
  }

  /** Makes a scheduled one a draft again. 422 `transition_forbidden` once it is being sent. */
  @Post('issues/:id/unschedule')
  @HttpCode(200)
  unschedule(@Param('id', IdPipe) id: string): Promise<IssueResponse> {
    return this.issues.unschedule(id);
  }
}
