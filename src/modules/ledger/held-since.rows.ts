/** SQL with the lease as `$1`: the first day on which the landlord held a deposit of it. */
export const HELD_SINCE = `select min(e.effective_on)::text as since from journal_entry e join posting p on p.entry_id = e.id
  where e.lease_id = $1 and p.ledger_account = 'deposits_held' and p.amount_cents < 0 and e.reverses_id is null
    and not exists (select 1 from journal_entry b where b.reverses_id = e.id)`;
