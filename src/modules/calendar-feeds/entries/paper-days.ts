import { day } from '../../../contract/days.js';
import { MOST_OF_A_KIND, type DaySource } from './day-entry.js';

interface Row {
  id: string;
  on: string;
  kind: string;
  name: string;
}

/** What was renewed by another one is left out, as reminders leave it out. */
const CURRENT = `c.valid_until between $1::date and $2::date and not exists (select 1 from supplier_paper o where o.account_id = c.account_id
    and o.kind = c.kind and o.trade is not distinct from c.trade and (o.valid_until is null or o.valid_until > c.valid_until))
  order by c.valid_until, c.id limit ${MOST_OF_A_KIND}`;
const OWN = `select c.id, c.valid_until::text as "on", c.kind, c.issuer as name from supplier_paper c where c.account_id = lw_account() and ${CURRENT}`;
/** Of suppliers on the landlord's list, and of those who were given a job. */
const OF_MINE = `select c.id, c.valid_until::text as "on", c.kind, s.company_name as name
  from supplier_paper c join supplier s on s.account_id = c.account_id and s.closed_at is null
  where c.account_id = any(array(select supplier_account_id from preferred_supplier where account_id = lw_account()
    union select supplier_account_id from offer where account_id = lw_account() and state = 'accepted')) and ${CURRENT}`;

/** When insurance and licenses expire: a supplier's own, or those of a landlord's suppliers. */
export const paperDays: DaySource = async (query, { role, from, until }) => {
  const rows = await query<Row>(role === 'landlord' ? OF_MINE : OWN, [from, until]);
  return rows.map(({ id, on, kind, name }) => ({
    uid: `paper-${id}`,
    on: day(on),
    text: role === 'landlord' ? 'paper_of_supplier' : 'paper_expires',
    values: { kind, name },
    path: role === 'landlord' ? '/dashboards/landlord/suppliers' : '/dashboards/supplier/profile',
  }));
};
