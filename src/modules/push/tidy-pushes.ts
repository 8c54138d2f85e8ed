import { Injectable } from '@nestjs/common';
import { PUSH } from '../../contract/push.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import { LIVE } from './live-devices.js';

const ENDED = `delete from push_device where id not in (select d.id from ${LIVE})
  or failing_since < $1::timestamptz - interval '${PUSH.failingDays} days'`;
/** The newest one stays: browsers may just be subscribing with it. */
const UNUSED = `delete from push_key k where k.created_at < $1::timestamptz - interval '1 day' and not exists (select from push_device d where d.push_key_id = k.id)
  and exists (select from push_key n where n.created_at > k.created_at)`;

/** Deletes devices whose sessions have ended, which get no messages from that moment on, devices that haven't been reached for long, and replaced keys that no device needs. */
@Injectable()
export class TidyPushes {
  constructor(private readonly scope: Scope) {}

  @Scheduled('push.tidy', '*/15 * * * *')
  async tidy(): Promise<void> {
    const now = this.scope.clock.now();
    await this.scope.writeUnaudited(ENDED, [now]);
    await this.scope.writeUnaudited(UNUSED, [now]);
  }
}
