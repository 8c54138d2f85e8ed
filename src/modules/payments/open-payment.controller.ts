import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { NeedsPassword, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { LeaveMethodRequest } from './autopay.dto.js';
import { AutopayService } from './autopay.service.js';
import { OpenPayments } from './open-payments.service.js';
import { PaymentReader } from './payment-reader.service.js';
import { PaymentResponse } from './payment.dto.js';
import { ProviderPageResponse } from './setup/payment-setup.dto.js';

@ApiTags('payments')
@Roles('tenant')
@Controller()
export class OpenPaymentController {
  constructor(
    private readonly open: OpenPayments,
    private readonly reader: PaymentReader,
    private readonly autopay: AutopayService,
  ) {}

  /**
   * Cancels a payment that its payer hasn't confirmed yet. 404 for someone else's payment, 422 once it is on its way.
   */
  @Post('payments/:id/cancel')
  @HttpCode(200)
  async cancel(@Param('id', IdPipe) id: string): Promise<PaymentResponse> {
    await this.open.giveUp(id);
    return this.reader.one(id);
  }

  /** The provider's page on which a card or bank account is saved for autopay. 503 where the provider needs none. */
  @NeedsPassword()
  @Post('tenants/me/payment-methods')
  async leaveMethod(@Body() body: LeaveMethodRequest): Promise<ProviderPageResponse> {
    return { url: await this.autopay.leaveMethod(body) };
  }
}
