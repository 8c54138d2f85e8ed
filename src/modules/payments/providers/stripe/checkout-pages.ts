import { Injectable } from '@nestjs/common';
import type { Stripe } from 'stripe';
import { languageOf } from '../../../../contract/languages.js';
import { Clock } from '../../../../platform/clock/clock.js';
import { Settings } from '../../../../platform/config/settings.js';
import { refusal } from '../../../../platform/errors/refusals.js';
import { Catalogues } from '../../../../platform/i18n/catalogues.js';
import { currentContext } from '../../../../platform/scope/context.js';
import type { OnlineMethod } from '../../method-fees.js';
import type { PaymentOrder } from '../payment-provider.js';
import { debitOptions, stripeMethod } from './stripe-states.js';

type Page = Stripe.Checkout.SessionCreateParams;

/** The minimum that Stripe allows. Until then an unfinished payment counts as on its way. */
export const OPEN_SECONDS = 31 * 60;

/** The contents of Stripe's own page: the amount and the fee, line by line, in the payer's language. */
@Injectable()
export class CheckoutPages {
  constructor(
    private readonly settings: Settings,
    private readonly words: Catalogues,
    private readonly clock: Clock,
  ) {}

  /** 422 for a method that isn't available in that currency. */
  async forPayment(order: PaymentOrder): Promise<Page> {
    const { paymentId, leaseId, method, totalCents, amountCents, feeCents, currency } = order;
    const type = typeOf(method, currency);
    const borne = totalCents - amountCents;
    return {
      mode: 'payment',
      ...this.common(type),
      client_reference_id: paymentId,
      expires_at: Math.floor(this.clock.now().getTime() / 1000) + OPEN_SECONDS,
      payment_method_options: debitOptions(type),
      line_items: [this.line('rent', amountCents, currency), ...(borne > 0 ? [this.line('fee', borne, currency)] : [])],
      payment_intent_data: { application_fee_amount: feeCents, metadata: { paymentId, way: 'page' } },
      ...this.wayBack(`payment=${paymentId}&lease=${leaseId}`),
    };
  }

  /** Saves a method with Stripe for autopay; nothing is paid. */
  async forSaving(leaseId: string, userId: string, method: OnlineMethod, currency: string): Promise<Page> {
    const type = typeOf(method, currency);
    return {
      mode: 'setup',
      ...this.common(type),
      currency: currency.toLowerCase(),
      customer_creation: 'always',
      payment_method_options: debitOptions(type, true),
      metadata: { leaseId, userId, method },
      ...this.wayBack(`saved=method&lease=${leaseId}`),
    };
  }

  private common(type: string) {
    return { allowed_payment_method_types: [type], locale: languageOf(currentContext().language) };
  }

  private line(what: 'rent' | 'fee', cents: number, currency: string): Stripe.Checkout.SessionCreateParams.LineItem {
    const name = this.words.text(currentContext().language, `payments.checkout.${what}`, {});
    return {
      quantity: 1,
      price_data: { currency: currency.toLowerCase(), unit_amount: cents, product_data: { name } },
    };
  }

  private wayBack(query: string) {
    const page = `${this.settings.publicUrl}/dashboards/tenant/payments?${query}`;
    return { success_url: page, cancel_url: `${page}&left=page` };
  }
}

function typeOf(method: string, currency: string): string {
  const type = stripeMethod(method as OnlineMethod, currency);
  if (!type) throw refusal('method_not_in_currency');
  return type;
}
