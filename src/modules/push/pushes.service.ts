import { Injectable } from '@nestjs/common';
import { PUSH, type PushPayload } from '../../contract/push.js';
import type { UserType } from '../../contract/roles.js';
import { Settings } from '../../platform/config/settings.js';
import { Catalogues } from '../../platform/i18n/catalogues.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Throttle } from '../../platform/throttle/throttle.js';
import { PUSHES } from './limits.js';
import { LIVE } from './live-devices.js';
import { PushSecrets } from './push-secrets.js';
import { howToPush, pushDue } from './push.events.js';

interface Push {
  users: readonly string[];
  /** One of their devices alone. */
  deviceId?: string;
  /** The catalogue of the module that sends has `push.<template>.title` and `.body`. */
  template: string;
  params: Record<string, string | number>;
  /** The page of this site that the message opens. */
  path: string | ((reader: Pick<Device, 'userId' | 'userType'>) => string);
  /** A message takes the place of an earlier one with the same tag, so that what is sent twice is shown once. */
  tag: string;
  /** About an emergency: the device may be woken up, and a message that is late is dropped sooner. */
  urgent?: boolean;
  /** It isn't counted, and is sent however many the person got before: it has a limit of its own, or is about an emergency. */
  always?: boolean;
}

interface Device {
  id: string;
  userId: string;
  userType: UserType;
  language: string;
}

const DEVICES = `select d.id, d.user_id as "userId", u.user_type as "userType", u.language from ${LIVE}
  where d.user_id = any($2::uuid[]) and ($3::uuid is null or d.id = $3) order by d.id`;
const REACHED = `select distinct d.user_id as id from ${LIVE} where d.user_id = any($2::uuid[])`;

/** Queues push messages within the transaction of what causes them. Needs the system: no one else reads devices. */
@Injectable()
export class Pushes {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly words: Catalogues,
    private readonly secrets: PushSecrets,
    private readonly throttle: Throttle,
  ) {}

  /** Who of these people has a device that gets messages. */
  async reaches(tx: Tx, users: readonly string[]): Promise<string[]> {
    if (!this.settings.PUSH_ENABLED || users.length === 0) return [];
    return (await tx.rows<{ id: string }>(REACHED, [this.scope.clock.now(), users])).map(({ id }) => id);
  }

  /** Whether the person who asks has a device. */
  async hasDevice(): Promise<boolean> {
    const { userId, demo } = this.scope.actor;
    if (!this.settings.PUSH_ENABLED || demo) return false;
    const find = () => this.scope.rows(REACHED, [this.scope.clock.now(), [userId]]);
    return (await this.scope.asSystem('own push devices', find)).length > 0;
  }

  /** One message for each device of these people, except for those who got too many within the hour (`PUSHES`). */
  async send(tx: Tx, { users, deviceId, template, params, path, tag, urgent = false, always }: Push): Promise<void> {
    if (!this.settings.PUSH_ENABLED || users.length === 0) return;
    const now = this.scope.clock.now();
    const seconds = urgent ? PUSH.urgentSeconds : PUSH.usualSeconds;
    const until = new Date(now.getTime() + seconds * 1000).toISOString();
    const devices = await tx.rows<Device>(DEVICES, [now, users, deviceId ?? null]);
    for (const device of urgent || always ? devices : await this.withinLimit(devices)) {
      const say = (part: string) => this.words.text(device.language, `push.${template}.${part}`, params);
      const payload: PushPayload = {
        title: cut(say('title'), PUSH.titleMax),
        body: cut(say('body'), PUSH.bodyMax),
        path: typeof path === 'string' ? path : path(device),
        tag,
        urgent,
      };
      const message = this.secrets.seal(device.id, JSON.stringify(payload));
      tx.publish(pushDue, { deviceId: device.id, message, until, attempt: 1 }, howToPush(device.userId, urgent));
    }
  }

  /** Counts the message once for each person, on all of their devices. */
  private async withinLimit(devices: Device[]): Promise<Device[]> {
    const allowed: Device[] = [];
    for (const [userId, own] of Map.groupBy(devices, (device) => device.userId))
      if (await this.throttle.tryUse(PUSHES, userId)) allowed.push(...own);
    return allowed;
  }
}

function cut(text: string, most: number): string {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text;
}
