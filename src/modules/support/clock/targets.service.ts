import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { TICKET_PRIORITIES, TICKET_TARGETS } from '../../../contract/tickets.js';
import { orNotFound, Problem } from '../../../platform/errors/problem.js';
import { invalidField } from '../../../platform/errors/refusals.js';
import { Scope, type Query } from '../../../platform/scope/scope.js';
import type { TicketFiguresResponse, TicketTargetFields, TicketTargetsChange } from './targets.dto.js';

const SET = `select priority, first_minutes as "firstMinutes", resolution_minutes as "resolutionMinutes" from support_ticket_target`;
const KEEP = `insert into support_ticket_target (id, demo, created_at, priority, first_minutes, resolution_minutes) values ($1, $2, $3, $4, $5, $6)
  on conflict (demo, priority) do update set first_minutes = excluded.first_minutes, resolution_minutes = excluded.resolution_minutes`;
const ONE_AT_A_TIME = "select pg_advisory_xact_lock(hashtextextended('support_ticket_target ' || $1::boolean, 0))";
const MEASURED_DAYS = 30;
/** A merged ticket is measured as part of the ticket in which it continues. */
const FIGURES = `select count(*) filter (where c.first_answered_at > $1)::int as answered,
    (percentile_cont(0.5) within group (order by c.first_minutes) filter (where c.first_answered_at > $1))::int as "firstMedianMinutes",
    round(100.0 * count(*) filter (where c.first_answered_at > $1 and c.first_answered_at <= c.first_due_at) / nullif(count(*) filter (where c.first_answered_at > $1 and c.first_due_at is not null), 0))::int as "firstInTimePercent",
    count(*) filter (where c.solved_at > $1)::int as solved,
    (percentile_cont(0.5) within group (order by c.spent_minutes) filter (where c.solved_at > $1 and c.resolution_target is not null))::int as "resolutionMedianMinutes",
    round(100.0 * count(*) filter (where c.solved_at > $1 and c.spent_minutes <= c.resolution_target) / nullif(count(*) filter (where c.solved_at > $1 and c.resolution_target is not null), 0))::int as "resolutionInTimePercent",
    count(*) filter (where r.rated_at > $1 and r.rating = 'good')::int as good, count(*) filter (where r.rated_at > $1 and r.rating = 'bad')::int as bad
  from support_ticket_care c join support_ticket t on t.id = c.ticket_id left join support_ticket_rating r on r.ticket_id = t.id where t.merged_into is null`;

/** The time in which the team wants to answer and solve tickets, and how well it does. */
@Injectable()
export class TicketTargets {
  constructor(private readonly scope: Scope) {}

  /** Returns the targets of all priorities: those that an admin has set, otherwise the product's defaults. */
  list(): Promise<TicketTargetFields[]> {
    return this.scope.read(read);
  }

  /** Targets apply to new tickets and to those whose priority changes. Existing measurements don't change. 409 `stale_version`. */
  set({ targets, seen }: TicketTargetsChange): Promise<TicketTargetFields[]> {
    return this.scope.write('ticket.targets', async (tx) => {
      await tx.rows(ONE_AT_A_TIME, [tx.actor.demo]);
      const before = await read((sql, values) => tx.rows(sql, values));
      if (seen?.some((one) => !before.some((now) => isSame(one, now)))) throw new Problem('stale_version');
      for (const { priority, firstMinutes, resolutionMinutes } of targets) {
        if (resolutionMinutes < firstMinutes)
          throw invalidField('targets', 'resolutionMinutes must be at least firstMinutes', 'at_least', {
            min: firstMinutes,
          });
        const now = this.scope.clock.now();
        await tx.rows(KEEP, [v7(), tx.actor.demo, now, priority, firstMinutes, resolutionMinutes]);
      }
      tx.changed(['support-targets'], [], {});
      const after = await read((sql, values) => tx.rows(sql, values));
      tx.compare(fieldsOf(before), fieldsOf(after));
      return after;
    });
  }

  /** Returns the figures of the last 30 days. */
  async figures(): Promise<TicketFiguresResponse> {
    const since = new Date(this.scope.clock.now().getTime() - MEASURED_DAYS * 86_400_000);
    return orNotFound((await this.scope.rows<TicketFiguresResponse>(FIGURES, [since]))[0]);
  }
}

const isSame = (one: TicketTargetFields, other: TicketTargetFields): boolean =>
  one.priority === other.priority &&
  one.firstMinutes === other.firstMinutes &&
  one.resolutionMinutes === other.resolutionMinutes;

const fieldsOf = (targets: readonly TicketTargetFields[]): Record<string, number> =>
  Object.fromEntries(
    targets.flatMap(({ priority, firstMinutes, resolutionMinutes }) => [
      [`${priority}.firstMinutes`, firstMinutes],
      [`${priority}.resolutionMinutes`, resolutionMinutes],
    ]),
  );

async function read(query: Query): Promise<TicketTargetFields[]> {
  const set = await query<TicketTargetFields>(SET, []);
  return TICKET_PRIORITIES.map(
    (priority) => set.find((one) => one.priority === priority) ?? { priority, ...TICKET_TARGETS[priority] },
  );
}
