import { day, type Day } from '../../contract/days.js';
import { refusal } from '../../platform/errors/refusals.js';
import type { Query } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';

interface Leaver {
  leaseId: string;
  userId: string | null;
  now: Date;
}

const MOVED_OUT = `select t.leaves_on::text as "leftOn" from lease_tenant t join property p on p.id = t.property_id
  where t.lease_id = $1 and t.user_id = $2 and t.leaves_on < ($3::timestamptz at time zone p.time_zone)::date`;

/** SQL: whether the actor, a tenant, lives in a unit today, on any lease: a new lease for the same unit counts. */
const livesIn = (
  unit: string,
) => `exists (select from lease_tenant lt join lease ll on ll.id = lt.lease_id join property lp on lp.id = lt.property_id
  where lt.user_id = lw_uid() and lt.unit_id = ${unit} and ll.state in ('active', 'notice')
    and (lt.leaves_on is null or lt.leaves_on >= (now() at time zone lp.time_zone)::date))`;

/** SQL: whether the actor, a tenant, has left the home of a request. */
export const leftHome = (unit: string): string => `not ${livesIn(unit)}`;

const LEFT_HOME = `select from unit u where u.id = $1 and ${leftHome('u.id')}`;

/** The tenant's own last day on a lease that continues for the others, once it has passed; else null. */
export async function leftOn(query: Query, { leaseId, userId, now }: Leaver): Promise<Day | null> {
  const [row] = await query<{ leftOn: string }>(MOVED_OUT, [leaseId, userId, now]);
  return row ? day(row.leftOn) : null;
}

/**
 * 422 `moved_out` for a tenant whose own last day on the lease has passed: they can still read it but no longer act on
 * it.
 */
export async function refuseMovedOut(tx: Tx, leaver: Leaver): Promise<void> {
  if (await leftOn((text, values) => tx.rows(text, values), leaver)) throw refusal('moved_out');
}

/**
 * The same for actions about the home, which are also refused once the lease has ended for all tenants. It only applies
 * to tenants.
 */
export async function refuseLeftHome(tx: Tx, unitId: string | null | undefined): Promise<void> {
  if (tx.actor.role !== 'tenant') return;
  if ((await tx.rows(LEFT_HOME, [unitId])).length > 0) throw refusal('moved_out');
}
