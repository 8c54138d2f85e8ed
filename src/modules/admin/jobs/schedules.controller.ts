import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/auth/decorators.js';
import { ScheduleResponse } from './schedules.dto.js';
import { Schedules } from './schedules.service.js';

/** Scheduled work: when it ran, how long it took, and a way to run it now. */
@ApiTags('admin')
@Roles('admin')
@Controller('admin/schedules')
export class SchedulesController {
  constructor(private readonly schedules: Schedules) {}

  /** Lists all schedules by name. There are about fifty, so there are no pages. Empty in the demo. */
  @Get()
  list(): Promise<ScheduleResponse[]> {
    return this.schedules.list();
  }

  /** Queues a run, unless one is already queued or running. 404 for an unknown name, and in the demo. */
  @Post(':name/run')
  @HttpCode(204)
  run(@Param('name') name: string): Promise<void> {
    return this.schedules.run(name);
  }
}
