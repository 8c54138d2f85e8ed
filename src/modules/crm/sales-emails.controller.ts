import { Controller, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/auth/decorators.js';
import { LiveWorld } from '../../platform/scope/live-world.js';
import { LimitedBySource } from '../../platform/throttle/limited.decorator.js';
import { SalesToken, SalesStopped } from './lead-work.dto.js';
import { UNSUBSCRIBES } from './limits.js';
import { Suppressions } from './suppressions.service.js';

@ApiTags('crm')
@Controller('sales-emails')
export class SalesEmailsController {
  constructor(private readonly suppressions: Suppressions) {}

  /**
   * Ends sales emails to an address, by the link that each of them carries. Mail programs call it by themselves (RFC 8058), with
   * a form instead of JSON. Only POST does it, because programs open every link of an email to look for viruses. Twice does no
   * harm. 400 `invalid_link`.
   */
  @Public()
  @LiveWorld()
  @LimitedBySource(UNSUBSCRIBES)
  @Post('unsubscribe')
  @HttpCode(200)
  unsubscribe(@Query() { token }: SalesToken): Promise<SalesStopped> {
    return this.suppressions.follow(token);
  }
}
