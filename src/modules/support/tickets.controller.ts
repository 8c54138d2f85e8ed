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

/** Support tickets (docs/specification/support.md): people’s own; for staff and admins all of their world (real or demo). */
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

  /** Files a ticket. Staff and admins take over a form with `submissionId`. 429 above 30 in an hour. */
  @NeedsPassword()
  @LimitedByPerson(TICKET_LIMITS.ticket)
  @Post()
  create(@Body() body: NewTicket): Promise<TicketResponse> {
    return this.tickets.create(body);
  }

  /** The number of tickets in each view of the team. */
  @Roles('staff', 'admin')
  @ForStaff('tickets')
  @Get('counts')
  counts(): Promise<TicketCounts> {
    return this.tickets.counts();
  }

  /** The same change of up to 200 tickets, each independent of the others. Returns which were refused, and why. */
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

  /**
   * Changes the fields that are sent: state, and for the team priority and assignee. 409 `stale_version`, 422
   * `transition_forbidden`.
   */
  @NeedsPassword()
  @Patch(':id')
  change(@Param('id', IdPipe) id: string, @Body() body: TicketChange): Promise<TicketResponse> {
    return this.tickets.change(id, body);
  }

  /** The messages after the description, in order. */
  @Get(':id/messages')
  listMessages(@Param('id', IdPipe) id: string): Promise<TicketMessageResponse[]> {
    return this.messages.list(id);
  }

  /**
   * Adds a message. The team’s answer is emailed to the requester, and the ticket is then assigned to the colleague who answered.
   * 409 `chat_held` if another colleague has it, without `takeOver`. 422 `transition_forbidden` in a closed ticket.
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
