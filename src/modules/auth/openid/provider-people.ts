import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
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
import { SignInIdentity } from '../../accounts/sign-in-identity.entity.js';
import { linkIdentity } from '../../accounts/sign-in-state.service.js';
import { User } from '../../accounts/user.entity.js';
import { SessionService } from '../../sessions/session.service.js';
import { TwoFactorSetup } from '../../twofactor/two-factor-setup.service.js';
import { Registration } from '../registration.js';
import type { ProviderPerson } from './openid-provider.js';
import type { NewcomerRole } from './sign-in-attempts.js';

/**
 * Finds or creates the person whose identity a provider confirms. Everything here must run as the system
 * (docs/specification/sign-in.md).
 */
@Injectable()
export class ProviderPeople {
  constructor(
    private readonly scope: Scope,
    private readonly people: PeopleService,
    private readonly registration: Registration,
    private readonly sessions: SessionService,
    private readonly secondStep: TwoFactorSetup,
  ) {}

  /**
   * The person with this identity, joined or newly registered as `role`. An existing account is only joined by its
   * address when the provider confirms the address. If it wasn't verified here, the person who registered it first may
   * not own it: their password, second step, links and sessions end.
   */
  async findOrAdd(person: ProviderPerson, role: NewcomerRole, language: Language): Promise<User> {
    const attempt = () => this.attempt(person, role, language);
    // If two requests arrive together, one registers or joins and the other then finds the person.
    return attempt().catch((error: unknown) => {
      const taken = error instanceof Problem && error.code === 'email_taken';
      if (taken || error instanceof UniqueConstraintViolationException) return attempt();
      throw error;
    });
  }

  private attempt(person: ProviderPerson, role: NewcomerRole, language: Language): Promise<User> {
    return this.scope.write('session.provider_person', async (tx) => {
      const known = await this.byIdentity(tx, person);
      const user = known ?? (await this.byAddress(tx, person)) ?? (await this.register(tx, person, role, language));
      tx.about('user', user.id);
      await acceptInvitation(tx, usable(user), this.scope.clock.now());
      return user;
    });
  }

  private async byIdentity(tx: Tx, { issuer, subject }: ProviderPerson): Promise<User | null> {
    const identity = await tx.em.findOne(SignInIdentity, { issuer, subject });
    return identity && tx.em.findOne(User, { id: identity.userId });
  }

  private async byAddress(tx: Tx, person: ProviderPerson): Promise<User | null> {
    if (!person.emailVerified) throw new Problem('provider_unverified');
    const user = await this.people.findByEmail(tx.em, person.email);
    if (!user) return null;
    usable(user);
    const joined = await tx.em.findOne(SignInIdentity, { userId: user.id, issuer: person.issuer });
    // A simultaneous redirect of the same person has joined a moment ago.
    if (joined?.subject === person.subject) return user;
    // Another account at this provider belongs to the person already, so the address has passed to someone else.
    if (joined) throw new Problem('provider_refused');
    await linkIdentity(tx, user.id, person, this.scope.clock.now());
    if (!user.emailVerifiedAt) await this.startAnew(tx, user);
    return user;
  }

  private async startAnew(tx: Tx, user: User): Promise<void> {
    const now = this.scope.clock.now();
    const credential = await tx.em.findOneOrFail(Credential, { userId: user.id });
    Object.assign(credential, { passwordHash: null, changedAt: now });
    Object.assign(user, { emailVerifiedAt: now, twoFactorAt: null });
    await this.secondStep.remove(tx, user.id);
    await endLinks(tx, user.id, now);
    await this.sessions.revoke(tx, { userId: user.id });
    tx.changed(['profiles'], [user.id], { users: [user.id] });
  }

  private async register(tx: Tx, person: ProviderPerson, role: NewcomerRole, language: Language): Promise<User> {
    if (!signsUpFreely(role)) throw new Problem('provider_needs_code');
    const { email, firstName, lastName } = person;
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
      emailVerifiedAt: this.scope.clock.now(),
    };
    const { user } = await this.registration.add(tx, owner);
    await linkIdentity(tx, user.id, person, this.scope.clock.now());
    return user;
  }
}

/**
 * Staff and admins can't sign in with a provider, because they need a password and a second step. Suspended people
 * aren't told why they are refused.
 */
function usable(user: User): User {
  if (user.userType === 'staff' || user.userType === 'admin') throw new Problem('provider_not_for_role');
  if (user.suspendedAt || user.deletedAt) throw new Problem('provider_refused');
  return user;
}
