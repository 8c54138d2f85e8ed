export type LedgerErrorCode =
  | 'not_positive'
  | 'unbalanced'
  | 'unknown_charge'
  | 'unknown_credit'
  | 'id_reused'
  | 'voided'
  | 'more_than_left'
  | 'allocation_exceeds_payment'
  | 'allocation_exceeds_charge'
  | 'allocation_repeats'
  | 'fee_exceeds_payment'
  | 'reversal_of_reversal'
  | 'more_than_held';

/** Thrown when a change would break a rule of the ledger. Nothing was changed. */
export class LedgerError extends Error {
  override readonly name = 'LedgerError';

  constructor(readonly code: LedgerErrorCode) {
    super(`The ledger refuses this: ${code}`);
  }
}
