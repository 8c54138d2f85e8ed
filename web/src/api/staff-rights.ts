import { staffMay, type StaffRight } from '@contract/staff-roles';
import { useSession, type Profile } from './session';

/** Whether the server lets this person do what needs the right. It asks it of staff alone; a profile of before has no role yet. */
export function mayAs({ userType, staffRole }: Pick<Profile, 'userType' | 'staffRole'>, right: StaffRight): boolean {
  return userType !== 'staff' || staffMay(staffRole ?? 'manager', right);
}

/** Asks whether the signed-in person has a right of staff: what they may not do isn't shown to them. */
export function useMay(): (right: StaffRight | undefined) => boolean {
  const session = useSession();
  return (right) => !right || session.status !== 'signed-in' || mayAs(session.profile, right);
}
