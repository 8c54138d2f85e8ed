import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../../platform/auth/decorators.js';
import { ChatAnsweringResponse } from './answering.dto.js';
import { ChatAnswering } from './answering.service.js';

/** Whether and how soon the chat answers: figures alone, nothing of a person. */
@ApiTags('chat')
@Public()
@Controller('chat-answering')
export class ChatAnsweringController {
  constructor(private readonly answering: ChatAnswering) {}

  /** Whether an answer can be expected soon, and the measured time until the first one. */
  @Get()
  @Header('Cache-Control', 'no-store')
  read(): Promise<ChatAnsweringResponse> {
    return this.answering.read();
  }
}
