import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForStaff, Roles } from '../../../platform/auth/decorators.js';
import { TicketFiguresResponse, TicketTargetFields, TicketTargetsChange } from './targets.dto.js';
import { TicketTargets } from './targets.service.js';

/** Within which time support answers and solves, by priority. */
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

  /** How the last 30 days went: medians, what was in time, and what people said of it. */
  @ForStaff('team')
  @Get('figures')
  figures(): Promise<TicketFiguresResponse> {
    return this.targets.figures();
  }

  /** Sets targets; admins only. They apply to new tickets and to those whose priority changes. */
  @Put()
  @Roles('admin')
  set(@Body() { targets }: TicketTargetsChange): Promise<TicketTargetFields[]> {
    return this.targets.set(targets);
  }
}
