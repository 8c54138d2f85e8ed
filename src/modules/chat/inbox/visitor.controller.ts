import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForStaff, Roles } from '../../../platform/auth/decorators.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { VisitorResponse } from './visitor.dto.js';
import { ChatVisitors } from './visitor.service.js';

/** Who the visitor of a conversation is. */
@ApiTags('chat')
@Roles('staff', 'admin')
@ForStaff('chats')
@Controller('chat-inbox')
export class ChatVisitorController {
  constructor(private readonly visitors: ChatVisitors) {}

  /**
   * Returns the visitor's page, account and other conversations. Seeing an account is recorded in the audit log, like a visit to
   * the person's page.
   */
  @Get(':id/visitor')
  read(@Param('id', IdPipe) id: string): Promise<VisitorResponse> {
    return this.visitors.read(id);
  }
}
