import type { UserType } from '@contract/roles';

/** Staff and admins have nothing with us: no account, no home. */
export const isTeam = (userType: UserType): boolean => userType === 'staff' || userType === 'admin';
