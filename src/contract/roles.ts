/** What a user is in the product (spec 1, section 3: `userType`). */
export const USER_TYPES = ['landlord', 'supplier', 'tenant', 'admin', 'staff'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** Who asks: a user of some type, or nobody known. */
export type Role = UserType | 'visitor';

/** Who moves a state: a person in a role, or the product by itself (schedules, jobs, webhooks). */
export type Actor = UserType | 'system';

/** Those who may register freely; a tenant needs a code, admins and staff are invited (decisions, section 3). */
export const SELF_SIGN_UP_TYPES = ['landlord', 'supplier'] as const satisfies readonly UserType[];

/** Those who can look around without an account (decisions, section 3, Demo). */
export const DEMO_USER_TYPES = ['tenant', 'supplier', 'staff', 'landlord'] as const satisfies readonly UserType[];

/** What a user is within an account (decisions, section 3). */
export const MEMBERSHIP_ROLES = ['owner', 'manager', 'bookkeeper', 'technician'] as const;
export type MembershipRole = (typeof MEMBERSHIP_ROLES)[number];

/** Whether a text from outside names a user type. */
export function isUserType(value: unknown): value is UserType {
  return USER_TYPES.some((type) => type === value);
}

/** Whether this type of user signs up without an invitation or a code. */
export function signsUpFreely(type: UserType): boolean {
  return SELF_SIGN_UP_TYPES.some((free) => free === type);
}
