import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/auth/decorators.js';
import { OwnLeaseQuery, TenantLeaseResponse } from './tenants.dto.js';
import { TenantsService } from './tenants.service.js';

@ApiTags('tenants')
@Roles('tenant')
@Controller('tenants/me')
export class TenantsController {
  constructor(private readonly tenants: TenantsService) {}

  /** The tenant's own lease with its home and what is to be paid next. 404 without one. */
  @Get('lease')
  lease(@Query() query: OwnLeaseQuery): Promise<TenantLeaseResponse> {
    return this.tenants.lease(query);
  }
}
