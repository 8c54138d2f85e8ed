import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { OwnerOnly, Roles } from '../../platform/auth/decorators.js';
import { PaymentInstructionsRequest, PaymentInstructionsResponse } from './payment-instruction.dto.js';
import { PaymentInstructions } from './payment-instructions.service.js';

@ApiTags('payments')
@Roles('landlord')
@Controller('landlords/payment-instructions')
export class PaymentInstructionsController {
  constructor(private readonly instructions: PaymentInstructions) {}

  /** How tenants pay outside of the product: the account's first, then each property's. */
  @Get()
  @ApiOkResponse({ type: [PaymentInstructionsResponse] })
  list(): Promise<PaymentInstructionsResponse[]> {
    return this.instructions.list();
  }

  /**
   * Changes those of the account or of a property, and returns all. Only for an owner of the account. The landlord's
   * people and the tenants concerned get an email. 401 `invalid_credentials`, `two_factor_required`; 403
   * `email_unverified`; 404 for someone else's property; 409 `stale_version`.
   */
  @Put()
  @OwnerOnly()
  @ApiOkResponse({ type: [PaymentInstructionsResponse] })
  change(@Body() body: PaymentInstructionsRequest): Promise<PaymentInstructionsResponse[]> {
    return this.instructions.change(body);
  }
}
