import type { TicketClock } from '../rules/ticket-clock.js';

type At = Date | string;

/** The clock's columns. All are null for requesters, who have no policy on its table. */
export const CLOCK_COLUMNS = `c.opened_at as "openedAt", c.first_target as "firstTarget", c.resolution_target as "resolutionTarget", c.first_due_at as "firstDueAt",
  c.first_answered_at as "firstAnsweredAt", c.first_minutes as "firstMinutes", c.running_since as "runningSince", c.spent_minutes as "spentMinutes",
  c.resolution_due_at as "resolutionDueAt", c.solved_at as "solvedAt"`;

export interface ClockRow {
  openedAt: At | null;
  firstTarget: number | null;
  resolutionTarget: number | null;
  firstDueAt: At | null;
  firstAnsweredAt: At | null;
  firstMinutes: number | null;
  runningSince: At | null;
  spentMinutes: number | null;
  resolutionDueAt: At | null;
  solvedAt: At | null;
}

/** The list's SQL for targets missed by `now` ($n). It must match `breachesOf`. */
export const breachedBy = (now: string): string =>
  `(coalesce(c.first_answered_at, c.solved_at, ${now}) > c.first_due_at or case when c.resolution_due_at is null then c.spent_minutes > c.resolution_target else ${now} > c.resolution_due_at end)`;

/**
 * When the team's next deadline is: for the first answer, or for the solution while its clock runs. Never null, because lists are
 * sorted by it.
 */
export const NEXT_DUE = `coalesce(case when c.first_answered_at is null and c.solved_at is null then least(c.first_due_at, c.resolution_due_at) else c.resolution_due_at end, 'infinity'::timestamptz)`;

export function toClock(row: ClockRow): TicketClock | null {
  const { openedAt, firstTarget, resolutionTarget, firstMinutes, spentMinutes } = row;
  if (openedAt === null) return null;
  return {
    openedAt: new Date(openedAt),
    firstTarget,
    resolutionTarget,
    firstDueAt: date(row.firstDueAt),
    firstAnsweredAt: date(row.firstAnsweredAt),
    firstMinutes,
    runningSince: date(row.runningSince),
    spentMinutes: spentMinutes ?? 0,
    resolutionDueAt: date(row.resolutionDueAt),
    solvedAt: date(row.solvedAt),
  };
}

const date = (at: At | null): Date | null => (at === null ? null : new Date(at));
