import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import webPush from 'web-push';
import { Scope } from '../../platform/scope/scope.js';
import { row } from '../../platform/scope/tx.js';
import { PushKey } from './push-key.entity.js';
import { PushSecrets } from './push-secrets.js';

const KEYS = `select id, public_key as "publicKey", private_key as "privateKey" from push_key
  where $1::uuid is null or id = $1 order by created_at desc, id desc limit 1`;
const LOCK = "select pg_advisory_xact_lock(hashtextextended('push_key', 0))";

interface Sealed {
  id: string;
  publicKey: string;
  privateKey: string;
}

/** The key pairs by which push services recognize the installation. They are made once and kept in the database, sealed. */
@Injectable()
export class PushKeys {
  constructor(
    private readonly scope: Scope,
    private readonly secrets: PushSecrets,
  ) {}

  /** The pair with which browsers subscribe now. The first one to ask makes it. Needs the system. */
  async current(): Promise<{ id: string; publicKey: string }> {
    const known = await this.newest();
    return known ?? this.make((now) => now ?? null);
  }

  /** A pair to sign with; null if no accepted server key opens it, or it is gone. Needs the system. */
  async pair(id: string): Promise<{ publicKey: string; privateKey: string } | null> {
    const [found] = await this.scope.rows<Sealed>(KEYS, [id]);
    const privateKey = found && this.opened(found);
    return found && privateKey ? { publicKey: found.publicKey, privateKey } : null;
  }

  /** Makes a further pair, which browsers use from now on. Devices of the one before keep working with it until they come back. */
  replace(): Promise<{ id: string; publicKey: string }> {
    return this.make(() => null);
  }

  /** A pair whose private key doesn't open any more is of no use. */
  private async newest(): Promise<Sealed | undefined> {
    const [found] = await this.scope.rows<Sealed>(KEYS, [null]);
    return found && this.opened(found) ? found : undefined;
  }

  private opened({ id, privateKey }: Sealed): string | null {
    try {
      return this.secrets.open(id, privateKey);
    } catch {
      return null;
    }
  }

  /** `unless` gives the pair that another process has made meanwhile, if that one will do. */
  private make(unless: (now: Sealed | undefined) => Sealed | null): Promise<{ id: string; publicKey: string }> {
    return this.scope.write('push.make_key', async (tx) => {
      await tx.rows(LOCK);
      const [newest] = await tx.rows<Sealed>(KEYS, [null]);
      const there = unless(newest && this.opened(newest) ? newest : undefined);
      if (there) return there;
      const id = v7();
      const { publicKey, privateKey } = webPush.generateVAPIDKeys();
      const createdAt = this.scope.clock.now();
      const sealed = { privateKey: this.secrets.seal(id, privateKey), keyId: this.secrets.keyId };
      await tx.insert(row(PushKey, { id, demo: false, createdAt, publicKey, ...sealed }));
      tx.about('push_key', id);
      return { id, publicKey };
    });
  }
}
