import { add, basisPoints, ZERO, type Cents } from '../../contract/money.js';

/** Ways to pay by a provider, with the fee in basis points and how long the money takes (docs/specification/payments.md). */
export const ONLINE_METHODS = {
  bank: { basisPoints: 150, businessDays: { from: 2, to: 3 } },
  credit_card: { basisPoints: 290, businessDays: null },
  debit_card: { basisPoints: 190, businessDays: null },
  digital_wallet: { basisPoints: 250, businessDays: null },
} as const;
export type OnlineMethod = keyof typeof ONLINE_METHODS;
export const ONLINE_METHOD_NAMES = Object.keys(ONLINE_METHODS) as OnlineMethod[];

/** Ways that the landlord records; they never cost a fee. */
export const OFFLINE_METHODS = ['cash', 'cheque', 'transfer'] as const;
export type OfflineMethod = (typeof OFFLINE_METHODS)[number];

export type FeeBearer = 'tenant' | 'landlord';

export interface FeeTerms {
  /** What the landlord has chosen; a tenant bears the fee unless they say otherwise. */
  readonly feeBearer: FeeBearer;
  /** Whether the region lets tenants bear it (`surchargePermission`). It overrules the landlord. */
  readonly surchargeAllowed: boolean;
  /** Whether that is for cards and wallets alone. */
  readonly surchargeOnCardsOnly?: boolean;
  /** Whether the tenant can pay offline: that is the free way. Otherwise the landlord bears the bank's fee. */
  readonly offlineAccepted: boolean;
}

export interface MethodQuote {
  readonly method: OnlineMethod;
  readonly amountCents: Cents;
  /** The fee of the method, whoever bears it, half up. */
  readonly feeCents: Cents;
  readonly feeBasisPoints: number;
  readonly feeBearer: FeeBearer;
  /** What the tenant pays: the amount, and the fee if they bear it. */
  readonly totalCents: Cents;
  /** Null: at once. */
  readonly businessDays: { readonly from: number; readonly to: number } | null;
}

/** What paying an amount by a method costs, and whom. */
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

/** The region beats the landlord, and one free way is always left. */
function bearerOf(method: OnlineMethod, terms: FeeTerms): FeeBearer {
  if (!terms.surchargeAllowed) return 'landlord';
  const onlyFreeWay = !terms.offlineAccepted || terms.surchargeOnCardsOnly;
  return method === 'bank' && onlyFreeWay ? 'landlord' : terms.feeBearer;
}
