import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, Query, Sse } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Observable } from 'rxjs';
import { Public, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { Page } from '../../platform/lists/page.js';
import { LiveHub, type LiveMessage } from '../../platform/live/live-hub.js';
import { currentContext } from '../../platform/scope/context.js';
import {
  AnnouncementChange,
  AnnouncementQuery,
  AnnouncementRequest,
  AnnouncementResponse,
} from './announcement.dto.js';
import { AnnouncementService } from './announcement.service.js';

/** Announcements above the site's header (docs/specification/announcements.md). */
@ApiTags('announcements')
@Controller('announcements')
export class AnnouncementController {
  constructor(
    private readonly announcements: AnnouncementService,
    private readonly hub: LiveHub,
  ) {}

  /** What is current, the newest start first; an admin sees all, the current ones first. */
  @Public()
  @Get()
  @ApiOkResponse({ type: [AnnouncementResponse] })
  list(@Query() query: AnnouncementQuery): Promise<Page<AnnouncementResponse>> {
    return this.announcements.list(query);
  }

  /** Server-sent events for public pages: `change` says that the list is to be read again. It knows no person. */
  @Public()
  @ApiExcludeEndpoint()
  @Sse('events')
  @Header('X-Accel-Buffering', 'no')
  events(): Observable<LiveMessage> {
    return this.hub.streamForVisitor(currentContext().actor.demo);
  }

  /** Publishes an announcement. */
  @Roles('admin')
  @Post()
  create(@Body() body: AnnouncementRequest): Promise<AnnouncementResponse> {
    return this.announcements.create(body);
  }

  /** Changes what is sent. 409 `stale_version`. */
  @Roles('admin')
  @Put(':id')
  change(@Param('id', IdPipe) id: string, @Body() body: AnnouncementChange): Promise<AnnouncementResponse> {
    return this.announcements.change(id, body);
  }

  /** Removes an announcement. */
  @Roles('admin')
  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id', IdPipe) id: string): Promise<void> {
    return this.announcements.remove(id);
  }
}
