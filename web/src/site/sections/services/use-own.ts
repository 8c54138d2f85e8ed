import { useSession } from '@api/session';
import type { UserType } from '@contract/roles';

/** Whether the reader is signed in with this role, so that their own data is shown instead of samples. */
export function useOwn(role: UserType): boolean {
  const session = useSession();
  return session.status === 'signed-in' && session.profile.userType === role;
}
