export const PAYMENT_STATES = [
  'requires_action',
  'processing',
  'succeeded',
  'settled',
  'failed',
  'cancelled',
  'returned',
  'disputed',
  'won',
  'lost',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** In these the ledger has the payment: it settles charges, and has a receipt. */
export const PAID_STATES = ['succeeded', 'settled', 'disputed', 'won'] as const satisfies readonly PaymentState[];

/** What people read of a payment: landlords, tenants, spreadsheets and papers alike. */
export const SHOWN_PAYMENT_STATES = [
  'started',
  'processing',
  'paid',
  'disputed',
  'returned',
  'part_returned',
  'failed',
  'canceled',
] as const;
export type ShownPaymentState = (typeof SHOWN_PAYMENT_STATES)[number];

/** The only such table: `failed` and `cancelled` moved no money, `returned` and `lost` went back. */
export const SHOWN_AS: Readonly<Record<PaymentState, ShownPaymentState>> = {
  requires_action: 'started',
  processing: 'processing',
  succeeded: 'paid',
  settled: 'paid',
  won: 'paid',
  disputed: 'disputed',
  returned: 'returned',
  lost: 'returned',
  failed: 'failed',
  cancelled: 'canceled',
};

/** `lostInPart`: lost disputes took a part of it, the rest stays paid. */
export function shownPaymentState({
  state,
  lostInPart,
}: {
  readonly state: PaymentState;
  readonly lostInPart: boolean;
}): ShownPaymentState {
  return lostInPart ? 'part_returned' : SHOWN_AS[state];
}
