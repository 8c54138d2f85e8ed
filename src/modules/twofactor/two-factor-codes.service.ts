import { LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomInt } from 'node:crypto';
import { VERIFICATION_CODE } from '../../contract/limits.js';
import { Problem } from '../../platform/errors/problem.js';
import { Channels } from '../../platform/outbox/channels.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { throttleSource } from '../../platform/throttle/source.js';
import { Throttle } from '../../platform/throttle/throttle.js';
import { CODE_LIMITS } from './limits.js';
import { SecondStepCheck, type OpenChallenge } from './second-step-check.js';
import { TwoFactorChallenge } from './two-factor-challenge.entity.js';
import type { RequestCodeRequest, VerifyCodeRequest, VerifyCodeResponse } from './two-factor.dto.js';
import { codeAskedWithoutSignIn } from './two-factor.events.js';
import { TwoFactorService, type SecondStepUser } from './two-factor.service.js';

const MINUTE = 60_000;

type Reader = SecondStepUser & { firstName: string; language: string; phone: string | null };
type CodeWay = RequestCodeRequest['type'];

/** Sends codes and checks them (decisions, section 3, Two-step). */
@Injectable()
export class TwoFactorCodes {
  constructor(
    private readonly scope: Scope,
    private readonly throttle: Throttle,
    private readonly twoFactor: TwoFactorService,
    private readonly check: SecondStepCheck,
    private readonly channels: Channels,
  ) {}

  /**
   * With a challenge it has limits of its own: 60 seconds between, five an hour. Without one it shares a limit by source,
   * and does the same work for known and unknown addresses. Text messages without a provider or a number are a 500, as the client expects.
   */
  async request({ email, type, challenge }: RequestCodeRequest): Promise<void> {
    if (!challenge) await this.throttle.use(CODE_LIMITS.source, throttleSource());
    if (type === 'sms' && !this.channels.delivers('sms')) throw new Problem('sms_unavailable');
    await this.scope.asSystem('two-step code', () =>
      challenge
        ? this.answerChallenge(challenge, email, type)
        : this.scope.write('session.code_asked', async (tx) => tx.publish(codeAskedWithoutSignIn, { email: email.trim(), type })),
    );
  }

  /** After a request without a challenge, to those alone who verify in two steps. */
  @Handles(codeAskedWithoutSignIn, 'twofactor.code', 'two_factor.code_asked>TwoFactorCodes.sendLoose')
  async sendLoose({ email, type }: { email: string; type: CodeWay }): Promise<void> {
    const user = await this.find(email);
    if (!user || !this.twoFactor.isRequired(user) || !(await this.throttle.tryUse(CODE_LIMITS.address, user.id))) return;
    await this.send(user, type === 'sms' && user.phone ? 'sms' : 'email', async (tx) => this.looseChallenge(tx, user));
  }

  /**
   * `valid` and, for a right code, the token for the sign-in. Five wrong tries end a code, also when they come at once. What
   * is wrong is answered alike after the same work, whether or not somebody has the address and was sent a code.
   */
  async verify(request: VerifyCodeRequest): Promise<VerifyCodeResponse> {
    await this.throttle.use(CODE_LIMITS.verify, throttleSource());
    const typed = this.check.typed(request);
    return this.scope.asSystem('two-step code', async () => {
      const user = await this.find(request.email);
      const open = await this.check.find(user?.id ?? null, request.challenge);
      const verificationToken = await this.attempt(open, typed, request);
      if (!verificationToken) return { valid: false, message: 'Invalid verification code' };
      return { valid: true, message: 'Verification successful', verificationToken };
    });
  }

  /** Without a challenge nobody has shown the password: a stranger must not use up the person's tries. */
  private async attempt(open: OpenChallenge | null, typed: string, { challenge, method }: VerifyCodeRequest): Promise<string | null> {
    const check = () => this.check.verify(open, typed, method);
    if (!challenge || !open) return check();
    const source = throttleSource();
    const [known] = await this.scope.rows('select 1 from session where user_id = $1 and source = $2 limit 1', [open.userId, source.slice(0, 64)]);
    return this.throttle.attempt([[CODE_LIMITS.tries, `${open.userId} ${known ? source : 'elsewhere'}`]], check);
  }

  private async answerChallenge(token: string, email: string, type: CodeWay): Promise<void> {
    const user = await this.find(email);
    const open = user && (await this.check.find(user.id, token));
    if (!user || !open || open.expiresAt <= this.scope.clock.now()) {
      const message = 'Please sign in again.';
      throw new Problem('invalid_input', { sentence: message, details: [{ field: 'challenge', message }] });
    }
    if (type === 'sms' && !user.phone) throw new Problem('sms_unavailable');
    await this.send(user, type, async (tx) => {
      const row = await this.rested(tx, open);
      await this.throttle.use(CODE_LIMITS.challenge, open.id);
      await this.throttle.use(CODE_LIMITS.person, user.id);
      return row;
    });
  }

  /** Locks the challenge until the commit: of many requests at once one sends, the others are told how long to wait. */
  private async rested(tx: Tx, { id }: OpenChallenge): Promise<TwoFactorChallenge> {
    const row = await tx.em.findOneOrFail(TwoFactorChallenge, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const rested = row.sentAt ? (this.scope.clock.now().getTime() - row.sentAt.getTime()) / 1000 : Infinity;
    if (rested < VERIFICATION_CODE.resendSeconds) throw new Problem('too_many_requests', { retryAfter: Math.ceil(VERIFICATION_CODE.resendSeconds - rested) });
    return row;
  }

  private send({ id: userId, email, phone, language, firstName }: Reader, channel: CodeWay, challenge: (tx: Tx) => Promise<TwoFactorChallenge>): Promise<void> {
    const code = String(randomInt(10 ** VERIFICATION_CODE.length)).padStart(VERIFICATION_CODE.length, '0');
    return this.scope.write('session.code_sent', async (tx) => {
      const row = await challenge(tx);
      const now = this.scope.clock.now();
      const codeExpiresAt = new Date(now.getTime() + VERIFICATION_CODE.lifeMinutes * MINUTE);
      Object.assign(row, { codeHash: this.check.codeHash(row.id, code), codeExpiresAt, sentAt: now, tries: 0 });
      tx.about('user', userId);
      const to = channel === 'sms' && phone ? phone : email;
      tx.send({ channel, to, language, template: 'twofactor.code', params: { firstName, code } });
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
  select id, email, demo, two_factor_at as "twoFactorAt", two_factor_designated_as as "twoFactorDesignatedAs", first_name as "firstName", language, phone
  from app_user where not demo and lower(email) = lower($1) and suspended_at is null and deleted_at is null`;
