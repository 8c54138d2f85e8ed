import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { ListQuery } from '../../platform/lists/list-query.dto.js';
import type { Page } from '../../platform/lists/page.js';
import { AnnouncementChange, AnnouncementRequest, AnnouncementResponse } from './announcement.dto.js';
import { AnnouncementService } from './announcement.service.js';

/** Announcements above the site's header (docs/specification/announcements.md). */
@ApiTags('announcements')
@Controller('announcements')
export class AnnouncementController {
  constructor(private readonly announcements: AnnouncementService) {}

  /** What is current, the newest start first; an admin sees all, the current ones first. */
  @Public()
  @Get()
  @ApiOkResponse({ type: [AnnouncementResponse] })
  list(@Query() query: ListQuery): Promise<Page<AnnouncementResponse>> {
    return this.announcements.list(query);
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
