import { Injectable, Logger } from '@nestjs/common';
import { CHAT } from '../../../contract/limits.js';
import { staffMay, type StaffRole } from '../../../contract/staff-roles.js';
import { CHAT_WORK } from '../../../contract/work-limits.js';
import { Settings } from '../../../platform/config/settings.js';
import { forEachSettled } from '../../../platform/outbox/for-each-settled.js';
import { Scheduled } from '../../../platform/outbox/handles.decorator.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { awayFrom, presentSince } from '../holding.js';

const MINUTE_MS = 60_000;

/**
 * Conversations that have waited since `$1`, and who answers them. Null if no one has taken the conversation, or that person has
 * been away since `$2`.
 */
const DUE = `select s.id, case when s.status = 'assigned' and not (${awayFrom('$2')}) then s.assigned_to end as "holderId", s.for_sales as "forSales", case when s.status = 'open' then s.team end as team from chat_session s
  where not s.demo and s.status <> 'closed' and s.waiting_since <= $1 and s.team_told_at is null order by s.waiting_since, s.id limit 500`;

/** The staff. `here`: on duty, and seen since `$1`. */
const TEAM = `select u.id, u.email, u.language, u.staff_role as "staffRole", u.email_notifications as wants,
    coalesce(d.on_duty, true) and exists (select from session i where i.user_id = u.id and i.revoked_at is null and i.last_seen_at >= $1) as here
  from app_user u left join chat_duty d on d.user_id = u.id
  where u.user_type = 'staff' and not u.demo and u.suspended_at is null and u.deleted_at is null and u.email_verified_at is not null order by u.id`;

const TOLD_SINCE = `select 1 from chat_session where team_told_at > $1 and team_told_to is not distinct from $2::uuid
  and ($2::uuid is not null or for_sales = $3 and team is not distinct from $4) limit 1`;

/** Makes sure that each conversation is emailed only once, by one process. */
const CLAIM = `update chat_session set team_told_at = $2, team_told_to = $3
  where id = any($1::uuid[]) and team_told_at is null and waiting_since is not null and status <> 'closed' returning id`;

interface Colleague {
  id: string;
  email: string;
  language: string;
  staffRole: StaffRole;
  wants: boolean;
  here: boolean;
}

/** A waiting conversation, and who answers it. */
interface Waiting {
  id: string;
  holderId: string | null;
  forSales: boolean;
  /** The team that it waits for. */
  team: StaffRole | null;
}

/** The people who should answer, and the least time between two emails to them. */
interface Concerned {
  kind: 'yours' | 'queue' | 'away';
  people: Colleague[];
  gapMinutes: number;
}

/**
 * Emails the team about waiting visitors: the person who answers the conversation, otherwise those on duty who may answer it,
 * otherwise everyone who may.
 */
@Injectable()
export class TeamMails {
  private readonly log = new Logger('Chat');

  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
  ) {}

  @Scheduled('chat.tell_team', '* * * * *')
  async run(): Promise<void> {
    const now = this.scope.clock.now();
    const since = new Date(now.getTime() - CHAT.unansweredMailMinutes * MINUTE_MS);
    const due = await this.scope.rows<Waiting>(DUE, [since, presentSince(now)]);
    if (due.length === 0) return;
    const team = await this.scope.rows<Colleague>(TEAM, [presentSince(now)]);
    const groups = Map.groupBy(due, ({ holderId, forSales, team }) => holderId ?? team ?? forSales);
    await forEachSettled(this.log, [...groups.values()], (waiting) => this.tell(team, waiting));
  }

  /** People who were emailed recently are told about these conversations in the next email. */
  private async tell(team: Colleague[], waiting: Waiting[]): Promise<void> {
    const [first] = waiting;
    if (!first) return;
    const { holderId, forSales, team: ofTeam } = first;
    const to = concerned(team, first);
    if (to.people.length === 0) return;
    const ids = waiting.map(({ id }) => id);
    const now = this.scope.clock.now();
    const since = new Date(now.getTime() - to.gapMinutes * MINUTE_MS);
    if ((await this.scope.rows(TOLD_SINCE, [since, holderId, forSales, ofTeam])).length > 0) return;
    await this.scope.write('chat.tell_team', async (tx) => {
      const claimed = await tx.rows<{ id: string }>(CLAIM, [ids, now, holderId]);
      if (claimed.length > 0) this.send(tx, to, claimed);
    });
  }

  private send(tx: Tx, { kind, people }: Concerned, claimed: { id: string }[]): void {
    const [first, another] = claimed;
    const inbox = `${this.settings.publicUrl}/dashboards/staff`;
    const params = {
      kind,
      count: claimed.length,
      minutes: CHAT.unansweredMailMinutes,
      url: first && !another ? `${inbox}?session=${first.id}` : inbox,
    };
    for (const { email, language } of people.filter(({ wants }) => wants))
      tx.send({ channel: 'email', to: email, language, template: 'chat.waiting', params });
  }
}

function concerned(team: Colleague[], { holderId, forSales, team: ofTeam }: Waiting): Concerned {
  if (holderId !== null)
    return { kind: 'yours', people: team.filter(({ id }) => id === holderId), gapMinutes: CHAT_WORK.mailGapMinutes };
  const may = team.filter(({ staffRole }) => staffMay(staffRole, forSales ? 'leads' : 'all-chats'));
  const members = may.filter(({ staffRole }) => staffRole === ofTeam);
  // If the team has no members any more, everyone who may answer the conversation is emailed.
  const theirs = members.length > 0 ? members : may;
  const here = theirs.filter((one) => one.here);
  if (here.length > 0) return { kind: 'queue', people: here, gapMinutes: CHAT_WORK.mailGapMinutes };
  return { kind: 'away', people: theirs, gapMinutes: CHAT_WORK.digestMinutes };
}
