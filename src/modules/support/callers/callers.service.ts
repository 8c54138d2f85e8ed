import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { staffMay } from '../../../contract/staff-roles.js';
import { Settings } from '../../../platform/config/settings.js';
import { orNotFound, Problem } from '../../../platform/errors/problem.js';
import { checkVersion, invalidField } from '../../../platform/errors/refusals.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { User } from '../../accounts/user.entity.js';
import { refuseHeld } from '../holding.js';
import type { Asked } from '../new-ticket.js';
import { releaseUnseen } from '../release-work.js';
import { quoted, ticketPage } from '../ticket-page.js';
import { toTicket, type TicketResponse } from '../ticket.dto.js';
import { Ticket } from '../ticket.entity.js';
import { readTicket } from '../ticket.rows.js';
import { Tickets } from '../tickets.service.js';
import type { NewCallerTicket, Requester, RequesterChange } from './requester.dto.js';

type Person = Pick<Asked, 'userId' | 'name' | 'email' | 'phone' | 'language'>;
const PERSONAL = ['name', 'email', 'phone'];

/** Tickets that staff file for someone else, and their requesters. */
@Injectable()
export class Callers {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly tickets: Tickets,
  ) {}

  /** Files a ticket for a caller. It is assigned to the colleague who files it. */
  file({ subject, description, priority, ...requester }: NewCallerTicket): Promise<TicketResponse> {
    return this.scope.write('ticket.file_for', async (tx) => {
      const person = await personOf(tx, requester);
      const asked = { ...person, subject, description, submissionId: null };
      const id = await this.tickets.file(tx, asked, tx.actor.userId, { priority });
      return this.told(tx, id);
    });
  }

  /**
   * Changes the requester. The new one can read the whole ticket, which must be confirmed, and the previous one no longer can. 409
   * `chat_held` if another colleague has the ticket, as for an answer.
   */
  change(id: string, { version, confirmed, takeOver, ...requester }: RequesterChange): Promise<TicketResponse> {
    return this.scope.write('ticket.change_requester', async (tx) => {
      const ticket = orNotFound(await tx.em.findOne(Ticket, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
      checkVersion(ticket, version);
      if (ticket.mergedInto) throw new Problem('transition_forbidden');
      const held = await refuseHeld(tx, ticket, takeOver);
      const before = requesterIn(ticket);
      const person = await personOf(tx, requester);
      if (person.userId && person.userId !== before.userId && !confirmed) throw unconfirmed();
      Object.assign(ticket, person, held && { assignedTo: tx.actor.userId });
      tx.compare(before, person, PERSONAL);
      await tx.em.flush();
      if (held) releaseUnseen(tx, id);
      tx.changed(['support-tickets', 'support-ticket-messages'], [id], { users: [before.userId, person.userId] });
      return this.told(tx, id);
    });
  }

  /**
   * Emails the requester. People with an account get a link to the ticket, for which they sign in; others only get its number.
   */
  private async told(tx: Tx, id: string): Promise<TicketResponse> {
    const ticket = orNotFound(await readTicket(tx, id));
    tx.about('support_ticket', id);
    const { userId, name, email, language } = ticket;
    const user = userId ? await tx.em.findOne(User, { id: userId }) : null;
    const subject = quoted(ticket);
    if (user) {
      const url = this.settings.publicUrl + ticketPage(user.userType, id);
      const params = { name: user.firstName, subject, url };
      tx.send({ channel: 'email', to: user.email, language: user.language, template: 'support.opened', params });
    } else if (email) {
      const params = { name, subject, url: `${this.settings.publicUrl}/contact` };
      tx.send({ channel: 'email', to: email, language, template: 'support.noted', params });
    }
    return toTicket(ticket, this.scope.clock.now());
  }
}

const unconfirmed = () =>
  invalidField('confirmed', 'this person will read the whole ticket: confirm that they may', 'required');

const requesterIn = ({ userId, name, email, phone, language }: Ticket): Person => ({
  userId: userId ?? null,
  name,
  email: email ?? null,
  phone: phone ?? null,
  language,
});

/** Only colleagues who may see people can file in a person's name. 400 for a name without a way to reach it. */
async function personOf(tx: Tx, { userId, name, email, phone, language = 'en' }: Requester): Promise<Person> {
  if (userId) {
    if (tx.actor.role === 'staff' && !staffMay(tx.actor.staffRole, 'accounts')) throw new Problem('forbidden');
    const user = orNotFound(await tx.em.findOne(User, { id: userId, deletedAt: null }));
    return {
      userId,
      name: `${user.firstName} ${user.lastName}`.trim(),
      email: user.email,
      phone: user.phone ?? null,
      language: user.language,
    };
  }
  if (!name) throw invalidField('name', 'name is required without userId', 'required');
  if (!email && !phone) throw invalidField('email', 'an email or a phone number is required', 'required');
  return { userId: null, name, email: email || null, phone: phone || null, language };
}
