import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { LimitedByPerson } from '../../platform/throttle/limited.decorator.js';
import { ActivateLeasesRequest, BulkTaskRequest, BulkTaskResponse, BulkTaskRow } from './bulk-task.dto.js';
import { BulkTasks, WELCOME_MAILS } from './bulk-tasks.service.js';

@ApiTags('landlords')
@Roles('landlord')
@Controller('landlords')
export class BulkTaskController {
  constructor(private readonly tasks: BulkTasks) {}

  /**
   * Activates drafts in the background, each in its own transaction and with the checks of its own route; someone
   * else's are skipped. Answers the task with its progress. Repeating the request in the meantime answers the same
   * task.
   */
  @Post('leases/activations')
  activate(@Body() body: ActivateLeasesRequest): Promise<BulkTaskResponse> {
    return this.tasks.activate(body);
  }

  /**
   * Emails the welcome letter with a new code to everyone on the chosen leases who has not joined and has an address, in the
   * background. Answers the task. 403 `email_unverified`, 429 past the limit.
   */
  @LimitedByPerson(WELCOME_MAILS)
  @Post('leases/letters/mail')
  mailLetters(@Body() body: BulkTaskRequest): Promise<BulkTaskResponse> {
    return this.tasks.mailLetters(body);
  }

  /** Bulk tasks that are still running, and results of the last seven days that the landlord hasn't closed yet. */
  @Get('bulk-tasks')
  @ApiOkResponse({ type: [BulkTaskResponse] })
  open(): Promise<BulkTaskResponse[]> {
    return this.tasks.open();
  }

  /** The progress of one task. */
  @Get('bulk-tasks/:id')
  get(@Param('id', IdPipe) id: string): Promise<BulkTaskResponse> {
    return this.tasks.get(id);
  }

  /** The outcome for each lease of a task, or for each tenant, so far. */
  @Get('bulk-tasks/:id/rows')
  @ApiOkResponse({ type: [BulkTaskRow] })
  rows(@Param('id', IdPipe) id: string): Promise<BulkTaskRow[]> {
    return this.tasks.rows(id);
  }

  /** Closes the result of a task: it isn't shown again. Repeating it is harmless. */
  @Post('bulk-tasks/:id/close')
  @HttpCode(200)
  async close(@Param('id', IdPipe) id: string): Promise<BulkTaskResponse> {
    await this.tasks.close(id);
    return this.tasks.get(id);
  }
}
