import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import {
  CALENDAR_PATH,
  calendarKindsOf,
  isCalendarReader,
  usualKindsOf,
  type CalendarReader,
} from '../../contract/calendar-feeds.js';
import { Settings } from '../../platform/config/settings.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { invalidField, refusal } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Confirmation } from '../twofactor/confirmation.service.js';
import {
  toCalendarFeed,
  type CalendarAddressResponse,
  type CalendarChange,
  type CalendarFeedResponse,
  type CalendarFeedRow,
  type NewCalendarAddress,
} from './calendar-feed.dto.js';
import { hashOf, newSecret } from './secret.js';

/** `$2` is the account in which the person works: a calendar of an earlier one no longer works, and isn't shown. */
const OWN = `select kinds, created_at as "createdAt", last_read_at as "lastReadAt" from calendar_feed
  where user_id = $1 and account_id is not distinct from $2`;
/** One for each person, also when two are made at the same time: the later one wins. */
const MAKE = `insert into calendar_feed (id, demo, created_at, user_id, account_id, secret_hash, kinds) values ($1, false, $2, $3, $4, $5, $6)
  on conflict (user_id) do update set created_at = excluded.created_at, account_id = excluded.account_id, secret_hash = excluded.secret_hash,
    kinds = case when calendar_feed.account_id is not distinct from excluded.account_id then calendar_feed.kinds else excluded.kinds end, last_read_at = null
  returning id`;
const CHANGE =
  'update calendar_feed set kinds = $3 where user_id = $1 and account_id is not distinct from $2 returning id';
const TURN_OFF = 'delete from calendar_feed where user_id = $1 returning id';
const PERSON = `select email, first_name as "firstName", language, email_verified_at is not null as verified from app_user where id = $1`;

interface Self {
  userId: string;
  accountId: string | null;
  role: CalendarReader;
}

/** The calendar of the signed-in person. The table is the system's, which acts in their name. */
@Injectable()
export class CalendarFeeds {
  constructor(
    private readonly scope: Scope,
    private readonly confirmation: Confirmation,
    private readonly settings: Settings,
  ) {}

  async own(): Promise<CalendarFeedResponse> {
    const { userId, accountId, role } = this.self();
    const { demo } = this.scope.actor;
    const [row] = await this.scope.asSystem(
      'calendar feed',
      () => this.scope.rows<CalendarFeedRow>(OWN, [userId, accountId]),
      { demo },
    );
    return toCalendarFeed(row, usualKindsOf(role));
  }

  async make({ currentPassword, verificationToken }: NewCalendarAddress): Promise<CalendarAddressResponse> {
    if (this.scope.actor.demo) throw refusal('demo_makes_no_calendars');
    await this.confirmation.requireInAnyCase(currentPassword, verificationToken);
    const { userId, accountId, role } = this.self();
    const secret = newSecret();
    const kinds = JSON.stringify(usualKindsOf(role));
    await this.write('calendar_feed.make', async (tx) => {
      const values = [v7(), this.scope.clock.now(), userId, accountId, hashOf(secret), kinds];
      const [made] = await tx.rows<{ id: string }>(MAKE, values);
      await this.tell(tx, role);
      return made;
    });
    return { ...(await this.own()), address: `${this.settings.publicUrl}${CALENDAR_PATH}${secret}.ics` };
  }

  async change({ kinds }: CalendarChange): Promise<CalendarFeedResponse> {
    const { userId, accountId, role } = this.self();
    const all = calendarKindsOf(role);
    if (!kinds.every((kind) => all.includes(kind)))
      throw invalidField('kinds', `kinds must be among ${all.join(', ')}`, 'choice');
    const inOrder = JSON.stringify(all.filter((kind) => kinds.includes(kind)));
    await this.write('calendar_feed.change', async (tx) => {
      return orNotFound((await tx.rows<{ id: string }>(CHANGE, [userId, accountId, inOrder]))[0]);
    });
    return this.own();
  }

  async turnOff(): Promise<void> {
    const { userId } = this.self();
    if (!(await this.own()).on) return;
    await this.write('calendar_feed.turn_off', async (tx) => {
      return (await tx.rows<{ id: string }>(TURN_OFF, [userId]))[0];
    });
  }

  private self(): Self {
    const { userId, accountId, role } = this.scope.actor;
    if (!userId || !isCalendarReader(role)) throw new Problem('forbidden');
    return { userId, accountId: role === 'tenant' ? null : accountId, role };
  }

  private write(action: string, fn: (tx: Tx) => Promise<{ id: string } | undefined>): Promise<void> {
    const { userId, accountId, demo } = this.scope.actor;
    return this.scope.asSystem(
      'calendar feed',
      () =>
        this.scope.write(action, async (tx) => {
          const feed = await fn(tx);
          if (!feed) return;
          tx.about('calendar_feed', feed.id, accountId ?? undefined);
          tx.changed(['calendar-feed'], [feed.id], { users: [userId] });
        }),
      { demo, by: userId, ...(accountId && { accountId }) },
    );
  }

  /** Who never proved their address may not be its owner, who would inherit the calendar. */
  private async tell(tx: Tx, role: CalendarReader): Promise<void> {
    const [person] = await tx.rows<{ email: string; firstName: string; language: string; verified: boolean }>(PERSON, [
      tx.actor.userId,
    ]);
    const { email: to, firstName, language, verified } = orNotFound(person);
    if (!verified) throw new Problem('email_unverified');
    const url = `${this.settings.publicUrl}/dashboards/${role}/account/calendar`;
    tx.send({ channel: 'email', to, language, template: 'calendar-feeds.made', params: { firstName, url } });
  }
}
