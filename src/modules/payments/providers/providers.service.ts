import { Injectable } from '@nestjs/common';
import type { PaymentProvider } from './payment-provider.js';
import { SandboxProvider } from './sandbox-provider.js';

/** Which provider moves the money of a lease. Nothing leaves the demo world. */
@Injectable()
export class PaymentProviders {
  constructor(private readonly sandbox: SandboxProvider) {}

  for(_lease: { demo: boolean }): PaymentProvider {
    return this.sandbox;
  }
}
