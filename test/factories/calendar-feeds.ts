import { v7 } from 'uuid';
import type { CalendarKind } from '../../src/contract/calendar-feeds.js';
import { hashOf, newSecret } from '../../src/modules/calendar-feeds/secret.js';
import type { TestApp } from '../support/app.js';
import type { Person } from './people.js';

/** The path of a calendar that someone has made, without the password and the mail of making one. */
export async function calendarFeed(test: TestApp, who: Person, kinds: readonly CalendarKind[]): Promise<string> {
  const secret = newSecret();
  await test.sql(
    `insert into calendar_feed (id, demo, created_at, user_id, account_id, secret_hash, kinds) values ($1, false, $2, $3, $4, $5, $6)
     on conflict (user_id) do update set secret_hash = excluded.secret_hash, kinds = excluded.kinds`,
    [v7(), test.clock.now(), who.userId, who.accountId || null, hashOf(secret), JSON.stringify(kinds)],
  );
  return `/api/calendar/${secret}.ics`;
}
