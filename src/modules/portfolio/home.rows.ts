import { naturalOrder } from '../../platform/lists/natural-order.js';

/** How people write the home of unit `u` in property `p`, for searches: 1200-608 as the product shows it, and its parts. */
export const HOME_TEXTS = ["p.street_number || '-' || u.label", 'p.street_number', 'p.street', 'u.label'];

/** SQL: the home of a unit in property `p` as `HomeParts`, for an email that is written in the language of each reader. */
export const homeJson = (unit: string) =>
  `json_build_object('street', p.street_number || ' ' || p.street, 'unit', ${unit}.label)`;
export const HOME_JSON = homeJson('u');

/** SQL: the rest of the address of property `p`, for papers. */
export const TOWN = "concat_ws(', ', p.city, p.region || ' ' || p.postal_code)";

/** SQL: the order of property `p` in a list: by street, then by house number. */
export const BY_STREET = `lower(p.street) || ' ' || (${naturalOrder('p.street_number')})`;

/** SQL: the order of the home of unit `u` in property `p`: by street, house number and unit. */
export const BY_HOME = `${BY_STREET} || ' ' || (${naturalOrder('u.label')})`;
