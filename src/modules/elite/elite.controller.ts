import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/auth/decorators.js';
import { ElitePaymentResponse, EliteSubscriptionResponse, SubscribeElite } from './elite.dto.js';
import { EliteSubscriptions } from './elite.service.js';

@ApiTags('elite')
@Controller('elite')
export class EliteController {
  constructor(private readonly subscriptions: EliteSubscriptions) {}

  /** Becomes an Elite Partner: $299 a year or $1,499 for life, through the sandbox payment. 422 when the lifetime plan runs. */
  @Roles('supplier')
  @Post('subscribe')
  subscribe(@Body() { plan }: SubscribeElite): Promise<EliteSubscriptionResponse> {
    return this.subscriptions.subscribe(plan);
  }

  /** Whether plans can be paid here: not yet by a real provider, whose page does not lead here. */
  @Roles('supplier')
  @Get('payment')
  payment(): ElitePaymentResponse {
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
