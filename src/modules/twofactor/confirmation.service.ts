import { Injectable } from '@nestjs/common';
import { orNotFound } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import { Credential } from '../accounts/credential.entity.js';
import { User } from '../accounts/user.entity.js';
import { PasswordAgain } from '../sessions/password-again.service.js';
import { TwoFactorService } from './two-factor.service.js';

/**
 * Asks a signed-in person for everything a sign-in needs before their address, password or second step changes. So
 * someone who took over a session, even with the password, can't change the account's address or turn off the second
 * step.
 */
@Injectable()
export class Confirmation {
  constructor(
    private readonly scope: Scope,
    private readonly passwords: PasswordAgain,
    private readonly twoFactor: TwoFactorService,
  ) {}

  /** The password, then the second step where it is on or mandatory. 401 `invalid_credentials`, `two_factor_required`. */
  async require(password: string, verificationToken?: string): Promise<void> {
    await this.passwords.confirm(password);
    await this.requireTwoFactor(verificationToken);
  }

  /**
   * The same for who may have no password, having come by an invitation or by Google: a mailed code takes its place. 401
   * `invalid_credentials`, `two_factor_required`.
   */
  async requireInAnyCase(password?: string, verificationToken?: string): Promise<void> {
    if (await this.hasPassword()) return this.require(password ?? '', verificationToken);
    await this.asThePerson((person) =>
      this.twoFactor.prove(person, verificationToken, { smsAllowed: false, confirms: true }),
    );
  }

  /** Whether the signed-in person has chosen a password. */
  async hasPassword(): Promise<boolean> {
    const { userId, demo } = this.scope.actor;
    const load = () => this.scope.load((em) => em.findOne(Credential, { userId: userId ?? '' }));
    return Boolean((await this.scope.asSystem('confirmation', load, { demo }))?.passwordHash);
  }

  /** The second step alone, where it is on or mandatory. 401 `two_factor_required` with a challenge. */
  async requireTwoFactor(verificationToken?: string): Promise<void> {
    await this.asThePerson((person) => this.twoFactor.require(person, verificationToken, { confirms: true }));
  }

  private async asThePerson(ask: (person: User) => Promise<void>): Promise<void> {
    const { userId, demo } = this.scope.actor;
    await this.scope.asSystem(
      'confirmation',
      async () => ask(orNotFound(await this.scope.load((em) => em.findOne(User, { id: userId ?? '' })))),
      { demo },
    );
  }
}
