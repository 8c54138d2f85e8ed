import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/errors/problem.js';
import { fault } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import { Throttle } from '../../platform/throttle/throttle.js';
import { readerOf } from './code-reader.js';
import { CODE_LIMITS } from './limits.js';
import { TwoFactorCheck, type OpenChallenge } from './two-factor-check.js';
import { TwoFactorLock } from './two-factor-lock.service.js';
import type { SecondStepLinkRequest, VerifyCodeRequest, VerifyCodeResponse } from './two-factor.dto.js';

/** Checks codes, and sends the link again that is needed after too many wrong ones. */
@Injectable()
export class VerifyCode {
  constructor(
    private readonly scope: Scope,
    private readonly throttle: Throttle,
    private readonly check: TwoFactorCheck,
    private readonly lock: TwoFactorLock,
  ) {}

  /**
   * `valid` and, for a right code, the token for the sign-in. Five wrong attempts end a code, also simultaneous ones. A
   * wrong code gets the same answer after the same work, whether or not the address has an account and was sent a code.
   * 429 `second_step_locked` after too many wrong codes, for someone who has entered the password.
   */
  async verify(request: VerifyCodeRequest): Promise<VerifyCodeResponse> {
    const typed = this.check.typed(request);
    return this.scope.asSystem('two-step code', async () => {
      const user = await readerOf(this.scope, request.email);
      const open = await this.check.find(user?.id ?? null, request.challenge);
      const verificationToken = await this.attempt(open, typed, request);
      if (!verificationToken) return { valid: false, message: 'Invalid verification code' };
      return { valid: true, message: 'Verification successful', verificationToken };
    });
  }

  /** Mails the link again to who has shown the password. 400 for a challenge that is unknown or over. */
  async sendLink({ email, challenge }: SecondStepLinkRequest): Promise<void> {
    await this.scope.asSystem('two-step code', async () => {
      const user = await readerOf(this.scope, email);
      const open = user && (await this.check.find(user.id, challenge));
      if (!user || !open || open.expiresAt <= this.scope.clock.now()) throw signInAgain();
      await this.lock.sendLink(user.id);
    });
  }

  /**
   * Without a challenge the password hasn't been entered. A stranger must not use up the person's attempts, so these
   * are counted separately.
   */
  private async attempt(
    open: OpenChallenge | null,
    typed: string,
    { email, challenge, method }: VerifyCodeRequest,
  ): Promise<string | null> {
    if (challenge)
      return open?.userId
        ? this.lock.attempt(open.userId, open, () => this.check.verify(open, typed, method))
        : this.check.verify(open, typed, method);
    const use = [CODE_LIMITS.looseDay, email.trim().toLowerCase()] as const;
    // Past the limit the code is handled like one of an unknown address: with the same work and the same answer.
    if (!(await this.throttle.tryUse(...use))) return this.check.verify(null, typed, method);
    return this.throttle.takeBackIfRight([use], () => this.check.verify(open, typed, method));
  }
}

/** 400 for a challenge that is unknown or over. */
export function signInAgain(): Problem {
  const message = 'Please sign in again.';
  return new Problem('invalid_input', { sentence: message, details: [fault('challenge', message, 'sign_in_again')] });
}
