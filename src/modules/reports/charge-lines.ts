import { settledBy, openThen } from './open-charges.js';

/** Which charges: the rents of a month, or those of which something is open. */
export interface ChargeFilters {
  /** `2026-11`. */
  readonly rents?: string | undefined;
  readonly open?: unknown;
  readonly dueFrom?: string | undefined;
  readonly dueTo?: string | undefined;
  /** With `open`: as it was on that day. */
  readonly to?: string | undefined;
}

/**
 * The state of charges, line by line, in the shape of `posting x`: each charge, and each credit as far as it settles
 * one.
 */
const lines = (
  settled: string,
) => `(select m.id, m.id as entry_id, m.lease_id, c.id as charge_id, c.kind, c.period, c.due_on, c.voided_at, 'rent_receivable'::varchar as ledger_account, c.amount_cents, c.currency
    from charge c join journal_entry m on m.account_id = c.account_id and m.lease_id = c.lease_id and m.key = 'charge:' || c.id
  union all
  select a.id, a.entry_id, a.lease_id, c.id, c.kind, c.period, c.due_on, c.voided_at, 'rent_receivable', -a.amount_cents, c.currency
    from allocation a join charge c on c.id = a.charge_id join journal_entry e on e.id = a.entry_id join journal_entry m on m.account_id = c.account_id and m.lease_id = c.lease_id and m.key = 'charge:' || c.id
      join lease l on l.id = c.lease_id join property p on p.id = l.property_id
    where ${settled}) x`;

/** The lines of such charges, and the conditions that choose them; null where postings are asked for. */
export function chargeLines(
  { rents, open, dueFrom, dueTo, to }: ChargeFilters,
  bind: (value: unknown) => string,
): { lines: string; where: string[] } | null {
  if (rents !== undefined)
    return {
      lines: lines('a.released_at is null'),
      where: [`x.kind = 'rent' and x.voided_at is null and x.period = ${bind(rents)}`],
    };
  if (!open) return null;
  const day = to === undefined ? null : `${bind(to)}::date`;
  const left = day
    ? `select o.id from (${openThen(day)}) o where o.rest > 0`
    : 'select c.id from charge c where c.open_cents > 0';
  const due = [...(dueFrom ? [`x.due_on >= ${bind(dueFrom)}`] : []), ...(dueTo ? [`x.due_on <= ${bind(dueTo)}`] : [])];
  return { lines: lines(day ? settledBy(day) : 'a.released_at is null'), where: [`x.charge_id in (${left})`, ...due] };
}
