import { Body, Controller, Get, Param, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForStaff, Roles } from '../../../platform/auth/decorators.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { LimitedByPerson } from '../../../platform/throttle/limited.decorator.js';
import { InboxSessionResponse } from '../inbox/inbox.dto.js';
import { CHAT_LIMITS } from '../limits.js';
import { ChatTagChange } from './tags.dto.js';
import { ChatTags } from './tags.service.js';

/** The tags of conversations. Admins can only read. */
@ApiTags('chat')
@Roles('staff', 'admin')
@ForStaff('chats')
@Controller('chat-inbox')
export class ChatTagsController {
  constructor(private readonly tags: ChatTags) {}

  /** Lists the tags of conversations and tickets that the reader can see, the most frequent first. */
  @Get('tags')
  list(): Promise<string[]> {
    return this.tags.list();
  }

  /**
   * Adds or removes a tag of a conversation in any state. Visitors never see tags. 400 for more than ten, 404 for a conversation
   * that the caller can't read.
   */
  @Patch(':id/tags')
  @Roles('staff')
  @ForStaff('chats')
  @LimitedByPerson(CHAT_LIMITS.tag)
  change(@Param('id', IdPipe) id: string, @Body() body: ChatTagChange): Promise<InboxSessionResponse> {
    return this.tags.change(id, body);
  }
}
