/**
 * How someone works in the account of a landlord or supplier. An owner may do everything. A manager, a landlord's colleague, does the
 * daily work, but not what `@OwnerOnly()` keeps for owners (docs/specification/colleagues.md).
 */
export const ACCOUNT_ROLES = ['owner', 'manager'] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

export function isAccountRole(value: unknown): value is AccountRole {
  return ACCOUNT_ROLES.some((role) => role === value);
}
