import type { Tx } from '../../platform/scope/tx.js';
import { documentShared } from './document.events.js';
import { ATTACHMENT, PHOTO_PURPOSES } from './rules/purposes.js';
import type { StoredFile } from './stored-file.entity.js';

/** Kinds of files without a message about sharing: the people concerned get another message, or none. */
const UNANNOUNCED: readonly string[] = [...PHOTO_PURPOSES, ATTACHMENT];

export function tellOfSharing(tx: Tx, { id, leaseId, purpose }: StoredFile): void {
  if (leaseId && !UNANNOUNCED.includes(purpose)) tx.publish(documentShared, { documentId: id, leaseId });
}

/** Tenants who have joined the lease, whose browsers reload their documents. */
export async function readersOf(tx: Tx, leaseId: string | null | undefined): Promise<(string | null)[]> {
  if (!leaseId) return [];
  return (
    await tx.rows<{ userId: string | null }>(
      'select user_id as "userId" from lease_tenant where lease_id = $1 and lw_open(access_ends_at)',
      [leaseId],
    )
  ).map(({ userId }) => userId);
}

interface Readers {
  accounts: (string | null)[];
  users: (string | null)[];
}

/**
 * The people whose browsers reload a request's photos, besides its landlord: the supplier of the job, and the reporter.
 */
export async function readersOfRequest(tx: Tx, requestId: string | null | undefined): Promise<Readers> {
  if (!requestId) return { accounts: [], users: [] };
  const rows = await tx.rows<{ supplier: string | null; reporter: string | null }>(
    'select supplier_account_id as supplier, reporter_id as reporter from service_request where id = $1',
    [requestId],
  );
  return { accounts: rows.map(({ supplier }) => supplier), users: rows.map(({ reporter }) => reporter) };
}
