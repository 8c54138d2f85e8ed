import { refusal } from '../../platform/errors/refusals.js';
import { EVENT_QUEUE, FAILED_QUEUE, FORMER_EVENT_QUEUE, JOB_SCHEMA } from '../../platform/outbox/queues.js';
import type { Query } from '../../platform/scope/scope.js';

/** Homes that a refusal names. Two homes may have the same name, so homes are counted, not names. */
const NAMED = 5;
/** Money that is on its way: its end would be known in this installation alone. */
const RUNNING = `select count(*)::int as count, coalesce(string_agg(place, ', ' order by n) filter (where n <= ${NAMED}), '') as places from (
  select p.name || ' ' || u.label as place, row_number() over (order by p.name, u.label, u.id) as n from (
    select lease_id from payment where account_id = $1 and not demo and state in ('requires_action', 'processing', 'disputed')
    union select lease_id from refund where account_id = $1 and not demo and state = 'processing'
  ) x join lease l on l.id = x.lease_id join unit u on u.id = l.unit_id join property p on p.id = u.property_id
  group by u.id, p.name, u.label
) y`;

/** What has happened and isn’t written yet: the first entries of a lease, or a job of an event, also one that failed and can be retried. It would happen in this installation alone. */
const UNPOSTED = `select exists (select from lease where account_id = $1::uuid and not demo and posting_since is not null)
  or exists (select from ${JOB_SCHEMA}.job j where (j.name = any($2) and j.state < 'completed' or j.name = '${FAILED_QUEUE}' and j.state = 'created' and j.source_name = any($2))
    and $1::text in (j.data->>'accountId', j.data->'payload'->>'accountId')) as unposted`;

/**
 * Refuses while payments, refunds or disputes of the account have no end yet, and names the homes; and while the product still has
 * work to do for what happened in it, which takes seconds.
 */
export async function refuseRunning(query: Query, account: string): Promise<void> {
  const [running] = await query<{ count: number; places: string }>(RUNNING, [account]);
  if (running && running.count > 0)
    throw refusal('money_on_its_way', { places: running.places + (running.count > NAMED ? ', …' : '') });
  const [posting] = await query<{ unposted: boolean }>(UNPOSTED, [account, [EVENT_QUEUE, FORMER_EVENT_QUEUE]]);
  if (posting?.unposted) throw refusal('account_being_posted');
}
