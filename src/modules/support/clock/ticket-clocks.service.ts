import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { TICKET_TARGETS, type TicketPriority, type TicketTarget } from '../../../contract/tickets.js';
import { officeHours } from '../../../platform/config/office-hours.js';
import { Settings } from '../../../platform/config/settings.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { isOffice } from '../is-office.js';
import type { OpenHours } from '../rules/open-minutes.js';
import {
  answerClock,
  followTicket,
  retargetClock,
  startClock,
  type ClockedTicket,
  type TicketClock,
} from '../rules/ticket-clock.js';
import { CLOCK_COLUMNS, toClock, type ClockRow } from './clock.rows.js';

const CLOCKED = `select ${CLOCK_COLUMNS}, t.status, t.waiting, t.priority, t.demo from support_ticket t join support_ticket_care c on c.ticket_id = t.id where t.id = $1 for update of c`;
const TARGET = `select first_minutes as "firstMinutes", resolution_minutes as "resolutionMinutes" from support_ticket_target where priority = $1 and demo = $2`;
const BEGIN = `insert into support_ticket_care (id, demo, created_at, ticket_id, opened_at, first_target, resolution_target, first_due_at, running_since, resolution_due_at)
  values ($1, $2, $3, $4, $3, $5, $6, $7, $8, $9)`;
const KEEP = `update support_ticket_care set first_target = $2, resolution_target = $3, first_due_at = $4, first_answered_at = $5, first_minutes = $6,
  running_since = $7, spent_minutes = $8, resolution_due_at = $9, solved_at = $10 where ticket_id = $1`;

interface Happened {
  at: Date;
  /** Whether the team has answered. */
  answered?: boolean;
  /** Whether the priority of the ticket has changed. */
  retarget?: boolean;
}

/**
 * Updates the clocks of tickets. Requesters can't read or write a clock, so the system writes the effect of their message at the
 * end of their transaction.
 */
@Injectable()
export class TicketClocks {
  constructor(private readonly settings: Settings) {}

  /** Read each time, because admins can change the hours while the product is running. */
  private get open(): OpenHours {
    const { OFFICE_HOURS: hours, OFFICE_TIME_ZONE: timeZone } = this.settings;
    return { hours: officeHours(hours ?? '24/7') ?? 'always', timeZone };
  }

  /** Starts the clock of a new ticket. */
  async begin(tx: Tx, ticketId: string, { demo, priority, at }: { demo: boolean; priority: TicketPriority; at: Date }) {
    await asKeeper(tx, async () => {
      const clock = startClock(this.open, await this.target(tx, priority, demo), at);
      await tx.rows(BEGIN, [
        v7(),
        demo,
        at,
        ticketId,
        clock.firstTarget,
        clock.resolutionTarget,
        clock.firstDueAt,
        clock.runningSince,
        clock.resolutionDueAt,
      ]);
    });
  }

  /** Updates the clock to the current state of its ticket. */
  async follow(tx: Tx, ticketId: string, happened: Happened): Promise<void> {
    await tx.em.flush();
    await asKeeper(tx, async () => {
      const [row] = await tx.rows<ClockRow & ClockedTicket & { priority: TicketPriority; demo: boolean }>(CLOCKED, [
        ticketId,
      ]);
      const clock = row && toClock(row);
      if (!clock) return;
      const target = happened.retarget ? await this.target(tx, row.priority, row.demo) : null;
      await this.keep(tx, ticketId, this.next(clock, row, happened, target));
    });
  }

  /** Returns the target for a priority: the admin's, otherwise the product's default. */
  private async target(tx: Tx, priority: TicketPriority, demo: boolean): Promise<TicketTarget> {
    const [set] = await tx.rows<TicketTarget>(TARGET, [priority, demo]);
    return set ?? TICKET_TARGETS[priority];
  }

  private next(
    clock: TicketClock,
    ticket: ClockedTicket,
    { at, answered }: Happened,
    target: TicketTarget | null,
  ): TicketClock {
    const heard = answered ? answerClock(this.open, clock, at) : clock;
    const followed = followTicket(this.open, heard, ticket, at);
    return target && clock.firstTarget !== null ? retargetClock(this.open, followed, target, at) : followed;
  }

  private async keep(tx: Tx, ticketId: string, clock: TicketClock): Promise<void> {
    const { firstTarget, resolutionTarget, firstDueAt, firstAnsweredAt, firstMinutes } = clock;
    const { runningSince, spentMinutes, resolutionDueAt, solvedAt } = clock;
    await tx.rows(KEEP, [
      ticketId,
      firstTarget,
      resolutionTarget,
      firstDueAt,
      firstAnsweredAt,
      firstMinutes,
      runningSince,
      spentMinutes,
      resolutionDueAt,
      solvedAt,
    ]);
  }
}

async function asKeeper(tx: Tx, keep: () => Promise<void>): Promise<void> {
  if (isOffice(tx) || tx.actor.role === 'system') await keep();
  else tx.beforeCommitAsSystem(keep);
}
