import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/auth/decorators.js';
import { AdminStatsResponse } from './overview.dto.js';
import { AdminOverview } from './overview.service.js';

@ApiTags('admin')
@Controller('admin/stats')
export class AdminOverviewController {
  constructor(private readonly overview: AdminOverview) {}

  /** What there is and what waits, in figures. */
  @Roles('admin')
  @Get()
  stats(): Promise<AdminStatsResponse> {
    return this.overview.stats();
  }
}
