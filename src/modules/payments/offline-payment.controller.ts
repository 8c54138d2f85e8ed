import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForKeys, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { OfflinePayments } from './offline-payments.service.js';
import { PaymentReader } from './payment-reader.service.js';
import { PaymentResponse, RecordPaymentRequest } from './payment.dto.js';

@ApiTags('payments')
@Controller('landlords/leases/:id/payments')
export class OfflinePaymentController {
  constructor(
    private readonly payments: OfflinePayments,
    private readonly reader: PaymentReader,
  ) {}

  /**
   * Records a payment that came in cash, by check or transfer. What exceeds the open charges becomes a prepayment. 422
   * `same_payment_recorded` where one of the same amount was received within six days, unless `anotherPayment` says
   * that it is a different payment.
   */
  @Roles('landlord')
  @ForKeys('payments:write')
  @Post()
  async record(@Param('id', IdPipe) id: string, @Body() body: RecordPaymentRequest): Promise<PaymentResponse> {
    return this.reader.one(await this.payments.record(id, body));
  }
}
