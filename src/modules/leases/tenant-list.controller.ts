import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForKeys, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { Page } from '../../platform/lists/page.js';
import { TenantDetailResponse, TenantListQuery, TenantRowResponse } from './tenant-list.dto.js';
import { TenantList } from './tenant-list.service.js';

@ApiTags('landlords')
@Roles('landlord')
@Controller('landlords/tenants')
export class TenantListController {
  constructor(private readonly tenants: TenantList) {}

  /** Everyone on the landlord's leases, by last name, with what the lease owes. Sorts: name, home, startsOn, endsOn, openCents. */
  @ForKeys('leases:read')
  @Get()
  @ApiOkResponse({ type: [TenantRowResponse] })
  list(@Query() query: TenantListQuery): Promise<Page<TenantRowResponse>> {
    return this.tenants.list(query);
  }

  /** One tenant with every lease of the same person. */
  @ForKeys('leases:read')
  @Get(':id')
  get(@Param('id', IdPipe) id: string): Promise<TenantDetailResponse> {
    return this.tenants.get(id);
  }
}
