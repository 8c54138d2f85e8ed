import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForStaff, Roles } from '../../../platform/auth/decorators.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { CannedAnswerChange, CannedAnswerFields, CannedAnswerResponse } from './canned.dto.js';
import { CannedAnswers } from './canned.service.js';

/** Canned answers of the live chat, which staff insert with “/” and a shortcut. Managers and admins write them. */
@ApiTags('chat')
@Roles('staff', 'admin')
@ForStaff('chats')
@Controller('chat-answers')
export class CannedAnswersController {
  constructor(private readonly answers: CannedAnswers) {}

  /** Lists all canned answers by shortcut. */
  @Get()
  @ApiOkResponse({ type: [CannedAnswerResponse] })
  list(): Promise<CannedAnswerResponse[]> {
    return this.answers.list();
  }

  /** Adds a canned answer. 400 for an unknown variable in braces, 409 `conflict` if the shortcut is taken. */
  @ForStaff('team')
  @Post()
  create(@Body() body: CannedAnswerFields): Promise<CannedAnswerResponse> {
    return this.answers.create(body);
  }

  /** Replaces the shortcut and the texts. 409 `stale_version`. */
  @ForStaff('team')
  @Put(':id')
  change(@Param('id', IdPipe) id: string, @Body() body: CannedAnswerChange): Promise<CannedAnswerResponse> {
    return this.answers.change(id, body);
  }

  /** Deletes a canned answer. Messages that were sent with it stay. */
  @ForStaff('team')
  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id', IdPipe) id: string): Promise<void> {
    return this.answers.remove(id);
  }
}
