import { any, HOME, PARTS, PEOPLE, type Part } from './search-parts.js';
import type { SearchKind } from './search.dto.js';

const PERSON_NAME = "u.first_name || ' ' || u.last_name";
const PERSON_ORDER = 'lower(u.last_name), lower(u.first_name), u.id';

/** Those who rent a home that was found, and its landlords, also while no one lives there. */
const OF_HOMES = `select t.user_id from lease_tenant t where t.unit_id = any($7::uuid[]) and t.user_id is not null
  union all select m.user_id from membership m where m.account_id = any($10::uuid[]) and m.role in ('owner', 'manager')`;
const OF_ACCOUNTS =
  "select m.user_id from membership m where m.account_id = any($11::uuid[]) and m.role in ('owner', 'manager', 'technician')";

/** Homes and leases have no pages of their own for the team: a hit leads to the account, which it names. */
const OF_ACCOUNT = { parentId: 'a.id', person: 'a.name' };

/**
 * What the team finds otherwise than a landlord does: among the ids that `findForTeam` gave. `$6` properties, `$7` units, `$8` leases,
 * `$9` people, `$10` accounts of the homes, `$11` accounts by their name.
 */
export const TEAM_PARTS: Partial<Record<SearchKind, Part>> = {
  property: {
    ...PARTS.property,
    columns: { ...PARTS.property.columns, ...OF_ACCOUNT },
    from: 'property p join account a on a.id = p.account_id',
    where: 'p.id = any($6::uuid[])',
  },
  unit: {
    ...PARTS.unit,
    columns: { ...PARTS.unit.columns, ...OF_ACCOUNT },
    from: 'unit u join property p on p.id = u.property_id join account a on a.id = u.account_id',
    where: `u.id = any($7::uuid[]) and (${any('u.label')} or lw_fold(p.street_number || '-' || u.label) like any($5))`,
  },
  // By the address, or by one tenant and the address.
  lease: {
    ...PARTS.lease,
    columns: { id: 'l.id', title: PEOPLE, ...HOME, state: 'l.state', ...OF_ACCOUNT },
    from: 'lease l join unit u on u.id = l.unit_id join property p on p.id = l.property_id join account a on a.id = l.account_id',
    where: '(l.id = any($8::uuid[]) or l.unit_id = any($7::uuid[]))',
  },
  // The home is looked up for those who are shown.
  person: {
    columns: {
      id: 'u.id',
      title: PERSON_NAME,
      person: 'u.email',
      state: 'u.user_type',
      streetNumber: 'h.street_number',
      street: 'h.street',
      unitLabel: 'h.label',
      city: 'h.city',
    },
    from: 'app_user u',
    where: `u.deleted_at is null and (u.id = any($9::uuid[]) or u.id = any(array(${OF_HOMES})) or u.id = any(array(${OF_ACCOUNTS})))`,
    title: 'u.last_name',
    order: PERSON_ORDER,
    // The latest home that they rent.
    beside: `left join lateral (
      select p.street_number, p.street, n.label, p.city from lease_tenant t join property p on p.id = t.property_id join unit n on n.id = t.unit_id
      where t.user_id = u.id order by t.created_at desc, t.id limit 1) h on true`,
  },
};
