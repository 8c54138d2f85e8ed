import { ADDRESS, all, any, HOME, PARTS, PEOPLE, type Part } from './search-parts.js';
import type { SearchKind } from './search.dto.js';

/**
 * The team searches every account of its world, so homes are compared with the words once for all kinds: what is found at an
 * address is the home, its leases, who lives there, and whose it is.
 */
export const AT_ADDRESS = `with at_property as materialized (select p.id, p.account_id from property p where ${PARTS.property.where}),
  at_unit as materialized (select u.id, u.account_id from unit u join property p on p.id = u.property_id where ${all(ADDRESS)}),
  living as materialized (select t.lease_id, t.user_id from lease_tenant t join unit u on u.id = t.unit_id join property p on p.id = t.property_id
    where ${all(`t.first_name, t.last_name, ${ADDRESS}`)})`;

const PERSON_NAME = "u.first_name || ' ' || u.last_name";
/** The landlord of a home is found by it as well, also while no one lives there. */
const OF_LANDLORDS = `select m.user_id from membership m where m.role in ('owner', 'manager')
  and m.account_id = any(array(select account_id from at_property union select account_id from at_unit))`;
const OF_ACCOUNTS = `select m.user_id from membership m join account a on a.id = m.account_id where m.role in ('owner', 'manager', 'technician') and ${all('a.name')}`;

/** Homes and leases have no pages of their own for the team: a hit leads to the account, which it names. */
const OF_ACCOUNT = { parentId: 'a.id', person: 'a.name' };

/** What the team finds otherwise than a landlord does. */
export const TEAM_PARTS: Partial<Record<SearchKind, Part>> = {
  property: {
    ...PARTS.property,
    columns: { ...PARTS.property.columns, ...OF_ACCOUNT },
    from: 'property p join account a on a.id = p.account_id',
    where: 'p.id = any(array(select id from at_property))',
  },
  unit: {
    ...PARTS.unit,
    columns: { ...PARTS.unit.columns, ...OF_ACCOUNT },
    from: 'unit u join property p on p.id = u.property_id join account a on a.id = u.account_id',
    where: `u.id = any(array(select id from at_unit)) and (${any('u.label')} or lw_fold(p.street_number || '-' || u.label) like any($5))`,
  },
  // By the address, or by one tenant and the address.
  lease: {
    ...PARTS.lease,
    columns: { id: 'l.id', title: PEOPLE, ...HOME, state: 'l.state', ...OF_ACCOUNT },
    from: 'lease l join unit u on u.id = l.unit_id join property p on p.id = l.property_id join account a on a.id = l.account_id',
    where: `(l.id = any(array(select lease_id from living)) or l.unit_id = any(array(select id from at_unit)))`,
  },
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
    // With the latest home that they rent.
    from: `app_user u left join lateral (
      select p.street_number, p.street, n.label, p.city from lease_tenant t join property p on p.id = t.property_id join unit n on n.id = t.unit_id
      where t.user_id = u.id order by t.created_at desc, t.id limit 1) h on true`,
    where: `u.deleted_at is null and (${all(`${PERSON_NAME}, u.email, u.phone`)} or u.id = any(array(select user_id from living where user_id is not null))
      or u.id = any(array(${OF_LANDLORDS})) or u.id = any(array(${OF_ACCOUNTS})))`,
    title: 'u.last_name',
    order: 'lower(u.last_name), lower(u.first_name), u.id',
  },
};
