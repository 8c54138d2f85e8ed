import type { LetterKind } from '@contract/letter-kinds';

/** A notice and a change of rent are in the reader's language, the others in the tenant's. */
const IN_READERS_LANGUAGE: readonly LetterKind[] = ['notice', 'rent'];

interface Letter {
  leaseId: string;
  kind: LetterKind;
  language: string;
  /** The entry of the ledger that it is about; without it the latest. */
  entry?: string | undefined;
}

/** Where a letter about a lease is, and what it is called on the reader's disk. */
export function letterFile({ leaseId, kind, language, entry }: Letter): { path: string; name: string } {
  const query = IN_READERS_LANGUAGE.includes(kind) ? `?language=${language}` : entry ? `?entry=${entry}` : '';
  return { path: `/api/leases/${leaseId}/letters/${kind}${query}`, name: `${kind}.pdf` };
}
