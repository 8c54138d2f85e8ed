import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForStaff, Roles } from '../../../platform/auth/decorators.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import type { Page } from '../../../platform/lists/page.js';
import { ChatMessageQuery } from '../chat.dto.js';
import { Desks } from './desks.service.js';
import {
  DeskChange,
  DeskResponse,
  InboxCounts,
  InboxLineResponse,
  InboxQuery,
  InboxSessionResponse,
} from './inbox.dto.js';
import { ChatInbox } from './inbox.service.js';

/** The live chat for staff: a queue by state, with names and unread counts that visitors never see. Admins can only read. */
@ApiTags('chat')
@Roles('staff', 'admin')
@ForStaff('chats')
@Controller('chat-inbox')
export class ChatInboxController {
  constructor(
    private readonly inbox: ChatInbox,
    private readonly desks: Desks,
  ) {}

  /** A page of a state: the longest wait first, closed ones by their end. Without a state all of them; `q` searches people and messages, `tag` narrows any of them to what has each of its tags. */
  @Get()
  @ApiOkResponse({ type: [InboxSessionResponse] })
  list(@Query() query: InboxQuery): Promise<Page<InboxSessionResponse>> {
    return this.inbox.list(query);
  }

  /** Returns how many conversations are in each state. */
  @Get('counts')
  counts(): Promise<InboxCounts> {
    return this.inbox.counts();
  }

  /** Returns a conversation in any state. */
  @Get(':id')
  read(@Param('id', IdPipe) id: string): Promise<InboxSessionResponse> {
    return this.inbox.read(id);
  }

  /** Lists the messages, oldest first, with the names of those who answered. `after` limits them to those after a number. */
  @Get(':id/lines')
  @ApiOkResponse({ type: [InboxLineResponse] })
  lines(@Param('id', IdPipe) id: string, @Query() query: ChatMessageQuery): Promise<Page<InboxLineResponse>> {
    return this.inbox.lines(id, query);
  }

  /** Returns how far the calling member of staff has read, and the answer they were writing. */
  @Get(':id/desk')
  @Roles('staff')
  @ForStaff('chats')
  desk(@Param('id', IdPipe) id: string): Promise<DeskResponse> {
    return this.desks.read(id);
  }

  /** Stores how far they have read and what they are writing. No one else can read it. */
  @Put(':id/desk')
  @Roles('staff')
  @ForStaff('chats')
  keep(@Param('id', IdPipe) id: string, @Body() body: DeskChange): Promise<DeskResponse> {
    return this.desks.keep(id, body);
  }
}
