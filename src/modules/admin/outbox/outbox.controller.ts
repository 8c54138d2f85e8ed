import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForStaff, Roles } from '../../../platform/auth/decorators.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import type { Page } from '../../../platform/lists/page.js';
import { OutboxMessageResponse, OutboxQuery } from './outbox.dto.js';
import { OutboxService } from './outbox.service.js';

/**
 * The outbox. Staff can read it, except messages that give access to accounts. Admins can read all messages and send them again
 * (docs/specification/roles.md).
 */
@ApiTags('admin')
@Controller('admin/outbox')
export class OutboxController {
  constructor(private readonly outbox: OutboxService) {}

  /** Lists messages, newest first. Filters: state and channel. */
  @Roles('staff', 'admin')
  @ForStaff('team')
  @Get()
  @ApiOkResponse({ type: [OutboxMessageResponse] })
  list(@Query() query: OutboxQuery): Promise<Page<OutboxMessageResponse>> {
    return this.outbox.list(query);
  }

  /** Returns a message with its text. */
  @Roles('staff', 'admin')
  @ForStaff('team')
  @Get(':id')
  get(@Param('id', IdPipe) id: string): Promise<OutboxMessageResponse> {
    return this.outbox.get(id);
  }

  /** Sends a message again. 422 `transition_forbidden`, 503 `not_configured`. */
  @Roles('admin')
  @Post(':id/send')
  @HttpCode(200)
  send(@Param('id', IdPipe) id: string): Promise<OutboxMessageResponse> {
    return this.outbox.send(id);
  }
}
