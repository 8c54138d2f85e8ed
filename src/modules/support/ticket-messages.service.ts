import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import type { UserType } from '../../contract/roles.js';
import { Settings } from '../../platform/config/settings.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { User } from '../accounts/user.entity.js';
import { TicketMessage } from './ticket-message.entity.js';
import { toTicketMessage, type TicketMessageResponse, type TicketMessageRow } from './ticket.dto.js';
import { Ticket } from './ticket.entity.js';
import { isOffice } from './tickets.service.js';

const MESSAGES = `select m.id, m.message, m.from_office as "fromOffice", m.created_at as "createdAt"
  from support_ticket_message m where m.ticket_id = $1 order by m.created_at, m.id limit 500`;

/** What is said in a ticket after its description. */
@Injectable()
export class TicketMessages {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
  ) {}

  /** In the order in which it was written. 404 for another's ticket. */
  async list(ticketId: string): Promise<TicketMessageResponse[]> {
    return this.scope.read(async (query) => {
      orNotFound((await query('select 1 from support_ticket where id = $1', [ticketId]))[0]);
      return (await query<TicketMessageRow>(MESSAGES, [ticketId])).map(toTicketMessage);
    });
  }

  /**
   * Adds an answer. The office's goes to the asker by mail and begins the work; the asker's opens again what was resolved.
   * 422 `transition_forbidden` in a closed ticket, 429 past 120 in an hour.
   */
  async add(ticketId: string, message: string): Promise<TicketMessageResponse> {
    return this.scope.write('ticket.answer', async (tx) => {
      const ticket = orNotFound(
        await tx.em.findOne(Ticket, { id: ticketId }, { lockMode: LockMode.PESSIMISTIC_WRITE }),
      );
      if (ticket.status === 'closed') throw new Problem('transition_forbidden');
      const now = this.scope.clock.now();
      const row = {
        id: v7(),
        demo: tx.actor.demo,
        ticketId,
        authorId: orNotFound(tx.actor.userId),
        fromOffice: isOffice(tx),
        message,
        createdAt: now,
      };
      tx.em.create(TicketMessage, row as TicketMessage);
      Object.assign(ticket, { lastMessageAt: now, waiting: !row.fromOffice }, nextStatus(ticket, row.fromOffice));
      if (row.fromOffice) await this.tell(tx, ticket, message);
      tx.about('support_ticket', ticketId);
      tx.changed(['support-tickets', 'support-ticket-messages'], [ticketId], { users: [ticket.userId] });
      return toTicketMessage(row);
    });
  }

  /** Who has an account reads the answer behind the sign-in; others get it whole. */
  private async tell(tx: Tx, { id, userId, email, language, name, subject }: Ticket, message: string): Promise<void> {
    const user = userId ? await tx.em.findOne(User, { id: userId }) : null;
    const reader = { channel: 'email' as const, to: user?.email ?? email, language: user?.language ?? language };
    if (user) {
      const url = `${this.settings.publicUrl}/dashboards/${pageOf(user.userType)}/${id}`;
      tx.send({ ...reader, template: 'support.answered', params: { name: user.firstName, subject, url } });
    } else {
      tx.send({
        ...reader,
        template: 'support.answer',
        params: { name, subject, message, url: `${this.settings.publicUrl}/contact` },
      });
    }
  }
}

/** The office reads its own questions among all tickets. */
function pageOf(userType: UserType): string {
  return `${userType}/${userType === 'staff' || userType === 'admin' ? 'tickets' : 'help'}`;
}

function nextStatus({ status }: Ticket, fromOffice: boolean): Partial<Ticket> {
  if (fromOffice && status === 'open') return { status: 'in_progress' };
  return !fromOffice && status === 'resolved' ? { status: 'open' } : {};
}
