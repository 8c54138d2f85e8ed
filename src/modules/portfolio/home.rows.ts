/** How people write the home of unit `u` in property `p`, for searches: 1200-608 as the product shows it, and its parts. */
export const HOME_TEXTS = ["p.street_number || '-' || u.label", 'p.street_number', 'p.street', 'u.label'];
