import { Injectable } from '@nestjs/common';
import { STAFF_RIGHTS } from '../../../contract/staff-roles.js';
import { CHAT_WORK } from '../../../contract/work-limits.js';
import { officeHours } from '../../../platform/config/office-hours.js';
import { Settings } from '../../../platform/config/settings.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { OpenHours } from '../../support/rules/open-minutes.js';
import { isOpen, typicalAnswer, type Asked } from '../rules/first-answer.js';
import type { ChatAnsweringResponse } from './answering.dto.js';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** The figure changes slowly, and it is requested whenever someone opens the chat. */
const MEASURED_FOR_MS = 10 * 60_000;
const PRESENT_FOR_MS = 30_000;
/** This many of the newest conversations are enough for a median. */
const MOST = 500;

/** Conversations that don't concern the team, such as spam, aren't measured. */
const ASKED = `select q.created_at as "askedAt", a.created_at as "answeredAt" from chat_session s
  cross join lateral (select created_at from chat_message where conversation_id = s.id and sender_type = 'visitor' order by sequence limit 1) q
  left join lateral (select created_at from chat_message where conversation_id = s.id and sender_type = 'agent' and not automatic order by sequence limit 1) a on true
  where not s.demo and coalesce(s.last_message_at, s.created_at) > $1 and s.created_at > $1 and s.close_reason is distinct from 'not_for_us'
  order by coalesce(s.last_message_at, s.created_at) desc limit ${MOST}`;

/** Whether someone who takes conversations has been active since `$1`. */
const PRESENT = `select 1 from app_user u left join chat_duty d on d.user_id = u.id
  where u.user_type = 'staff' and not u.demo and u.suspended_at is null and u.deleted_at is null and u.staff_role = any($2) and coalesce(d.on_duty, true)
  and exists (select 1 from session i where i.user_id = u.id and i.revoked_at is null and i.last_seen_at >= $1) limit 1`;

interface Kept<T> {
  value: Promise<T>;
  until: number;
}

/**
 * Whether someone answers in the chat, and how soon. The system counts, because visitors can't read other people's sessions and
 * messages.
 */
@Injectable()
export class ChatAnswering {
  private minutes: Kept<number | null> | undefined;
  private present: Kept<boolean> | undefined;

  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
  ) {}

  async read(): Promise<ChatAnsweringResponse> {
    const now = this.scope.clock.now();
    this.minutes = kept(this.minutes, now, MEASURED_FOR_MS, () => this.measure(now));
    this.present = kept(this.present, now, PRESENT_FOR_MS, () => this.isSomeoneThere(now));
    const [minutes, present] = [await this.minutes.value, await this.present.value];
    return {
      now: present && isOpen(this.open, now),
      firstAnswer: minutes === null ? null : { minutes, days: CHAT_WORK.measuredDays },
    };
  }

  /** Read each time, because admins can change the hours at any time. */
  private get open(): OpenHours {
    const { OFFICE_HOURS: hours, OFFICE_TIME_ZONE: timeZone } = this.settings;
    return { hours: officeHours(hours ?? '24/7') ?? 'always', timeZone };
  }

  private async measure(now: Date): Promise<number | null> {
    const since = new Date(now.getTime() - CHAT_WORK.measuredDays * DAY);
    const asked = await this.count<Asked>(ASKED, [since]);
    return typicalAnswer(asked, this.open);
  }

  private async isSomeoneThere(now: Date): Promise<boolean> {
    return (await this.count(PRESENT, [new Date(now.getTime() - HOUR), STAFF_RIGHTS['all-chats']])).length > 0;
  }

  private count<Row extends object>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.scope.asSystem('answers of the chat', () => this.scope.rows<Row>(sql, values));
  }
}

/** Caches a value for a while. Simultaneous callers share one request, and a failed request isn't cached. */
function kept<T>(known: Kept<T> | undefined, now: Date, forMs: number, ask: () => Promise<T>): Kept<T> {
  const at = now.getTime();
  if (known && at < known.until) return known;
  const fresh: Kept<T> = { value: ask(), until: at + forMs };
  fresh.value.catch(() => (fresh.until = 0));
  return fresh;
}
