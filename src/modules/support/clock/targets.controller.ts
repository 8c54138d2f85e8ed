import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForStaff, Roles } from '../../../platform/auth/decorators.js';
import { TicketFiguresResponse, TicketTargetFields, TicketTargetsChange } from './targets.dto.js';
import { TicketTargets } from './targets.service.js';

/** The time in which support wants to answer and solve tickets, by priority. */
@ApiTags('support')
@Roles('staff', 'admin')
@ForStaff('tickets')
@Controller('support-targets')
export class TicketTargetsController {
  constructor(private readonly targets: TicketTargets) {}

  /** The targets of all priorities, in minutes of open hours. */
  @Get()
  list(): Promise<TicketTargetFields[]> {
    return this.targets.list();
  }

  /** Figures of the last 30 days: medians, shares in time, and ratings. */
  @ForStaff('team')
  @Get('figures')
  figures(): Promise<TicketFiguresResponse> {
    return this.targets.figures();
  }

  /** Sets targets. Only for admins. They apply to new tickets and to those whose priority changes. 409 `stale_version` if another admin changed them since `seen`. */
  @Put()
  @Roles('admin')
  set(@Body() change: TicketTargetsChange): Promise<TicketTargetFields[]> {
    return this.targets.set(change);
  }
}
