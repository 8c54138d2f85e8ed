import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/auth/decorators.js';
import { AdminStatsResponse } from './overview.dto.js';
import { AdminOverview } from './overview.service.js';
import { AdminTrendsResponse } from './trends.dto.js';
import { AdminTrends } from './trends.service.js';

@ApiTags('admin')
@Controller('admin/stats')
export class AdminOverviewController {
  constructor(
    private readonly overview: AdminOverview,
    private readonly trends: AdminTrends,
  ) {}

  /** Figures about the installation, and what needs attention. */
  @Roles('admin')
  @Get()
  stats(): Promise<AdminStatsResponse> {
    return this.overview.stats();
  }

  /** Trends of the installation: users, units, rent and tickets over 12 months, chats and refused sign-ins over 14 days. */
  @Roles('admin')
  @Get('trends')
  course(): Promise<AdminTrendsResponse> {
    return this.trends.read();
  }
}
