import { Injectable } from '@nestjs/common';
import { Scope } from '../../platform/scope/scope.js';
import { Throttle, type Use } from '../../platform/throttle/throttle.js';
import { LIMITS } from './limits.js';
import { keyOf } from './sign-in-limits.js';

/** The person whose limits are shown or reset. */
interface Person {
  id: string;
  email: string;
}

/** Lets admins see and lift the lock of someone after too many wrong passwords. */
@Injectable()
export class SignInLocks {
  constructor(
    private readonly scope: Scope,
    private readonly throttle: Throttle,
  ) {}

  /** Whether a person's sign-in is refused now, here or at a place it was used from before. Must run as the system. */
  async isHeld(person: Person): Promise<boolean> {
    const held = await Promise.all((await this.usesOf(person)).map((use) => this.throttle.isUsedUp(...use)));
    return held.includes(true);
  }

  /**
   * Counts a person's wrong passwords from zero. The count of a source stays, because it may be used to guess other
   * accounts too.
   */
  async forget(person: Person): Promise<void> {
    for (const use of await this.usesOf(person)) await this.throttle.reset(...use);
  }

  private async usesOf({ id, email }: Person): Promise<Use[]> {
    const known = await this.scope.rows<{ source: string }>(
      'select distinct source from session where user_id = $1 limit 200',
      [id],
    );
    return [
      [LIMITS.signInAccount, keyOf(email)],
      ...known.map(({ source }): Use => [LIMITS.signInKnown, `${id} ${source}`]),
    ];
  }
}
