import { Body, Controller, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForStaff, Roles } from '../../../platform/auth/decorators.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { LimitedByPerson } from '../../../platform/throttle/limited.decorator.js';
import { TICKET_LIMITS } from '../limits.js';
import { TicketResponse } from '../ticket.dto.js';
import { Callers } from './callers.service.js';
import { NewCallerTicket, RequesterChange } from './requester.dto.js';

/** Tickets that staff file for someone else, for example after a phone call. */
@ApiTags('support')
@Roles('staff', 'admin')
@ForStaff('tickets')
@Controller('support-tickets')
export class CallersController {
  constructor(private readonly callers: Callers) {}

  /**
   * Files a ticket for a person, or for a name with an email or a phone number. It is assigned to the colleague who files it, and
   * the requester gets an email. 400 without a way to reach them, 404 for an unknown person, 429 above 120 in an hour.
   */
  @LimitedByPerson(TICKET_LIMITS.caller)
  @Post('for-caller')
  file(@Body() body: NewCallerTicket): Promise<TicketResponse> {
    return this.callers.file(body);
  }

  /**
   * Changes the requester. The new one gets an email and can read the whole ticket. 400 without `confirmed` if that gives a person
   * with an account access to it, 404 for an unknown person, 409 `chat_held` if another colleague has it, without `takeOver`, 409
   * `stale_version`, 422 `transition_forbidden` for a merged ticket.
   */
  @LimitedByPerson(TICKET_LIMITS.caller)
  @Put(':id/requester')
  change(@Param('id', IdPipe) id: string, @Body() body: RequesterChange): Promise<TicketResponse> {
    return this.callers.change(id, body);
  }
}
