import type { INestApplicationContext } from '@nestjs/common';
import type { Language } from '../../contract/languages.js';
import { Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { PeopleService } from '../accounts/people.service.js';
import { Invitations } from './invitations.service.js';

interface NewAdmin {
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
}

/** Invites an admin, or invites one again who hasn't joined yet, and returns the link. 409 `email_taken` for someone else's address. */
export async function inviteAdmin(app: INestApplicationContext, person: NewAdmin): Promise<string> {
  const [scope, invitations, people] = [app.get(Scope), app.get(Invitations), app.get(PeopleService)];
  const invite = async (tx: Tx): Promise<string> => {
    const known = await people.findByEmail(tx.em, person.email);
    if (known && (known.userType !== 'admin' || !known.invitedAt || known.suspendedAt))
      throw new Problem('email_taken');
    const made = known
      ? { user: known, url: await invitations.send(tx, known) }
      : await invitations.invite(tx, { ...person, userType: 'admin', phone: null, companyName: null });
    tx.about('user', made.user.id);
    tx.changed(['users'], [made.user.id], {});
    return made.url;
  };
  return scope.asSystem('admin command', () => scope.write('user.invite', invite));
}
