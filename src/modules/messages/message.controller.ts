import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForKeys, NeedsPassword, Roles } from '../../platform/auth/decorators.js';
import { ListQuery } from '../../platform/lists/list-query.dto.js';
import type { Page } from '../../platform/lists/page.js';
import {
  LeaseMessageQuery,
  LeaseMessageResponse,
  NewLeaseMessage,
  ReadMessagesRequest,
  ThreadResponse,
  UnreadResponse,
} from './message.dto.js';
import { LeaseMessages } from './message.service.js';

@ApiTags('messages')
@Roles('landlord', 'tenant')
@Controller('messages')
export class MessageController {
  constructor(private readonly messages: LeaseMessages) {}

  /** Conversations, the newest first, with what is unread: of leases, and a landlord's with suppliers. */
  @Get('threads')
  @ApiOkResponse({ type: [ThreadResponse] })
  listThreads(@Query() query: ListQuery): Promise<Page<ThreadResponse>> {
    return this.messages.threads(query);
  }

  /** How much is unread in all conversations. */
  @Get('unread')
  unread(): Promise<UnreadResponse> {
    return this.messages.unread();
  }

  /** The messages of a lease, newest first. 404 for a foreign lease. */
  @ForKeys('messages:read')
  @Get()
  @ApiOkResponse({ type: [LeaseMessageResponse] })
  list(@Query() query: LeaseMessageQuery): Promise<Page<LeaseMessageResponse>> {
    return this.messages.list(query);
  }

  /**
   * Writes to the other side, which hears of it live and, if it wants, by mail. 401 `password_required` for who came by a used
   * code: it is written in the tenant's name. 404 for a foreign lease or document.
   */
  @NeedsPassword()
  @ForKeys('messages:write')
  @Post()
  send(@Body() body: NewLeaseMessage): Promise<LeaseMessageResponse> {
    return this.messages.send(body);
  }

  /** Marks a conversation as read. Answers what is unread elsewhere. */
  @Post('read')
  @HttpCode(200)
  read(@Body() { leaseId }: ReadMessagesRequest): Promise<UnreadResponse> {
    return this.messages.read(leaseId);
  }
}
