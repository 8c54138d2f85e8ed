import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForKeys, ForStaff, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { Page } from '../../platform/lists/page.js';
import { LimitedByPerson } from '../../platform/throttle/limited.decorator.js';
import { NEW_SCHEDULES, SCHEDULE_CHANGES } from './limits.js';
import { MaintenanceReader } from './maintenance-reader.js';
import {
  CreateMaintenanceScheduleRequest,
  MaintenanceScheduleQuery,
  MaintenanceScheduleResponse,
  MaintenanceSupplier,
  UpdateMaintenanceScheduleRequest,
} from './maintenance-schedule.dto.js';
import { MaintenanceSchedules } from './maintenance-schedule.service.js';

@ApiTags('service requests')
@Roles('landlord')
@Controller('maintenance-schedules')
export class MaintenanceScheduleController {
  constructor(
    private readonly schedules: MaintenanceSchedules,
    private readonly reader: MaintenanceReader,
  ) {}

  /** Recurring maintenance, by property; with `year` the due days of that year. Sorts: property, nextOn, title, createdAt. */
  @Roles('landlord', 'staff', 'admin')
  @ForStaff('accounts')
  @ApiOkResponse({ type: [MaintenanceScheduleResponse] })
  @ForKeys('maintenance:read')
  @Get()
  list(@Query() query: MaintenanceScheduleQuery): Promise<Page<MaintenanceScheduleResponse>> {
    return this.reader.list(query);
  }

  /** Suppliers who can be named in a schedule: those of the landlord’s list, and those who have done a job for the landlord. */
  @ApiOkResponse({ type: [MaintenanceSupplier] })
  @Get('suppliers')
  suppliers(): Promise<MaintenanceSupplier[]> {
    return this.reader.suppliers();
  }

  /** One of them, also when it was deleted. */
  @Roles('landlord', 'staff', 'admin')
  @ForStaff('accounts')
  @ForKeys('maintenance:read')
  @Get(':id')
  get(@Param('id', IdPipe) id: string): Promise<MaintenanceScheduleResponse> {
    return this.reader.one(id);
  }

  /**
   * Adds one. A request is made so many days before each due day, or immediately if it is due by then. 400 for a rhythm without its
   * months or seasons, 404 for what is someone else’s and for a supplier who can’t be named. 403 for a key that names a supplier.
   */
  @LimitedByPerson(NEW_SCHEDULES)
  @ForKeys('maintenance:write')
  @Post()
  create(@Body() body: CreateMaintenanceScheduleRequest): Promise<MaintenanceScheduleResponse> {
    return this.schedules.create(body);
  }

  /** Changes, pauses or resumes one; the requests that it made stay. 404 for one that was deleted, 409 `stale_version`, 403 for a key if it has or gets a supplier. */
  @LimitedByPerson(SCHEDULE_CHANGES)
  @ForKeys('maintenance:write')
  @Patch(':id')
  update(
    @Param('id', IdPipe) id: string,
    @Body() body: UpdateMaintenanceScheduleRequest,
  ): Promise<MaintenanceScheduleResponse> {
    return this.schedules.update(id, body);
  }

  /** Deletes one; the requests that it made stay. A second time it is gone (404). */
  @ForKeys('maintenance:write')
  @Delete(':id')
  @HttpCode(204)
  end(@Param('id', IdPipe) id: string): Promise<void> {
    return this.schedules.end(id);
  }
}
