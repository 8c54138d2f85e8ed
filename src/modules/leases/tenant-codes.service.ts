import { createHmac, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { TENANT_CODE } from '../../contract/limits.js';
import { drawTenantCode, normaliseTenantCode } from '../../contract/tenant-code.js';
import { Clock } from '../../platform/clock/clock.js';
import { acceptedKeys, fingerprint } from '../../platform/config/keys.js';
import { Settings } from '../../platform/config/settings.js';

export interface NewTenantCode {
  /** The plain code, which is shown once and never stored. */
  code: string;
  codeHash: string;
  keyId: string;
  expiresAt: Date;
}

const DAY = 24 * 3600_000;

/** Makes tenant codes and the HMACs with which they are stored (docs/specification/tenant-codes.md). */
@Injectable()
export class TenantCodes {
  private readonly keys: [string, ...string[]];
  /** The id of the key for new codes. */
  readonly keyId: string;

  constructor(
    settings: Settings,
    private readonly clock: Clock,
  ) {
    this.keys = acceptedKeys(settings, 'CODE_KEY');
    this.keyId = fingerprint(this.keys[0]);
  }

  /** Whether the key is being changed: codes with another key are valid as well. */
  get changing(): boolean {
    return this.keys.length > 1;
  }

  /** A new code with its hash. If unused it expires after 60 days. */
  generate(): NewTenantCode {
    const code = drawTenantCode(randomInt);
    return {
      code,
      codeHash: this.hash(code),
      keyId: this.keyId,
      expiresAt: new Date(this.clock.now().getTime() + TENANT_CODE.lifeDays * DAY),
    };
  }

  /** HMAC-SHA-256 in hex of what someone typed; case, dashes and spaces don't matter. */
  hash(typed: string): string {
    return hashUnder(this.keys[0], typed);
  }

  /** The possible stored hashes of a code: one for each accepted key. */
  hashes(typed: string): string[] {
    return this.keys.map((key) => hashUnder(key, typed));
  }
}

function hashUnder(key: string, typed: string): string {
  return createHmac('sha256', key).update(normaliseTenantCode(typed)).digest('hex');
}
