import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/auth/decorators.js';
import { OwnPaymentWaysQuery, PaymentWays } from './payment-instruction.dto.js';
import { PaymentInstructions } from './payment-instructions.service.js';

@ApiTags('tenants')
@Roles('tenant')
@Controller('tenants/me/payment-instructions')
export class OwnPaymentInstructionsController {
  constructor(private readonly instructions: PaymentInstructions) {}

  /**
   * How the landlord of a lease takes payments outside of the product. Empty when the landlord hasn't written any, and
   * for a past tenant who owes nothing. 404 for a lease that isn't the tenant's own.
   */
  @Get()
  read(@Query() { leaseId }: OwnPaymentWaysQuery): Promise<PaymentWays> {
    return this.instructions.own(leaseId);
  }
}
