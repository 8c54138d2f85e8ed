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

/** The live chat as staff see it: a queue by state, with names and unread marks that visitors never get. Admins read. */
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

  /** How many conversations are in each state. */
  @Get('counts')
  counts(): Promise<InboxCounts> {
    return this.inbox.counts();
  }

  /** One conversation in any state. */
  @Get(':id')
  read(@Param('id', IdPipe) id: string): Promise<InboxSessionResponse> {
    return this.inbox.read(id);
  }

  /** The lines from the first to the last, with the names of those who answered; `after` gives those that follow a number. */
  @Get(':id/lines')
  @ApiOkResponse({ type: [InboxLineResponse] })
  lines(@Param('id', IdPipe) id: string, @Query() query: ChatMessageQuery): Promise<Page<InboxLineResponse>> {
    return this.inbox.lines(id, query);
  }

  /** How far the asking member of staff has read, and the answer they were writing. */
  @Get(':id/desk')
  @Roles('staff')
  @ForStaff('chats')
  desk(@Param('id', IdPipe) id: string): Promise<DeskResponse> {
    return this.desks.read(id);
  }

  /** Keeps how far they have read and what they are writing; nobody else reads it. */
  @Put(':id/desk')
  @Roles('staff')
  @ForStaff('chats')
  keep(@Param('id', IdPipe) id: string, @Body() body: DeskChange): Promise<DeskResponse> {
    return this.desks.keep(id, body);
  }
}
