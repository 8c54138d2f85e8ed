import { Injectable } from '@nestjs/common';
import { VERIFICATION_CODE } from '../../contract/limits.js';
import { Settings } from '../../platform/config/settings.js';
import { Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import { listedAs } from '../accounts/designation.service.js';
import { TwoFactorChallenge } from './two-factor-challenge.entity.js';
import { TwoFactorLock } from './two-factor-lock.service.js';
import { TwoFactorSecrets } from './two-factor-secrets.js';

/** What the second step needs to know of a person. */
export interface TwoFactorUser {
  id: string;
  email: string;
  demo: boolean;
  twoFactorAt?: Date | null;
  twoFactorDesignatedAs?: string | null;
}

const MINUTE = 60_000;

/** Asks for the second step after a right password (docs/specification/two-step-verification.md). Runs as the system. */
@Injectable()
export class TwoFactorService {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly secrets: TwoFactorSecrets,
    private readonly lock: TwoFactorLock,
  ) {}

  /** Whether the operator designated the person, or they turned it on. */
  isRequired(user: Pick<TwoFactorUser, 'email' | 'twoFactorAt' | 'twoFactorDesignatedAs'>): boolean {
    return this.isDesignated(user) || Boolean(user.twoFactorAt);
  }

  /**
   * By the current address, or a previous one that the setting still lists, because changing one's address doesn't end
   * the requirement.
   */
  isDesignated({ email, twoFactorDesignatedAs }: Pick<TwoFactorUser, 'email' | 'twoFactorDesignatedAs'>): boolean {
    return [email, twoFactorDesignatedAs].some((address) => address && listedAs(this.settings, address));
  }

  /**
   * Passes with a verification token of a right code, which works once; else 401 with a challenge and the methods, and
   * `locked` while a mailed link is needed.
   */
  async require(user: TwoFactorUser, verificationToken?: string, { confirms = false } = {}): Promise<void> {
    if (this.isRequired(user)) await this.prove(user, verificationToken, { confirms });
  }

  /**
   * The same, also when the second step is off: an emailed code proves the identity of someone without a password.
   * Never by text message (`smsAllowed`: false), because someone with their session can change the phone number without
   * confirmation.
   */
  async prove(
    user: TwoFactorUser,
    verificationToken?: string,
    { smsAllowed = true, confirms = false } = {},
  ): Promise<void> {
    const locked = await this.lock.isLocked(user.id);
    if (!locked && verificationToken && (await this.redeem(user.id, verificationToken, smsAllowed))) return;
    const challenge = await this.openChallenge(user, { smsAllowed, confirms });
    throw new Problem('two_factor_required', {
      extra: {
        challenge,
        methods: await this.methods(user.id, smsAllowed),
        email: user.email,
        ...(locked && { locked }),
      },
    });
  }

  private async methods(userId: string, smsAllowed: boolean): Promise<string[]> {
    const [row] = await this.scope.rows<{ totp: boolean; recovery: boolean }>(METHODS_SQL, [userId]);
    return [
      'email',
      ...(smsAllowed ? ['sms'] : []),
      ...(row?.totp ? ['totp'] : []),
      ...(row?.recovery ? ['recovery'] : []),
    ];
  }

  private async openChallenge(
    { id: userId, demo }: TwoFactorUser,
    use: Pick<TwoFactorChallenge, 'smsAllowed' | 'confirms'>,
  ): Promise<string> {
    const { token, hash: tokenHash } = this.secrets.token();
    const now = this.scope.clock.now();
    const expiresAt = new Date(now.getTime() + VERIFICATION_CODE.challengeMinutes * MINUTE);
    await this.scope.write('session.second_step_asked', async (tx) => {
      tx.about('user', userId);
      tx.em.create(TwoFactorChallenge, { demo, userId, tokenHash, ...use, createdAt: now, expiresAt });
    });
    return token;
  }

  private async redeem(userId: string, token: string, smsAllowed: boolean): Promise<boolean> {
    const now = this.scope.clock.now();
    const since = new Date(now.getTime() - VERIFICATION_CODE.challengeMinutes * MINUTE);
    return this.scope.write('session.second_step_done', async (tx) => {
      tx.about('user', userId);
      const used = await tx.em.execute<object[]>(
        'update two_factor_challenge set used_at = ? where verification_hash = ? and user_id = ? and used_at is null and verified_at > ? and (? or not sms_allowed) returning id',
        [now, this.secrets.tokenHash(token), userId, since, smsAllowed],
      );
      return used.length > 0;
    });
  }
}

const METHODS_SQL = `
  select exists (select 1 from totp_secret where user_id = $1 and confirmed_at is not null) as totp,
         exists (select 1 from recovery_code where user_id = $1 and used_at is null) as recovery`;
