import { api, idempotency, unwrap } from '@api/client';
import { useAction } from '@api/use-action';
import type { Payment, PayRequest } from './types';

/** Pays; where the provider has a page of its own the browser goes on there. The form shows what went wrong; trying again cannot pay twice. */
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
