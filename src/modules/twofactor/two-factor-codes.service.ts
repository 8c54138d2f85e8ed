import { randomInt } from 'node:crypto';
import { LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { VERIFICATION_CODE } from '../../contract/limits.js';
import { Problem } from '../../platform/errors/problem.js';
import { Channels } from '../../platform/outbox/channels.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { toE164 } from '../../platform/phones/phone-number.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { throttleSource } from '../../platform/throttle/source.js';
import { Throttle } from '../../platform/throttle/throttle.js';
import { readerOf, type CodeReader } from './code-reader.js';
import { CODE_LIMITS } from './limits.js';
import { TwoFactorChallenge } from './two-factor-challenge.entity.js';
import { TwoFactorCheck, type OpenChallenge } from './two-factor-check.js';
import type { RequestCodeRequest } from './two-factor.dto.js';
import { codeAskedWithoutSignIn } from './two-factor.events.js';
import { TwoFactorService } from './two-factor.service.js';
import { signInAgain } from './verify-code.service.js';

const MINUTE = 60_000;

type CodeWay = RequestCodeRequest['type'];

/** Sends codes (docs/specification/two-step-verification.md). */
@Injectable()
export class TwoFactorCodes {
  constructor(
    private readonly scope: Scope,
    private readonly throttle: Throttle,
    private readonly twoFactor: TwoFactorService,
    private readonly check: TwoFactorCheck,
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
        : this.scope.write('session.code_asked', async (tx) =>
            tx.publish(codeAskedWithoutSignIn, { email: email.trim(), type }),
          ),
    );
  }

  /** After a request without a challenge, to those alone who verify in two steps. */
  @Handles(codeAskedWithoutSignIn, 'twofactor.code', 'two_factor.code_asked>TwoFactorCodes.sendLoose')
  async sendLoose({ email, type }: { email: string; type: CodeWay }): Promise<void> {
    const user = await readerOf(this.scope, email);
    if (!user || !this.twoFactor.isRequired(user) || !(await this.throttle.tryUse(CODE_LIMITS.address, user.id)))
      return;
    await this.send(user, type === 'sms' && textNumberOf(user) ? 'sms' : 'email', async (tx) =>
      this.looseChallenge(tx, user),
    );
  }

  private async answerChallenge(token: string, email: string, type: CodeWay): Promise<void> {
    const user = await readerOf(this.scope, email);
    const open = user && (await this.check.find(user.id, token));
    if (!user || !open || open.expiresAt <= this.scope.clock.now()) throw signInAgain();
    if (user.lockedAt) throw new Problem('second_step_locked');
    if (type === 'sms' && !(open.smsAllowed && textNumberOf(user))) throw new Problem('sms_unavailable');
    await this.send(user, type, async (tx) => {
      const row = await this.rested(tx, open);
      await this.throttle.use(CODE_LIMITS.challenge, open.id);
      await this.throttle.use(CODE_LIMITS.person, user.id);
      return row;
    });
  }

  /**
   * Locks the challenge until the commit: of many simultaneous requests one sends a code, and the others are told how
   * long to wait.
   */
  private async rested(tx: Tx, { id }: OpenChallenge): Promise<TwoFactorChallenge> {
    const row = await tx.em.findOneOrFail(TwoFactorChallenge, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const rested = row.sentAt ? (this.scope.clock.now().getTime() - row.sentAt.getTime()) / 1000 : Infinity;
    if (rested < VERIFICATION_CODE.resendSeconds)
      throw new Problem('too_many_requests', { retryAfter: Math.ceil(VERIFICATION_CODE.resendSeconds - rested) });
    return row;
  }

  private send(user: CodeReader, channel: CodeWay, challenge: (tx: Tx) => Promise<TwoFactorChallenge>): Promise<void> {
    const { id: userId, email, language, firstName } = user;
    const code = String(randomInt(10 ** VERIFICATION_CODE.length)).padStart(VERIFICATION_CODE.length, '0');
    return this.scope.write('session.code_sent', async (tx) => {
      const row = await challenge(tx);
      const now = this.scope.clock.now();
      const codeExpiresAt = new Date(now.getTime() + VERIFICATION_CODE.lifeMinutes * MINUTE);
      Object.assign(row, { codeHash: this.check.codeHash(row.id, code), codeExpiresAt, sentAt: now, tries: 0 });
      tx.about('user', userId);
      const to = (channel === 'sms' && textNumberOf(user)) || email;
      tx.send({
        channel,
        to,
        language,
        template: 'twofactor.code',
        params: { firstName, code, confirms: row.confirms ? 'yes' : 'no' },
      });
    });
  }

  private looseChallenge(tx: Tx, { id: userId, demo }: CodeReader): TwoFactorChallenge {
    const now = this.scope.clock.now();
    return tx.em.create(TwoFactorChallenge, {
      id: this.check.newId(),
      demo,
      userId,
      tokenHash: null,
      createdAt: now,
      expiresAt: now,
    });
  }
}

/** The number for a code by text message; null for one that can't receive any. */
function textNumberOf({ phone, country }: CodeReader): string | null {
  return toE164(phone ?? '', country);
}
