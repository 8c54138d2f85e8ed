import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/errors/problem.js';
import { throttleSource } from '../../platform/throttle/source.js';
import { Throttle, type Use } from '../../platform/throttle/throttle.js';
import { FairTurns } from '../../platform/turns/fair-turns.js';
import { LIMITS } from './limits.js';
import { SignInLinks } from './sign-in-links.service.js';

/** What the limits need to know about an address. `userId` is null for an unknown one. */
export interface Claimed {
  userId: string | null;
  /** Whether this person has had a session from the same source. */
  knownHere: boolean;
}

/** Less than the failures allowed for a source, so right passwords that arrive together never exceed the limit. */
const AT_ONCE = 8;

/**
 * How often a password may be wrong (docs/specification/sign-in.md). A source from which the account was used before
 * has its own count, so a stranger who guesses elsewhere doesn't lock the right person out.
 */
@Injectable()
export class SignInLimits {
  private readonly turns = new FairTurns({ units: AT_ONCE, unitsPerKey: AT_ONCE, waiting: 256, waitingPerKey: 64 });

  constructor(
    private readonly throttle: Throttle,
    private readonly links: SignInLinks,
  ) {}

  /** Counts the attempt, then runs `check`, which returns null for a wrong password. 429 `too_many_requests` or `link_required`. */
  attempt<T>(email: string, { userId, knownHere }: Claimed, check: () => Promise<T | null>): Promise<T | null> {
    const source = throttleSource();
    return this.turns.take(source, 1, () =>
      this.throttle.attempt([[LIMITS.signInSource, source]], () => {
        if (userId && knownHere) return this.throttle.attempt([[LIMITS.signInKnown, `${userId} ${source}`]], check);
        return this.fromNewPlace(email, userId, check);
      }),
    );
  }

  /**
   * Whether to record a refusal: the first in ten minutes for a source past its limit, or for an address that needs a link. It
   * counts by the address as typed, so known and unknown addresses cost the same.
   */
  isNews(email: string, { code }: Problem): Promise<boolean> {
    return this.throttle.tryUse(
      LIMITS.signInNote,
      code === 'link_required' ? `address ${keyOf(email)}` : `source ${throttleSource()}`,
    );
  }

  /** After the hundredth failure a mailed link is needed. Unknown addresses get the same answer. */
  private async fromNewPlace<T>(
    email: string,
    userId: string | null,
    check: () => Promise<T | null>,
  ): Promise<T | null> {
    const use: Use = [LIMITS.signInAccount, keyOf(email)];
    try {
      await this.throttle.use(...use);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (await this.throttle.tryUse(LIMITS.signInNote, `link ${keyOf(email)}`)) await this.links.ask(userId);
      throw new Problem('link_required', { retryAfter: error.options.retryAfter });
    }
    return this.throttle.takeBackIfRight([use], check);
  }
}

/** Accounts are counted by their address. */
export const keyOf = (email: string) => email.trim().toLowerCase();
