import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForStaff, Roles } from '../../../platform/auth/decorators.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { TicketResponse } from '../ticket.dto.js';
import { TicketMerging } from './merge.service.js';
import { TicketMerge, TicketSplit } from './merging.dto.js';
import { TicketSplitting } from './split.service.js';

/** Merges two tickets with the same question, and splits a ticket with two questions. */
@ApiTags('support')
@Roles('staff', 'admin')
@ForStaff('tickets')
@Controller('support-tickets')
export class TicketMergingController {
  constructor(
    private readonly merging: TicketMerging,
    private readonly splitting: TicketSplitting,
  ) {}

  /**
   * Merges the ticket into another one, and returns that one. 400 if it has a different requester, without `confirmed`; 422
   * `transition_forbidden` into a closed ticket, and if one of them was merged elsewhere.
   */
  @Post(':id/merge')
  @HttpCode(200)
  merge(@Param('id', IdPipe) id: string, @Body() body: TicketMerge): Promise<TicketResponse> {
    return this.merging.merge(id, body);
  }

  /** Makes a new ticket from some messages, and returns it. 409 `stale_version` if one of them has been moved in the meantime. */
  @Post(':id/split')
  split(@Param('id', IdPipe) id: string, @Body() body: TicketSplit): Promise<TicketResponse> {
    return this.splitting.split(id, body);
  }
}
