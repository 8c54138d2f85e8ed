import { Injectable } from '@nestjs/common';
import { acceptedKeys, fingerprint } from '../../platform/config/keys.js';
import { Settings } from '../../platform/config/settings.js';
import { DocumentKeys } from '../../platform/files/document-keys.js';
import { Scope } from '../../platform/scope/scope.js';
import { KeyedModules } from './keyed-modules.js';
import type { ServerKeyResponse } from './server-keys.dto.js';

/** The rows that depend on the server's keys, and what admins see of the keys: fingerprints, never the keys. */
@Injectable()
export class ServerKeysService {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly keyed: KeyedModules,
  ) {}

  /** The keys belong to the installation, so the demo sees none. */
  async list(): Promise<ServerKeyResponse[]> {
    if (this.scope.actor.demo) return [];
    const counts = await this.scope.asSystem('server keys', () =>
      Promise.all(this.keyed.all.map((rows) => rows.count())),
    );
    const depends = (...what: string[]) => counts.flat().filter((count) => what.includes(count.what));
    return [
      { name: 'JWT_SECRET', ...named(acceptedKeys(this.settings, 'JWT_SECRET').map(fingerprint)), protects: [] },
      { name: 'DOCUMENT_KEY', ...named(new DocumentKeys(this.settings).ids), protects: depends('files', 'uploads') },
      {
        name: 'CODE_KEY',
        ...named(acceptedKeys(this.settings, 'CODE_KEY').map(fingerprint)),
        protects: depends(
          'authenticator_apps',
          'recovery_codes',
          'tenant_codes',
          'webhook_secrets',
          'push_keys',
          'push_devices',
        ),
      },
    ];
  }

  async rewrap(): Promise<void> {
    for (const rows of this.keyed.all) await rows.rewrap();
  }
}

function named([current = '', ...accepted]: string[]) {
  return { current, accepted };
}
