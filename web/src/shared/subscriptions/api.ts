import { api, idempotency, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';

export type SubscriptionInvoice = components['schemas']['SubscriptionInvoiceResponse'];
export type SubscriptionPayment = components['schemas']['SubscriptionPaymentResponse'];
export type SubscriptionState = components['schemas']['SubscriptionStateResponse'];
export type Product = SubscriptionInvoice['product'];

/** What changes with a payment, whichever product it is for. */
export const TOUCHED = ['elite', 'plan', 'subscriptions', 'suppliers'];

export const subscriptionInvoicesQuery = queryOptions({
  queryKey: ['subscriptions', 'invoices'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/subscriptions/invoices', { signal })),
});

/** Asks the provider what became of the payment on its way. */
export function useRefreshPayment() {
  return useAction<Product, SubscriptionPayment>({
    run: (product, key) =>
      unwrap(api.POST('/api/subscriptions/refresh', { body: { product }, headers: idempotency(key) })),
    changes: TOUCHED,
  });
}

/** Leads to the provider's page for another card, where one is needed. */
export function useChangeMethod() {
  return useAction<Product, { url: string | null }>({
    run: (product, key) =>
      unwrap(api.POST('/api/subscriptions/method', { body: { product }, headers: idempotency(key) })),
    changes: TOUCHED,
    onSuccess: ({ url }) => goTo(url),
  });
}

/** Continues on a page of the provider. */
export function goTo(url: string | null | undefined): void {
  if (url) window.location.assign(url);
}

export const receiptFile = ({ id, number }: SubscriptionInvoice) => ({
  path: `/api/subscriptions/invoices/${id}/pdf`,
  name: `${number}.pdf`,
});
