import { Injectable } from '@nestjs/common';
import { SESSION_KEPT_MONTHS } from '../../contract/limits.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';

/** So long a place stays one that its person is known from (sign-in limits). */
const KEPT_DAYS = Math.ceil((SESSION_KEPT_MONTHS / 12) * 365);
/** A demo visit. All visitors share its people, so no known device has to be remembered. */
const DEMO_KEPT_DAYS = 31;

/** Forgets sessions that are long over, with the address and the browser that they were opened from. */
@Injectable()
export class TidySessions {
  constructor(private readonly scope: Scope) {}

  @Scheduled('sessions.tidy', '25 3 * * *')
  async tidy(): Promise<void> {
    const daysAgo = (days: number) => new Date(this.scope.clock.now().getTime() - days * 24 * 3600_000);
    await this.scope.writeUnaudited(OVER, [daysAgo(KEPT_DAYS), daysAgo(DEMO_KEPT_DAYS)]);
  }
}

/** The latest of a person stays: it says when they were last here. */
const OVER = `
  delete from session s where s.last_seen_at < (case when s.demo then $2 else $1 end)::timestamptz
    and exists (select 1 from session later where later.user_id = s.user_id and later.last_seen_at > s.last_seen_at)`;
