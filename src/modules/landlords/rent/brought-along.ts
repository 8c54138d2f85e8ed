import type { Query } from '../../../platform/scope/scope.js';

/** What of the time before was entered: an opening balance that was taken back may be entered anew. */
export interface BroughtAlong {
  readonly balance: boolean;
  readonly deposit: boolean;
}

const ENTERED = `select exists (select from journal_entry e where e.lease_id = $1 and e.kind = 'opening_balance'
    and not exists (select from journal_entry b where b.reverses_id = e.id)) as balance,
  exists (select from journal_entry where lease_id = $1 and kind = 'deposit_received') as deposit`;

export async function broughtAlong(query: Query, leaseId: string): Promise<BroughtAlong> {
  const [entered] = await query<BroughtAlong>(ENTERED, [leaseId]);
  return entered ?? { balance: false, deposit: false };
}
