/**
 * What members of staff do: `support` helps people who use the product, `sales` is for those who might, and a `manager`
 * does both and manages the team (docs/specification/staff-and-admin.md). People who were staff before there were roles
 * are managers.
 */
export const STAFF_ROLES = ['support', 'sales', 'manager'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/**
 * Which staff roles have which right. This is the only place that says so: routes name a right with `@ForStaff`, row policies
 * come from it with `staffAlone`, and the client asks it for menus and actions.
 */
export const STAFF_RIGHTS = {
  /** One's own profile, sessions and notifications, the search, the names of colleagues, the templates of emails. */
  everyone: ['support', 'sales', 'manager'],
  /** The live chat; sales gets the conversations that were handed to it. */
  chats: ['support', 'sales', 'manager'],
  /** Conversations of the chat that no one handed to sales. */
  'all-chats': ['support', 'manager'],
  tickets: ['support', 'manager'],
  /** People and accounts, and what is theirs: leases, payments, documents, requests. */
  accounts: ['support', 'manager'],
  /** What came through the forms of the site. Contact messages are for both, as everyone writes there. */
  forms: ['support', 'sales', 'manager'],
  /** Leads, the forms that are leads, sales emails, and who has subscribed to the newsletter. */
  leads: ['sales', 'manager'],
  /**
   * Gives others work that isn't one's own, puts others on and off duty, writes shared answers, sees the team's figures and what was
   * emailed to anyone.
   */
  team: ['manager'],
} as const satisfies Record<string, readonly StaffRole[]>;
export type StaffRight = keyof typeof STAFF_RIGHTS;

/** Without a right it is for managers alone, so that what is new is closed to the others at first. */
export function staffMay(role: StaffRole | null | undefined, right: StaffRight | undefined): boolean {
  const allowed: readonly StaffRole[] = right ? STAFF_RIGHTS[right] : ['manager'];
  return allowed.some((one) => one === role);
}
