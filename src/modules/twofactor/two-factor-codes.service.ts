import { Injectable } from '@nestjs/common';
import { randomInt } from 'node:crypto';
import { VERIFICATION_CODE } from '../../contract/limits.js';
import { Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { throttleSource } from '../../platform/throttle/source.js';
import { Throttle } from '../../platform/throttle/throttle.js';
import { SecondStepCheck, type OpenChallenge } from './second-step-check.js';
import { TwoFactorChallenge } from './two-factor-challenge.entity.js';
import type { RequestCodeRequest, VerifyCodeRequest, VerifyCodeResponse } from './two-factor.dto.js';
import { TwoFactorService, type SecondStepUser } from './two-factor.service.js';

const MINUTE = 60_000;
const LIMITS = {
  person: { name: '2fa-person', points: VERIFICATION_CODE.requestsPerHour, seconds: 3600 },
  source: { name: '2fa-source', points: 10, seconds: 3600 },
  verify: { name: '2fa-verify', points: 60, seconds: 600 },
  /** Tries of one person over all challenges and sources: whoever has the password gets a new challenge at will. */
  tries: { name: '2fa-tries', points: 30, seconds: 3600 },
} as const;

type Reader = SecondStepUser & { firstName: string; language: string };

/** Sends codes and checks them (decisions, section 3, Two-step). */
@Injectable()
export class TwoFactorCodes {
  constructor(
    private readonly scope: Scope,
    private readonly throttle: Throttle,
    private readonly twoFactor: TwoFactorService,
    private readonly check: SecondStepCheck,
  ) {}

  /**
   * With a challenge it has limits of its own: 60 seconds between, five an hour. Without one it shares a limit by source,
   * and answers alike for known and unknown addresses. Text messages without a provider are a 500, as the client expects.
   */
  async request({ email, type, challenge }: RequestCodeRequest): Promise<void> {
    if (!challenge) await this.throttle.use(LIMITS.source, throttleSource());
    if (type === 'sms') throw new Problem('sms_unavailable');
    await this.scope.asSystem('two-step code', async () => {
      const user = await this.find(email);
      if (challenge) return this.answerChallenge(challenge, user);
      if (user && this.twoFactor.isRequired(user)) await this.send(user, null);
    });
  }

  /** `valid` and, for a right code, the token for the sign-in. Five wrong tries end a code, also when they come at once. */
  async verify(request: VerifyCodeRequest): Promise<VerifyCodeResponse> {
    await this.throttle.use(LIMITS.verify, throttleSource());
    return this.scope.asSystem('two-step code', async () => {
      const user = await this.find(request.email);
      const open = user && (await this.check.find(user.id, request.challenge));
      // Without a challenge nobody has shown the password: a stranger must not use up the person's tries.
      if (open && request.challenge) await this.throttle.use(LIMITS.tries, open.userId);
      const verificationToken = open ? await this.check.verify(open, request) : null;
      if (open && verificationToken) await this.throttle.reset(LIMITS.tries, open.userId);
      if (!verificationToken) return { valid: false, message: 'Invalid verification code' };
      return { valid: true, message: 'Verification successful', verificationToken };
    });
  }

  private async answerChallenge(token: string, user: Reader | null): Promise<void> {
    const open = user && (await this.check.find(user.id, token));
    if (!user || !open || open.expiresAt <= this.scope.clock.now()) {
      const message = 'Please sign in again.';
      throw new Problem('invalid_input', { sentence: message, details: [{ field: 'challenge', message }] });
    }
    const wait = open.sentAt ? VERIFICATION_CODE.resendSeconds - (this.scope.clock.now().getTime() - open.sentAt.getTime()) / 1000 : 0;
    if (wait > 0) throw new Problem('too_many_requests', { retryAfter: wait });
    await this.throttle.use(LIMITS.person, user.id);
    await this.send(user, open);
  }

  private send(user: Reader, open: OpenChallenge | null): Promise<void> {
    const code = String(randomInt(10 ** VERIFICATION_CODE.length)).padStart(VERIFICATION_CODE.length, '0');
    return this.scope.write('session.code_sent', async (tx) => {
      const row = open ? await tx.em.findOneOrFail(TwoFactorChallenge, { id: open.id }) : this.looseChallenge(tx, user);
      const now = this.scope.clock.now();
      const codeExpiresAt = new Date(now.getTime() + VERIFICATION_CODE.lifeMinutes * MINUTE);
      Object.assign(row, { codeHash: this.check.codeHash(row.id, code), codeExpiresAt, sentAt: now, tries: 0 });
      tx.about('user', user.id);
      tx.send({ channel: 'email', to: user.email, language: user.language, template: 'twofactor.code', params: { firstName: user.firstName, code } });
    });
  }

  private looseChallenge(tx: Tx, { id: userId, demo }: Reader): TwoFactorChallenge {
    const now = this.scope.clock.now();
    return tx.em.create(TwoFactorChallenge, { id: this.check.newId(), demo, userId, tokenHash: null, createdAt: now, expiresAt: now });
  }

  private async find(email: string): Promise<Reader | null> {
    const [row] = await this.scope.rows<Reader>(USER_SQL, [email.trim()]);
    return row ?? null;
  }
}

const USER_SQL = `
  select id, email, demo, two_factor_at as "twoFactorAt", first_name as "firstName", language
  from app_user where not demo and lower(email) = lower($1) and suspended_at is null`;
