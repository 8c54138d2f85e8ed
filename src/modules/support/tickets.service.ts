import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { judgeMove } from '../../contract/state-machine.js';
import { TICKET_TABLE, type TicketPriority, type TicketStatus } from '../../contract/tickets.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { checkVersion } from '../../platform/errors/refusals.js';
import { readList } from '../../platform/lists/list-rows.js';
import { Page } from '../../platform/lists/page.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Colleagues } from '../people/colleagues.service.js';
import { formQuestion, ownQuestion, type Asked } from './new-ticket.js';
import {
  toTicket,
  type NewTicket,
  type TicketChange,
  type TicketQuery,
  type TicketResponse,
  type TicketRow,
} from './ticket.dto.js';
import { Ticket } from './ticket.entity.js';
import { readTicket, ticketList, TICKET_SQL } from './ticket.rows.js';

/** What people ask the office for (docs/specification/roles.md). */
@Injectable()
export class Tickets {
  constructor(
    private readonly scope: Scope,
    private readonly team: Colleagues,
  ) {}

  /** The reader's own; all of their world for staff and admins. */
  async list(asked: TicketQuery): Promise<Page<TicketResponse>> {
    const page = await readList<TicketRow>(this.scope, ticketList(asked), asked);
    return new Page(page.items.map(toTicket), page.nextCursor, page.total);
  }

  async read(id: string): Promise<TicketResponse> {
    const [row] = await this.scope.rows<TicketRow>(TICKET_SQL, [id]);
    return toTicket(orNotFound(row));
  }

  /** Files one in one's own name, or takes a form over: the same form again gives the same ticket. 429 past 30 in an hour. */
  async create(body: NewTicket): Promise<TicketResponse> {
    return this.scope.write(body.submissionId ? 'ticket.take_over' : 'ticket.create', async (tx) => {
      const now = this.scope.clock.now();
      const asked = body.submissionId
        ? await formQuestion(tx, body.submissionId, body, now)
        : await ownQuestion(tx, body);
      if ('known' in asked) return this.written(tx, asked.known, null);
      const id = await this.file(tx, asked, body.submissionId ? tx.actor.userId : null, body.priority);
      return this.written(tx, id, asked.userId);
    });
  }

  /** Files one within another command, such as from a chat. Gives its id. */
  async file(tx: Tx, asked: Asked, assignedTo: string | null, priority: TicketPriority = 'medium'): Promise<string> {
    const now = this.scope.clock.now();
    const id = v7();
    tx.em.create(Ticket, {
      ...asked,
      id,
      priority,
      assignedTo,
      demo: tx.actor.demo,
      status: 'open',
      waiting: true,
      lastMessageAt: now,
      createdAt: now,
    } as Ticket);
    await tx.em.flush();
    tx.changed(['support-tickets'], [id], { users: [asked.userId] });
    return id;
  }

  /** Changes what is sent. 403 for what is the office's, 409 `stale_version`, 422 `transition_forbidden`. */
  change(id: string, { status, priority, assignedTo, version }: TicketChange): Promise<TicketResponse> {
    return this.scope.write('ticket.change', async (tx) => {
      const ticket = orNotFound(await tx.em.findOne(Ticket, { id }));
      checkVersion(ticket, version);
      if (!isOffice(tx) && changesOffice(ticket, priority, assignedTo)) throw new Problem('forbidden');
      if (status) move(tx, ticket, status);
      if (isOffice(tx)) {
        if (priority) ticket.priority = priority;
        if (assignedTo !== undefined) ticket.assignedTo = await this.team.check(tx, assignedTo, 'assignedTo');
      }
      return this.written(tx, id, ticket.userId);
    });
  }

  private async written(tx: Tx, id: string, userId: string | null | undefined): Promise<TicketResponse> {
    await tx.em.flush();
    tx.about('support_ticket', id);
    tx.changed(['support-tickets'], [id], { users: [userId] });
    return toTicket(orNotFound(await readTicket(tx, id)));
  }
}

export function isOffice({ actor }: Tx): boolean {
  return actor.role === 'staff' || actor.role === 'admin';
}

/** What a GET gave and a PATCH sends back unchanged is no change. */
function changesOffice(
  ticket: Ticket,
  priority: TicketChange['priority'],
  assignedTo: TicketChange['assignedTo'],
): boolean {
  return (
    (priority !== undefined && priority !== ticket.priority) ||
    (assignedTo !== undefined && assignedTo !== ticket.assignedTo)
  );
}

function move(tx: Tx, ticket: Ticket, status: TicketStatus): void {
  if (ticket.status === status) return;
  const step = judgeMove(TICKET_TABLE, ticket.status, status, isOffice(tx) ? 'office' : 'asker');
  if (step === 'forbidden') throw new Problem('forbidden');
  if (step !== 'move') throw new Problem('transition_forbidden');
  ticket.status = status;
}
