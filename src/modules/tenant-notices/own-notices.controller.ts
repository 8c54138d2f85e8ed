import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { NeedsPassword, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { LimitedByPerson } from '../../platform/throttle/limited.decorator.js';
import { GiveNotice } from './give-notice.service.js';
import { TENANT_NOTICES } from './limits.js';
import { GiveNoticeRequest, OwnNoticesQuery, OwnNoticesResponse } from './tenant-notice.dto.js';

@ApiTags('tenants')
@Roles('tenant')
@Controller('tenants/me/notices')
export class OwnNoticesController {
  constructor(private readonly notices: GiveNotice) {}

  /** What binds a tenant who gives notice today, with its source, and the notices on the lease. 404 for someone else’s lease. */
  @Get()
  list(@Query() { leaseId }: OwnNoticesQuery): Promise<OwnNoticesResponse> {
    return this.notices.list(leaseId);
  }

  /**
   * Gives notice to move out; a day that is too early for that asks the landlord to agree, with `early`. The same notice twice is
   * one. 400 for a day that has passed or is too early, 409 `notice_open`, 422 for a lease that has ended or has a last day.
   */
  @NeedsPassword()
  @LimitedByPerson(TENANT_NOTICES)
  @Post()
  async give(@Body() body: GiveNoticeRequest): Promise<OwnNoticesResponse> {
    await this.notices.give(body);
    return this.notices.list(body.leaseId);
  }

  /**
   * Withdraws one’s own notice; once it is acknowledged, asks the landlord to agree. Repeating it is harmless. 404 for
   * another tenant’s.
   */
  @NeedsPassword()
  @LimitedByPerson(TENANT_NOTICES)
  @Post(':id/withdraw')
  @HttpCode(200)
  async withdraw(@Param('id', IdPipe) id: string): Promise<OwnNoticesResponse> {
    return this.notices.list(await this.notices.withdraw(id));
  }
}
