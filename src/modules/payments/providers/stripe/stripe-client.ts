import { Injectable } from '@nestjs/common';
import type { Stripe } from 'stripe';
import { Settings } from '../../../../platform/config/settings.js';
import { Problem } from '../../../../platform/errors/problem.js';

/** Stripe's own SDK, loaded when it is first needed: so an installation without Stripe doesn't spend memory on it. */
@Injectable()
export class StripeClient {
  private loaded: Promise<Stripe> | undefined;

  constructor(private readonly settings: Settings) {}

  get configured(): boolean {
    return this.settings.PAYMENT_PROVIDER === 'stripe';
  }

  /** 503 `not_configured` where Stripe isn't configured. */
  sdk(): Promise<Stripe> {
    if (!this.configured) throw new Problem('not_configured');
    return (this.loaded ??= this.load());
  }

  /** The event of a webhook, when its signature fits the raw body and is fresh; 400 otherwise. 503 without its secret. */
  async verified(
    { rawBody, signature }: { rawBody: string; signature: string },
    of: 'accounts' | 'platform' = 'accounts',
  ): Promise<Stripe.Event> {
    const stripe = await this.sdk();
    const { STRIPE_WEBHOOK_SECRET, STRIPE_PLATFORM_WEBHOOK_SECRET } = this.settings;
    const secret = of === 'platform' ? STRIPE_PLATFORM_WEBHOOK_SECRET : STRIPE_WEBHOOK_SECRET;
    // With an empty secret, anyone could forge a valid signature.
    if (!secret) throw new Problem('not_configured');
    try {
      return stripe.webhooks.constructEvent(rawBody, signature, secret);
    } catch (cause) {
      throw new Problem('invalid_input', { sentence: 'The signature doesn’t match.', cause });
    }
  }

  private async load(): Promise<Stripe> {
    const { Stripe } = await import('stripe');
    const { protocol, hostname, port } = new URL(this.settings.STRIPE_API_URL);
    return new Stripe(this.settings.STRIPE_SECRET_KEY ?? '', {
      protocol: protocol === 'http:' ? 'http' : 'https',
      host: hostname,
      ...(port && { port }),
      maxNetworkRetries: 2,
      timeout: 20_000,
      telemetry: false,
    });
  }
}
