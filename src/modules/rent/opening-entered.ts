import type { Query } from '../../platform/scope/scope.js';

/** The opening entries of a lease. An entry that was reversed may be entered again. */
export interface OpeningEntered {
  readonly balance: boolean;
  /** The entry of the deposit that the landlord already held. */
  readonly depositEntryId: string | null;
}

const ENTERED = `select exists (select from journal_entry e where e.lease_id = $1 and e.kind = 'opening_balance'
    and not exists (select from journal_entry b where b.reverses_id = e.id)) as balance,
  (select e.id from journal_entry e where e.lease_id = $1 and e.kind = 'deposit_received'
    and not exists (select from journal_entry b where b.reverses_id = e.id) order by e.id limit 1) as "depositEntryId"`;

export async function openingEntered(query: Query, leaseId: string): Promise<OpeningEntered> {
  const [entered] = await query<OpeningEntered>(ENTERED, [leaseId]);
  return entered ?? { balance: false, depositEntryId: null };
}
