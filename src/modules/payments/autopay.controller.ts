import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { NeedsPassword, Roles } from '../../platform/auth/decorators.js';
import { AutopayQuery, AutopayRequest, AutopayResponse } from './autopay.dto.js';
import { AutopayService } from './autopay.service.js';

@ApiTags('payments')
@Roles('tenant')
@Controller('tenants/me/autopay')
export class AutopayController {
  constructor(private readonly autopay: AutopayService) {}

  /** Whether autopay is on for the tenant's lease, and its payment method. */
  @Get()
  read(@Query() query: AutopayQuery): Promise<AutopayResponse> {
    return this.autopay.read(query);
  }

  /** Turns it on or off. 401 `password_required` for a session that was opened with a used code. */
  @NeedsPassword()
  @Put()
  change(@Body() body: AutopayRequest): Promise<AutopayResponse> {
    return this.autopay.change(body);
  }
}
