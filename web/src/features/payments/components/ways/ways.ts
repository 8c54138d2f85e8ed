import type { PaymentWays } from '../../api/instructions';

/** Ways to pay that go past the product, in the order in which they are shown. */
export const WAYS = ['transfer', 'cheque', 'bank', 'cash'] as const;
export type Way = (typeof WAYS)[number];

export type WayTexts = Omit<PaymentWays, 'changedAt' | 'added'>;

/** The field without which a way isn't accepted. */
export const FIRST_FIELD = {
  transfer: 'transferTo',
  cheque: 'chequePayableTo',
  bank: 'bankHolder',
  cash: 'cashHow',
} as const satisfies Record<Way, keyof WayTexts>;

export const acceptedWays = (texts: WayTexts): Way[] => WAYS.filter((way) => Boolean(texts[FIRST_FIELD[way]]));
