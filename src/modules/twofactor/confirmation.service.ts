import { Injectable } from '@nestjs/common';
import { orNotFound } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import { User } from '../accounts/user.entity.js';
import { PasswordAgain } from '../sessions/password-again.service.js';
import { TwoFactorService } from './two-factor.service.js';

/**
 * Asks a signed-in person for everything a sign-in needs before their address, password or second step changes. So someone who
 * took over a session, even with the password, can neither move the account to another address nor turn the second step off.
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

  /** The second step alone, where it is on or mandatory. 401 `two_factor_required` with a challenge. */
  async requireTwoFactor(verificationToken?: string): Promise<void> {
    const { userId, demo } = this.scope.actor;
    await this.scope.asSystem(
      'confirmation',
      async () => {
        const person = orNotFound(await this.scope.load((em) => em.findOne(User, { id: userId ?? '' })));
        await this.twoFactor.require(person, verificationToken);
      },
      { demo },
    );
  }
}
