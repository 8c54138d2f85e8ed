import { Injectable } from '@nestjs/common';
import { isAccountRole } from '../../contract/account-roles.js';
import { isCalendarReader, type CalendarKind, type CalendarReader } from '../../contract/calendar-feeds.js';
import type { Actor } from '../../platform/scope/actor.js';
import { Scope } from '../../platform/scope/scope.js';
import { Throttle } from '../../platform/throttle/throttle.js';
import { CALENDAR_READS } from './limits.js';
import { hashOf, isSecret } from './secret.js';

/** How often a reading is written down, so that not every one writes. */
const TOUCH_EVERY_MS = 60_000;

/** Looked up at each reading, so turning the address off, and suspending or removing its person, ends it immediately. */
const FEED = `select f.id, f.user_id as "userId", f.account_id as "accountId", f.kinds, f.last_read_at as "lastReadAt",
    u.user_type as "userType", u.language, m.role as "accountRole"
  from calendar_feed f join app_user u on u.id = f.user_id
  left join membership m on m.user_id = u.id and m.account_id = f.account_id and m.role in ('owner', 'manager', 'technician')
  where f.secret_hash = $1 and not f.demo and not u.demo and u.suspended_at is null and u.deleted_at is null
    and case when u.user_type = 'tenant' then f.account_id is null else m.id is not null end`;
const TOUCH =
  'update calendar_feed set last_read_at = $2 where id = $1 and (last_read_at is null or last_read_at < $3)';

interface Row {
  id: string;
  userId: string;
  accountId: string | null;
  kinds: CalendarKind[];
  lastReadAt: Date | null;
  userType: string;
  language: string;
  accountRole: string | null;
}

/** Whose calendar an address is. */
export interface FoundFeed {
  actor: Actor & { role: CalendarReader };
  kinds: readonly CalendarKind[];
  language: string;
}

@Injectable()
export class FeedLookup {
  constructor(
    private readonly scope: Scope,
    private readonly throttle: Throttle,
  ) {}

  /** Null for an address that doesn't work. 429 for one that is read too often: what isn't an address is never counted. */
  async find(secret: string): Promise<FoundFeed | null> {
    if (!isSecret(secret)) return null;
    return this.scope.asSystem('calendar feed', async () => {
      const [row] = await this.scope.rows<Row>(FEED, [hashOf(secret)]);
      if (!row || !isCalendarReader(row.userType)) return null;
      await this.throttle.use(CALENDAR_READS, row.id);
      await this.touch(row);
      const { userId, accountId, kinds, language, userType: role } = row;
      const accountRole = isAccountRole(row.accountRole) ? row.accountRole : null;
      return { actor: { role, userId, accountId, accountRole, demo: false, sessionId: null }, kinds, language };
    });
  }

  private async touch({ id, lastReadAt }: Row): Promise<void> {
    const now = this.scope.clock.now();
    const before = new Date(now.getTime() - TOUCH_EVERY_MS);
    if (!lastReadAt || lastReadAt < before) await this.scope.writeUnaudited(TOUCH, [id, now, before]);
  }
}
