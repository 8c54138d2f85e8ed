import { useSession } from '@api/session';
import type { UserType } from '@contract/roles';

/** Whether the reader is signed in in this role: then the person's own content stands where samples do for others. */
export function useOwn(role: UserType): boolean {
  const session = useSession();
  return session.status === 'signed-in' && session.profile.userType === role;
}
