import { useProfile } from '@api/session';
import type { AffairKind } from '@contract/affairs';
import { paths } from '@nav/paths';
import type { Affair } from './api';

/** Where the reader can look further: staff and admins have pages of their own for people and accounts. */
export function useLooks() {
  const { userType } = useProfile();
  const isAdmin = userType === 'admin';
  return {
    person: (id: string) => (isAdmin ? paths.adminUser(id) : paths.staffPerson(id)),
    account: (id: string) => (isAdmin ? paths.adminAccount(id) : paths.staffAccount(id)),
    /** The page of a row; the other kinds have none for the team. Admins have no inbox of chats. */
    row: (kind: AffairKind): ((row: Affair) => string) | undefined => {
      if (kind === 'tickets') return ({ id }) => paths.dashboard(userType, `/tickets/${id}`);
      if (kind === 'leads') return ({ id }) => paths.dashboard(userType, `/leads/${id}`);
      if (kind === 'chats' && !isAdmin) return ({ id }) => `${paths.dashboard(userType)}?session=${id}`;
      return undefined;
    },
  };
}
