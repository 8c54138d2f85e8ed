import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/auth/decorators.js';
import { RegionRulesResponse } from '../portfolio/region-rules.dto.js';
import { RegionRules } from '../portfolio/region-rules.service.js';
import { OwnLeaseQuery, TenantLeaseResponse } from './tenants.dto.js';
import { TenantsService } from './tenants.service.js';

@ApiTags('tenants')
@Roles('tenant')
@Controller('tenants/me')
export class TenantsController {
  constructor(
    private readonly tenants: TenantsService,
    private readonly regions: RegionRules,
  ) {}

  /** The tenancy rules that apply where the tenant lives, with their sources. 404 without a lease. */
  @Get('region-rules')
  async regionRules(@Query() query: OwnLeaseQuery): Promise<RegionRulesResponse> {
    const { home } = await this.tenants.lease(query);
    return this.regions.at(home.propertyId);
  }

  /** The tenant's own lease with its home and what is to be paid next. 404 without one. */
  @Get('lease')
  lease(@Query() query: OwnLeaseQuery): Promise<TenantLeaseResponse> {
    return this.tenants.lease(query);
  }
}
