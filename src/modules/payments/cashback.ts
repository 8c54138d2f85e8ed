import { basisPoints, ZERO, type Cents } from '../../contract/money.js';
import type { OfflineMethod, OnlineMethod } from './method-fees.js';

const CASHBACK_BASIS_POINTS = 100;
const CARDS: readonly string[] = ['credit_card', 'debit_card'] satisfies OnlineMethod[];

/** Cashback of a payment: for cards 1 % of the amount without the fee, half up (docs/specification/payments.md). */
export function cashbackFor(method: OnlineMethod | OfflineMethod, amountCents: Cents): Cents {
  return CARDS.includes(method) ? basisPoints(amountCents, CASHBACK_BASIS_POINTS) : ZERO;
}
