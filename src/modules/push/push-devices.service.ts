import { createECDH, createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { PUSH } from '../../contract/push.js';
import { Settings } from '../../platform/config/settings.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { invalidField } from '../../platform/errors/refusals.js';
import { addressFault } from '../../platform/outward/outward-address.js';
import { currentContext } from '../../platform/scope/context.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { LIVE } from './live-devices.js';
import { PushKeys } from './push-keys.service.js';
import { PushSecrets } from './push-secrets.js';
import type { NewPushDevice, PushResponse } from './push.dto.js';
import { Pushes } from './pushes.service.js';

const DEVICES = `select d.id, d.user_agent as "userAgent", d.created_at as "createdAt", d.last_sent_at as "lastSentAt", d.session_id = $3 as current
  from ${LIVE} where d.user_id = $2 order by d.created_at desc, d.id desc`;
const KEY = 'select id from push_key where public_key = $1';
/** The person who is signed in there now gets the messages, and not the one before. */
const SAVE = `insert into push_device (id, demo, created_at, user_id, session_id, push_key_id, endpoint_hash, subscription, key_id, user_agent)
  values ($1, false, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict (endpoint_hash) do update set id = excluded.id, created_at = excluded.created_at, user_id = excluded.user_id, session_id = excluded.session_id,
    push_key_id = excluded.push_key_id, subscription = excluded.subscription, key_id = excluded.key_id, user_agent = excluded.user_agent, last_sent_at = null`;
/** One browser has one session: what it subscribed with before is of no use. */
const SUPERSEDED = `delete from push_device where user_id = $1 and (session_id = $2 and endpoint_hash <> $3
  or id in (select d.id from push_device d where d.user_id = $1 order by d.created_at desc, d.id desc offset ${PUSH.devices}))`;
const REMOVE = 'delete from push_device where id = $1 and user_id = $2 returning id';
const OWN = `select d.id from ${LIVE} where d.user_id = $2 and d.id = $3`;
/** So that devices added at the same time can't exceed the limit together. */
const LOCK = 'select id from app_user where id = $1 for no key update';

interface Row {
  id: string;
  userAgent: string;
  createdAt: Date;
  lastSentAt: Date | null;
  current: boolean;
}

/** The devices on which the person who asks gets push messages. The table is the system's, which acts in their name. */
@Injectable()
export class PushDevices {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly keys: PushKeys,
    private readonly secrets: PushSecrets,
    private readonly pushes: Pushes,
  ) {}

  async read(): Promise<PushResponse> {
    const { userId, sessionId, demo } = this.scope.actor;
    if (demo || !this.settings.PUSH_ENABLED) return { publicKey: null, devices: [] };
    const values = [this.scope.clock.now(), userId, sessionId];
    return this.scope.asSystem('push devices', async () => {
      const { publicKey } = await this.keys.current();
      const devices = await this.scope.rows<Row>(DEVICES, values);
      return { publicKey, devices: devices.map(shown) };
    });
  }

  /** Adds this browser; a second time it changes nothing. 400 for an address that isn't a push service's, 403 in the demo and where push messages are off. */
  async add({ endpoint, p256dh, auth, publicKey }: NewPushDevice): Promise<PushResponse> {
    const { demo, sessionId } = this.scope.actor;
    if (demo || !this.settings.PUSH_ENABLED || !sessionId) throw new Problem('forbidden');
    if (addressFault(endpoint, this.settings.PUSH_PRIVATE_ADDRESSES))
      throw invalidField('endpoint', 'endpoint must be a public https address', 'format');
    if (!isPoint(p256dh)) throw invalidField('p256dh', 'p256dh must be a point of P-256', 'format');
    const id = v7();
    const { keyId } = this.secrets;
    const subscription = this.secrets.seal(id, JSON.stringify({ endpoint, p256dh, auth }));
    const hash = createHash('sha256').update(endpoint).digest('hex');
    const userAgent = (currentContext().userAgent ?? '').slice(0, 300);
    await this.run('push.add_device', async (tx, userId) => {
      await tx.rows(LOCK, [userId]);
      const [key] = await tx.rows<{ id: string }>(KEY, [publicKey]);
      if (!key) throw invalidField('publicKey', 'publicKey isn’t one of this installation', 'format');
      const now = this.scope.clock.now();
      await tx.rows(SAVE, [id, now, userId, sessionId, key.id, hash, subscription, keyId, userAgent]);
      await tx.rows(SUPERSEDED, [userId, sessionId, hash]);
      tx.about('push_device', id);
    });
    return this.read();
  }

  /** 404 for someone else's. */
  async remove(id: string): Promise<PushResponse> {
    await this.run('push.remove_device', async (tx, userId) => {
      orNotFound((await tx.rows(REMOVE, [id, userId]))[0]);
      tx.about('push_device', id);
    });
    return this.read();
  }

  /** Sends a test to one device. 404 for someone else's. */
  test(id: string): Promise<void> {
    return this.run('push.test_device', async (tx, userId) => {
      orNotFound((await tx.rows(OWN, [this.scope.clock.now(), userId, id]))[0]);
      tx.about('push_device', id);
      await this.pushes.send(tx, {
        users: [userId],
        deviceId: id,
        template: 'push.test',
        params: {},
        path: ({ userType }) => `/dashboards/${userType}/account`,
        tag: 'test',
        always: true,
      });
    });
  }

  private run(action: string, fn: (tx: Tx, userId: string) => Promise<void>): Promise<void> {
    const { userId, accountId, demo } = this.scope.actor;
    if (!userId) throw new Problem('forbidden');
    const write = () =>
      this.scope.write(action, async (tx) => {
        await fn(tx, userId);
        tx.changed(['push'], [], { users: [userId] });
      });
    return this.scope.asSystem('push devices', write, { ...(accountId && { accountId }), demo, by: userId });
  }
}

/** Whether a message can be encrypted for the key: otherwise each attempt would fail. */
function isPoint(p256dh: string): boolean {
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    return own.computeSecret(Buffer.from(p256dh, 'base64url')).length > 0;
  } catch {
    return false;
  }
}

function shown({ createdAt, lastSentAt, ...device }: Row) {
  return { ...device, createdAt: createdAt.toISOString(), lastSentAt: lastSentAt?.toISOString() ?? null };
}
