import type { PostalAddress } from './postal-address.js';

/** States of a supplier's invoice. Only the supplier sees a draft, and it has no number. */
export const INVOICE_STATES = ['draft', 'sent', 'approved', 'disputed', 'paid', 'void'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** How the landlord paid; the product moves none of this money. */
export const INVOICE_PAID_METHODS = ['transfer', 'check', 'card', 'cash', 'other'] as const;
export type InvoicePaidMethod = (typeof INVOICE_PAID_METHODS)[number];

/** Amounts owed, grouped by how many days they are past due. */
export const OWED_AGES = ['current', 'days_30', 'days_60', 'days_90', 'days_more'] as const;
export type OwedAge = (typeof OWED_AGES)[number];

/** Lines of an invoice, and taxes of a line. */
export const INVOICE_LINES_MAX = 50;
export const LINE_TAXES_MAX = 3;

/** A quantity has three decimals: 1.5 hours are 1500 thousandths. */
export const QUANTITY_UNIT = 1000;
export const QUANTITY_MAX_THOUSANDTHS = 1_000_000_000;

/** A rate has three decimals of a percent: 9.975 % is stored as 9975, and 100 % as 100,000. */
export const TAX_RATE_UNIT = 100_000;

/** Days until an invoice is due. */
export const DUE_DAYS = { usual: 30, max: 120 } as const;

/** How the landlord can pay the supplier. */
export interface WaysToPay {
  /** The email address that e-transfers go to. */
  eTransfer: string | null;
  /** Whom a check is made out to. */
  checkPayableTo: string | null;
  /** Name, account and routing numbers of a bank, as the supplier writes them. */
  bankDetails: string | null;
}

/** Who sends an invoice: where the landlord reaches them, and how to pay them. */
export interface InvoiceSender extends WaysToPay {
  address: PostalAddress | null;
  phone: string | null;
  email: string | null;
}

export const WAYS_TO_PAY = ['eTransfer', 'checkPayableTo', 'bankDetails'] as const;

/** What is printed on an invoice as bank details: a few lines. */
export const BANK_DETAILS_MAX = 300;

export function saysHowToPay(sender: WaysToPay | null): boolean {
  return sender !== null && WAYS_TO_PAY.some((way) => sender[way] !== null);
}

/** A number of a series as it is printed: `PH-0101`. */
export const invoiceNumber = (prefix: string, seriesNumber: number): string =>
  `${prefix}${String(seriesNumber).padStart(4, '0')}`;
