import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { Catalogues } from '../../platform/i18n/catalogues.js';
import { amountText, dayText } from '../../platform/i18n/written.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Owners } from '../accounts/owners.service.js';
import { SubscriptionProducts } from './products.service.js';
import { graceEnd } from './rules/dunning.js';
import type { SubscriptionInvoice } from './subscription-invoice.entity.js';
import type { ProductName, Subscription } from './subscription.entity.js';

type Words = (language: string) => Record<string, string>;

/** What subscribers are told by mail, each in their own language. Runs as the system. */
@Injectable()
export class SubscriptionMails {
  constructor(
    private readonly settings: Settings,
    private readonly words: Catalogues,
    private readonly products: SubscriptionProducts,
    private readonly owners: Owners,
  ) {}

  /** Of a payment that moved money; credit alone moves none. */
  async paid(tx: Tx, invoice: SubscriptionInvoice): Promise<void> {
    if (invoice.totalCents === 0) return;
    await this.send(tx, invoice, 'paid', (language) => ({
      amount: amountText(language, invoice.totalCents, invoice.currency),
      number: invoice.number ?? '',
    }));
  }

  async unpaid(tx: Tx, subscription: Subscription): Promise<void> {
    const { failedAt, nextAttemptAt, priceCents, balanceCents, currency } = subscription;
    const template = nextAttemptAt ? 'unpaid' : 'unpaid_last';
    await this.send(tx, subscription, template, (language) => ({
      amount: amountText(language, Math.max(0, priceCents - balanceCents), currency),
      next: nextAttemptAt ? inWords(language, nextAttemptAt) : '',
      until: failedAt ? inWords(language, graceEnd(failedAt)) : '',
    }));
  }

  async ended(tx: Tx, subscription: Subscription, reason: 'canceled' | 'refunded' | 'unpaid'): Promise<void> {
    await this.send(tx, subscription, `ended_${reason}`, () => ({}));
  }

  async refunded(tx: Tx, invoice: SubscriptionInvoice, cents: number): Promise<void> {
    await this.send(tx, invoice, 'refunded', (language) => ({
      amount: amountText(language, cents, invoice.currency),
      number: invoice.number ?? '',
    }));
  }

  /** What is bought, in words; the provider's page shows it too. */
  planName(language: string, plan: string): string {
    return this.words.text(language, `subscriptions.plan.${plan}`);
  }

  private async send(
    tx: Tx,
    about: { accountId: string; product: ProductName; plan: string },
    template: string,
    words: Words,
  ): Promise<void> {
    for (const { email, firstName: name, language } of await this.owners.of(tx, about.accountId)) {
      tx.send({
        channel: 'email',
        to: email,
        language,
        template: `subscriptions.${template}`,
        params: {
          name,
          plan: this.planName(language, about.plan),
          url: `${this.settings.publicUrl}${this.products.of(about.product).page}`,
          ...words(language),
        },
      });
    }
  }
}

const inWords = (language: string, at: Date) => dayText(language, at.toISOString().slice(0, 10));
