import { randomBytes, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PRODUCT } from '../../contract/product.js';
import type { Tx } from '../../platform/scope/tx.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { TotpSecret } from './totp-secret.entity.js';
import { toBase32, totpAddress } from './totp.js';
import { TwoFactorCheck } from './two-factor-check.js';
import { TwoFactorSecrets } from './two-factor-secrets.js';

const RECOVERY_CODES = 10;
/** Without letters and digits that people mistake. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const TOTP_BYTES = 20;

export interface TotpOffer {
  secret: string;
  address: string;
}

/** Turns the second step on and off for a person, in the system's transaction of the settings. */
@Injectable()
export class TwoFactorSetup {
  constructor(
    private readonly secrets: TwoFactorSecrets,
    private readonly check: TwoFactorCheck,
  ) {}

  /** A new secret for the app; it counts once a code of it was shown. */
  async offerTotp(tx: Tx, userId: string, email: string): Promise<TotpOffer> {
    const secret = randomBytes(TOTP_BYTES);
    await tx.em.upsert(TotpSecret, {
      userId,
      sealed: this.secrets.seal(userId, secret),
      keyId: this.secrets.keyId,
      confirmedAt: null,
      lastStep: 0,
    });
    return { secret: toBase32(secret), address: totpAddress(PRODUCT.name, email, secret) };
  }

  /** Whether the code is that of the offered app; from then on the app is a method. Of one that is confirmed already no code counts here. */
  async confirmTotp(tx: Tx, userId: string, code: string, now: Date): Promise<boolean> {
    if (!(await this.check.matchesTotp(tx, userId, code, 'offered'))) return false;
    await tx.em.nativeUpdate(TotpSecret, { userId }, { confirmedAt: now });
    return true;
  }

  /** Makes new recovery codes, which are shown once and replace the previous ones. */
  async recoveryCodes(tx: Tx, userId: string): Promise<string[]> {
    await tx.em.nativeDelete(RecoveryCode, { userId });
    const codes = Array.from({ length: RECOVERY_CODES }, () =>
      Array.from({ length: 10 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join(''),
    );
    for (const code of codes)
      tx.em.create(RecoveryCode, {
        userId,
        codeHash: this.secrets.codeHash(userId, code),
        keyId: this.secrets.keyId,
        usedAt: null,
      });
    return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
  }

  async remove(tx: Tx, userId: string): Promise<void> {
    await tx.em.nativeDelete(TotpSecret, { userId });
    await tx.em.nativeDelete(RecoveryCode, { userId });
  }
}
