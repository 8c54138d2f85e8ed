import type { Reader } from './mail-words.js';
import type { Payment } from './payment.entity.js';

type Payer = Pick<Payment, 'payerId' | 'payerName'>;

/**
 * For emails that all tenants of a lease get: whether a payment is the reader's own, someone else's whose name is known
 * (`named`), or one of an unknown payer. Payments that a landlord recorded have only the payer's name.
 */
export function whosePayment(
  { payerId, payerName }: Payer,
  { userId, fullName }: Pick<Reader, 'userId' | 'fullName'>,
): { whose: 'own' | 'named' | 'other'; payer: string } {
  const own = payerId ? payerId === userId : Boolean(payerName) && payerName === fullName;
  return { whose: own ? 'own' : payerName ? 'named' : 'other', payer: payerName ?? '' };
}
