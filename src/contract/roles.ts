/** What kind of user someone is in the product (docs/specification/registration.md: `userType`). */
export const USER_TYPES = ['landlord', 'supplier', 'tenant', 'admin', 'staff', 'technician'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** Who changes a state: a person in a role, or the product itself (schedules, jobs, webhooks). */
export type TransitionActor = UserType | 'system';

/**
 * Those who may register without an invitation; a tenant needs a code, and admins, staff and a supplier's technicians are invited
 * (docs/specification/registration.md).
 */
export const SELF_SIGN_UP_TYPES = ['landlord', 'supplier'] as const satisfies readonly UserType[];

/** The roles that can be tried in the demo without an account (docs/specification/demo.md). */
export const DEMO_USER_TYPES = ['tenant', 'supplier', 'staff', 'landlord'] as const satisfies readonly UserType[];

/** Whether a text from outside names a user type. */
export function isUserType(value: unknown): value is UserType {
  return USER_TYPES.some((type) => type === value);
}

/** Whether this type of user signs up without an invitation or a code. */
export function signsUpFreely(type: UserType): boolean {
  return SELF_SIGN_UP_TYPES.some((free) => free === type);
}
