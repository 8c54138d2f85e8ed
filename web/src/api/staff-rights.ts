import { staffMay, type StaffRight } from '@contract/staff-roles';
import { useSession, type Profile } from './session';

/**
 * Whether the server lets this person do what needs the right. It checks this for staff only; a profile from before
 * there were roles has none.
 */
export function mayAs({ userType, staffRole }: Pick<Profile, 'userType' | 'staffRole'>, right: StaffRight): boolean {
  return userType !== 'staff' || staffMay(staffRole ?? 'manager', right);
}

/** Asks whether the signed-in person has a right of staff: what they may not do isn't shown to them. */
export function useMay(): (right: StaffRight | undefined) => boolean {
  const session = useSession();
  return (right) => !right || session.status !== 'signed-in' || mayAs(session.profile, right);
}
