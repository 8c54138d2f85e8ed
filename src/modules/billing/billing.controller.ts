import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { OwnerOnly, Roles } from '../../platform/auth/decorators.js';
import { BillingResponse, ChoosePlanRequest, PlanOrderResponse, PlanQuery, PlanQuoteResponse } from './billing.dto.js';
import { Billing } from './billing.service.js';

@ApiTags('billing')
@Roles('landlord')
@OwnerOnly()
@Controller('billing')
export class BillingController {
  constructor(private readonly billing: Billing) {}

  /** The landlord's plan, trial and payment. 422 `billing_off` where plans aren't sold. */
  @Get()
  own(): Promise<BillingResponse> {
    return this.billing.own();
  }

  /** What a plan would cost now. The unused part of the current one is credited first. 422 `billing_off`. */
  @Get('quote')
  quote(@Query() query: PlanQuery): Promise<PlanQuoteResponse> {
    return this.billing.quote(query);
  }

  /**
   * Chooses a plan, changes it immediately, or resumes one that was set to end. `actionUrl` is the provider's page
   * where it is paid there. 422 `card_declined` or `billing_off`, 409 while another payment is on its way.
   */
  @Post('plan')
  choose(@Body() body: ChoosePlanRequest): Promise<PlanOrderResponse> {
    return this.billing.choose(body);
  }

  /** Ends the plan at the end of the paid period. 404 without one. */
  @Post('cancel')
  @HttpCode(200)
  cancel(): Promise<BillingResponse> {
    return this.billing.cancel();
  }
}
