import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForStaff, Roles } from '../../../platform/auth/decorators.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { TicketResponse } from '../ticket.dto.js';
import { TicketMerging } from './merge.service.js';
import { TicketMerge, TicketSplit } from './merging.dto.js';
import { TicketSplitting } from './split.service.js';

/** One question in two tickets, and two questions in one. */
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
   * Continues the ticket in another one, which it answers with. 400 where someone else asked that one, without `confirmed`; 422
   * `transition_forbidden` into a closed ticket, and where one of them was merged elsewhere.
   */
  @Post(':id/merge')
  @HttpCode(200)
  merge(@Param('id', IdPipe) id: string, @Body() body: TicketMerge): Promise<TicketResponse> {
    return this.merging.merge(id, body);
  }

  /** Makes a new ticket of some messages, and answers with it. 409 `stale_version` where one of them is elsewhere by now. */
  @Post(':id/split')
  split(@Param('id', IdPipe) id: string, @Body() body: TicketSplit): Promise<TicketResponse> {
    return this.splitting.split(id, body);
  }
}
