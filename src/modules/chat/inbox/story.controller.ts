import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForStaff, Roles } from '../../../platform/auth/decorators.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { ChatLead, ChatTicket, MadeFromChat } from './story.dto.js';
import { ChatStory } from './story.service.js';

/** What becomes of a conversation after it. */
@ApiTags('chat')
@Roles('staff')
@Controller('chat-inbox')
export class ChatStoryController {
  constructor(private readonly story: ChatStory) {}

  /** A ticket with what was said; the same conversation again gives the same ticket. 400 for a visitor without name and address. */
  @ForStaff('tickets')
  @Post(':id/ticket')
  @HttpCode(200)
  ticket(@Param('id', IdPipe) id: string, @Body() body: ChatTicket): Promise<MadeFromChat> {
    return this.story.ticket(id, body);
  }

  /** A lead with what was said; the same conversation again gives the same lead. 400 without name and address. */
  @ForStaff('leads')
  @Post(':id/lead')
  @HttpCode(200)
  lead(@Param('id', IdPipe) id: string, @Body() body: ChatLead): Promise<MadeFromChat> {
    return this.story.lead(id, body);
  }
}
