import { Injectable } from '@nestjs/common';
import type { KeyedRows } from '../../platform/config/keyed-rows.js';
import { FileKeys } from '../../platform/files/file-keys.js';
import { TenantCodeKeys } from '../leases/tenant-code-keys.service.js';
import { PushKeyed } from '../push/push-keyed.service.js';
import { TwoFactorKeys } from '../twofactor/two-factor-keys.service.js';
import { WebhookKeys } from '../webhooks/webhook-keys.service.js';

/** All that depends on the server's keys, each of the module that owns the rows. */
@Injectable()
export class KeyedModules {
  readonly all: readonly KeyedRows[];

  constructor(
    files: FileKeys,
    twoFactor: TwoFactorKeys,
    tenantCodes: TenantCodeKeys,
    webhooks: WebhookKeys,
    push: PushKeyed,
  ) {
    this.all = [files, twoFactor, tenantCodes, webhooks, push];
  }
}
