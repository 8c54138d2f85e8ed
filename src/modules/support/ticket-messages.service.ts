import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { STAFF_RIGHTS } from '../../contract/staff-roles.js';
import { Settings } from '../../platform/config/settings.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { looksAfter } from '../accounts/team-work.service.js';
import { User } from '../accounts/user.entity.js';
import { TicketClocks } from './clock/ticket-clocks.service.js';
import { isOffice } from './is-office.js';
import { releaseUnseen } from './release-work.js';
import { TicketMessage } from './ticket-message.entity.js';
import { quoted, ticketPage } from './ticket-page.js';
import { toTicketMessage, type TicketMessageResponse, type TicketMessageRow } from './ticket.dto.js';
import { Ticket } from './ticket.entity.js';

const COLUMNS = `m.id, m.message, m.from_office as "fromOffice", m.created_at as "createdAt",
  case when m.from_office then nullif(trim(a.first_name || ' ' || a.last_name), '') end as "authorName", o.number as "movedFromNumber"`;
/** Names and numbers come where the reader may read them: policies of other tables hold here too. */
const NEWEST = `select ${COLUMNS} from support_ticket_message m left join app_user a on a.id = m.author_id left join support_ticket o on o.id = m.moved_from
  where m.ticket_id = $1 order by m.created_at desc, m.id desc limit 500`;
/** Whether a colleague who may still see it looks after it. */
const HELD = `select 1 from app_user u where u.id = $1 and u.id <> lw_uid() and ${looksAfter('$2')}`;

/** What is said in a ticket after its description. */
@Injectable()
export class TicketMessages {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly clocks: TicketClocks,
  ) {}

  /** The newest 500, in the order in which they were written. 404 for another's ticket. */
  async list(ticketId: string): Promise<TicketMessageResponse[]> {
    return this.scope.read(async (query) => {
      orNotFound((await query('select 1 from support_ticket where id = $1', [ticketId]))[0]);
      return (await query<TicketMessageRow>(NEWEST, [ticketId])).toReversed().map(toTicketMessage);
    });
  }

  /**
   * Adds an answer. The office's goes to the asker by mail and begins the work; the asker's opens again what was resolved.
   * The team's answer makes the ticket the answerer's: 409 `chat_held` where a colleague looks after it, without `takeOver`.
   * 422 `transition_forbidden` in a closed ticket, 429 past 120 in an hour.
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

  /** Of two answers at the same moment one is asked: the ticket is locked. */
  private async hold(tx: Tx, ticket: Ticket, takeOver: boolean): Promise<void> {
    const held = ticket.assignedTo && (await tx.rows(HELD, [ticket.assignedTo, STAFF_RIGHTS.tickets])).length > 0;
    if (held && !takeOver) throw new Problem('chat_held');
    ticket.assignedTo = tx.actor.userId;
  }

  /** Who has an account reads the answer behind the sign-in; others get it whole, unless they left a phone number alone. */
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
