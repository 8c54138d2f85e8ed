import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { ForKeys, Roles } from '../../../platform/auth/decorators.js';
import { FromReplica } from '../../../platform/database/from-replica.decorator.js';
import { LongStatements } from '../../../platform/database/long-statements.decorator.js';
import type { Page } from '../../../platform/lists/page.js';
import {
  LandlordPaymentFileQuery,
  LandlordPaymentQuery,
  LandlordPaymentResponse,
  PaymentTotals,
} from './landlord-payment.dto.js';
import { LandlordPayments } from './landlord-payments.service.js';

@ApiTags('payments')
@Roles('landlord')
@Controller('landlords/payments')
export class LandlordPaymentsController {
  constructor(private readonly payments: LandlordPayments) {}

  /** Payments over all leases, the latest received first. Sorts: paidOn, amountCents, payer, home, method. */
  @ApiOkResponse({ type: [LandlordPaymentResponse] })
  @ForKeys('payments:read')
  @Get()
  list(@Query() query: LandlordPaymentQuery): Promise<Page<LandlordPaymentResponse>> {
    return this.payments.list(query);
  }

  /** The sums of the payments with the same filters, one row per currency. */
  @ApiOkResponse({ type: [PaymentTotals] })
  @ForKeys('payments:read')
  @Get('totals')
  totals(@Query() query: LandlordPaymentQuery): Promise<PaymentTotals[]> {
    return this.payments.totals(query);
  }

  /** The same list as CSV; amounts are decimals. Headings are names and values are codes, unless a `language` asks for words. */
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  @FromReplica()
  @LongStatements()
  @Get('export.csv')
  file(@Query() query: LandlordPaymentFileQuery): Promise<StreamableFile> {
    return this.payments.csv(query);
  }
}
