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

/** In these states the ledger contains the payment: it settles charges and has a receipt. */
export const PAID_STATES = ['succeeded', 'settled', 'disputed', 'won'] as const satisfies readonly PaymentState[];

/** The state that people read, the same for landlords and tenants, and in spreadsheets and documents. */
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

/**
 * The only table of this kind. For `failed` and `cancelled` no money was moved; for `returned` and `lost` it was
 * returned.
 */
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

/** `lostInPart`: disputes took back part of it, and the rest stays paid. */
export function shownPaymentState({
  state,
  lostInPart,
}: {
  readonly state: PaymentState;
  readonly lostInPart: boolean;
}): ShownPaymentState {
  return lostInPart ? 'part_returned' : SHOWN_AS[state];
}
