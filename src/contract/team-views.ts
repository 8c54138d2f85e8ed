/** The lists of the team that keep views under a name. */
export const TEAM_LISTS = ['tickets', 'leads'] as const;
export type TeamList = (typeof TEAM_LISTS)[number];

/** Characters of an address with filters, columns and order. */
export const TEAM_VIEW_ADDRESS_MAX = 1000;
