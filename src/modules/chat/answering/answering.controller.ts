import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../../platform/auth/decorators.js';
import { ChatAnsweringResponse } from './answering.dto.js';
import { ChatAnswering } from './answering.service.js';

/** Whether the chat is answered, and how soon. The response contains only figures, no personal data. */
@ApiTags('chat')
@Public()
@Controller('chat-answering')
export class ChatAnsweringController {
  constructor(private readonly answering: ChatAnswering) {}

  /** Returns whether an answer can be expected soon, and the measured time until the first answer. */
  @Get()
  @Header('Cache-Control', 'no-store')
  read(): Promise<ChatAnsweringResponse> {
    return this.answering.read();
  }
}
