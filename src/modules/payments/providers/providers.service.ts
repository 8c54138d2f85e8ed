import { Inject, Injectable } from '@nestjs/common';
import { own } from '../../../contract/own.js';
import { Settings } from '../../../platform/config/settings.js';
import type { PaymentProvider } from './payment-provider.js';
import { REAL_PROVIDER } from './ports.js';
import { PROVIDER_NAMES, type ProviderName } from './provider-names.js';
import { SandboxProvider } from './sandbox/sandbox-provider.js';

/** Which provider moves the money of a lease. Payments of the demo world always use the sandbox. */
@Injectable()
export class PaymentProviders {
  private readonly byName: Readonly<Record<ProviderName, PaymentProvider>>;

  /** Fails at start when the configured provider does not exist here. */
  constructor(
    private readonly settings: Settings,
    sandbox: SandboxProvider,
    @Inject(REAL_PROVIDER) stripe: PaymentProvider,
  ) {
    this.byName = { sandbox, stripe };
    this.named(settings.PAYMENT_PROVIDER);
  }

  /** The provider for a new payment. */
  for({ demo }: { demo: boolean }): PaymentProvider {
    return this.named(demo ? 'sandbox' : this.settings.PAYMENT_PROVIDER);
  }

  /**
   * The provider that a payment was made with, even if another one is configured today. Throws for an unknown name,
   * because no provider can replace another.
   */
  named(name: ProviderName): PaymentProvider {
    const provider = own(this.byName, name);
    if (provider) return provider;
    throw new Error(
      `There is no payment provider “${name}”. Set PAYMENT_PROVIDER to one of: ${PROVIDER_NAMES.join(', ')}`,
    );
  }
}
