import { Body, Controller, Delete, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForKeys, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { LeaseResponse } from './lease-response.dto.js';
import { LeaseTenants } from './lease-tenants.service.js';
import { LeaseTenantRequest, UpdateLeaseTenantRequest } from './lease.dto.js';
import { LeaseService } from './lease.service.js';

@ApiTags('landlords')
@Controller('landlords/leases/:id/tenants')
export class LeaseTenantController {
  constructor(
    private readonly tenants: LeaseTenants,
    private readonly leases: LeaseService,
  ) {}

  /** Adds someone to a lease. Answers the lease. */
  @Roles('landlord')
  @ForKeys('leases:write')
  @Post()
  async add(@Param('id', IdPipe) leaseId: string, @Body() body: LeaseTenantRequest): Promise<LeaseResponse> {
    await this.tenants.create(leaseId, body);
    return this.leases.get(leaseId);
  }

  /**
   * Changes an entry; 422 for the address of someone who has joined, 403 for a key that changes an address. Answers the
   * lease.
   */
  @Roles('landlord')
  @ForKeys('leases:write')
  @Patch(':tenantId')
  async update(
    @Param('id', IdPipe) leaseId: string,
    @Param('tenantId', IdPipe) id: string,
    @Body() body: UpdateLeaseTenantRequest,
  ): Promise<LeaseResponse> {
    await this.tenants.update(leaseId, id, body);
    return this.leases.get(leaseId);
  }

  /** Removes someone who hasn't joined (else 422). 403 for an API key when the entry has an email address. */
  @Roles('landlord')
  @ForKeys('leases:write')
  @Delete(':tenantId')
  @HttpCode(204)
  remove(@Param('id', IdPipe) leaseId: string, @Param('tenantId', IdPipe) id: string): Promise<void> {
    return this.tenants.remove(leaseId, id);
  }
}
