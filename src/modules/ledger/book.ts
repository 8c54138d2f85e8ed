import type { Currency } from '../../contract/currencies.js';
import type { Day } from '../../contract/days.js';
import type { EntryDraft } from './entry.js';

/** The ledger of one lease: whom its rows belong to. */
export interface Book {
  readonly leaseId: string;
  readonly accountId: string;
  readonly demo: boolean;
  readonly currency: Currency;
}

/** What a property costs: entries that belong to no lease. */
export interface PropertyBook {
  readonly leaseId: null;
  readonly propertyId: string;
  readonly accountId: string;
  readonly demo: boolean;
  readonly currency: Currency;
}

/** An entry on its way into a book. */
export interface NewEntry {
  readonly id: string;
  readonly book: Book | PropertyBook;
  readonly draft: EntryDraft;
  readonly effectiveOn: Day;
  readonly paymentId?: string | null;
  readonly reversesId?: string | null;
  readonly note?: string | null;
}
