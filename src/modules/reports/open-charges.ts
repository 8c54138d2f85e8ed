/**
 * An allocation that was made with the credit or the charge counts from the later day of both; one that was made later,
 * from its own day.
 */
const SETTLED_ON = `case when a.created_at in (e.created_at, m.created_at) then greatest(e.effective_on, m.effective_on) else (a.created_at at time zone p.time_zone)::date end`;

/** Whether allocation `a` of credit `e` had settled the charge of entry `m` at property `p` by that day, and still did. */
export const settledBy = (on: string) =>
  `${SETTLED_ON} <= ${on} and (a.released_at is null or (a.released_at at time zone p.time_zone)::date > ${on})`;

/**
 * The open amounts of charges on a past day (`on`, a placeholder). Charges for a later day, and allocations, reversals
 * and voids after it, don't count. The sum is what the tenants owed by the ledger on that day. Charges that were
 * already settled or voided by then are excluded.
 */
export const openThen = (
  on: string,
) => `select c.id, c.lease_id, c.due_on, c.amount_cents - coalesce((select sum(a.amount_cents) from allocation a
      join journal_entry e on e.id = a.entry_id where a.charge_id = c.id and ${settledBy(on)}), 0) as rest
    from charge c join lease l on l.id = c.lease_id join property p on p.id = l.property_id
    join journal_entry m on m.account_id = c.account_id and m.lease_id = c.lease_id and m.key = 'charge:' || c.id
    where m.effective_on <= ${on} and (c.voided_at is null or (c.voided_at at time zone p.time_zone)::date > ${on})
      and (c.open_cents > 0 or c.voided_at is not null
        or exists (select from allocation a where a.charge_id = c.id and (a.created_at > ${on}::date - 1 or a.released_at > ${on}::date - 1)))`;
