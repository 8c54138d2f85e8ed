import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.js';
import { StripeProvider } from '../stripe/stripe-provider.js';
import type { PaymentProvider } from './payment-provider.js';
import type { ProviderName } from './provider-names.js';
import { SandboxProvider } from './sandbox-provider.js';

/** Which provider moves the money of a lease. Nothing leaves the demo world. */
@Injectable()
export class PaymentProviders {
  constructor(
    private readonly settings: Settings,
    private readonly sandbox: SandboxProvider,
    private readonly stripe: StripeProvider,
  ) {}

  /** Of a new payment. */
  for({ demo }: { demo: boolean }): PaymentProvider {
    return this.named(demo ? 'sandbox' : this.settings.PAYMENT_PROVIDER);
  }

  /** Of a payment that was made with it, whatever is configured today. */
  named(name: ProviderName): PaymentProvider {
    return name === 'stripe' ? this.stripe : this.sandbox;
  }
}
