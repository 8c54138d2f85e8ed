import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/auth/decorators.js';
import { ScheduleResponse } from './schedules.dto.js';
import { Schedules } from './schedules.service.js';

/** Work that runs by the clock: when it ran, how long it took, and a run in between. */
@ApiTags('admin')
@Roles('admin')
@Controller('admin/schedules')
export class SchedulesController {
  constructor(private readonly schedules: Schedules) {}

  /** All schedules by name: there are about fifty, so there are no pages. Empty in the demo. */
  @Get()
  list(): Promise<ScheduleResponse[]> {
    return this.schedules.list();
  }

  /** Queues a run. Does nothing while one waits or runs. 404 for a name that isn't known, and in the demo. */
  @Post(':name/run')
  @HttpCode(204)
  run(@Param('name') name: string): Promise<void> {
    return this.schedules.run(name);
  }
}
