import type { Currency } from '../../contract/currencies.js';
import type { Day } from '../../contract/days.js';
import type { EntryDraft } from './entry.js';

/** The ledger of one lease, with the owners of its rows. */
export interface Book {
  readonly leaseId: string;
  readonly accountId: string;
  readonly demo: boolean;
  readonly currency: Currency;
}

/** The costs of a property: entries without a lease. */
export interface PropertyBook {
  readonly leaseId: null;
  readonly propertyId: string;
  readonly accountId: string;
  readonly demo: boolean;
  readonly currency: Currency;
}

/** An entry that will be written to a book. */
export interface NewEntry {
  readonly id: string;
  readonly book: Book | PropertyBook;
  readonly draft: EntryDraft;
  readonly effectiveOn: Day;
  readonly paymentId?: string | null;
  readonly reversesId?: string | null;
  readonly note?: string | null;
}
