import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/auth/decorators.js';
import { OverviewResponse } from './overview.dto.js';
import { OverviewService } from './overview.service.js';

@ApiTags('landlords')
@Controller('landlords/overview')
export class OverviewController {
  constructor(private readonly overviews: OverviewService) {}

  /** The landlord's home page: rent of the month by state, tasks, the street, collected by month, recent payments. */
  @Roles('landlord')
  @Get()
  get(): Promise<OverviewResponse> {
    return this.overviews.get();
  }
}
