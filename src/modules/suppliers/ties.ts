import { SUPPLIER_ACCESS_AFTER_CLOSE_DAYS } from '../../contract/limits.js';
import { SUPPLIER_TIE_DAYS } from '../../contract/work-limits.js';

/**
 * The offers that connect a supplier to a landlord (docs/decisions/0520-who-suppliers-write-to.md): those that wait for an
 * answer, accepted jobs, and jobs that ended in the last 90 days. `lw_may_write_to` (migrations/0520) checks the same with
 * the database's clock. The end of a job is derived from the end of the supplier's access, which is a fixed time after it.
 */
export const TYING = `(o.state in ('sent', 'answered') or o.state = 'accepted'
  and (o.access_ends_at is null or o.access_ends_at > $2::timestamptz - interval '${SUPPLIER_TIE_DAYS - SUPPLIER_ACCESS_AFTER_CLOSE_DAYS} days'))`;

/** Landlords to whom supplier `$1` can write without Elite at time `$2`. `$3` limits the result to one landlord. */
export const TIED = `select distinct o.account_id as "accountId" from offer o
  where o.supplier_account_id = $1 and ${TYING} and ($3::uuid is null or o.account_id = $3)`;
