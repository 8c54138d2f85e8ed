import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../../../../platform/auth/decorators.js';
import { Problem } from '../../../../platform/errors/problem.js';
import { PlatformEvents } from './platform-events.service.js';
import { StripeClient } from './stripe-client.js';
import { StripeEvents } from './stripe-events.service.js';

@ApiExcludeController()
@Controller('payments/webhooks/stripe')
export class StripeWebhookController {
  constructor(
    private readonly client: StripeClient,
    private readonly events: StripeEvents,
    private readonly platform: PlatformEvents,
  ) {}

  /**
   * Receives the messages of Stripe. The signature is checked on the raw body, as it came. 400 for a forged or stale
   * one; 503 where Stripe is not configured. Everything else is answered with 200, because Stripe repeats messages that
   * get another answer.
   */
  @Public()
  @Post()
  @HttpCode(200)
  async take(@Body() rawBody: unknown, @Headers('stripe-signature') signature?: string): Promise<{ received: true }> {
    await this.events.take(await this.client.verified(signed(rawBody, signature)));
    return { received: true };
  }

  /**
   * The same for our own Stripe account, which receives the payments for subscriptions. Its webhook has its own secret.
   */
  @Public()
  @Post('platform')
  @HttpCode(200)
  async takeOfPlatform(
    @Body() rawBody: unknown,
    @Headers('stripe-signature') signature?: string,
  ): Promise<{ received: true }> {
    await this.platform.take(await this.client.verified(signed(rawBody, signature), 'platform'));
    return { received: true };
  }
}

function signed(rawBody: unknown, signature: string | undefined): { rawBody: string; signature: string } {
  if (typeof rawBody === 'string' && signature) return { rawBody, signature };
  throw new Problem('invalid_input', { sentence: 'This message isn’t signed.' });
}
