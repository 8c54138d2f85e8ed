import type { TicketStatus, TicketTarget } from '../../../contract/tickets.js';
import { addOpenMinutes, openMinutesBetween, type OpenHours } from './open-minutes.js';

/**
 * How much time the team has for a ticket, in minutes of open hours, and how much it took. The first answer is measured from the
 * question. The clock of the solution runs only while the team owes an answer: not while the team waits for the requester, and
 * not once the ticket is solved.
 */
export interface TicketClock {
  openedAt: Date;
  /** Null for tickets from before targets existed, which aren't measured. */
  firstTarget: number | null;
  resolutionTarget: number | null;
  firstDueAt: Date | null;
  firstAnsweredAt: Date | null;
  /** How long the first answer took. */
  firstMinutes: number | null;
  /** Since when the clock of the solution runs. Null while it is paused. */
  runningSince: Date | null;
  /** Minutes counted before that. */
  spentMinutes: number;
  /** Null while it is paused. */
  resolutionDueAt: Date | null;
  solvedAt: Date | null;
}

/** The parts of a ticket that decide whether its clock runs. */
export interface ClockedTicket {
  status: TicketStatus;
  /** Whether the team owes an answer. */
  waiting: boolean;
}

export interface Breaches {
  first: boolean;
  resolution: boolean;
}

/** Returns the clock of a new ticket. */
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

/** Returns the clock after an answer by the team. Only the first answer is measured. */
export function answerClock(open: OpenHours, clock: TicketClock, at: Date): TicketClock {
  if (clock.firstAnsweredAt) return clock;
  return { ...clock, firstAnsweredAt: at, firstMinutes: openMinutesBetween(open, clock.openedAt, at) };
}

/** Returns the clock for the current state of the ticket: running, paused or stopped. Idempotent. */
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

/** Returns the clock with other targets, counted from the question as if they had always applied. */
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

/** Returns which targets have been missed by `now`. A target that was missed stays missed. */
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
