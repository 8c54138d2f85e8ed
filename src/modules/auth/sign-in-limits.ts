import { Injectable } from '@nestjs/common';
import { Scope } from '../../platform/scope/scope.js';
import { throttleSource } from '../../platform/throttle/source.js';
import { Throttle } from '../../platform/throttle/throttle.js';
import { LIMITS } from './limits.js';
import { PasswordLinks } from './password-links.js';
import type { User } from './user.entity.js';

/**
 * How often a password may be wrong (decisions, section 3, Throttles). A place that the account was used from before has a
 * counter of its own, so that a stranger who guesses elsewhere does not lock the right person out.
 */
@Injectable()
export class SignInLimits {
  constructor(
    private readonly scope: Scope,
    private readonly throttle: Throttle,
    private readonly links: PasswordLinks,
  ) {}

  async check(email: string, user: User | null): Promise<void> {
    await this.throttle.check(LIMITS.signInSource, throttleSource());
    if (user && (await this.isKnown(user))) return this.throttle.check(LIMITS.signInKnown, `${user.id} ${throttleSource()}`);
    await this.throttle.check(LIMITS.signInAccount, keyOf(email));
  }

  /** Counts a failure; the one that uses the account's limit up sends its owner a link. */
  async failed(email: string, user: User | null): Promise<void> {
    await this.throttle.count(LIMITS.signInSource, throttleSource());
    if (user && (await this.isKnown(user))) return this.throttle.count(LIMITS.signInKnown, `${user.id} ${throttleSource()}`);
    await this.throttle.count(LIMITS.signInAccount, keyOf(email));
    if (user && (await this.throttle.isOver(LIMITS.signInAccount, keyOf(email)))) await this.links.send(user, 'auth.guessed');
  }

  /** After a link by e-mail: the account may be signed in to from anywhere again. */
  forget(email: string): Promise<void> {
    return this.throttle.reset(LIMITS.signInAccount, keyOf(email));
  }

  private async isKnown({ id }: User): Promise<boolean> {
    const found = await this.scope.rows('select 1 from session where user_id = $1 and source = $2 limit 1', [id, throttleSource().slice(0, 64)]);
    return found.length > 0;
  }
}

const keyOf = (email: string) => email.trim().toLowerCase();
