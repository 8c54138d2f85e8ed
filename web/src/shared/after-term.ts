interface Ending {
  /** The last day that a notice sets. */
  endsOn: string | null;
  endsForGood: boolean;
  termEndsOn: string | null;
}

/** Whether a lease with a term is renewed on the same conditions: in Quebec (art. 1941 CCQ). */
export const renewsAfterTerm = (region: string) => region === 'QC';

/**
 * What happens after a lease's term. Outside of Quebec a lease continues month to month. A lease without a term has nothing to renew.
 */
export function afterTerm(lease: Ending, region: string): 'ends' | 'endsForGood' | 'renews' | 'goesOn' {
  if (lease.endsOn) return 'ends';
  if (lease.endsForGood) return 'endsForGood';
  return renewsAfterTerm(region) && lease.termEndsOn ? 'renews' : 'goesOn';
}
