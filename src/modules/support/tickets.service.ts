import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { judgeMove } from '../../contract/state-machine.js';
import { TICKET_TABLE, type TicketPriority, type TicketStatus } from '../../contract/tickets.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { checkVersion, invalidField } from '../../platform/errors/refusals.js';
import { Catalogues } from '../../platform/i18n/catalogues.js';
import type { BulkResponse } from '../../platform/lists/chosen-rows.dto.js';
import { forEachChosen } from '../../platform/lists/for-each-chosen.js';
import { readList } from '../../platform/lists/list-rows.js';
import { Page } from '../../platform/lists/page.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Colleagues } from '../people/colleagues.service.js';
import { TicketClocks } from './clock/ticket-clocks.service.js';
import { isOffice } from './is-office.js';
import { formQuestion, ownQuestion, type Asked } from './new-ticket.js';
import { releaseUnseen } from './release-work.js';
import { TicketTags } from './team/tags.service.js';
import {
  toTicket,
  type NewTicket,
  type TicketChange,
  type TicketCounts,
  type TicketQuery,
  type TicketResponse,
  type TicketRow,
  type TicketsChange,
} from './ticket.dto.js';
import { Ticket } from './ticket.entity.js';
import { readTicket, TICKET_COUNTS, TICKET_SQL, ticketList, TICKETS_COUNTED } from './ticket.rows.js';

const COMMANDS: Record<TicketStatus, string> = {
  open: 'ticket.reopen',
  in_progress: 'ticket.change',
  resolved: 'ticket.solve',
  closed: 'ticket.close',
};

/** Support requests (docs/specification/roles.md). */
@Injectable()
export class Tickets {
  constructor(
    private readonly scope: Scope,
    private readonly team: Colleagues,
    private readonly clocks: TicketClocks,
    private readonly tags: TicketTags,
    private readonly words: Catalogues,
  ) {}

  /** The reader's own tickets; for staff and admins all of their world (real or demo). */
  async list(asked: TicketQuery): Promise<Page<TicketResponse>> {
    const now = this.scope.clock.now();
    const page = await readList<TicketRow>(this.scope, ticketList(asked, now), asked);
    return new Page(
      page.items.map((row) => toTicket(row, now)),
      page.nextCursor,
      page.total,
    );
  }

  /** The number of tickets in each view. */
  async counts(): Promise<TicketCounts> {
    const [row] = await this.scope.rows<Omit<TicketCounts, 'atMost'>>(TICKET_COUNTS, [this.scope.clock.now()]);
    return { ...orNotFound(row), atMost: TICKETS_COUNTED };
  }

  async read(id: string): Promise<TicketResponse> {
    const [row] = await this.scope.rows<TicketRow>(TICKET_SQL, [id]);
    return toTicket(orNotFound(row), this.scope.clock.now());
  }

  /**
   * Files a ticket in one's own name, or takes over a form. The same form always returns the same ticket. 429 above 30 in an
   * hour.
   */
  async create(body: NewTicket): Promise<TicketResponse> {
    return this.scope.write(body.submissionId ? 'ticket.take_over' : 'ticket.create', async (tx) => {
      const now = this.scope.clock.now();
      const asked = body.submissionId
        ? await formQuestion(tx, body.submissionId, body, now, this.words)
        : await ownQuestion(tx, body);
      if ('known' in asked) return this.written(tx, asked.known, null);
      const id = await this.file(tx, asked, body.submissionId ? tx.actor.userId : null, {
        priority: body.priority ?? undefined,
      });
      return this.written(tx, id, asked.userId);
    });
  }

  /** Files a ticket within another command, such as from a chat. Returns its id. */
  async file(
    tx: Tx,
    asked: Asked,
    assignedTo: string | null,
    { priority = 'medium', at = this.scope.clock.now() }: { priority?: TicketPriority; at?: Date } = {},
  ): Promise<string> {
    const id = v7();
    const { demo } = tx.actor;
    tx.em.create(Ticket, {
      ...asked,
      id,
      priority,
      assignedTo,
      demo,
      status: 'open',
      waiting: true,
      lastMessageAt: at,
      createdAt: this.scope.clock.now(),
    } as Ticket);
    await tx.em.flush();
    await this.clocks.begin(tx, id, { demo, priority, at });
    tx.changed(['support-tickets'], [id], { users: [asked.userId] });
    return id;
  }

