interface Ending {
  /** The last day that a notice sets. */
  endsOn: string | null;
  endsForGood: boolean;
  termEndsOn: string | null;
}

/**
 * What happens after a lease's term. In Quebec a lease renews on the same conditions (art. 1941 CCQ); elsewhere it continues
 * month to month. A lease without a term has nothing to renew.
 */
export function afterTerm(lease: Ending, region: string): 'ends' | 'endsForGood' | 'renews' | 'goesOn' {
  if (lease.endsOn) return 'ends';
  if (lease.endsForGood) return 'endsForGood';
  return region === 'QC' && lease.termEndsOn ? 'renews' : 'goesOn';
}
