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
   * Stops sales emails to an address, with the link that each of them contains. Mail programs call it automatically (RFC 8058),
   * with a form instead of JSON. Only POST does it, because programs open every link of an email to check for viruses.
   * Idempotent. 400 `invalid_link`.
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
