import { Injectable } from '@nestjs/common';
import { PUSH, type PushPayload } from '../../contract/push.js';
import { Settings } from '../../platform/config/settings.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import { LIVE } from './live-devices.js';
import { PushKeys } from './push-keys.service.js';
import { PushSecrets } from './push-secrets.js';
import { pushDue } from './push.events.js';
import { PushSender, type Subscription } from './send-push.js';

const DEVICE = `select d.id, d.push_key_id as "pushKeyId", d.subscription from ${LIVE} where d.id = $2`;
const SENT = 'update push_device set last_sent_at = $2 where id = $1';
const REMOVE = 'delete from push_device where id = $1 returning user_id as "userId"';

interface Device {
  id: string;
  pushKeyId: string;
  subscription: string;
}

/** The push service says that the browser no longer wants messages, or that another key than ours may send them. */
const GONE: ReadonlySet<unknown> = new Set([401, 403, 404, 410, 'address']);
/** The message itself is refused. Another attempt would be too. */
const REFUSED: ReadonlySet<unknown> = new Set([400, 413]);

type Due = { deviceId: string; message: string; until: string; attempt: number };

/** Makes the attempts to deliver push messages, each in a job of its own. */
@Injectable()
export class DeliverPushes {
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
    const now = this.scope.clock.now();
    const seconds = Math.floor((Date.parse(due.until) - now.getTime()) / 1000);
    if (seconds <= 0 || !this.settings.PUSH_ENABLED) return;
    const [device] = await this.scope.rows<Device>(DEVICE, [now, due.deviceId]);
    if (!device) return;
    const answer = await this.post(device, due.message, seconds);
    await this.scope.write('push.deliver', async (tx) => {
      tx.about('push_device', device.id);
      if (typeof answer === 'number' && answer >= 200 && answer < 300) {
        await tx.rows(SENT, [device.id, now]);
        return;
      }
      if (REFUSED.has(answer)) return;
      if (GONE.has(answer)) {
        const [gone] = await tx.rows<{ userId: string }>(REMOVE, [device.id]);
        return tx.changed(['push'], [], { users: [gone?.userId] });
      }
      const afterSeconds = PUSH.delays[due.attempt - 1];
      if (afterSeconds) tx.publish(pushDue, { ...due, attempt: due.attempt + 1 }, { afterSeconds });
    });
  }

  /** What no key opens is gone for good. */
  private async post(device: Device, message: string, seconds: number) {
    const key = await this.keys.pair(device.pushKeyId);
    const subscription = this.opened<Subscription>(device.id, device.subscription);
    const payload = this.opened<PushPayload>(device.id, message);
    if (!key || !subscription) return 410;
    if (!payload) return 400;
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
