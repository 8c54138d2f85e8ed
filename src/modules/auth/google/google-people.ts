import { Injectable } from '@nestjs/common';
import type { Language } from '../../../contract/languages.js';
import { signsUpFreely } from '../../../contract/roles.js';
import { Problem } from '../../../platform/errors/problem.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { acceptInvitation } from '../../accounts/accept-invitation.service.js';
import { endLinks } from '../../accounts/account-links.service.js';
import { Credential } from '../../accounts/credential.entity.js';
import { PeopleService } from '../../accounts/people.service.js';
import { User } from '../../accounts/user.entity.js';
import { SessionService } from '../../sessions/session.service.js';
import { TwoFactorSetup } from '../../twofactor/two-factor-setup.service.js';
import { Registration } from '../registration.js';
import type { GoogleState } from './google-attempt.js';
import type { GooglePerson } from './google-provider.js';

/** Finds or creates the person of a Google account. Everything here must run as the system (docs/specification/sign-in.md). */
@Injectable()
export class GooglePeople {
  constructor(
    private readonly scope: Scope,
    private readonly people: PeopleService,
    private readonly registration: Registration,
    private readonly sessions: SessionService,
    private readonly secondStep: TwoFactorSetup,
  ) {}

  /**
   * The person of this Google account, joined or newly registered as `role`. An address joins only when Google says that it
   * is verified. If it wasn't verified here, the person who registered it first may not own it: their password, second step, links and sessions end.
   */
  async findOrAdd(person: GooglePerson, role: GoogleState, language: Language): Promise<User> {
    const attempt = () => this.attempt(person, role, language);
    // If two requests arrive together, one registers and the other then finds the person.
    return attempt().catch((error: unknown) => {
      if (error instanceof Problem && error.code === 'email_taken') return attempt();
      throw error;
    });
  }

  private attempt(person: GooglePerson, role: GoogleState, language: Language): Promise<User> {
    return this.scope.write('session.google_person', async (tx) => {
      const known = await this.bySubject(tx, person.subject);
      const user = known ?? (await this.byAddress(tx, person)) ?? (await this.register(tx, person, role, language));
      tx.about('user', user.id);
      await acceptInvitation(tx, usable(user), this.scope.clock.now());
      return user;
    });
  }

  private async bySubject(tx: Tx, googleSubject: string): Promise<User | null> {
    const credential = await tx.em.findOne(Credential, { googleSubject });
    return credential && tx.em.findOne(User, { id: credential.userId });
  }

  private async byAddress(tx: Tx, { email, emailVerified, subject }: GooglePerson): Promise<User | null> {
    if (!emailVerified) throw new Problem('google_unverified');
    const user = await this.people.findByEmail(tx.em, email);
    if (!user) return null;
    usable(user);
    const credential = await tx.em.findOneOrFail(Credential, { userId: user.id });
    // Another Google account is already linked to this person, so the address has passed to someone else.
    if (credential.googleSubject) throw new Problem('google_refused');
    credential.googleSubject = subject;
    if (!user.emailVerifiedAt) await this.startAnew(tx, user, credential);
    return user;
  }

  private async startAnew(tx: Tx, user: User, credential: Credential): Promise<void> {
    const now = this.scope.clock.now();
    Object.assign(credential, { passwordHash: null, changedAt: now });
    Object.assign(user, { emailVerifiedAt: now, twoFactorAt: null });
    await this.secondStep.remove(tx, user.id);
    await endLinks(tx, user.id, now);
    await this.sessions.revoke(tx, { userId: user.id });
    tx.changed(['profiles'], [user.id], { users: [user.id] });
  }

  private async register(tx: Tx, person: GooglePerson, role: GoogleState, language: Language): Promise<User> {
    if (!signsUpFreely(role)) throw new Problem('google_needs_code');
    const { email, firstName, lastName, subject: googleSubject } = person;
    const owner = {
      email,
      firstName,
      lastName,
      userType: role,
      language,
      phone: null,
      companyName: null,
      serviceType: null,
      passwordHash: null,
      googleSubject,
      emailVerifiedAt: this.scope.clock.now(),
    };
    return (await this.registration.add(tx, owner)).user;
  }
}

/** Staff and admins can't use Google: they need password and second step. Suspended people aren't told why they are refused. */
function usable(user: User): User {
  if (user.userType === 'staff' || user.userType === 'admin') throw new Problem('google_not_for_role');
  if (user.suspendedAt || user.deletedAt) throw new Problem('google_refused');
  return user;
}
