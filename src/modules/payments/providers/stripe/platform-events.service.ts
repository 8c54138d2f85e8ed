import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Scope } from '../../../../platform/scope/scope.js';
import type { Tx } from '../../../../platform/scope/tx.js';
import { isNew } from '../event-log.js';
import { platformMethodLeft, platformPaymentChanged } from '../platform.events.js';
import type { EventMeaning } from './event-meaning.js';
import { StripeClient } from './stripe-client.js';
import { idOf } from './stripe-states.js';

type StripeEvent = Parameters<EventMeaning['of']>[0];
type News = { invoiceId: string } | { accountId: string; page: string };

/**
 * What Stripe reports about our own account: payments of subscriptions. A message only says that something changed. Its
 * handler asks Stripe for the current state, so late, repeated and unordered messages are harmless.
 */
@Injectable()
export class PlatformEvents {
  constructor(
    private readonly scope: Scope,
    private readonly client: StripeClient,
  ) {}

  async take(event: StripeEvent): Promise<void> {
    const news = event.account ? null : await this.newsOf(event);
    if (!news) return;
    await this.scope.asSystem('stripe event', () =>
      this.scope.write('platform_payment.news', async (tx) => {
        if (await isNew(tx, event, this.scope.clock.now())) publish(tx, news);
      }),
    );
  }

  /** Null when the message has nothing to do with us. */
  private async newsOf(event: StripeEvent): Promise<News | null> {
    switch (event.type) {
      case 'checkout.session.completed':
      case 'checkout.session.expired':
      case 'checkout.session.async_payment_succeeded':
      case 'checkout.session.async_payment_failed': {
        const { id, mode, metadata, client_reference_id } = event.data.object;
        const accountId = metadata?.['platformAccountId'];
        if (mode === 'setup') return isUUID(accountId) ? { accountId: String(accountId), page: id } : null;
        return ofInvoice(client_reference_id);
      }
      case 'payment_intent.succeeded':
      case 'payment_intent.processing':
      case 'payment_intent.canceled':
      case 'payment_intent.payment_failed':
        return ofInvoice(event.data.object.metadata['invoiceId']);
      case 'charge.refunded':
      case 'refund.created':
      case 'refund.updated':
      case 'refund.failed':
        return this.ofIntent(idOf(event.data.object.payment_intent));
      default:
        return null;
    }
  }

  private async ofIntent(id: string | null): Promise<News | null> {
    if (!id) return null;
    return ofInvoice((await (await this.client.sdk()).paymentIntents.retrieve(id)).metadata['invoiceId']);
  }
}

const ofInvoice = (id: string | null | undefined): News | null => (isUUID(id) ? { invoiceId: String(id) } : null);

function publish(tx: Tx, news: News): void {
  if ('invoiceId' in news) {
    tx.about('subscription_invoice', news.invoiceId);
    tx.publish(platformPaymentChanged, news);
  } else {
    tx.about('account', news.accountId, news.accountId);
    tx.publish(platformMethodLeft, news);
  }
}
