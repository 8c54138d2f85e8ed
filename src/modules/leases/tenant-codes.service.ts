import { createHmac, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { TENANT_CODE } from '../../contract/limits.js';
import { drawTenantCode, normaliseTenantCode } from '../../contract/tenant-code.js';
import { Clock } from '../../platform/clock/clock.js';
import { serverKey } from '../../platform/config/keys.js';
import { Settings } from '../../platform/config/settings.js';

export interface NewTenantCode {
  /** In the clear: shown once and never kept. */
  code: string;
  codeHash: string;
  expiresAt: Date;
}

const DAY = 24 * 3600_000;

/** Makes tenant codes and the HMAC under which they are kept (docs/specification/tenant-codes.md). */
@Injectable()
export class TenantCodes {
  private readonly key: string;

  constructor(
    settings: Settings,
    private readonly clock: Clock,
  ) {
    this.key = serverKey(settings, 'CODE_KEY');
  }

  /** A new code with its hash; unused it ends after 60 days. */
  generate(): NewTenantCode {
    const code = drawTenantCode(randomInt);
    return {
      code,
      codeHash: this.hash(code),
      expiresAt: new Date(this.clock.now().getTime() + TENANT_CODE.lifeDays * DAY),
    };
  }

  /** HMAC-SHA-256 in hex of what somebody typed; case, dashes and spaces do not matter. */
  hash(typed: string): string {
    return createHmac('sha256', this.key).update(normaliseTenantCode(typed)).digest('hex');
  }
}