  /** Changes the fields that are sent. 403 for what only the team may change, 409 `stale_version`, 422 `transition_forbidden`. */
  change(id: string, change: TicketChange): Promise<TicketResponse> {
    return this.scope.write(commandOf(change.status), async (tx) => {
      const ticket = orNotFound(await tx.em.findOne(Ticket, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
      checkVersion(ticket, change.version);
      await this.checkOffice(tx, ticket, change);
      const before = fieldsOf(ticket);
      const { priority, status, undo } = change;
      if (status && undo) takeBack(tx, ticket, status);
      else if (status) move(tx, ticket, status);
      const retarget = (priority ?? ticket.priority) !== ticket.priority;
      if (isOffice(tx)) await this.care(tx, ticket, change);
      tx.compare(before, fieldsOf(ticket));
      await this.clocks.follow(tx, id, { at: this.scope.clock.now(), retarget });
      if (isOffice(tx) && change.tags) await this.tags.set(tx, id, change.tags);
      return this.written(tx, id, ticket.userId);
    });
  }

  /**
   * Makes the same change in many tickets, each in its own transaction. A refused one is reported and doesn't stop the others.
   * `versions` are those that the list showed: a ticket that someone else has changed since is refused with `stale_version`.
   */
  async changeMany({ ids, versions, addTag, removeTag, ...change }: TicketsChange): Promise<BulkResponse> {
    if (versions && versions.length !== ids.length)
      throw invalidField('versions', 'versions must have one for each of ids', 'shape');
    const seen = new Map(ids.map((id, at) => [id, versions?.[at]]));
    return forEachChosen(ids, async (id) => {
      await this.change(id, { ...change, version: seen.get(id) });
      if (addTag ?? removeTag) await this.tags.change(id, { addTag, removeTag });
    });
  }

  private async checkOffice(tx: Tx, { id, priority, assignedTo }: Ticket, asked: TicketChange): Promise<void> {
    if (isOffice(tx)) return;
    const changes =
      (asked.priority ?? priority) !== priority ||
      (asked.assignedTo !== undefined && asked.assignedTo !== assignedTo) ||
      Boolean(asked.tags ?? asked.undo);
    // Values from a GET that a PATCH sends back unchanged don't count as a change.
    if (changes) throw new Problem('forbidden');
    tx.about('support_ticket', id);
  }

  private async care(tx: Tx, ticket: Ticket, { priority, assignedTo }: TicketChange): Promise<void> {
    if (priority) ticket.priority = priority;
    const now = ticket.assignedTo ?? null;
    if (assignedTo !== undefined)
      ticket.assignedTo = await this.team.check(tx, assignedTo, { field: 'assignedTo', right: 'tickets', now });
  }

  private async written(tx: Tx, id: string, userId: string | null | undefined): Promise<TicketResponse> {
    await tx.em.flush();
    tx.about('support_ticket', id);
    tx.changed(['support-tickets'], [id], { users: [userId] });
    return toTicket(orNotFound(await readTicket(tx, id)), this.scope.clock.now());
  }
}

/** The audit log names solving, closing and reopening separately. */
function commandOf(status: TicketStatus | undefined): string {
  return status ? COMMANDS[status] : 'ticket.change';
}

function move(tx: Tx, ticket: Ticket, status: TicketStatus): void {
  if (ticket.status === status) return;
  const step = judgeMove(TICKET_TABLE, ticket.status, status, isOffice(tx) ? 'office' : 'asker');
  if (step === 'forbidden') throw new Problem('forbidden');
  if (step !== 'move') throw new Problem('transition_forbidden');
  if (ticket.mergedInto) throw new Problem('transition_forbidden');
  // A person who reopens a ticket needs an answer from the team.
  if (status === 'open' && isOver(ticket.status)) {
    ticket.waiting = true;
    releaseUnseen(tx, ticket.id);
  }
  ticket.status = status;
}

/**
 * Returns to the state before solving or closing. Whose turn it is can't have changed since, because a new message reopens the
 * ticket.
 */
function takeBack(tx: Tx, ticket: Ticket, status: TicketStatus): void {
  if (status === 'closed' || status === ticket.status || !isOver(ticket.status) || ticket.mergedInto)
    throw new Problem('transition_forbidden');
  ticket.status = status;
  releaseUnseen(tx, ticket.id);
}

/** For the audit log. `assignedTo` is read as the name of a colleague. */
const fieldsOf = ({ status, priority, assignedTo }: Ticket) => ({ status, priority, assignedTo });

const isOver = (status: TicketStatus): boolean => status === 'resolved' || status === 'closed';
