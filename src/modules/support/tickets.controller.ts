import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AnyRole, NeedsPassword } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { Page } from '../../platform/lists/page.js';
import { LimitedByPerson } from '../../platform/throttle/limited.decorator.js';
import { TICKET_LIMITS } from './limits.js';
import { TicketMessages } from './ticket-messages.service.js';
import {
  NewTicket,
  NewTicketMessage,
  TicketChange,
  TicketMessageResponse,
  TicketQuery,
  TicketResponse,
} from './ticket.dto.js';
import { Tickets } from './tickets.service.js';

/** Support tickets (docs/specification/api.md): everybody's own; all of their world for staff and admins (docs/specification/api.md). */
@ApiTags('support')
@AnyRole()
@Controller('support-tickets')
export class TicketsController {
  constructor(
    private readonly tickets: Tickets,
    private readonly messages: TicketMessages,
  ) {}

  /** Newest first; `q` searches subjects, names and addresses. */
  @Get()
  @ApiOkResponse({ type: [TicketResponse] })
  list(@Query() query: TicketQuery): Promise<Page<TicketResponse>> {
    return this.tickets.list(query);
  }

  /** Files one; staff and admins take a form over by `submissionId`. 429 past 30 in an hour. */
  @NeedsPassword()
  @LimitedByPerson(TICKET_LIMITS.ticket)
  @Post()
  create(@Body() body: NewTicket): Promise<TicketResponse> {
    return this.tickets.create(body);
  }

  /** One support ticket. */
  @Get(':id')
  read(@Param('id', IdPipe) id: string): Promise<TicketResponse> {
    return this.tickets.read(id);
  }

  /** Changes what is sent: state, and for the office priority and who looks after it. 409 `stale_version`, 422 `transition_forbidden`. */
  @NeedsPassword()
  @Patch(':id')
  change(@Param('id', IdPipe) id: string, @Body() body: TicketChange): Promise<TicketResponse> {
    return this.tickets.change(id, body);
  }

  /** What was said after the description, in order. */
  @Get(':id/messages')
  listMessages(@Param('id', IdPipe) id: string): Promise<TicketMessageResponse[]> {
    return this.messages.list(id);
  }

  /** Answers; the office's answer goes to the asker by mail. 422 `transition_forbidden` in a closed ticket. */
  @NeedsPassword()
  @LimitedByPerson(TICKET_LIMITS.message)
  @Post(':id/messages')
  answer(@Param('id', IdPipe) id: string, @Body() { message }: NewTicketMessage): Promise<TicketMessageResponse> {
    return this.messages.add(id, message);
  }
}
