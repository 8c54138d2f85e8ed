import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { ReturnedFeeResponse } from '../rent/returned-fee.dto.js';
import { ReturnedFees } from '../rent/returned-fees.service.js';
import { GivenBack } from './given-back.service.js';
import { PaymentReader } from './payment-reader.service.js';
import { GiveBackRequest, PaymentResponse, ReturnPaymentRequest } from './payment.dto.js';
import { RefundOutlookQuery, RefundOutlookResponse } from './refund-outlook.dto.js';
import { RefundOutlook } from './refund-outlook.service.js';
import { ReturnedPayments } from './returned-payments.service.js';

@ApiTags('payments')
@Controller()
export class ReturnedPaymentController {
  constructor(
    private readonly returned: ReturnedPayments,
    private readonly fees: ReturnedFees,
    private readonly givenBack: GivenBack,
    private readonly outlook: RefundOutlook,
    private readonly reader: PaymentReader,
  ) {}

  /** The fee that the region allows for a returned payment. 404 for someone else's lease. */
  @Roles('landlord')
  @Get('landlords/leases/:id/returned-payment-fee')
  fee(@Param('id', IdPipe) leaseId: string): Promise<ReturnedFeeResponse> {
    return this.fees.allowed(leaseId);
  }

  /**
   * The bank took back a payment that was recorded by hand: it is owed again, and both sides get a message. 422
   * `region_rule` for a fee beyond what the region allows, `rule_broken` for a payment that came online. Repeating it
   * is harmless.
   */
  @Roles('landlord')
  @Post('payments/:id/return')
  @HttpCode(200)
  async take(@Param('id', IdPipe) id: string, @Body() body: ReturnPaymentRequest): Promise<PaymentResponse> {
    await this.returned.take(id, body);
    return this.reader.one(id);
  }

  /**
   * The consequences if the tenants owe this much of a returned payment again: since when it is overdue, and which late
   * fee may be charged. 422 `rule_broken` for more than is left, 404 for someone else's payment.
   */
  @Roles('landlord')
  @Get('payments/:id/refund-outlook')
  outlookOf(
    @Param('id', IdPipe) id: string,
    @Query() { amountCents }: RefundOutlookQuery,
  ): Promise<RefundOutlookResponse> {
    return this.outlook.of(id, amountCents);
  }

  /**
   * Records money of a payment that was returned to the tenant outside of the product. Tenants get a message. It is
   * subtracted from their credit, and `balance` says what happens with the rest. 422 `rule_broken` for a payment that
   * came online or more than is left, 404 for someone else's payment.
   */
  @Roles('landlord')
  @Post('payments/:id/give-backs')
  async giveBack(@Param('id', IdPipe) id: string, @Body() body: GiveBackRequest): Promise<PaymentResponse> {
    await this.givenBack.record(id, body);
    return this.reader.one(id);
  }
}
