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

  /**
   * Lists conversations, newest first, with the number of unread messages. They are about leases or, for landlords, with
   * suppliers.
   */
  @Get('threads')
  @ApiOkResponse({ type: [ThreadResponse] })
  listThreads(@Query() query: ListQuery): Promise<Page<ThreadResponse>> {
    return this.messages.threads(query);
  }

  /** Counts the unread messages in all conversations. */
  @Get('unread')
  unread(): Promise<UnreadResponse> {
    return this.messages.unread();
  }

  /** Lists the messages of a lease, newest first. 404 for a foreign lease. */
  @ForKeys('messages:read')
  @Get()
  @ApiOkResponse({ type: [LeaseMessageResponse] })
  list(@Query() query: LeaseMessageQuery): Promise<Page<LeaseMessageResponse>> {
    return this.messages.list(query);
  }

  /**
   * Writes to the other side, who get the message live and, if they chose that, an email. 401 `password_required` for a
   * tenant who signed in with an access code that was used before, because the message is in their name. 404 for a foreign
   * lease or document.
   */
  @NeedsPassword()
  @ForKeys('messages:write')
  @Post()
  send(@Body() body: NewLeaseMessage): Promise<LeaseMessageResponse> {
    return this.messages.send(body);
  }

  /** Marks a conversation as read. Returns the number of unread messages in the others. */
  @Post('read')
  @HttpCode(200)
  read(@Body() { leaseId }: ReadMessagesRequest): Promise<UnreadResponse> {
    return this.messages.read(leaseId);
  }
}
