import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/auth/decorators.js';
import { SubscriptionPaymentResponse } from '../subscriptions/subscription.dto.js';
import { EliteOrderResponse, EliteQuoteResponse, EliteSubscriptionResponse, SubscribeElite } from './elite.dto.js';
import { EliteSubscriptions } from './elite.service.js';

@ApiTags('elite')
@Controller('elite')
export class EliteController {
  constructor(private readonly subscriptions: EliteSubscriptions) {}

  /**
   * Becomes an Elite Partner: $299 a year or $1,499 for life; resumes a plan that was to end. `actionUrl` is the provider's page
   * where it is paid there. 422 `card_declined`, or when the lifetime plan runs; 409 while another payment is on its way.
   */
  @Roles('supplier')
  @Post('subscribe')
  subscribe(@Body() body: SubscribeElite): Promise<EliteOrderResponse> {
    return this.subscriptions.subscribe(body);
  }

  /** What a plan would cost now: what is unused of a running year pays for the lifetime plan first. */
  @Roles('supplier')
  @Get('quote')
  quote(@Query() { plan }: SubscribeElite): Promise<EliteQuoteResponse> {
    return this.subscriptions.quote(plan);
  }

  /** How plans are paid here, and what is being paid. */
  @Roles('supplier')
  @Get('payment')
  payment(): Promise<SubscriptionPaymentResponse> {
    return this.subscriptions.payment();
  }

  /** The supplier's subscription; an empty answer when there was none. */
  @Roles('supplier')
  @Get('subscription')
  own(): Promise<EliteSubscriptionResponse | null> {
    return this.subscriptions.own();
  }

  /** Ends an annual plan: money back within 30 days, else when its year is over. 404 without one, 422 for the lifetime plan. */
  @Roles('supplier')
  @Post('cancel')
  cancel(): Promise<EliteSubscriptionResponse> {
    return this.subscriptions.cancel();
  }
}
