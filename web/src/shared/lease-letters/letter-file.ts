import type { LetterKind } from '@contract/letter-kinds';

interface Letter {
  leaseId: string;
  kind: LetterKind;
  /** Without it the tenant's, and for tenants that in which they read. */
  language?: string | undefined;
  /** The entry of the ledger that it is about; without it the latest. */
  entry?: string | undefined;
}

/** Where a letter about a lease is. The server names the file in the language of the reader. */
export function letterFile({ leaseId, kind, language, entry }: Letter): { path: string } {
  const asked = new URLSearchParams({ ...(language && { language }), ...(entry && { entry }) }).toString();
  return { path: `/api/leases/${leaseId}/letters/${kind}${asked && `?${asked}`}` };
}
