import { add, basisPoints, ZERO, type Cents } from '../../contract/money.js';
import { BANK_BUSINESS_DAYS } from '../../contract/promised-days.js';

/**
 * Ways to pay through a provider, with the fee in basis points and how long the money takes
 * (docs/specification/payments.md).
 */
export const ONLINE_METHODS = {
  bank: { basisPoints: 150, businessDays: BANK_BUSINESS_DAYS },
  credit_card: { basisPoints: 290, businessDays: null },
  debit_card: { basisPoints: 190, businessDays: null },
  digital_wallet: { basisPoints: 250, businessDays: null },
} as const;
export type OnlineMethod = keyof typeof ONLINE_METHODS;
export const ONLINE_METHOD_NAMES = Object.keys(ONLINE_METHODS) as OnlineMethod[];

/** Ways that the landlord records by hand. They never have a fee. */
export const OFFLINE_METHODS = ['cash', 'cheque', 'transfer'] as const;
export type OfflineMethod = (typeof OFFLINE_METHODS)[number];

export type FeeBearer = 'tenant' | 'landlord';

export interface FeeTerms {
  /** What the landlord has chosen. Tenants pay the fee unless the landlord chooses otherwise. */
  readonly feeBearer: FeeBearer;
  /**
   * Whether the region allows tenants to be charged the fee (`surchargePermission`). This overrules the landlord's
   * choice.
   */
  readonly surchargeAllowed: boolean;
  /** Whether that is only for cards and wallets. */
  readonly surchargeOnCardsOnly?: boolean;
  /** Whether the tenant can pay offline, which is free. Otherwise the landlord pays the fee of bank payments. */
  readonly offlineAccepted: boolean;
}

export interface MethodQuote {
  readonly method: OnlineMethod;
  readonly amountCents: Cents;
  /** The fee of the method, rounded half up, no matter who pays it. */
  readonly feeCents: Cents;
  readonly feeBasisPoints: number;
  readonly feeBearer: FeeBearer;
  /** What the tenant pays: the amount, and the fee if they pay it. */
  readonly totalCents: Cents;
  /** Null: immediately. */
  readonly businessDays: { readonly from: number; readonly to: number } | null;
}

/** What paying an amount with a method costs, and who pays it. */
export function quoteMethod(method: OnlineMethod, amountCents: Cents, terms: FeeTerms): MethodQuote {
  const { basisPoints: feeBasisPoints, businessDays } = ONLINE_METHODS[method];
  const feeCents = basisPoints(amountCents, feeBasisPoints);
  const feeBearer = bearerOf(method, terms);
  const totalCents = add(amountCents, feeBearer === 'tenant' ? feeCents : ZERO);
  return { method, amountCents, feeCents, feeBasisPoints, feeBearer, totalCents, businessDays };
}

/** Every online method, to be shown before paying (docs/specification/payments.md). */
export function quoteMethods(amountCents: Cents, terms: FeeTerms): MethodQuote[] {
  return ONLINE_METHOD_NAMES.map((method) => quoteMethod(method, amountCents, terms));
}

/** The region overrides the landlord, and one free way always remains. */
function bearerOf(method: OnlineMethod, terms: FeeTerms): FeeBearer {
  if (!terms.surchargeAllowed) return 'landlord';
  const onlyFreeWay = !terms.offlineAccepted || terms.surchargeOnCardsOnly;
  return method === 'bank' && onlyFreeWay ? 'landlord' : terms.feeBearer;
}
