import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { LeaseCountsResponse } from './navigation.dto.js';
import { NavigationService } from './navigation.service.js';

@ApiTags('navigation')
@Controller('landlords/leases')
export class LeaseCountsController {
  constructor(private readonly navigation: NavigationService) {}

  /** The counts on the tabs of a lease: documents, open requests, unread messages. 404 for a foreign lease. */
  @Roles('landlord')
  @Get(':id/counts')
  counts(@Param('id', IdPipe) id: string): Promise<LeaseCountsResponse> {
    return this.navigation.ofLease(id);
  }
}
