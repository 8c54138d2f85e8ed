import { createHash } from 'node:crypto';
import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../platform/auth/decorators.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import { FeedEntries } from './feed-entries.service.js';
import { feedFile, type FeedContent } from './feed-file.js';
import { FeedLookup } from './feed-lookup.service.js';

/** The calendars that Google Calendar, Apple Calendar and Outlook subscribe to. The address is all that they send. */
@ApiTags('calendar')
@Public()
@Controller('calendar')
export class CalendarController {
  constructor(
    private readonly feeds: FeedLookup,
    private readonly entries: FeedEntries,
    private readonly scope: Scope,
  ) {}

  /**
   * A calendar (iCalendar, RFC 5545) in its reader’s language, by the private address from `POST /api/calendar-feed`: what the person
   * may see now, from a month ago to 13 months ahead. 304 where nothing has changed since the `ETag` that is sent in `If-None-Match`,
   * 404 once the address is turned off or replaced or the person no longer has access, 429 past 60 readings in an hour.
   */
  @Get(':secret.ics')
  @ApiHeader({ name: 'If-None-Match', required: false })
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async read(
    @Param('secret') secret: string,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { actor, kinds, language } = orNotFound(await this.feeds.find(secret));
    const content = await this.scope.as(actor, () => this.entries.of(actor.role, kinds, language));
    const etag = etagOf(content);
    reply.header('etag', etag).header('cache-control', 'private, no-cache');
    if (known?.includes(etag)) return void reply.status(304).send();
    return void reply.type('text/calendar; charset=utf-8').send(feedFile(content, this.scope.clock.now()));
  }
}

/** Weak: each file says when it was written, which is no change. */
function etagOf({ appointments, days, note }: FeedContent): string {
  const said = JSON.stringify([appointments.map((entry) => ({ ...entry, stamp: null })), days, note]);
  return `W/"${createHash('sha256').update(said).digest('base64url')}"`;
}
