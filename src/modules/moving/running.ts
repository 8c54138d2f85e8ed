import { refusal } from '../../platform/errors/refusals.js';
import type { Query } from '../../platform/scope/scope.js';

/** Money that is on its way: its end would be known in this installation alone. */
const RUNNING = `select count(*)::int as count, coalesce(string_agg(place, ', ' order by place) filter (where n <= 5), '') as places from (
  select place, row_number() over (order by place) as n from (
    select distinct p.name || ' ' || u.label as place from (
      select lease_id from payment where account_id = $1 and not demo and state in ('requires_action', 'processing', 'disputed')
      union all select lease_id from refund where account_id = $1 and not demo and state = 'processing'
    ) x join lease l on l.id = x.lease_id join unit u on u.id = l.unit_id join property p on p.id = u.property_id
  ) y
) z`;

/** Refuses while payments, refunds or disputes of the account have no end yet, and names the homes. */
export async function refuseRunning(query: Query, account: string): Promise<void> {
  const [running] = await query<{ count: number; places: string }>(RUNNING, [account]);
  if (running && running.count > 0) throw refusal('money_on_its_way', { places: running.places });
}
