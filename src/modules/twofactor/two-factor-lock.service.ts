import { Injectable } from '@nestjs/common';
import { VERIFICATION_CODE } from '../../contract/limits.js';
import { Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Throttle } from '../../platform/throttle/throttle.js';
import { lockSecondStep, unlockSecondStep } from '../accounts/sign-in-state.service.js';
import { CODE_LIMITS } from './limits.js';
import type { OpenChallenge } from './two-factor-check.js';
import { twoFactorUnlockDue } from './two-factor.events.js';

const MINUTE = 60_000;

/**
 * Counts all wrong codes of a person. Only someone with the password gets here, so a stranger can't lock anyone out.
 * The count is kept with the other limits; the lock is a column, and stays until a mailed link or a new password opens
 * it. Everything runs as the system.
 */
@Injectable()
export class TwoFactorLock {
  constructor(
    private readonly scope: Scope,
    private readonly throttle: Throttle,
  ) {}

  /** Counts, then looks: `check` gives null for a wrong code. 429 `second_step_locked` past the day's total. */
  async attempt<T>(userId: string, open: OpenChallenge, check: () => Promise<T | null>): Promise<T | null> {
    // No code is right for a challenge that has ended, so attempts with an old one don't count.
    if (open.expiresAt.getTime() + VERIFICATION_CODE.lifeMinutes * MINUTE < this.scope.clock.now().getTime())
      return check();
    await this.refuse(userId);
    if (await this.throttle.tryUse(CODE_LIMITS.day, userId))
      return this.throttle.takeBackIfRight([[CODE_LIMITS.day, userId]], check);
    await this.lock(userId);
    throw new Problem('second_step_locked');
  }

  /** 429 `second_step_locked` while a mailed link is needed. */
  async refuse(userId: string): Promise<void> {
    if (await this.isLocked(userId)) throw new Problem('second_step_locked');
  }

  async isLocked(userId: string): Promise<boolean> {
    return (await this.scope.rows(LOCKED_SQL, [userId])).length > 0;
  }

  /** Mails the link again. */
  async sendLink(userId: string): Promise<void> {
    if (!(await this.isLocked(userId))) return;
    await this.throttle.use(CODE_LIMITS.link, userId);
    await this.scope.write('session.second_step_link', async (tx) => {
      tx.about('user', userId);
      tx.publish(twoFactorUnlockDue, { userId });
    });
  }

  /** The person has an emailed link, or an admin unlocked them, so attempts are counted from zero. */
  async open(tx: Tx, userId: string): Promise<void> {
    await unlockSecondStep(tx, userId);
    await this.throttle.reset(CODE_LIMITS.day, userId);
  }

  /** Of many simultaneous calls, one locks and sends the email. */
  private async lock(userId: string): Promise<void> {
    await this.scope.write('session.second_step_locked', async (tx) => {
      tx.about('user', userId);
      if (await lockSecondStep(tx, userId, this.scope.clock.now())) tx.publish(twoFactorUnlockDue, { userId });
    });
  }
}

const LOCKED_SQL = 'select 1 from app_user where id = $1 and second_step_locked_at is not null';
