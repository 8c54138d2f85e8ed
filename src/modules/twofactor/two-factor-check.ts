import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { VERIFICATION_CODE } from '../../contract/limits.js';
import { Problem } from '../../platform/errors/problem.js';
import { fault } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { TotpSecret } from './totp-secret.entity.js';
import { matchingStep } from './totp.js';
import { TwoFactorSecrets } from './two-factor-secrets.js';
import type { VerifyCodeRequest } from './two-factor.dto.js';

export interface OpenChallenge {
  id: string;
  /** Null means that there is no such challenge. It gets the same checks as one that exists. */
  userId: string | null;
  expiresAt: Date;
  sentAt: Date | null;
  smsAllowed: boolean;
}

type Tried = Pick<OpenChallenge, 'id' | 'userId'>;

const SIX_DIGITS = /^\d{6}$/;

const isSent = (method: string) => method === 'email' || method === 'sms';

/** Compares the entered code with the one that was sent or is shared. Every attempt is counted before it is checked. */
@Injectable()
export class TwoFactorCheck {
  constructor(
    private readonly scope: Scope,
    private readonly secrets: TwoFactorSecrets,
  ) {}

  newId(): string {
    return v7();
  }

  codeHash(challengeId: string, code: string): string {
    return this.secrets.codeHash(challengeId, code);
  }

  /** The challenge of a token; without one the newest code that was asked for without a sign-in. */
  async find(userId: string | null, token?: string): Promise<OpenChallenge | null> {
    const where = token ? 'token_hash = $2' : 'token_hash is null and code_hash is not null and $2::text is null';
    const [row] = await this.scope.rows<OpenChallenge>(
      `select id, user_id as "userId", expires_at as "expiresAt", sent_at as "sentAt", sms_allowed as "smsAllowed" from two_factor_challenge
       where user_id = $1 and ${where} order by created_at desc limit 1`,
      [userId, token ? this.secrets.tokenHash(token) : null],
    );
    return row ?? null;
  }

  /**
   * The code without its separators. Checked before anyone is looked up: 400 for a code in another format, also without
   * a person.
   */
  typed({ code, method }: VerifyCodeRequest): string {
    if (method === 'recovery') return code.toUpperCase().replace(/[^A-Z0-9]/g, '');
    const digits = code.replace(/\s/g, '');
    if (SIX_DIGITS.test(digits)) return digits;
    const message = 'Please enter a 6-digit verification code.';
    throw new Problem('invalid_input', { sentence: message, details: [fault('code', message, 'six_digits')] });
  }

  /** The verification token for a correct code, otherwise null. A challenge that doesn't exist takes the same time. */
  async verify(
    found: OpenChallenge | null,
    typed: string,
    method: VerifyCodeRequest['method'] = 'email',
  ): Promise<string | null> {
    const open = found ?? { id: this.newId(), userId: null };
    return this.scope.write('session.second_step', async (tx) => {
      if (open.userId) tx.about('user', open.userId);
      const counted = await this.countTry(tx, open, method);
      // A sent code is compared in any case, for the time that it takes; what an app or a list gives would be used up by it.
      const right = (counted || isSent(method)) && (await this.matches(tx, open, method, typed));
      return counted && right ? this.grant(tx, open) : null;
    });
  }

  /** Locks the row until the commit, so that simultaneous attempts are counted one after the other. */
  private async countTry(tx: Tx, open: Tried, method: string): Promise<boolean> {
    const now = this.scope.clock.now();
    const alive = isSent(method) ? 'code_hash is not null and code_expires_at > ?' : 'expires_at > ?';
    const counted = await tx.em.execute<object[]>(
      `update two_factor_challenge set tries = tries + 1 where id = ? and tries < ? and ${alive} and verified_at is null returning id`,
      [open.id, VERIFICATION_CODE.wrongTries, now],
    );
    return counted.length > 0;
  }

  private async matches(tx: Tx, open: Tried, method: string, code: string): Promise<boolean> {
    if (method === 'totp') return open.userId !== null && this.matchesTotp(tx, open.userId, code, 'confirmed');
    if (method === 'recovery') return open.userId !== null && this.usesRecovery(tx, open.userId, code);
    const rows = await tx.rows('select id from two_factor_challenge where id = $1 and code_hash = any($2::text[])', [
      open.id,
      this.secrets.codeHashes(open.id, code),
    ]);
    return rows.length > 0;
  }

  /** A secret that is only offered may be confirmed by its first code, and is no second step before. */
  async matchesTotp(tx: Tx, userId: string, code: string, state: 'offered' | 'confirmed'): Promise<boolean> {
    const secret = await tx.em.findOne(TotpSecret, {
      userId,
      confirmedAt: state === 'confirmed' ? { $ne: null } : null,
    });
    const step =
      secret && matchingStep(this.secrets.open(userId, secret.sealed), code, this.scope.clock.now(), secret.lastStep);
    if (!secret || !step) return false;
    const used = await tx.em.execute<object[]>(
      'update totp_secret set last_step = ? where user_id = ? and last_step < ? returning user_id',
      [step, userId, step],
    );
    return used.length > 0;
  }

  private async usesRecovery(tx: Tx, userId: string, code: string): Promise<boolean> {
    const used = await tx.rows(
      'update recovery_code set used_at = $1 where user_id = $2 and code_hash = any($3::text[]) and used_at is null returning id',
      [this.scope.clock.now(), userId, this.secrets.codeHashes(userId, code)],
    );
    return used.length > 0;
  }

  private async grant(tx: Tx, open: Tried): Promise<string> {
    const { token, hash } = this.secrets.token();
    await tx.em.execute(
      'update two_factor_challenge set code_hash = null, verified_at = ?, verification_hash = ? where id = ?',
      [this.scope.clock.now(), hash, open.id],
    );
    return token;
  }
}
