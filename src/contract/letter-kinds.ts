/** Letters about a lease, in the order in which they are offered: about the terms first, then about money. */
export const LETTER_KINDS = [
  'notice',
  'end',
  'end_undone',
  'rent',
  'rent_canceled',
  'offer',
  'correction',
  'charge',
  'returned',
  'given_back',
  'receipt',
  'deposit',
] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

const CHARGES: readonly string[] = ['one_off', 'refund_owed', 'deposit', 'late_fee', 'nsf_fee', 'credit'];
const TAKEN_BACK =
  /^(?:void|reversal)_of_(?:rent|late_fee|deposit|one_off|nsf_fee|opening_balance|credit|offline_payment|given_back)$/;
const RETURNED = /^return_of_(?:offline|online)_payment$/;
/** Of what was taken back, the entry that takes it back has the letter. What is only scheduled has none yet. */
const WITHOUT: readonly string[] = ['scheduled', 'voided', 'reversed', 'returned'];

interface Line {
  entry: string;
  status: string;
  /** A part of the return of a deposit, such as an amount that was kept: the letter of the return says all of it. */
  ofDepositReturn?: boolean;
}

/** The letter that a line of a lease's ledger has, if any. The server decides the same in SQL (`entry-letter.ts`). */
export function letterOfEntry({ entry, status, ofDepositReturn = false }: Line): LetterKind | null {
  if (RETURNED.test(entry)) return 'returned';
  if (TAKEN_BACK.test(entry)) return 'correction';
  if (WITHOUT.includes(status)) return null;
  if (ofDepositReturn) return 'deposit';
  if (entry === 'offline_payment') return 'receipt';
  if (entry === 'given_back') return 'given_back';
  return CHARGES.includes(entry) ? 'charge' : null;
}
