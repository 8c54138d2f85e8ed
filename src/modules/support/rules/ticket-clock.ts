import type { TicketStatus, TicketTarget } from '../../../contract/tickets.js';
import { addOpenMinutes, openMinutesBetween, type OpenHours } from './open-minutes.js';

/**
 * How long the team has for a ticket, in minutes of open hours, and how long it took. The first answer counts from the question.
 * The solution counts only while the team owes one: not while it waits for the person who asked, and not while it is solved.
 */
export interface TicketClock {
  openedAt: Date;
  /** Null for tickets from before there were targets: nothing is measured then. */
  firstTarget: number | null;
  resolutionTarget: number | null;
  firstDueAt: Date | null;
  firstAnsweredAt: Date | null;
  /** How long the first answer took. */
  firstMinutes: number | null;
  /** Since when the solution counts; null while it pauses. */
  runningSince: Date | null;
  /** What has passed until then. */
  spentMinutes: number;
  /** Null while it pauses. */
  resolutionDueAt: Date | null;
  solvedAt: Date | null;
}

/** What of a ticket decides whether its clock runs. */
export interface ClockedTicket {
  status: TicketStatus;
  /** Whether the team owes an answer. */
  waiting: boolean;
}

export interface Breaches {
  first: boolean;
  resolution: boolean;
}

/** The clock of a new ticket. */
export function startClock(open: OpenHours, target: TicketTarget, at: Date): TicketClock {
  return {
    openedAt: at,
    firstTarget: target.firstMinutes,
    resolutionTarget: target.resolutionMinutes,
    firstDueAt: addOpenMinutes(open, at, target.firstMinutes),
    firstAnsweredAt: null,
    firstMinutes: null,
    runningSince: at,
    spentMinutes: 0,
    resolutionDueAt: addOpenMinutes(open, at, target.resolutionMinutes),
    solvedAt: null,
  };
}

/** The clock after the team answered. Only the first answer is measured. */
export function answerClock(open: OpenHours, clock: TicketClock, at: Date): TicketClock {
  if (clock.firstAnsweredAt) return clock;
  return { ...clock, firstAnsweredAt: at, firstMinutes: openMinutesBetween(open, clock.openedAt, at) };
}

/** The clock of a ticket in its present state: it runs, pauses or has stopped. Asked again, it stays as it is. */
export function followTicket(
  open: OpenHours,
  clock: TicketClock,
  { status, waiting }: ClockedTicket,
  at: Date,
): TicketClock {
  const over = status === 'resolved' || status === 'closed';
  const solvedAt = over ? (clock.solvedAt ?? at) : null;
  return { ...(waiting && !over ? run(open, clock, at) : pause(open, clock, at)), solvedAt };
}

/** The clock with other targets, counted from the question as if they had always been these. */
export function retargetClock(open: OpenHours, clock: TicketClock, target: TicketTarget, at: Date): TicketClock {
  const paused = pause(open, clock, at);
  const next = {
    ...paused,
    firstTarget: target.firstMinutes,
    resolutionTarget: target.resolutionMinutes,
    firstDueAt: addOpenMinutes(open, clock.openedAt, target.firstMinutes),
  };
  return clock.runningSince ? run(open, next, at) : next;
}

/** Which targets are missed by now. A target that was missed stays missed. */
export function breachesOf(clock: Omit<TicketClock, 'openedAt'>, now: Date): Breaches {
  const { firstDueAt, firstAnsweredAt, resolutionDueAt, resolutionTarget, spentMinutes, solvedAt } = clock;
  const answered = firstAnsweredAt ?? solvedAt ?? now;
  return {
    first: firstDueAt !== null && answered > firstDueAt,
    resolution:
      resolutionTarget !== null && (resolutionDueAt === null ? spentMinutes > resolutionTarget : now > resolutionDueAt),
  };
}

function run(open: OpenHours, clock: TicketClock, at: Date): TicketClock {
  if (clock.resolutionTarget === null || clock.runningSince) return clock;
  const left = Math.max(0, clock.resolutionTarget - clock.spentMinutes);
  return { ...clock, runningSince: at, resolutionDueAt: addOpenMinutes(open, at, left) };
}

function pause(open: OpenHours, clock: TicketClock, at: Date): TicketClock {
  if (!clock.runningSince) return clock;
  const spentMinutes = clock.spentMinutes + openMinutesBetween(open, clock.runningSince, at);
  return { ...clock, spentMinutes, runningSince: null, resolutionDueAt: null };
}
