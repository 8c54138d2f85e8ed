import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForStaff, Roles } from '../../../platform/auth/decorators.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { ChatLead, ChatTicket, MadeFromChat } from './story.dto.js';
import { ChatStory } from './story.service.js';

/** What staff create from a conversation: tickets and leads. */
@ApiTags('chat')
@Roles('staff')
@Controller('chat-inbox')
export class ChatStoryController {
  constructor(private readonly story: ChatStory) {}

  /**
   * Creates a ticket with the messages of the conversation. Idempotent: returns the same ticket again. 400 for a visitor without
   * a name and an address.
   */
  @ForStaff('tickets')
  @Post(':id/ticket')
  @HttpCode(200)
  ticket(@Param('id', IdPipe) id: string, @Body() body: ChatTicket): Promise<MadeFromChat> {
    return this.story.ticket(id, body);
  }

  /**
   * Creates a lead with the messages of the conversation. Idempotent: returns the same lead again. 400 without a name and an
   * address.
   */
  @ForStaff('leads')
  @Post(':id/lead')
  @HttpCode(200)
  lead(@Param('id', IdPipe) id: string, @Body() body: ChatLead): Promise<MadeFromChat> {
    return this.story.lead(id, body);
  }
}
