import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { Settings } from '../../platform/config/settings.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { User } from '../accounts/user.entity.js';
import { TicketClocks } from './clock/ticket-clocks.service.js';
import { refuseHeld } from './holding.js';
import { isOffice } from './is-office.js';
import { releaseUnseen } from './release-work.js';
import { TicketMessage } from './ticket-message.entity.js';
import { quoted, ticketPage } from './ticket-page.js';
import { toTicketMessage, type TicketMessageResponse, type TicketMessageRow } from './ticket.dto.js';
import { Ticket } from './ticket.entity.js';

const COLUMNS = `m.id, m.message, m.from_office as "fromOffice", m.created_at as "createdAt",
  case when m.from_office then nullif(trim(a.first_name || ' ' || a.last_name), '') end as "authorName", o.number as "movedFromNumber"`;
/** Names and numbers are included if the reader may read them, because the policies of other tables apply too. */
const NEWEST = `select ${COLUMNS} from support_ticket_message m left join app_user a on a.id = m.author_id left join support_ticket o on o.id = m.moved_from
  where m.ticket_id = $1 order by m.created_at desc, m.id desc limit 500`;

/** The messages of a ticket after its description. */
@Injectable()
export class TicketMessages {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly clocks: TicketClocks,
  ) {}

  /** The newest 500, in the order in which they were written. 404 for a foreign ticket. */
  async list(ticketId: string): Promise<TicketMessageResponse[]> {
    return this.scope.read(async (query) => {
      orNotFound((await query('select 1 from support_ticket where id = $1', [ticketId]))[0]);
      return (await query<TicketMessageRow>(NEWEST, [ticketId])).toReversed().map(toTicketMessage);
    });
  }

  /**
   * Adds a message. The team's answer is emailed to the requester and starts the work; the requester's message reopens a solved
   * ticket. A ticket is assigned to the colleague who answers: 409 `chat_held` if another one has it, without `takeOver`. 422
   * `transition_forbidden` in a closed ticket, 429 above 120 in an hour.
   */
  async add(ticketId: string, message: string, takeOver = false): Promise<TicketMessageResponse> {
    return this.scope.write('ticket.answer', async (tx) => {
      const ticket = orNotFound(
        await tx.em.findOne(Ticket, { id: ticketId }, { lockMode: LockMode.PESSIMISTIC_WRITE }),
      );
      if (ticket.status === 'closed') throw new Problem('transition_forbidden');
      const { status, assignedTo } = ticket;
      if (isOffice(tx)) await this.hold(tx, ticket, takeOver);
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
      const next = nextStatus(ticket, row.fromOffice);
      Object.assign(ticket, { lastMessageAt: now, waiting: !row.fromOffice }, next);
      tx.compare({ status, assignedTo }, { status: ticket.status, assignedTo: ticket.assignedTo });
      if (row.fromOffice || next.status === 'open') releaseUnseen(tx, ticketId);
      await this.clocks.follow(tx, ticketId, { at: now, answered: row.fromOffice });
      if (row.fromOffice) await this.tell(tx, ticket, message);
      tx.about('support_ticket', ticketId);
      tx.changed(['support-tickets', 'support-ticket-messages'], [ticketId], { users: [ticket.userId] });
      return toTicketMessage({ ...row, authorName: null, movedFromNumber: null });
    });
  }

  /** The ticket is locked, so that of two colleagues who answer at the same time, one is asked. */
  private async hold(tx: Tx, ticket: Ticket, takeOver: boolean): Promise<void> {
    await refuseHeld(tx, ticket, takeOver);
    ticket.assignedTo = tx.actor.userId;
  }

  /**
   * Emails the answer. People with an account get a link and sign in to read it. Others get the whole text, unless they left only
   * a phone number.
   */
  private async tell(tx: Tx, ticket: Ticket, message: string): Promise<void> {
    const { id, userId, email, language, name } = ticket;
    const subject = quoted(ticket);
    const user = userId ? await tx.em.findOne(User, { id: userId }) : null;
    const reader = { channel: 'email' as const, language: user?.language ?? language };
    if (user) {
      const url = this.settings.publicUrl + ticketPage(user.userType, id);
      tx.send({
        ...reader,
        to: user.email,
        template: 'support.answered',
        params: { name: user.firstName, subject, url },
      });
    } else if (email) {
      tx.send({
        ...reader,
        to: email,
        template: 'support.answer',
        params: { name, subject, message, url: `${this.settings.publicUrl}/contact` },
      });
    }
  }
}

function nextStatus({ status }: Ticket, fromOffice: boolean): Partial<Ticket> {
  if (fromOffice && status === 'open') return { status: 'in_progress' };
  return !fromOffice && status === 'resolved' ? { status: 'open' } : {};
}
