import { Injectable, Logger } from '@nestjs/common';
import { PUSH, type PushPayload } from '../../contract/push.js';
import { Settings } from '../../platform/config/settings.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import type { OutwardFailure } from '../../platform/outward/outward-post.js';
import { Scope } from '../../platform/scope/scope.js';
import { LIVE } from './live-devices.js';
import { PushKeys } from './push-keys.service.js';
import { PushSecrets } from './push-secrets.js';
import { howToPush, pushDue } from './push.events.js';
import { PushSender, type Subscription } from './send-push.js';

const DEVICE = `select d.id, d.user_id as "userId", d.push_key_id as "pushKeyId", d.subscription from ${LIVE} where d.id = $2`;
const SENT = 'update push_device set last_sent_at = $2, failing_since = null where id = $1';
const FAILED = 'update push_device set failing_since = coalesce(failing_since, $2) where id = $1';
const REMOVE = 'delete from push_device where id = $1';

interface Device {
  id: string;
  userId: string;
  pushKeyId: string;
  subscription: string;
}

/** The push service says that the browser no longer wants messages. Whatever else fails may be fixed: our clock, a key, a name. */
const GONE: ReadonlySet<unknown> = new Set([404, 410]);
/** The message itself is refused. Another attempt would be too. */
const REFUSED: ReadonlySet<unknown> = new Set([400, 413]);

type Due = { deviceId: string; message: string; until: string; attempt: number };
/** `key`: no accepted server key opens the device, or the message for it, which may be set right again. */
type Answer = number | OutwardFailure | 'key';

/** Makes the attempts to deliver push messages, each in a job of its own. */
@Injectable()
export class DeliverPushes {
  private readonly log = new Logger('Push');

  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly keys: PushKeys,
    private readonly secrets: PushSecrets,
    private readonly sender: PushSender,
  ) {}

  /** Asks the push service outside of any transaction, then notes the answer and queues the next attempt in one. */
  @Handles(pushDue, 'push.deliver')
  async deliver(due: Due): Promise<void> {
    if (!this.settings.PUSH_ENABLED) return;
    const now = this.scope.clock.now();
    const [device] = await this.scope.rows<Device>(DEVICE, [now, due.deviceId]);
    if (!device) return;
    const payload = this.opened<PushPayload>(device.id, due.message);
    const seconds = Math.floor((Date.parse(due.until) - now.getTime()) / 1000);
    if (seconds <= 0) {
      if (payload?.urgent)
        this.log.warn(`A push message about an emergency waited too long and wasn't sent (device ${device.id})`);
      return;
    }
    const answer = payload ? await this.post(device, payload, seconds) : 'key';
    await this.scope.write('push.deliver', async (tx) => {
      tx.about('push_device', device.id);
      if (typeof answer === 'number' && answer >= 200 && answer < 300) {
        await tx.rows(SENT, [device.id, now]);
        return;
      }
      if (REFUSED.has(answer)) return;
      if (GONE.has(answer)) {
        await tx.rows(REMOVE, [device.id]);
        return tx.changed(['push'], [], { users: [device.userId] });
      }
      await tx.rows(FAILED, [device.id, now]);
      const afterSeconds = PUSH.delays[due.attempt - 1];
      const how = howToPush(device.userId, payload?.urgent ?? false);
      if (afterSeconds) tx.publish(pushDue, { ...due, attempt: due.attempt + 1 }, { ...how, afterSeconds });
    });
  }

  private async post(device: Device, payload: PushPayload, seconds: number): Promise<Answer> {
    const key = await this.keys.pair(device.pushKeyId);
    const subscription = this.opened<Subscription>(device.id, device.subscription);
    if (!key || !subscription) return 'key';
    const { tag, urgent } = payload;
    return this.sender.post({ subscription, key, body: JSON.stringify(payload), tag, urgent, seconds });
  }

  private opened<T>(deviceId: string, sealed: string): T | null {
    try {
      return JSON.parse(this.secrets.open(deviceId, sealed)) as T;
    } catch {
      return null;
    }
  }
}
