import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { OwnerOnly, Roles } from '../../../platform/auth/decorators.js';
import { ProviderOnboarding } from '../providers/ports.js';
import { PaymentSetupRequest, PaymentSetupResponse, ProviderPageResponse } from './payment-setup.dto.js';
import { PaymentSetups } from './payment-setup.service.js';

@ApiTags('payments')
@Roles('landlord')
@Controller('landlords/payment-setup')
export class PaymentSetupController {
  constructor(
    private readonly setups: PaymentSetups,
    private readonly onboarding: ProviderOnboarding,
  ) {}

  /** The payment provider, the state of the landlord's account with it, and who pays the fees in each place. */
  @Get()
  read(): Promise<PaymentSetupResponse> {
    return this.setups.read();
  }

  /** Chooses who pays the fees. A rule of a region overrules the choice there. */
  @OwnerOnly()
  @Put()
  choose(@Body() body: PaymentSetupRequest): Promise<PaymentSetupResponse> {
    return this.setups.choose(body);
  }

  /** The provider's page on which the account is opened or completed. 503 where the provider needs none. */
  @OwnerOnly()
  @Post('onboarding')
  async begin(): Promise<ProviderPageResponse> {
    return { url: await this.onboarding.begin() };
  }

  /** Asks the provider for the state of the account, after the landlord returned from its page. */
  @OwnerOnly()
  @Post('refresh')
  @HttpCode(200)
  async refresh(): Promise<PaymentSetupResponse> {
    await this.onboarding.refresh();
    return this.setups.read();
  }
}
