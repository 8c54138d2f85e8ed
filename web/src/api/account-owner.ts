import { useSession, type Profile } from './session';

/** Whether the server refuses this person what it keeps for the owners of a landlord's account (403 `owner_only`). */
export function isColleague({ accountRole }: Pick<Profile, 'accountRole'>): boolean {
  return accountRole === 'manager';
}

/** False for a landlord's colleague: what the owners alone may do isn't shown to them. */
export function useIsOwner(): boolean {
  const session = useSession();
  return session.status !== 'signed-in' || !isColleague(session.profile);
}
