import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AnyRole, ForStaff, NeedsPassword, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { BulkResponse } from '../../platform/lists/chosen-rows.dto.js';
import type { Page } from '../../platform/lists/page.js';
import { LimitedByPerson } from '../../platform/throttle/limited.decorator.js';
import { TICKET_LIMITS } from './limits.js';
import { TicketMessages } from './ticket-messages.service.js';
import {
  NewTicket,
  NewTicketMessage,
  TicketChange,
  TicketCounts,
  TicketMessageResponse,
  TicketQuery,
  TicketResponse,
  TicketsChange,
} from './ticket.dto.js';
import { Tickets } from './tickets.service.js';

/** Support tickets (docs/specification/support.md): everyone's own; all of their world for staff and admins. */
@ApiTags('support')
@AnyRole()
@ForStaff('tickets')
@Controller('support-tickets')
export class TicketsController {
  constructor(
    private readonly tickets: Tickets,
    private readonly messages: TicketMessages,
  ) {}

  /** Newest first; `q` searches numbers, subjects, names, addresses and messages. */
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

  /** How many tickets each view of the team has. */
  @Roles('staff', 'admin')
  @ForStaff('tickets')
  @Get('counts')
  counts(): Promise<TicketCounts> {
    return this.tickets.counts();
  }

  /** The same change of up to 200 tickets, each for itself: answers which were refused, and why. */
  @Roles('staff', 'admin')
  @ForStaff('tickets')
  @NeedsPassword()
  @HttpCode(200)
  @Post('bulk')
  changeMany(@Body() body: TicketsChange): Promise<BulkResponse> {
    return this.tickets.changeMany(body);
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

  /**
   * Answers; the team's answer goes to the asker by mail, and the ticket is then the answerer's. 409 `chat_held` where a colleague
   * looks after it, without `takeOver`. 422 `transition_forbidden` in a closed ticket.
   */
  @NeedsPassword()
  @LimitedByPerson(TICKET_LIMITS.message)
  @Post(':id/messages')
  answer(
    @Param('id', IdPipe) id: string,
    @Body() { message, takeOver }: NewTicketMessage,
  ): Promise<TicketMessageResponse> {
    return this.messages.add(id, message, takeOver);
  }
}
