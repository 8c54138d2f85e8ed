import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/errors/problem.js';
import { throttleSource } from '../../platform/throttle/source.js';
import { Throttle, type Use } from '../../platform/throttle/throttle.js';
import { FairTurns } from '../../platform/throttle/turns.js';
import { LIMITS } from './limits.js';
import { SignInLinks } from './sign-in-links.service.js';

/** Whom an address stands for, as far as limits must know; nobody for an unknown address. */
export interface Claimed {
  userId: string | null;
  /** Whether a session of theirs was opened from where the attempt comes from. */
  knownHere: boolean;
}

/** Fewer than a source may fail: of right passwords that arrive together none is taken for one too many. */
const AT_ONCE = 8;

/**
 * How often a password may be wrong (decisions, section 3, Throttles). A place that the account was used from before has a
 * counter of its own, so that a stranger who guesses elsewhere does not lock the right person out.
 */
@Injectable()
export class SignInLimits {
  private readonly turns = new FairTurns({ atOnce: AT_ONCE, waiting: 256, waitingPerKey: 64 });

  constructor(
    private readonly throttle: Throttle,
    private readonly links: SignInLinks,
  ) {}

  /** Counts, then looks: `check` gives null for a wrong password. 429 `too_many_requests` or `link_required`. */
  attempt<T>(email: string, { userId, knownHere }: Claimed, check: () => Promise<T | null>): Promise<T | null> {
    const source = throttleSource();
    return this.turns.take(source, () =>
      this.throttle.attempt([[LIMITS.signInSource, source]], () => {
        if (userId && knownHere) return this.throttle.attempt([[LIMITS.signInKnown, `${userId} ${source}`]], check);
        return this.fromNewPlace(email, userId, check);
      }),
    );
  }

  /**
   * Whether a refusal is to be noted: the first of a source past its limit in ten minutes, and of an address that needs a link.
   * It counts what was sent, not whom it stands for: known and unknown addresses cost the same.
   */
  isNews(email: string, { code }: Problem): Promise<boolean> {
    return this.throttle.tryUse(LIMITS.signInNote, code === 'link_required' ? `address ${keyOf(email)}` : `source ${throttleSource()}`);
  }

  /** After the hundredth failure a link by e-mail is needed; unknown addresses are answered alike. */
  private async fromNewPlace<T>(email: string, userId: string | null, check: () => Promise<T | null>): Promise<T | null> {
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

const keyOf = (email: string) => email.trim().toLowerCase();
