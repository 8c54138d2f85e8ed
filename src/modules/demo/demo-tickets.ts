import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/scope/actor.js';
import { Scope } from '../../platform/scope/scope.js';
import { TicketNotes } from '../support/team/notes.service.js';
import { TicketMessages } from '../support/ticket-messages.service.js';
import { Tickets } from '../support/tickets.service.js';
import { DEMO_TICKETS, type DemoTicket } from './demo-office.data.js';

/** Creates tickets in several states with the usual services. */
@Injectable()
export class DemoTickets {
  constructor(
    private readonly scope: Scope,
    private readonly tickets: Tickets,
    private readonly answers: TicketMessages,
    private readonly notes: TicketNotes,
  ) {}

  async ask({ staff, tenant, landlord }: { staff: Actor; tenant: Actor; landlord: Actor }): Promise<void> {
    const askers = { tenant, landlord };
    for (const ticket of DEMO_TICKETS) await this.askOne(ticket, { staff, asker: askers[ticket.by] });
  }

  private async askOne(ticket: DemoTicket, { staff, asker }: { staff: Actor; asker: Actor }): Promise<void> {
    const { subject, description, answer, reply, note, priority, tags, solved } = ticket;
    const { id } = await this.scope.as(asker, () => this.tickets.create({ subject, description }));
    if (answer) await this.scope.as(staff, () => this.answers.add(id, answer));
    if (reply) await this.scope.as(asker, () => this.answers.add(id, reply));
    await this.scope.as(staff, async () => {
      if (note) await this.notes.add(id, { text: note });
      if (priority ?? tags) await this.tickets.change(id, { priority, tags });
      if (solved) await this.tickets.change(id, { status: 'resolved' });
    });
  }
}
