import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForStaff, Roles } from '../../../platform/auth/decorators.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { CannedAnswerChange, CannedAnswerFields, CannedAnswerResponse } from './canned.dto.js';
import { CannedAnswers } from './canned.service.js';

/** Answers of the live chat that staff insert by “/” and a shortcut. Managers and admins write them. */
@ApiTags('chat')
@Roles('staff', 'admin')
@ForStaff('chats')
@Controller('chat-answers')
export class CannedAnswersController {
  constructor(private readonly answers: CannedAnswers) {}

  /** All of them, by shortcut. */
  @Get()
  @ApiOkResponse({ type: [CannedAnswerResponse] })
  list(): Promise<CannedAnswerResponse[]> {
    return this.answers.list();
  }

  /** Adds one. 400 for an unknown word in braces, 409 `conflict` for a shortcut that is taken. */
  @ForStaff('team')
  @Post()
  create(@Body() body: CannedAnswerFields): Promise<CannedAnswerResponse> {
    return this.answers.create(body);
  }

  /** Replaces shortcut and texts. 409 `stale_version`. */
  @ForStaff('team')
  @Put(':id')
  change(@Param('id', IdPipe) id: string, @Body() body: CannedAnswerChange): Promise<CannedAnswerResponse> {
    return this.answers.change(id, body);
  }

  /** Removes one; answers that were sent with it stay. */
  @ForStaff('team')
  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id', IdPipe) id: string): Promise<void> {
    return this.answers.remove(id);
  }
}
