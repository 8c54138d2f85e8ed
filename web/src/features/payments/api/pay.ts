import { api, idempotency, unwrap } from '@api/client';
import { useAction } from '@api/use-action';
import type { Payment, PayRequest } from './types';

/**
 * Pays. Where the provider has its own page, the browser continues there. The form shows errors, and trying again can't
 * pay twice.
 */
export function usePay(onPaid: (payment: Payment) => void) {
  return useAction({
    run: (body: PayRequest, key) => unwrap(api.POST('/api/payments', { body, headers: idempotency(key) })),
    changes: ['payments', 'leases', 'ledger'],
    onSuccess: (payment) => {
      if (payment.actionUrl) window.location.assign(payment.actionUrl);
      else onPaid(payment);
    },
    quiet: true,
  });
}
