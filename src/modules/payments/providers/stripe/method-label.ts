import type { Stripe } from 'stripe';

/** The label by which people recognize a card or bank account: `visa •••• 4242`. */
export function labelOf({ type, card, us_bank_account, acss_debit, sepa_debit }: Stripe.PaymentMethod): string {
  const brand =
    card?.brand ?? us_bank_account?.bank_name ?? acss_debit?.institution_number ?? sepa_debit?.bank_code ?? type;
  const last4 = (card ?? us_bank_account ?? acss_debit ?? sepa_debit)?.last4 ?? '';
  return `${brand} •••• ${last4}`.slice(0, 80);
}
