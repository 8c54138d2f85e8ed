import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { NewGapOverride, SupplierGapsResponse } from './gap-overrides.dto.js';
import { GapOverrides } from './gap-overrides.service.js';

@ApiTags('service requests')
@Roles('landlord')
@Controller('service-requests')
export class GapOverridesController {
  constructor(private readonly overrides: GapOverrides) {}

  /** Which insurance or license of a supplier has expired or is missing for this job. */
  @Get(':id/supplier-gaps/:supplierId')
  gaps(
    @Param('id', IdPipe) id: string,
    @Param('supplierId', IdPipe) supplierId: string,
  ): Promise<SupplierGapsResponse> {
    return this.overrides.gaps(id, supplierId);
  }

  /**
   * Allows the supplier to do this job despite the gaps, for a reason that is recorded. It covers only the current gaps and this
   * job.
   */
  @Post(':id/gap-overrides')
  add(@Param('id', IdPipe) id: string, @Body() body: NewGapOverride): Promise<SupplierGapsResponse> {
    return this.overrides.add(id, body);
  }
}
