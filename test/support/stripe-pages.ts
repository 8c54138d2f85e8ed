import type { StripeStandIn } from './stripe-stand-in.js';

let cards = 0;

/** Someone pays on Stripe's page, as Stripe then knows it: the card stays with the customer. Returns the page. */
export function payOnPage(stripe: StripeStandIn, session: string, brand = 'visa'): object {
  const invoiceId = String(
    (stripe.objects.get(session)?.['metadata'] as { invoiceId?: string } | undefined)?.invoiceId,
  );
  const intent = `pi_page_${(cards += 1)}`;
  stripe.keep({
    id: intent,
    kind: 'payment_intents',
    object: 'payment_intent',
    status: 'succeeded',
    created: Math.floor(Date.now() / 1000),
    metadata: { invoiceId, attempt: '1', way: 'page' },
    payment_method: { id: `pm_${cards}`, type: 'card', card: { brand, last4: '4242' } },
  });
  return stripe.change(session, {
    status: 'complete',
    payment_status: 'paid',
    payment_intent: intent,
    customer: `cus_${cards}`,
  });
}
