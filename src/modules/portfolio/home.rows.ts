import { naturalOrder } from '../../platform/lists/natural-order.js';

/** How people write the home of unit `u` in property `p`, for searches: 1200-608 as the product shows it, and its parts. */
export const HOME_TEXTS = ["p.street_number || '-' || u.label", 'p.street_number', 'p.street', 'u.label'];

/** SQL: the order of property `p` in a list: by street, then by house number. */
export const BY_STREET = `lower(p.street) || ' ' || (${naturalOrder('p.street_number')})`;

/** SQL: the order of the home of unit `u` in property `p`: by street, house number and unit. */
export const BY_HOME = `${BY_STREET} || ' ' || (${naturalOrder('u.label')})`;
